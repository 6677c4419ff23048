export interface MarkdownPicture {
  alternative: string;
  /** As written: `/uploads/geysir_1a2b.jpg`. */
  source: string;
}

const PICTURE = /!\[((?:\\.|[^\]\\]){0,2000})\](?:\(\s*<?([^\s)>]+)|\[([^\]\n]*)\])/g;
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

/** Begins a block of code, which ends with a line that begins alike, or with the text. */
const FENCE = /^(?:`{3,}(?=[^`]*$)|~{3,})/;
const CODE = /(?<!`)(`+)[^`\n]+\1(?!`)/g;

/** The text without its code, which shows pictures as they are written, and shows none of them. */
function proseOf(text: string): string {
  let fence: string | undefined;
  const lines = text.split('\n').filter((line) => {
    if (fence !== undefined) {
      if (line.startsWith(fence)) fence = undefined;
      return false;
    }
    fence = FENCE.exec(line)?.[0];
    return fence === undefined;
  });
  return lines.join('\n').replace(CODE, '');
}
