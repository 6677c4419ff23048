import type { Locale } from '../config/locales';

/**
 * As `Intl` has them, and the tests hold them to it. `Intl` itself takes 15 to 40 ms to write its first date (docs/fast.md): a
 * tenth of a second of a slow phone, while it takes the page over.
 */
const MONTHS = {
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
};

/** @param month from 1 to 12; there is no name for others */
export function monthName(month: number, locale: Locale, length: 'long' | 'narrow'): string {
  const name = MONTHS[locale][month - 1] ?? '';
  return length === 'long' ? name : name.charAt(0).toUpperCase();
}

/**
 * A day in the words of a language, in UTC, so that the build and every browser write the same.
 * @param moment a day or an instant, ISO 8601
 * @throws {RangeError} for what is no date
 * @example formatDate('2026-09-14', 'fr') → '14 septembre 2026', formatDate('2026-03-01', 'fr') → '1er mars 2026'
 */
export function formatDate(moment: string, locale: Locale): string {
  const [year, month = 0, day] = new Date(moment).toISOString().slice(0, 10).split('-').map(Number);
  // The first of a month is the one day that French counts as an ordinal.
  return `${day}${locale === 'fr' && day === 1 ? 'er' : ''} ${monthName(month, locale, 'long')} ${year}`;
}
