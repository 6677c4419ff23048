import type { Message } from './message';

/** A message stays readable. */
const MOST = 5;

/** The entries that others are given, as a sentence calls them. */
const CALLED = {
  author: { fr: 'cette signature', en: 'this author' },
  region: { fr: 'cette région', en: 'this region' },
} as const satisfies Record<string, Message>;

export type Given = keyof typeof CALLED;

/**
 * Finds out whether an author or a region may go: entries that have it would lose it without a word.
 * @param users titles of the entries that have it, in one language
 */
export function useFaults(given: Given, users: readonly string[]): Message[] {
  if (users.length === 0) return [];
  const one = users.length === 1;
  const shown = users.slice(0, MOST).join(', ') + (users.length > MOST ? ' …' : '');
  return [
    {
      fr: `${CALLED[given].fr} est celle de ${one ? '1 entrée' : `${String(users.length)} entrées`} (${shown})\u202f; donnez-${one ? 'lui' : 'leur'}-en une autre d’abord, et publiez`,
      en: `${one ? '1 entry has' : `${String(users.length)} entries have`} ${CALLED[given].en} (${shown}); choose another there first, and publish`,
    },
  ];
}
