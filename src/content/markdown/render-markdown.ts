import type Token from 'markdown-it/lib/token.mjs';
import type { Locale } from '../../config/locales';
import type { Partners } from '../excursion/booking-link';
import { createParser } from './parser';
import type { PicturePlace } from './place-pictures';
import type { Heading } from './types';

/** A picture as a text refers to it. */
export type PictureReference = {
  readonly src: string;
  readonly alt: string;
  readonly caption?: string | undefined;
  readonly place: PicturePlace;
};

export type MarkdownOptions = {
  /** Makes the HTML of one picture; without it a picture leaves as a plain `<img>`. */
  readonly renderPicture?: (picture: PictureReference) => string;
  /** Our ids at marketplaces, for links that lead there. */
  readonly partners?: Partners;
};

export type RenderedMarkdown = {
  readonly html: string;
  readonly headings: readonly Heading[];
  /** Reading time at 220 words a minute, at least 1. */
  readonly minutes: number;
};

const WORDS_PER_MINUTE = 220;

/**
 * Markdown to HTML, in Node, Jest and the browser alike (DECISIONS 16). Scripts and other raw HTML in the text come
 * out as text; addresses such as `javascript:` are refused by the parser.
 */
export function renderMarkdown(
  { markdown, locale }: { readonly markdown: string; readonly locale: Locale },
  { renderPicture, partners }: MarkdownOptions = {},
): RenderedMarkdown {
  const parser = parserFor(locale, partners);
  const tokens = parser.parse(markdown, {});
  const words = tokens.reduce((sum, token) => sum + countWords(token), 0);
  return {
    html: parser.renderer.render(tokens, parser.options, { renderPicture } satisfies Surroundings),
    headings: collectHeadings(tokens),
    minutes: Math.max(1, Math.round(words / WORDS_PER_MINUTE)),
  };
}

/** The options of one text that the parser's renderer is told. */
type Surroundings = Pick<MarkdownOptions, 'renderPicture'>;

const parsers = new Map<string, ReturnType<typeof createParser>>();

/** One for all texts of a language: making it takes longer than using it. */
function parserFor(locale: Locale, partners: Partners | undefined): ReturnType<typeof createParser> {
  const name = JSON.stringify([locale, partners]);
  const known = parsers.get(name);
  if (known) return known;
  const parser = createParser(locale, partners);
  const plain = parser.renderer.rules['image'];
  parser.renderer.rules['image'] = (tokens, index, options, surroundings: Surroundings, self) => {
    const { renderPicture } = surroundings;
    if (renderPicture) return renderPicture(pictureReference(tokens[index]));
    return plain?.(tokens, index, options, surroundings, self) ?? '';
  };
  parsers.set(name, parser);
  return parser;
}

function pictureReference(token: Token | undefined): PictureReference {
  const meta = token?.meta as { place: PicturePlace } | null | undefined;
  return {
    src: token?.attrGet('src') ?? '',
    alt: token?.content ?? '',
    caption: token?.attrGet('title') ?? undefined,
    place: meta?.place ?? 'inline',
  };
}

function collectHeadings(tokens: readonly Token[]): Heading[] {
  return tokens.flatMap((token, index) => {
    const id = token.attrGet('id');
    if (token.type !== 'heading_open' || !id) return [];
    return [{ id, depth: Number(token.tag.slice(1)), text: plainText(tokens[index + 1]) }];
  });
}

function plainText(token: Token | undefined): string {
  return (token?.children ?? []).map(({ content }) => content).join('');
}

function countWords(token: Token): number {
  return token.type === 'inline' ? plainText(token).split(/\s+/).filter(Boolean).length : 0;
}
