import { withoutUnprintable } from '../domain/unprintable';
import type { Rule } from './context';

/**
 * Pastes bring characters that nobody sees, such as the line break of a word processor, and one of them makes a whole feed
 * unreadable or a page incomplete: what is kept is printable.
 */
export const printableRule: Rule = (_strapi, { params: { data } }) => {
  if (data !== undefined) Object.assign(data, withoutUnprintable(data));
  return Promise.resolve();
};
