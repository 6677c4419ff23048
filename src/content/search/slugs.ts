import { slugify } from '../../routing/slugify';

/** Words of a title that a packed slug can name. */
const NAMED = 26;
const A = 'A'.charCodeAt(0);

/**
 * A slug in few letters: a capital stands for a word of the title, the first one A.
 * @example packSlug('macareux-latrabjarg', 'Voir les macareux de Látrabjarg') → 'CE'
 * @example packSlug('budget-islande', 'Où va l’argent en Islande') → '-budgetF'
 */
export function packSlug(slug: string, title: string): string {
  const words = slugify(title).split('-').slice(0, NAMED);
  return slug
    .split('-')
    .map((part) => (words.includes(part) ? String.fromCharCode(A + words.indexOf(part)) : `-${part}`))
    .join('');
}

/** @example unpackSlug('CE', 'Voir les macareux de Látrabjarg') → 'macareux-latrabjarg' */
export function unpackSlug(packed: string, title: string): string {
  const words = slugify(title).split('-');
  return packed.replace(/[A-Z]/g, (letter) => `-${words[letter.charCodeAt(0) - A] ?? ''}`).slice(1);
}
