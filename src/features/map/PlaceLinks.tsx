import { anchorOf, nearTo } from '../../content/map/geometry';
import type { Place } from '../../content/map/places';
import { useWords } from '../../i18n/use-words';

/** From a place to its article, to the phone's own map and to directions there. */
export function PlaceLinks({ place }: { place: Place }) {
  const t = useWords('map');
  const [longitude, latitude] = anchorOf(place.geometry);
  // A map across the 180th meridian counts on.
  const at = `${latitude},${nearTo(0, longitude)}`;
  const ways = [
    { href: `geo:${at}?q=${at}(${encodeURIComponent(place.title)})`, text: t('openInApp') },
    { href: `https://www.openstreetmap.org/directions?to=${encodeURIComponent(at)}`, text: t('directions') },
  ];
  return (
    <ul className="map-links">
      {place.article ? (
        <li>
          <a href={place.article.path}>{place.article.title}</a>
        </li>
      ) : null}
      {(place.isArea ? [] : ways).map(({ href, text }) => (
        <li key={href}>
          <a href={href} rel="noopener">
            {text}
            <span className="visually-hidden">{` – ${place.title}`}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
