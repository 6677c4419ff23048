import type MarkdownIt from 'markdown-it';

/**
 * The sign of a heading, a quote or an item of a list, with the no-break space that the keys of a Mac put behind it when
 * they are pressed too quickly. A number of more than two digits is rather a year.
 */
const SIGN = /^([ \t>]*(?:#{1,6}|[-*>]|\d{1,2}[.)]))[\u00a0\u202f]/gm;

/** Takes a no-break space behind a sign for the space that was meant; in sentences they stay. */
export function addSigns(parser: MarkdownIt): void {
  parser.core.ruler.after('normalize', 'signs', (state) => {
    state.src = state.src.replace(SIGN, '$1 ');
  });
}
