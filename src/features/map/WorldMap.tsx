import { useMemo, useState } from 'react';
import type { MapFrame } from '../../config/base-maps';
import type { Locale } from '../../config/locales';
import type { Place } from '../../content/map/places';
import { useWords } from '../../i18n/use-words';
import { MapDoor } from './MapDoor';

type WorldMapProps = {
  locale: Locale;
  countries: readonly {
    readonly id: string;
    readonly name: string;
    readonly path: string;
    readonly frame: MapFrame | null;
  }[];
};

/** The map is cut in the middle of the Pacific, where there are no destinations. */
const WORLD: MapFrame = { west: -168, south: -48, east: 168, north: 72 };

/** Shows the destinations on a map; each marker leads to its country's page. */
export function WorldMap({ locale, countries }: WorldMapProps) {
  const t = useWords('map');
  const [selectedId, select] = useState<string>();
  const places = useMemo(() => countries.flatMap(placeOf), [countries]);
  return (
    <MapDoor
      locale={locale}
      label={t('world')}
      baseMap="world"
      frame={WORLD}
      places={places}
      selectedId={selectedId}
      onSelect={select}
    />
  );
}

function placeOf({ id, name, path, frame }: WorldMapProps['countries'][number]): Place[] {
  if (!frame) return [];
  const { west, south, east, north } = frame;
  return [
    {
      id,
      title: name,
      layer: 'points_interet',
      geometry: { type: 'Point', coordinates: [(west + east) / 2, (south + north) / 2] },
      description: null,
      isSchematic: false,
      isArea: true,
      region: null,
      article: { path, title: name, picture: null },
    },
  ];
}
