import type { Message } from './message';

/** The name of an entry in messages: its title and its language. */
export type EntryName = {
  title: string;
  locale: string;
};

/**
 * Puts the entry's name before each fault.
 * @example nameFaults({ title: 'Geysir', locale: 'fr' }, [{ fr: 'slug pris', en: 'slug taken' }])
 *   → { fr: '« Geysir » (fr) : slug pris', en: '“Geysir” (fr): slug taken' }
 */
export function nameFaults({ title, locale }: EntryName, faults: readonly Message[]): Message {
  return {
    fr: `« ${title} » (${locale}) : ${faults.map(({ fr }) => fr).join(' ; ')}`,
    en: `“${title}” (${locale}): ${faults.map(({ en }) => en).join('; ')}`,
  };
}
