import type { Locale } from '../../config/locales';

export type Month = Queries.CountryPageFragment['climate'][number];

/** @example whole(83.4, 'fr') → '83' */
export function whole(value: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 0 })
    .format(Math.round(value) || 0)
    .replace('-', '−');
}

/** @example degrees(-2, 'fr') → '−2°' */
export function degrees(value: number, locale: Locale): string {
  return `${whole(value, locale)}°`;
}

/** @param month from 1 */
export function monthName(month: number, locale: Locale, length: 'long' | 'short' | 'narrow'): string {
  const name = new Intl.DateTimeFormat(locale, { month: length, timeZone: 'UTC' });
  return name.format(new Date(Date.UTC(2026, month - 1, 1)));
}
