import type { Locale } from '../../config/locales';
import { fold } from '../alphabet';

/** A word of a text, where it stands, and the forms under which it can be found. */
export type Word = {
  readonly start: number;
  readonly end: number;
  /** The word as it is written, in lower case. */
  readonly written: string;
  /** The word in plain letters (src/content/alphabet.ts). */
  readonly plain: string;
};

/**
 * Letters, digits and the sign in “4×4”, soft hyphens and the like between them; apostrophes only between letters. The
 * Hawaiian ʻokina is a letter in Unicode.
 */
const WORD = /[\p{L}\p{M}\p{N}×\u00ad\u200b-\u200d\u2060]+(?:[’'‘][\p{L}\p{M}\u00ad\u200b-\u200d\u2060]+)*/gu;
/** Soft hyphens and marks without a width. */
const UNSEEN = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;
const PIECES = /[’'‘ʻ]/;

/** Letters that lean on a word without belonging to it: « l’île » is « île », “Brittany’s” is “Brittany”. */
const LEANING: Record<Locale, RegExp> = {
  fr: /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu)[’'‘](?=.)/,
  en: /[’'‘]s$/,
};

type Forms = Pick<Word, 'written' | 'plain'>;

/** The forms of words, each found once: an index looks at tens of thousands of places for a few thousand words. */
const known: Record<Locale, Map<string, Forms>> = { fr: new Map(), en: new Map() };

/** @example wordsOf('À l’île', 'fr') → « à » and « île » */
export function wordsOf(text: string, locale: Locale): Word[] {
  const words: Word[] = [];
  for (const { 0: match, index } of text.matchAll(WORD)) {
    const { written, plain } = known[locale].get(match) ?? formsOf(match, locale);
    if (plain !== '') words.push({ start: index, end: index + match.length, written, plain });
  }
  return words;
}

function formsOf(match: string, locale: Locale): Forms {
  const written = match.toLowerCase().replace(UNSEEN, '').replace(LEANING[locale], '');
  const forms = { written, plain: fold(written).replaceAll('×', 'x') };
  known[locale].set(match, forms);
  return forms;
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

/** Picks the words that are looked for: idle words only if there are no others. */
export function meaningful(words: readonly Word[], idle: ReadonlySet<string>): readonly Word[] {
  const kept = words.filter(({ plain }) => !idle.has(plain));
  return kept.length > 0 ? kept : words;
}

/**
 * Checks whether a question holds all words of a name.
 * @example isNamed('Corée du Sud', 'palais en coree du sud', 'fr') → true
 */
export function isNamed(name: string, question: string, locale: Locale): boolean {
  const asked = new Set(wordsOf(question, locale).map(({ plain }) => plain));
  return wordsOf(name, locale).every(({ plain }) => asked.has(plain));
}
