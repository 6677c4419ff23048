import type { Locale } from '../../config/locales';
import { formatNumber } from '../../i18n/numbers';

/** Walking time. @example formatDuration(150) → '2 h 30' */
export function formatDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest}\u00a0min`;
  return rest === 0 ? `${hours}\u00a0h` : `${hours}\u00a0h\u00a0${String(rest).padStart(2, '0')}`;
}

const COMPASS = {
  fr: { north: 'N', south: 'S', east: 'E', west: 'O' },
  en: { north: 'N', south: 'S', east: 'E', west: 'W' },
};

/** @example formatCoordinates({ latitude: 64.0169, longitude: -16.975 }, 'fr') → '64,017° N, 16,975° O' */
export function formatCoordinates(place: { latitude: number; longitude: number }, locale: Locale): string {
  const degrees = (value: number) => formatNumber(Math.abs(value), locale, 3);
  const { north, south, east, west } = COMPASS[locale];
  return [
    `${degrees(place.latitude)}°\u00a0${place.latitude < 0 ? south : north}`,
    `${degrees(place.longitude)}°\u00a0${place.longitude < 0 ? west : east}`,
  ].join(', ');
}
