import type { Locale } from '../../config/locales';
import { fold } from '../alphabet';
import type { Piece } from './types';
import { wordsOf, type Terms } from './words';

/** Number of sentences that are searched word by word. */
const MOST_LIKELY = 4;

export type Marker = {
  readonly locale: Locale;
  readonly termsOf: Terms;
  /** The terms that the search has found. */
  readonly found: ReadonlySet<string>;
};

/** A text in pieces, of which those are marked that an answer found. */
export function marked(text: string, marker: Marker): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { start, end } of hitsIn(text, marker)) {
    if (start > at) pieces.push({ text: text.slice(at, start), isMarked: false });
    pieces.push({ text: text.slice(start, end), isMarked: true });
    at = end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isMarked: false });
  return pieces;
}

/** A text cut into sentences, with their plain letters to look through: cutting words takes too long for every key. */
export type Sentences = readonly { readonly text: string; readonly plain: string }[];

export function readSentences(text: string): Sentences {
  return sentencesOf(text).map((sentence) => ({ text: sentence, plain: fold(sentence) }));
}

/** The first of the sentences that hold the most of the words looked for; none when no sentence holds one. */
export function bestSentence(sentences: Sentences, marker: Marker): string | undefined {
  const terms = [...marker.found];
  const likely = sentences
    .map(({ text, plain }) => ({ text, likeness: terms.filter((term) => plain.includes(term)).length }))
    .filter(({ likeness }) => likeness > 0)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, MOST_LIKELY);
  let best: string | undefined;
  let most = 0;
  for (const { text } of likely) {
    const count = new Set(hitsIn(text, marker).map(({ term }) => term)).size;
    if (count > most) [best, most] = [text, count];
  }
  return best;
}

/** @example sentencesOf('One. Two!') → ['One.', 'Two!'] */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?…][»”’)]?)\s+(?=[\p{Lu}\p{N}«“‘(])|\n+/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}

function hitsIn(text: string, { locale, termsOf, found }: Marker) {
  return wordsOf(text, locale).flatMap((word) => {
    const term = termsOf(word).find((each) => found.has(each));
    return term === undefined ? [] : [{ ...word, term }];
  });
}
