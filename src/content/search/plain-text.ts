import type { Locale } from '../../config/locales';
import { createParser } from '../markdown/parser';

export type PlainText = { readonly headings: readonly string[]; readonly text: string };

/** Tokens that hold words of the text; others are what the site adds, and pictures. */
const WORDS: ReadonlySet<string> = new Set(['text', 'code_inline']);

const parsers = new Map<Locale, ReturnType<typeof createParser>>();

/** The words of a Markdown text as they are read on its page: a line a paragraph; headings, which links lead to, apart. */
export function plainText(markdown: string, locale: Locale): PlainText {
  const parser = parsers.get(locale) ?? createParser(locale, undefined);
  parsers.set(locale, parser);
  const headings: string[] = [];
  const lines: string[] = [];
  let isHeading = false;
  for (const token of parser.parse(markdown, {})) {
    if (token.type === 'heading_open') isHeading = true;
    if (token.type !== 'inline') continue;
    const line = (token.children ?? [])
      .map(({ type, content }) => (type === 'softbreak' ? ' ' : WORDS.has(type) ? content : ''))
      .join('')
      .replace(/\s+/g, ' ')
      .trim();
    if (line) (isHeading ? headings : lines).push(line);
    isHeading = false;
  }
  return { headings, text: lines.join('\n') };
}
