import { readMarkdown } from '../markdown';
import { type Passage, passagesOf } from '../passages';
import { formatPlace } from '../place';
import type { Place, Problem, Rule } from '../types';

/** Shorter texts may well be said twice. */
const LONG = 80;

/** A text in which only words and signs count. */
const normalise = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();

function paragraphsOf(passage: Passage): { text: string; place: Place }[] {
  if (passage.kind === 'alternative') return [];
  const { kind, text, placeAt } = passage;
  const pieces = kind === 'field' ? [{ line: 1, text }] : readMarkdown(text).prose;
  return pieces.map((piece) => ({ text: normalise(piece.text), place: placeAt(piece.line) }));
}

/** No paragraph of more than 80 characters stands twice in a language. */
export const checkRepeats: Rule = (world) => {
  const first = new Map<string, Place>();
  return passagesOf(world).flatMap((passage) =>
    paragraphsOf(passage).flatMap(({ text, place }): Problem[] => {
      if ([...text].length <= LONG) return [];
      const name = `${passage.locale} ${text}`;
      const earlier = first.get(name);
      first.set(name, earlier ?? place);
      if (earlier === undefined) return [];
      return [
        { ...place, message: `the same paragraph is in ${formatPlace(earlier)}: "${text.slice(0, 40)}…"` },
      ];
    }),
  );
};
