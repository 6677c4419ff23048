import MarkdownIt from 'markdown-it';
import anchor from 'markdown-it-anchor';
import container from 'markdown-it-container';
import type Token from 'markdown-it/lib/token.mjs';
import { slugify } from '../../routing/slugify';

/** Boxes that editors may open with `:::conseil` and `:::attention`. */
export const NOTE_KINDS = { conseil: 'tip', attention: 'warning' } as const;

/**
 * The one Markdown dialect of the site: CommonMark and tables, no raw HTML (it shows as text), anchors on headings,
 * tips and warnings as boxes, and tables that scroll inside their own frame on a narrow screen.
 */
export function createParser(): MarkdownIt {
  const parser = new MarkdownIt({ html: false, linkify: false, typographer: false });
  parser.use(anchor, { slugify, level: [2, 3, 4], tabIndex: false });
  for (const [name, kind] of Object.entries(NOTE_KINDS)) {
    parser.use(container, name, {
      render: (tokens: Token[], index: number) =>
        tokens[index]?.nesting === 1 ? `<div class="note note-${kind}" role="note">\n` : "</div>\n",
    });
  }
  // Focusable, so that a keyboard can scroll a table that is wider than the screen.
  parser.renderer.rules['table_open'] = () => '<div class="table" tabindex="0"><table>\n';
  parser.renderer.rules['table_close'] = () => '</table></div>\n';
  return parser;
}
