import { readMarkdown } from '../markdown';
import { passagesOf } from '../passages';
import { breachAt } from '../pieces';
import type { Rule } from '../types';

const LIMIT = 140;

/** Returns what is wrong with an alternative text, or undefined. */
export function alternativeFault(text: string): string | undefined {
  const length = [...text].length;
  if (text.trim() === '') return 'the picture has no alternative text';
  if (length > LIMIT)
    return `the alternative text has ${String(length)} characters; at most ${String(LIMIT)}`;
  return undefined;
}

/** Every picture says what is seen, in either language: in media.yaml, and where a text shows it. */
export const checkPictures: Rule = (world) =>
  passagesOf(world).flatMap((passage) => {
    if (passage.kind === 'field') return [];
    const { kind, text } = passage;
    const pieces = kind === 'alternative' ? [{ line: 1, text }] : readMarkdown(text).alternatives;
    return pieces.flatMap((piece) => {
      const fault = alternativeFault(piece.text);
      return fault === undefined ? [] : [breachAt(passage, piece, fault)];
    });
  });
