import type { Locale } from '../../config/locales';
import { anchorOf, distanceKm } from '../../content/map/geometry';
import type { Place } from '../../content/map/places';
import type { Position } from '../../content/map-feature/types';
import { formatNumber } from '../../i18n/numbers';

/** As the crow flies: `850 m`, `3.4 km`, `120 km`. */
export function distanceText(here: Position, place: Pick<Place, 'geometry'>, locale: Locale): string {
  return kilometresText(distanceKm(here, anchorOf(place.geometry)), locale);
}

/** @example kilometresText(3.42, 'fr') → '3,4 km' */
export function kilometresText(km: number, locale: Locale): string {
  const [value, unit, digits] = km < 1 ? [Math.round(km * 100) * 10, 'm', 0] : [km, 'km', km < 10 ? 1 : 0];
  return `${formatNumber(value, locale, digits)}\u00a0${unit}`;
}
