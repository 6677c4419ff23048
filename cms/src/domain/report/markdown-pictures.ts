import { proseOf } from '../prose';

export type MarkdownPicture = {
  alternative: string;
  /** Address of the picture as the text has it: `/uploads/geysir_1a2b.jpg`; empty where none was written. */
  source: string;
};

const PICTURE = /!\[((?:\\.|[^\]\\]){0,2000})\](?:\(\s*<?([^\s)>]+|(?=[)>]))|\[([^\]\n]*)\])/g;
const DEFINITION = /^ {0,3}\[([^\]\n]+)\]:\s*<?([^\s>]+)/gm;

/**
 * The pictures of a Markdown text.
 * @example markdownPictures('![Geysir](/uploads/g.jpg)') → [{ alternative: 'Geysir', source: '/uploads/g.jpg' }]
 */
export function markdownPictures(text: string): MarkdownPicture[] {
  const prose = proseOf(text);
  const named = new Map(
    [...prose.matchAll(DEFINITION)].map(([, name = '', source = '']) => [name.toLowerCase(), source]),
  );
  return [...prose.matchAll(PICTURE)].flatMap(([, alternative = '', source, name]) => {
    const address = source ?? named.get((name || alternative).toLowerCase());
    return address === undefined ? [] : [{ alternative: alternative.trim(), source: address }];
  });
}
