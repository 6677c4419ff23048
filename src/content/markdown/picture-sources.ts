import { DEFAULT_LOCALE } from '../../config/locales';
import { createParser } from './parser';

/** The addresses of the pictures that a Markdown text shows, each once, in order. */
export function pictureSources(markdown: string): string[] {
  const inline = createParser(DEFAULT_LOCALE)
    .parse(markdown, {})
    .flatMap((token) => token.children ?? []);
  const sources = inline.filter(({ type }) => type === 'image').map((token) => token.attrGet('src') ?? '');
  return [...new Set(sources)];
}
