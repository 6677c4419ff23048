import type { Locale } from '../config/locales';

/**
 * Written out, because `Intl` takes 15 to 40 ms to format its first date, and four times as long on a phone, while React
 * hydrates the page. The tests compare every day of a year with `Intl`.
 */
const MONTHS = {
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
};

/** @param month from 1 to 12; the name is empty for any other number */
export function monthName(month: number, locale: Locale, length: 'long' | 'narrow'): string {
  const name = MONTHS[locale][month - 1] ?? '';
  return length === 'long' ? name : name.charAt(0).toUpperCase();
}

/**
 * Formats a day in UTC, so that the build and every browser write the same.
 * @param moment a day or an instant, ISO 8601
 * @throws {RangeError} if it is not a date
 * @example formatDate('2026-09-14', 'fr') → '14 septembre 2026', formatDate('2026-03-01', 'fr') → '1er mars 2026'
 */
export function formatDate(moment: string, locale: Locale): string {
  const [year, month = 0, day] = new Date(moment).toISOString().slice(0, 10).split('-').map(Number);
  // French counts only the first of a month as an ordinal.
  return `${day}${locale === 'fr' && day === 1 ? 'er' : ''} ${monthName(month, locale, 'long')} ${year}`;
}
