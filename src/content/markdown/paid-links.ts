import type MarkdownIt from 'markdown-it';
import type StateCore from 'markdown-it/lib/rules_core/state_core.mjs';
import type Token from 'markdown-it/lib/token.mjs';
import { bookingLink, isPaidLink, PAID_REL, type Partners } from '../excursion/booking-link';
import type { BodyWords } from './words';

/**
 * Marks the links of a text that lead to a marketplace: each carries our id, tells search engines that it is paid, and
 * has a label that tells readers the same.
 */
export function addPaidLinks(parser: MarkdownIt, words: BodyWords, partners: Partners): void {
  parser.core.ruler.push('paid-links', (state) => {
    for (const token of state.tokens)
      if (token.children?.some(({ type }) => type === 'link_open'))
        token.children = labelled(token.children, state, partners);
  });
  parser.renderer.rules['paid_label'] = () => ` <small class="paid">(${words.paidLink})</small>`;
}

function labelled(children: readonly Token[], state: StateCore, partners: Partners): Token[] {
  let isPaid = false;
  return children.flatMap((token) => {
    if (token.type === 'link_open') {
      const href = token.attrGet('href') ?? '';
      isPaid = isPaidLink(href);
      if (isPaid) {
        token.attrSet('href', bookingLink(href, partners));
        token.attrSet('rel', PAID_REL);
      }
    }
    return token.type === 'link_close' && isPaid ? [token, new state.Token('paid_label', '', 0)] : [token];
  });
}
