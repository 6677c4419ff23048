import type Token from 'markdown-it/lib/token.mjs';
import { DEFAULT_LOCALE } from '../../src/config/locales';
import { createParser } from '../../src/content/markdown/parser';

/** A piece of a Markdown text as it is read, without its markup. Lines are counted from 1 in the text. */
export type Piece = {
  line: number;
  text: string;
};

export type Heading = {
  depth: number;
} & Piece;

/** The parts that a Markdown text consists of. */
export type Parts = {
  headings: Heading[];
  /** Paragraphs, headings, list items and table cells; code is left out, pictures too. */
  prose: Piece[];
  /** Alternative texts of pictures, '' for those without. */
  alternatives: Piece[];
  /** Titles of pictures and links. */
  captions: Piece[];
  /** Addresses of links and pictures. */
  targets: Piece[];
};

/** Its words are never read. */
const parser = createParser(DEFAULT_LOCALE);

/** Adds what one run of inline markup holds to the parts; @returns its prose */
function readInline(children: readonly Token[], first: number, parts: Parts): string {
  let line = first;
  let prose = '';
  for (const child of children) {
    const title = child.attrGet('title');
    const target = child.attrGet('href') ?? child.attrGet('src');
    if (title) parts.captions.push({ line, text: title });
    if (target !== null) parts.targets.push({ line, text: target });
    if (child.type === 'image') parts.alternatives.push({ line, text: child.content });
    else if (child.type === 'softbreak' || child.type === 'hardbreak') {
      line += 1;
      prose += '\n';
    } else prose += child.type === 'code_inline' ? 'x'.repeat(child.content.length) : child.content;
  }
  return prose;
}

/** Takes a Markdown text apart, in the site's own dialect. */
export function readMarkdown(text: string): Parts {
  const parts: Parts = { headings: [], prose: [], alternatives: [], captions: [], targets: [] };
  let line = 1;
  let depth = 0;
  for (const token of parser.parse(text, {})) {
    if (token.map) line = token.map[0] + 1;
    if (token.type === 'heading_open') depth = Number(token.tag.slice(1));
    if (token.type !== 'inline') continue;
    const prose = readInline(token.children ?? [], line, parts);
    if (depth > 0) parts.headings.push({ line, text: prose, depth });
    depth = 0;
    if (prose.trim() !== '') parts.prose.push({ line, text: prose });
  }
  return parts;
}
