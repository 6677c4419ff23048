import type MarkdownIt from 'markdown-it';
import type StateCore from 'markdown-it/lib/rules_core/state_core.mjs';
import type Token from 'markdown-it/lib/token.mjs';
import type { Nesting } from 'markdown-it/lib/token.mjs';

/** An ordinal as keyboards write it in French: `XIXe`, `1er`, `Ire`, `2e`. */
const ORDINAL = /(?<![\p{L}\p{N}])([IVX]+|\d+)(er|re|e)(?![\p{L}\p{N}])/u;

/** Splits a text at its ordinals, whose ends become tokens of their own. */
function withRaisedEnds(state: StateCore, text: Token): Token[] {
  const make = (type: string, tag: string, nesting: Nesting, content = '') =>
    Object.assign(new state.Token(type, tag, nesting), { content, level: text.level });
  // Text, number and end in turn; a text is the last.
  const parts = text.content.split(ORDINAL);
  const tokens: Token[] = [];
  for (let at = 0; at < parts.length; at += 3) {
    const [plain = '', number = '', end] = parts.slice(at, at + 3);
    tokens.push(make('text', '', 0, plain + number));
    if (end) tokens.push(make('sup_open', 'sup', 1), make('text', '', 0, end), make('sup_close', 'sup', -1));
  }
  return tokens;
}

/** Raises the ends of ordinals, as French typography has them; editors go on writing `XIXe siècle`. */
export function addOrdinals(parser: MarkdownIt): void {
  parser.core.ruler.push('ordinals', (state) => {
    for (const token of state.tokens)
      if (token.children)
        token.children = token.children.flatMap((child) =>
          child.type === 'text' && ORDINAL.test(child.content) ? withRaisedEnds(state, child) : [child],
        );
  });
}
