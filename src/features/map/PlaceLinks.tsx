import { useTranslation } from 'react-i18next';
import { anchorOf } from '../../content/map/geometry';
import type { Place } from '../../content/map/places';

/** From a place to its article, to the phone's own map and to directions there. */
export function PlaceLinks({ place }: { place: Place }) {
  const { t } = useTranslation('map');
  const [longitude, latitude] = anchorOf(place.geometry);
  return (
    <ul className="map-links">
      {place.article ? (
        <li>
          <a href={place.article.path}>{place.article.title}</a>
        </li>
      ) : null}
      <li>
        <a
          href={`geo:${latitude},${longitude}?q=${latitude},${longitude}(${encodeURIComponent(place.title)})`}
        >
          {t('openInApp')}
          <span className="visually-hidden"> – {place.title}</span>
        </a>
      </li>
      <li>
        <a href={`https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`} rel="noopener">
          {t('directions')}
          <span className="visually-hidden"> – {place.title}</span>
        </a>
      </li>
    </ul>
  );
}
