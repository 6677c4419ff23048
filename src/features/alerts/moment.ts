import type { Locale } from '../../config/locales';

/**
 * A moment in the words of a language, in UTC, so that the build and every browser write the same.
 * @example momentWords('2026-11-30T18:00:00.000Z', 'en') → { date: '30 November 2026', hour: '18', minute: '00' }
 */
export function momentWords(moment: string, locale: Locale) {
  const date = new Date(moment);
  const [hour = '', minute = ''] = date.toISOString().slice(11, 16).split(':');
  const words = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(date);
  // The first of a month is an ordinal in French, which Intl does not know.
  return { date: locale === 'fr' ? words.replace(/^1 /, '1er ') : words, hour, minute };
}
