import { gfm } from '@joplin/turndown-plugin-gfm';
import TurndownService from 'turndown';

export type Converted = {
  readonly markdown: string;
  /** Shortcodes, blocks and elements that Markdown has no form for, each with how often it was found. */
  readonly leftOut: ReadonlyMap<string, number>;
  /** Addresses of the pictures in the text, as written. */
  readonly pictures: readonly string[];
};

/** Blocks whose HTML says all that they are. */
const PLAIN_BLOCKS = new Set(
  'paragraph heading list list-item image quote table separator columns column group gallery html freeform more'.split(
    ' ',
  ),
);
const UNSAFE = [
  'script',
  'style',
  'iframe',
  'object',
  'embed',
  'form',
  'video',
  'audio',
  'svg',
  'noscript',
] as const;
/** `[gallery ids="1,2"]`, `[/vc_row]`, and any word in brackets. */
const BRACKETS = /\[(\/?)([a-z][a-z0-9_-]{2,})((?: [^\]\n]{0,2000})?)\/?\]/g;
const BLOCK = /<!-- \/?wp:([a-z0-9/-]+)/g;

function converter(leave: (what: string) => void, pictures: string[], pictureOf: PictureOf): TurndownService {
  const service = new TurndownService({
    headingStyle: 'atx',
    bulletListMarker: '-',
    emDelimiter: '*',
    codeBlockStyle: 'fenced',
  });
  service.use(gfm);
  service.addRule('unsafe', {
    filter: [...UNSAFE] as TurndownService.Filter,
    replacement: (_content, node) => {
      leave(`<${node.nodeName.toLowerCase()}>`);
      return '';
    },
  });
  service.addRule('picture', {
    filter: 'img',
    replacement: (_content, node) => {
      const element = node as Element;
      const source = element.getAttribute('src') ?? '';
      pictures.push(source);
      const target = pictureOf(source);
      if (target === undefined) return '';
      const alternative = (element.getAttribute('alt') ?? '').replace(/[[\]\n]/g, ' ').trim();
      return `![${alternative}](${target})`;
    },
  });
  // The page's title is its only h1.
  service.addRule('heading', {
    filter: 'h1',
    replacement: (content) => `\n\n## ${content}\n\n`,
  });
  return service;
}

/** Returns what a picture's address becomes in the text; undefined leaves the picture out. */
export type PictureOf = (address: string) => string | undefined;

/** The classic editor separates paragraphs by blank lines, and writes no `<p>`. */
function withParagraphs(html: string): string {
  if (/<p[\s>]/i.test(html)) return html;
  return html
    .split(/\n\s*\n/)
    .map((part) =>
      /^\s*<(?:h[1-6]|ul|ol|table|blockquote|figure|div|pre)[\s>]/i.test(part) ? part : `<p>${part}</p>`,
    )
    .join('\n');
}

/** Names in brackets that are shortcodes and not an author's “[sic]”: they have attributes, an end, or an underscore. */
function shortcodesIn(html: string): ReadonlySet<string> {
  const names = new Set<string>();
  for (const [, slash, name = '', attributes = ''] of html.matchAll(BRACKETS))
    if (slash === '/' || attributes.includes('=') || name.includes('_')) names.add(name);
  return names;
}

/**
 * Turns the HTML of a post into Markdown. What Markdown cannot say is left out and counted; no script or frame survives.
 */
export function toMarkdown(html: string, pictureOf: PictureOf): Converted {
  const leftOut = new Map<string, number>();
  const leave = (what: string) => leftOut.set(what, (leftOut.get(what) ?? 0) + 1);
  for (const [, block = ''] of html.matchAll(BLOCK)) if (!PLAIN_BLOCKS.has(block)) leave(`block ${block}`);
  const shortcodes = shortcodesIn(html);
  const withoutCodes = html
    .replace(/<!--[^>]*-->/g, '')
    .replace(BRACKETS, (all, slash: string, name: string) => {
      if (!shortcodes.has(name)) return all;
      if (slash === '') leave(`[${name}]`);
      return '';
    });
  const pictures: string[] = [];
  const markdown = converter(leave, pictures, pictureOf).turndown(withParagraphs(withoutCodes));
  return { markdown: markdown.trim(), leftOut, pictures };
}

/** The words of a piece of HTML, on one line. */
export function plainText(html: string): string {
  const { markdown } = toMarkdown(html, () => undefined);
  return markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`#>]+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
