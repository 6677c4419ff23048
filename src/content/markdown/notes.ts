import type MarkdownIt from 'markdown-it';
import type Token from 'markdown-it/lib/token.mjs';
import container from 'markdown-it-container';
import type { BodyWords } from './words';

/** Boxes that editors may open with `:::conseil` and `:::attention`. */
const NOTE_KINDS = { conseil: 'tip', attention: 'warning' } as const;

/** Tips and warnings, each under its name: colour alone says nothing to many. */
export function addNotes(parser: MarkdownIt, words: BodyWords): void {
  for (const [name, kind] of Object.entries(NOTE_KINDS)) {
    parser.use(container, name, {
      render: (tokens: Token[], index: number) =>
        tokens[index]?.nesting === 1
          ? `<div class="note note-${kind}" role="note">\n<p class="note-title">${words[kind]}</p>\n`
          : '</div>\n',
    });
  }
}
