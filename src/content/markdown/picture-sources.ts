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
