import type { Query, QueryCombination, SearchOptions } from 'minisearch';
import { joinedPairs, type Stem, type Word } from './words';

/** MiniSearch takes each term as it is: texts are cut into words beforehand. */
const AS_GIVEN: SearchOptions = { tokenize: (term) => [term], processTerm: (term) => term };
/** A word of at least this many letters also finds longer words that begin with it. */
const PREFIX_FROM = 3;
/** Weights of a match: with the word as typed, its plain letters, its stem, or two letters exchanged. */
const WEIGHTS = { written: 1.5, plain: 1, stem: 0.7, swapped: 0.5 };
/** Shorter words are not corrected. */
const LONG = 5;
const SWAPPED_FROM = 4;

/** Every word must be found: as typed, in another form, or as the beginning of a longer word; two may be one word. */
export function strictQuery(words: readonly Word[], stem: Stem): Query {
  const readings = joinedPairs(words).map((pair, at) => [
    ...words.slice(0, at),
    pair,
    ...words.slice(at + 2),
  ]);
  return anyOf([words, ...readings].map((reading) => allOf(reading, stem)));
}

function allOf(words: readonly Word[], stem: Stem): Query {
  return {
    combineWith: 'AND',
    queries: words.map(({ written, plain }) =>
      anyOf([
        ...(written === plain ? [] : [oneTerm(written, WEIGHTS.written)]),
        oneTerm(plain, WEIGHTS.plain, { prefix: plain.length >= PREFIX_FROM }),
        oneTerm(stem(plain), WEIGHTS.stem),
      ]),
    ),
  };
}

/**
 * Words may differ by letters: by one from five letters on, by two from eight; two that have changed places count as one.
 * @param combineWith whether every word must be found, or any
 */
export function looseQuery(words: readonly Word[], stem: Stem, combineWith: 'AND' | 'OR'): Query {
  const looked = combineWith === 'OR' ? [...words, ...joinedPairs(words)] : words;
  return {
    combineWith,
    queries: looked.map(({ plain }) =>
      anyOf([
        oneTerm(plain, WEIGHTS.plain, { prefix: plain.length >= PREFIX_FROM, fuzzy: edits(plain) }),
        oneTerm(stem(plain), WEIGHTS.stem),
        ...swaps(plain).map((term) => oneTerm(term, WEIGHTS.swapped)),
      ]),
    ),
  };
}

/** Returns how many letters may differ in a word. */
export function edits({ length }: string): number {
  if (length < LONG) return 0;
  return length < 8 ? 1 : 2;
}

/** A word with two neighbours changed about, each time others. @example swaps('vki') → ['kvi', 'vik'] */
export function swaps(word: string): string[] {
  if (word.length < SWAPPED_FROM) return [];
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );
}

function anyOf(queries: Query[]): Query {
  return { combineWith: 'OR', queries };
}

function oneTerm(term: string, weight: number, options: SearchOptions = {}): QueryCombination {
  return { ...AS_GIVEN, ...options, boostTerm: () => weight, queries: [term] };
}
