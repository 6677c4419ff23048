import { fold } from '../domain/fold';
import { SLUG_LENGTH, SLUG_PATTERN } from '../domain/slug';

/**
 * The address that a title gives, as SPEC §9 makes it; nothing while the title has no letter or digit. The site's
 * `slugify` is the same, but for the words at the end of a very long title.
 * @example slugOf('L’Œuvre & l’Été') → 'l-oeuvre-l-ete'
 */
export function slugOf(title: string): string {
  const whole = fold(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (whole.length <= SLUG_LENGTH) return whole;
  const end = whole.lastIndexOf('-', SLUG_LENGTH);
  return whole.slice(0, end > 0 ? end : SLUG_LENGTH);
}

export type SlugState = 'empty' | 'malformed' | 'taken' | 'free';

/** @param isAvailable what the CMS answered; nothing before it has */
export function slugState(slug: string, isAvailable: boolean | undefined): SlugState {
  if (slug === '') return 'empty';
  if (!SLUG_PATTERN.test(slug)) return 'malformed';
  return isAvailable === false ? 'taken' : 'free';
}
