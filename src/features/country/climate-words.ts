import type { Locale } from '../../config/locales';
import { formatNumber } from '../../i18n/numbers';

export type Month = Queries.CountryPageFragment['climate'][number];

/** @example whole(83.4, 'fr') → '83' */
export function whole(value: number, locale: Locale): string {
  return formatNumber(value, locale, 0);
}

/** @example degrees(-2, 'fr') → '−2°' */
export function degrees(value: number, locale: Locale): string {
  return `${whole(value, locale)}°`;
}
