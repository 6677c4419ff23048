import { fold } from '../domain/fold';
import { SLUG_PATTERN } from '../domain/slug';

/**
 * The address that a title gives, as SPEC §9 makes it; nothing while the title has no letter or digit. The site's
 * `slugify` is the same.
 * @example slugOf('L’Œuvre & l’Été') → 'l-oeuvre-l-ete'
 */
export const slugOf = (title: string): string =>
  fold(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export type SlugState = 'empty' | 'malformed' | 'taken' | 'free';

/** @param isAvailable what the CMS answered; nothing before it has */
export function slugState(slug: string, isAvailable: boolean | undefined): SlugState {
  if (slug === '') return 'empty';
  if (!SLUG_PATTERN.test(slug)) return 'malformed';
  return isAvailable === false ? 'taken' : 'free';
}
