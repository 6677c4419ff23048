export interface MarkdownPicture {
  alternative: string;
  /** As written: `/uploads/geysir_1a2b.jpg`. */
  source: string;
}

/** Code shows pictures as they are written, and shows none of them. */
const CODE = /^(`{3,}|~{3,})[\s\S]*?^\1|(`+)[^`\n]+\2/gm;
const PICTURE = /!\[((?:\\.|[^\]\\])*)\](?:\(\s*<?([^\s)>]+)|\[([^\]\n]*)\])/g;
const DEFINITION = /^ {0,3}\[([^\]\n]+)\]:\s*<?([^\s>]+)/gm;

/**
 * The pictures of a Markdown text.
 * @example markdownPictures('![Geysir](/uploads/g.jpg)') → [{ alternative: 'Geysir', source: '/uploads/g.jpg' }]
 */
export function markdownPictures(text: string): MarkdownPicture[] {
  const prose = text.replace(CODE, '');
  const named = new Map(
    [...prose.matchAll(DEFINITION)].map(([, name = '', source = '']) => [name.toLowerCase(), source]),
  );
  return [...prose.matchAll(PICTURE)].flatMap(([, alternative = '', source, name]) => {
    const address = source ?? named.get((name || alternative).toLowerCase());
    return address === undefined ? [] : [{ alternative: alternative.trim(), source: address }];
  });
}
