import type { Locale } from '../../config/locales';
import { formatDate } from '../../i18n/dates';

/**
 * A moment in the words of a language, in UTC, so that the build and every browser write the same.
 * @example momentWords('2026-11-30T18:00:00.000Z', 'en') → { date: '30 November 2026', hour: '18', minute: '00' }
 */
export function momentWords(moment: string, locale: Locale) {
  const [hour = '', minute = ''] = new Date(moment).toISOString().slice(11, 16).split(':');
  return { date: formatDate(moment, locale), hour, minute };
}
