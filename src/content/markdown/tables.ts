import type MarkdownIt from 'markdown-it';
import type { BodyWords } from './words';

/**
 * Tables in a frame of their own, which scrolls where the screen is narrower than they are. A keyboard reaches the frame,
 * so it has a name: the heading over the table, numbered where a section has several.
 */
export function addTables(parser: MarkdownIt, words: BodyWords): void {
  parser.core.ruler.push('table-names', ({ tokens }) => {
    let title = '';
    let count = 0;
    tokens.forEach((token, index) => {
      if (token.type === 'heading_open') {
        title = (tokens[index + 1]?.children ?? []).map(({ content }) => content).join('');
        count = 0;
      }
      if (token.type !== 'table_open') return;
      count += 1;
      const name = title ? words.table.replace('{{title}}', () => title) : words.tableAlone;
      token.meta = { name: count > 1 ? `${name} (${count})` : name };
    });
  });
  const { escapeHtml } = parser.utils;
  parser.renderer.rules['table_open'] = (tokens, index) => {
    const { name } = tokens[index]?.meta as { name: string };
    return `<section class="table" tabindex="0" aria-label="${escapeHtml(name)}"><table>\n`;
  };
  parser.renderer.rules['table_close'] = () => '</table></section>\n';
  parser.renderer.rules['th_open'] = (tokens, index, options, _, self) => {
    tokens[index]?.attrSet('scope', 'col');
    return self.renderToken(tokens, index, options);
  };
}
