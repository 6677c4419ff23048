import { useEffect, useMemo, useState } from 'react';
import type { BaseMapName, MapFrame } from '../../config/base-maps';
import type { Locale } from '../../config/locales';
import { AROUND } from '../../config/map';
import { nearest, type Place } from '../../content/map/places';
import type { Position } from '../../content/map-feature/types';
import { useWords } from '../../i18n/use-words';
import { mapDataPath, mapPath } from '../../routing/paths';
import * as styles from './Map.module.css';
import { MapDoor } from './MapDoor';

export type FetchedMapProps = {
  locale: Locale;
  country: { readonly name: string; readonly path: string; readonly hasMap: boolean };
  baseMap: BaseMapName;
  frame: MapFrame;
  /** Shows only places near this one. */
  around?: Position;
  /** A track that is drawn on top, stretch by stretch. */
  lines?: readonly (readonly Position[])[] | undefined;
  mark?: Position | undefined;
  /** Shows no other places than what the page is about. */
  isBare?: boolean;
};

/** A country's map inside another page: its places are fetched with it, and its own page, if it has one, is a link away. */
export function FetchedMap(props: FetchedMapProps) {
  const { locale, country, baseMap, frame, around, lines, mark = around, isBare = false } = props;
  const t = useWords('map');
  const [selectedId, select] = useState<string>();
  const [all, fetchPlaces] = usePlaces(country.path);
  const places = useMemo(
    () =>
      isBare ? NONE : around ? nearest(all, around, AROUND.places, AROUND.km).map(({ place }) => place) : all,
    [all, around, isBare],
  );
  return (
    <>
      <MapDoor
        locale={locale}
        label={t('mapOf', { country: country.name })}
        baseMap={baseMap}
        frame={around ? frameAround(around) : frame}
        places={places}
        mark={mark}
        lines={lines}
        selectedId={selectedId}
        onSelect={select}
        onOpen={fetchPlaces}
      />
      {country.hasMap ? (
        <p className={styles.whole}>
          <a href={mapPath(country.path)}>{t('wholeMap', { country: country.name })}</a>
        </p>
      ) : null}
    </>
  );
}

const NONE: readonly Place[] = [];
const DEGREE_KM = 111;

function frameAround([longitude, latitude]: Position): MapFrame {
  const [y, x] = [
    AROUND.km / 2 / DEGREE_KM,
    AROUND.km / 2 / DEGREE_KM / Math.cos((latitude * Math.PI) / 180),
  ];
  return { west: longitude - x, south: latitude - y, east: longitude + x, north: latitude + y };
}

/** The places of a country, once they are asked for; without them the map still shows where the country is. */
function usePlaces(countryPath: string): [readonly Place[], () => void] {
  const [places, setPlaces] = useState<readonly Place[]>([]);
  const [isAsked, ask] = useState(false);
  useEffect(() => {
    if (!isAsked) return undefined;
    const controller = new AbortController();
    fetch(mapDataPath(countryPath), { signal: controller.signal })
      .then((response) => response.json())
      .then((found: readonly Place[]) => setPlaces(found))
      .catch(() => undefined);
    return () => controller.abort();
  }, [countryPath, isAsked]);
  return [places, useMemo(() => () => ask(true), [])];
}
