import type { Locale } from '../../src/config/locales';
import { fold } from '../../src/content/alphabet';
import { wordsOf } from '../../src/content/search/words';
import { randomNumbers } from '../lib/random';

export type Kind =
  'exact' | 'accents dropped' | 'singular or plural' | 'one typo, two words' | 'one typo, one word';
/** A question, and the title that it is made from. */
export type KnownItem = { readonly question: string; readonly title: string };

/** Words shorter than this are not misspelt: what is left of them could be anything. */
const LONG = 5;

/**
 * Questions for titles: the two rarest words of each, as they are written, without accents, in the other number, and with
 * a letter that is wrong, missing, too many or in the place of its neighbour.
 */
export function knownItems(titles: readonly string[], locale: Locale, seed = 7): Record<Kind, KnownItem[]> {
  const random = randomNumbers(seed);
  const rare = rarest(titles, locale);
  const questions: Record<Kind, KnownItem[]> = {
    exact: [],
    'accents dropped': [],
    'singular or plural': [],
    'one typo, two words': [],
    'one typo, one word': [],
  };
  for (const title of titles) {
    const words = rare(title);
    const [first = ''] = words;
    const add = (kind: Kind, question: string) => questions[kind].push({ question, title });
    add('exact', words.join(' '));
    add('accents dropped', fold(words.join(' ')));
    add('singular or plural', [otherNumber(first, locale), ...words.slice(1)].join(' '));
    if (first.length < LONG) continue;
    add('one typo, two words', [misspelt(first, random), ...words.slice(1)].join(' '));
    add('one typo, one word', misspelt(first, random));
  }
  return questions;
}

/** The two rarest words of a title, the rarest first. */
function rarest(titles: readonly string[], locale: Locale): (title: string) => string[] {
  const counts = new Map<string, number>();
  for (const title of titles)
    for (const word of new Set(wordsOf(title, locale).map(({ plain }) => plain)))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  return (title) =>
    wordsOf(title, locale)
      .filter(({ plain }) => plain.length > 2)
      .sort(
        (a, b) => (counts.get(a.plain) ?? 0) - (counts.get(b.plain) ?? 0) || b.plain.length - a.plain.length,
      )
      .slice(0, 2)
      .map(({ written }) => written);
}

function otherNumber(word: string, locale: Locale): string {
  if (/(?:[sx]|eaux)$/.test(word)) return word.replace(/x$|s$/, '');
  return locale === 'fr' && word.endsWith('eau') ? `${word}x` : `${word}s`;
}

/** The first letter stays: people get it right. */
function misspelt(word: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (word.length - 2));
  const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
  const other = 'aeiorstln'.charAt(Math.floor(random() * 9));
  const wrongs = [
    before + (other === letter ? 'u' : other) + after,
    before + after,
    before + letter + letter + after,
    before + after.charAt(0) + letter + after.slice(1),
  ];
  return wrongs[Math.floor(random() * wrongs.length)] ?? word;
}
