import { DEFAULT_LOCALE } from '../../config/locales';
import { createParser } from './parser';

let parser: ReturnType<typeof createParser> | undefined;

/** The addresses of the pictures that a Markdown text shows, each once, in order. */
export function pictureSources(markdown: string): string[] {
  // Most texts show none, and parsing ten thousand of them takes seconds of every build.
  if (!markdown.includes('![')) return [];
  // One for all texts: making it takes longer than using it.
  parser ??= createParser(DEFAULT_LOCALE);
  const inline = parser.parse(markdown, {}).flatMap((token) => token.children ?? []);
  const sources = inline.filter(({ type }) => type === 'image').map((token) => token.attrGet('src') ?? '');
  return [...new Set(sources)];
}

/** A picture as nearly every one is written. */
const PLAIN = /!\[[^[\]]*\]\(([^\s()<>]+)(?:\s+"[^"]*")?\)/g;

/** Those pictures of a text that are not among the known ones. Only a text that may have some is parsed. */
export function unknownPictures(markdown: string, known: ReadonlySet<string>): string[] {
  const plain = [...markdown.matchAll(PLAIN)];
  const begun = markdown.split('![').length - 1;
  if (plain.length === begun && plain.every(([, src = '']) => known.has(src))) return [];
  return pictureSources(markdown).filter((src) => !known.has(src));
}
