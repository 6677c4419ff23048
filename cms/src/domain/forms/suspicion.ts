import { LOCALES, type Locale } from '../locales';

/** From this number of links on, a comment looks like spam. */
const MANY_LINKS = 2;

const LINK = /https?:\/\/|www\.|\[url|<a\s/gi;

export type Suspicion = 'links' | 'script' | 'trap';

const SUSPICIONS: Record<Suspicion, Record<Locale, string>> = {
  links: { fr: 'plusieurs liens', en: 'several links' },
  script: { fr: 'plusieurs écritures dans un même mot', en: 'several scripts within one word' },
  // Programs do that, and now and then the browser of a person.
  trap: { fr: 'un champ que personne ne voit est rempli', en: 'a field that nobody sees is filled in' },
};

const LATIN = /\p{Script=Latin}/u;
const LOOK_ALIKE = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;

/** Tells whether a word mixes Latin letters with look-alikes of other scripts: “раypal”. */
const isMixed = (word: string): boolean => LATIN.test(word) && LOOK_ALIKE.test(word);

/** Reasons why a comment looks like spam. Moderators then decide in the CMS; their mail has no one-click links. */
export function suspicions(text: string): Suspicion[] {
  const found: Suspicion[] = [];
  if ((text.match(LINK)?.length ?? 0) > MANY_LINKS) found.push('links');
  if (text.split(/\s+/).some(isMixed)) found.push('script');
  return found;
}

/**
 * Returns the note that a held entry carries; null when it is not held.
 * @example describeSuspicions(['links']) → 'plusieurs liens / several links'
 */
export const describeSuspicions = (found: readonly Suspicion[]): string | null =>
  found.length === 0
    ? null
    : LOCALES.map((locale) => found.map((one) => SUSPICIONS[one][locale]).join(', ')).join(' / ');
