import { useId, useState } from 'react';
import { TILES } from '../../config/map';
import { MAP_LAYERS } from '../../config/taxonomy';
import { alphabetically } from '../../content/alphabet';
import { countLayers, SORTS, type Place } from '../../content/map/places';
import { useWords } from '../../i18n/use-words';
import { LayerShape } from './LayerShape';
import type { MapState } from './map-state';
import * as styles from './Map.module.css';
import type { HereState } from './useHere';

type MapFiltersProps = {
  places: readonly Place[];
  shownCount: number;
  /** True when no place matches the text exactly, and the places that are shown come close. */
  areClose: boolean;
  isHydrated: boolean;
  state: MapState;
  onChange: (change: Partial<MapState>) => void;
  hereState: HereState;
  onAskHere: () => void;
  hasTiles: boolean;
  onTiles: (isOn: boolean) => void;
};

/** React 18 does not know the attribute. */
const ASLEEP = { inert: '' };

/**
 * Shows the choice of places and of their order; “near me”; and the tiles of others, which ask before they load. It
 * stands in the page from the beginning, so that the list does not move when it comes to life, and is not shown where
 * there are no scripts.
 */
export function MapFilters(props: MapFiltersProps) {
  const {
    places,
    shownCount,
    areClose,
    isHydrated,
    state,
    onChange,
    hereState,
    onAskHere,
    hasTiles,
    onTiles,
  } = props;
  const t = useWords('map');
  const id = useId();
  const counts = countLayers(places);
  const regions = [...new Set(places.flatMap(({ region }) => region ?? []))].sort(alphabetically);
  return (
    <div className={styles.filters} role="search" {...(isHydrated ? undefined : ASLEEP)}>
      <div className={styles.field}>
        <label htmlFor={`${id}-text`}>{t('search')}</label>
        <input
          id={`${id}-text`}
          type="search"
          autoComplete="off"
          value={state.text}
          onChange={({ target }) => onChange({ text: target.value })}
        />
      </div>
      <fieldset className={styles.layers}>
        <legend>{t('layersTitle')}</legend>
        {MAP_LAYERS.filter((layer) => counts[layer] > 0).map((layer) => (
          <label key={layer} className={styles.layer}>
            <input
              type="checkbox"
              checked={state.layers.has(layer)}
              onChange={({ target }) => {
                const layers = new Set(state.layers);
                if (target.checked) layers.add(layer);
                else layers.delete(layer);
                onChange({ layers });
              }}
            />
            <LayerShape layer={layer} />
            {`${t(`layers.${layer}`)} (${counts[layer]})`}
          </label>
        ))}
      </fieldset>
      <div className={styles.pair}>
        {regions.length > 1 ? (
          <div className={styles.field}>
            <label htmlFor={`${id}-region`}>{t('region')}</label>
            <select
              id={`${id}-region`}
              value={state.region ?? ''}
              onChange={({ target }) => onChange({ region: target.value || null })}
            >
              <option value="">{t('allRegions')}</option>
              {regions.map((region) => (
                <option key={region}>{region}</option>
              ))}
            </select>
          </div>
        ) : null}
        <div className={styles.field}>
          <label htmlFor={`${id}-sort`}>{t('sort')}</label>
          <select
            id={`${id}-sort`}
            value={state.sort}
            onChange={({ target }) =>
              onChange({ sort: SORTS.find((each) => each === target.value) ?? 'name' })
            }
          >
            {SORTS.filter((sort) => sort !== 'distance' || hereState === 'known').map((sort) => (
              <option key={sort} value={sort}>
                {t(`sorts.${sort}`)}
              </option>
            ))}
          </select>
        </div>
      </div>
      <p className={styles.actions}>
        <button type="button" className={styles.button} onClick={onAskHere} disabled={hereState === 'asking'}>
          {t('nearMe')}
        </button>
        <TilesSwitch isOn={hasTiles} onChange={onTiles} />
      </p>
      <p role="status" className={styles.status}>
        {t(areClose ? 'shownClose' : 'shown', { count: shownCount })}
        {hereState === 'unknown' || hereState === 'known' ? null : ` ${t(`hereStates.${hereState}`)}`}
      </p>
    </div>
  );
}

/** Switches map tiles on. Visitors are told first that another company's server will see their requests. */
function TilesSwitch({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  const t = useWords('map');
  const [isAsking, setAsking] = useState(false);
  if (!isAsking)
    return (
      <button
        type="button"
        className={styles.button}
        aria-pressed={isOn}
        onClick={() => (isOn ? onChange(false) : setAsking(true))}
      >
        {t('tiles.switch')}
      </button>
    );
  const answer = (isYes: boolean) => {
    setAsking(false);
    onChange(isYes);
  };
  return (
    <span className={styles.question} role="group" aria-label={t('tiles.switch')}>
      <span>{t('tiles.question', { host: new URL(TILES.origin).hostname })}</span>
      <button type="button" className={styles.button} onClick={() => answer(true)}>
        {t('tiles.yes')}
      </button>
      <button type="button" className={styles.button} onClick={() => answer(false)}>
        {t('tiles.no')}
      </button>
    </span>
  );
}
