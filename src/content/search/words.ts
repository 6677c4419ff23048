import type { Locale } from '../../config/locales';
import { fold } from '../alphabet';

/** A word of a text, where it stands, and the forms under which it can be found. */
export type Word = {
  readonly start: number;
  readonly end: number;
  /** As it is written, in lower case. */
  readonly written: string;
  /** By its plain letters (src/content/alphabet.ts). */
  readonly plain: string;
};

/** Letters, digits and the sign in “4×4”; apostrophes only between letters. The Hawaiian ʻokina is a letter in Unicode. */
const WORD = /[\p{L}\p{M}\p{N}×]+(?:[’'‘][\p{L}\p{M}]+)*/gu;
const PIECES = /[’'‘ʻ]/;

/** What leans on a word without belonging to it: « l’île » is « île », “Brittany’s” is “Brittany”. */
const LEANING: Record<Locale, RegExp> = {
  fr: /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu)[’'‘](?=.)/,
  en: /[’'‘]s$/,
};

/** @example wordsOf('À l’île', 'fr') → « à » and « île » */
export function wordsOf(text: string, locale: Locale): Word[] {
  return Array.from(text.matchAll(WORD), ({ 0: match, index }) => {
    const written = match.toLowerCase().replace(LEANING[locale], '');
    return { start: index, end: index + match.length, written, plain: fold(written).replaceAll('×', 'x') };
  }).filter(({ plain }) => plain !== '');
}

/**
 * Names that are written in one word here and in two there.
 * @example joinedPairs(wordsOf('Nā Pali', 'en')) → « nāpali »
 */
export function joinedPairs(words: readonly Word[]): Word[] {
  return words.slice(1).map((second, index) => {
    const first = words[index] ?? second;
    const written = first.written + second.written;
    return { start: first.start, end: second.end, written, plain: first.plain + second.plain };
  });
}

export type Stem = (word: string) => string;

/**
 * The terms under which a word stands in the index: as written, by plain letters, by its stem, and, for names such as
 * Mata’ire’a, by their parts.
 */
export function termsOf({ written, plain }: Word, stem: Stem): string[] {
  const parts = PIECES.test(written) ? written.split(PIECES).map(fold) : [];
  return [...new Set([written, plain, stem(plain), ...parts.filter((part) => part.length > 1)])];
}

/** The terms of words, each found once: a text has far fewer words than it has places for them. */
export type Terms = (word: Word) => readonly string[];

export function rememberedTerms(stem: Stem): Terms {
  const known = new Map<string, readonly string[]>();
  return (word) => {
    const terms = known.get(word.written) ?? termsOf(word, stem);
    known.set(word.written, terms);
    return terms;
  };
}

/** Words of questions that say nothing of what is looked for. They count when nothing else was typed. */
const IDLE: Record<Locale, ReadonlySet<string>> = {
  fr: new Set(
    (
      'a ai alors au aux avec avoir besoin c ca ce ces cet cette chez combien comme comment d dans de des du elle en est et etre ' +
      'eux faire fait faut il ils j je l la le les leur lui m ma mais me mes moi mon n ne nos notre nous on ou par pas peut plus ' +
      'pour pourquoi qu quand que quel quelle quelles quels qui quoi s sa sans se ses si son sont sur t ta te tes toi ton tu un une ' +
      'va vais voir vos votre vous y'
    ).split(' '),
  ),
  en: new Set(
    (
      'a about am an and are as at be best by can could did do does for from get go has have how i if in into is it its many me much ' +
      'my near need no not of on or our see should so than that the their there they this to too up was we what when where which who ' +
      'why will with without you your'
    ).split(' '),
  ),
};

/** What is looked for: idle words only where there are no others. */
export function meaningful(words: readonly Word[], locale: Locale): readonly Word[] {
  const kept = words.filter(({ plain }) => !IDLE[locale].has(plain));
  return kept.length > 0 ? kept : words;
}

/** Whether a question holds all words of a name. @example isNamed('Corée du Sud', 'palais en coree du sud', 'fr') → true */
export function isNamed(name: string, question: string, locale: Locale): boolean {
  const asked = new Set(wordsOf(question, locale).map(({ plain }) => plain));
  return wordsOf(name, locale).every(({ plain }) => asked.has(plain));
}
