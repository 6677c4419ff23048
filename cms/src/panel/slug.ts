import { SLUG_PATTERN } from '../domain/slug';

/**
 * The address that a title gives, as SPEC §9 makes it; nothing while the title has no letter or digit. The site's
 * `slugify` is the same.
 * @example slugOf('L’Œuvre & l’Été') → 'l-oeuvre-l-ete'
 */
export function slugOf(title: string): string {
  return (
    title
      .toLowerCase()
      // Soft hyphens and marks without a width come along with a text from a PDF or a page.
      .replace(/[æœøðþß\p{Cf}]/gu, (letter) => LIGATURES[letter] ?? '')
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
  );
}

/** Letters that do not decompose into a base letter and an accent. */
const LIGATURES: Record<string, string> = { æ: 'ae', œ: 'oe', ø: 'o', ð: 'd', þ: 'th', ß: 'ss' };

export type SlugState = 'empty' | 'malformed' | 'taken' | 'free';

/** @param isAvailable what the CMS answered; nothing before it has */
export function slugState(slug: string, isAvailable: boolean | undefined): SlugState {
  if (slug === '') return 'empty';
  if (!SLUG_PATTERN.test(slug)) return 'malformed';
  return isAvailable === false ? 'taken' : 'free';
}
