import { memo } from 'react';
import type { Locale } from '../../config/locales';
import type { Place } from '../../content/map/places';
import { fileOf, FORMATS, isTakenAlone } from '../../content/map/take-along';
import type { Position } from '../../content/map-feature/types';
import { useWords } from '../../i18n/use-words';
import { takeAlongPath } from '../../routing/paths';
import { distanceText } from './distance-text';
import { LayerShape } from './LayerShape';
import * as styles from './Map.module.css';

type PlaceListProps = {
  locale: Locale;
  countryPath: string;
  places: readonly Place[];
  here: Position | undefined;
  chosenId: string | undefined;
  hoveredId: string | undefined;
  onHover: (id: string | undefined) => void;
  /** Shows a place on the map; left out where there is no map to show it on. */
  onChoose: ((id: string) => void) | undefined;
};

/** The map in words: every place, reachable by keyboard and without scripts. */
export const PlaceList = memo(function PlaceList(props: PlaceListProps) {
  const { locale, countryPath, places, here, chosenId, hoveredId, onHover, onChoose } = props;
  const t = useWords('map');
  if (places.length === 0) return <p>{t('none')}</p>;
  return (
    <ul className={styles.list} data-below>
      {places.map((place) => (
        <li
          key={place.id}
          className={styles.place}
          data-active={place.id === hoveredId || place.id === chosenId || undefined}
          onMouseEnter={() => onHover(place.id)}
          onMouseLeave={() => onHover(undefined)}
          onFocus={() => onHover(place.id)}
          onBlur={() => onHover(undefined)}
        >
          <h2 className={styles.name}>
            <LayerShape layer={place.layer} />
            {place.title}
          </h2>
          <p className={styles.kind}>
            {[
              t(`layers.${place.layer}`),
              place.region,
              here && t('fromHere', { distance: distanceText(here, place, locale) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {place.description ? <p>{place.description}</p> : null}
          <p className={styles.links}>
            {onChoose ? (
              <button type="button" className={styles.link} onClick={() => onChoose(place.id)}>
                {t('showOnMap')}
                <span className="visually-hidden">{` – ${place.title}`}</span>
              </button>
            ) : null}
            {place.article ? <a href={place.article.path}>{place.article.title}</a> : null}
            {isTakenAlone(place)
              ? FORMATS.map((format) => (
                  <a
                    key={format}
                    href={takeAlongPath(countryPath, fileOf(place, locale), format)}
                    aria-label={`${t(`formats.${format}`)} – ${place.title}`}
                  >
                    {t(`formats.${format}`)}
                  </a>
                ))
              : null}
          </p>
        </li>
      ))}
    </ul>
  );
});
