import type { Locale } from '../config/locales';

const TERRITORY = { fr: 'fr-FR', en: 'en-GB' } as const;

/**
 * A day in the words of a language, in UTC, so that the build and every browser write the same.
 * @param moment a day or an instant, ISO 8601
 * @example formatDate('2026-09-14', 'fr') → '14 septembre 2026', formatDate('2026-03-01', 'fr') → '1er mars 2026'
 */
export function formatDate(moment: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(TERRITORY[locale], { dateStyle: 'long', timeZone: 'UTC' });
  const date = format.format(new Date(moment));
  // The first of a month is the one day that French counts as an ordinal, which Intl does not know.
  return locale === 'fr' ? date.replace(/^1 /, '1er ') : date;
}
