import { useEffect, useMemo, useState } from 'react';
import type { BaseMapName, MapFrame } from '../../config/base-maps';
import type { Locale } from '../../config/locales';
import { filterPlaces, sortPlaces, type Place } from '../../content/map/places';
import { useWords } from '../../i18n/use-words';
import { useHydrated } from '../../ui';
import { chosenPlace } from './chosen-place';
import * as styles from './Map.module.css';
import { MapDoor } from './MapDoor';
import { MapFilters } from './MapFilters';
import { PlaceList } from './PlaceList';
import { useHere } from './useHere';
import { useMapState } from './useMapState';
import { usePlaceSearch } from './usePlaceSearch';

type MapExplorerProps = {
  locale: Locale;
  country: { readonly name: string; readonly path: string };
  baseMap: BaseMapName;
  frame: MapFrame;
  places: readonly Place[];
};

/**
 * All places of a country, on a map and in a list that say the same: what is filtered, sorted, hovered or chosen in one
 * is so in the other. Without scripts the list and a still map are there.
 */
export function MapExplorer({ locale, country, baseMap, frame, places }: MapExplorerProps) {
  const t = useWords('map');
  const isHydrated = useHydrated();
  const [state, change] = useMapState();
  const [hoveredId, setHovered] = useState<string>();
  const [hasTiles, setTiles] = useState(false);
  const { here, state: hereState, ask } = useHere();
  const { layers, text, region, sort } = state;
  const chosen = chosenPlace(places, state.chosen);
  const choose = (id: string | undefined) =>
    change({ chosen: places.find((place) => place.id === id)?.shortId ?? id });
  // An address that names the place in another way is made one that lasts.
  const lasting = places.find(({ id }) => id === chosen)?.shortId;
  useEffect(() => {
    if (lasting !== undefined && lasting !== state.chosen) change({ chosen: lasting });
  }, [lasting, state.chosen, change]);
  const { ids, areClose } = usePlaceSearch(places, text, locale);
  const shown = useMemo(() => {
    // Before the search is there, a place is found by the letters of its words.
    const left = filterPlaces(places, { layers, text: ids ? '' : text, region });
    return sortPlaces(ids ? left.filter(({ id }) => ids.has(id)) : left, sort, here);
  }, [places, layers, text, ids, region, sort, here]);
  return (
    <div className={styles.explorer}>
      <div className={styles.side}>
        <MapFilters
          places={places}
          shownCount={shown.length}
          areClose={areClose}
          isHydrated={isHydrated}
          state={state}
          onChange={change}
          hereState={hereState}
          onAskHere={() => {
            ask();
            change({ sort: 'distance' });
          }}
          hasTiles={hasTiles}
          onTiles={setTiles}
        />
        <PlaceList
          locale={locale}
          countryPath={country.path}
          places={shown}
          here={here}
          chosenId={chosen}
          hoveredId={hoveredId}
          onHover={setHovered}
          onChoose={isHydrated ? choose : undefined}
        />
      </div>
      <div className={styles.sticky}>
        <MapDoor
          locale={locale}
          label={t('mapOf', { country: country.name })}
          baseMap={baseMap}
          frame={frame}
          places={shown}
          selectedId={chosen}
          hoveredId={hoveredId}
          here={here}
          hasTiles={hasTiles}
          onSelect={choose}
          onHover={setHovered}
        />
      </div>
    </div>
  );
}
