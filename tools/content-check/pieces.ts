import { type Piece, readMarkdown } from './markdown';
import type { Passage } from './passages';
import type { Problem } from './types';

/** Every piece of prose of a passage: all of a plain field; paragraphs, captions and so on of a Markdown text. */
export function piecesOf({ kind, text }: Passage): Piece[] {
  if (kind === 'field' || kind === 'alternative') return [{ line: 1, text }];
  const { prose, alternatives, captions } = readMarkdown(text);
  return [...prose, ...alternatives, ...captions];
}

/** A breach in a piece of a passage. @param index where in the piece's text; its line breaks are counted */
export function breachAt(passage: Passage, piece: Piece, message: string, index = 0): Problem {
  const breaks = piece.text.slice(0, index).split('\n').length - 1;
  return { ...passage.placeAt(piece.line + breaks), message };
}
