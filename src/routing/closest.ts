import { LOCALES, type Locale } from '../config/locales';
import { localeOfPath } from './paths';
import { slugify } from './slugify';

/** A page in its languages: address and title of each version. */
export type KnownPage = { readonly [L in Locale]?: readonly [path: string, title: string] };

export type Suggestion = { readonly locale: Locale; readonly path: string; readonly title: string };

/** Below this, two addresses have nothing to do with one another. */
const LIKE_ENOUGH = 0.45;
/** Factors by which a match counts a little less because it is in another place. */
const [IN_TITLE, IN_OTHER_PART, IN_OTHER_LANGUAGE] = [0.9, 0.6, 0.97];

/**
 * The pages whose address or title is most like an address that does not exist, best first: in the language that was
 * asked for, or else in the other.
 * @example closestPages('/fr/islnde/', pages, 5) → [{ locale: 'fr', path: '/fr/islande/', title: 'Islande' }, …]
 */
export function closestPages(asked: string, pages: readonly KnownPage[], limit: number): Suggestion[] {
  const wanted = localeOfPath(asked);
  const parts = partsOf(asked);
  return pages
    .map((page) => ({ page, likeness: likenessOf(parts, page, wanted) }))
    .filter(({ likeness }) => likeness >= LIKE_ENOUGH)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, limit)
    .flatMap(({ page }) => {
      const locale = page[wanted] ? wanted : LOCALES.find((each) => page[each]);
      const [path, title] = (locale && page[locale]) ?? [];
      return locale && path && title ? [{ locale, path, title }] : [];
    });
}

/** The parts of an address without its language, the last one first. */
function partsOf(path: string): string[] {
  return decoded(path)
    .split('/')
    .map((part) => slugify(part.replace(/\.\w{2,5}$/, '')))
    .filter((part, i) => part !== '' && !(i === 1 && LOCALES.some((locale) => locale === part)))
    .reverse();
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function likenessOf([last = '', ...others]: readonly string[], page: KnownPage, wanted: Locale): number {
  const versions = LOCALES.flatMap((locale) => {
    const [path, title] = page[locale] ?? [];
    if (!path || !title) return [];
    const [slug = '', ...above] = partsOf(path);
    const best = Math.max(
      alike(last, slug),
      alike(last, slugify(title)) * IN_TITLE,
      ...others.map((part) => alike(part, slug) * IN_OTHER_PART),
    );
    // Among pages that are as like, one below the same country comes first.
    const isNear = others.some((part) => above.includes(part));
    return [best * (locale === wanted ? 1 : IN_OTHER_LANGUAGE) + (isNear && best >= LIKE_ENOUGH ? 0.05 : 0)];
  });
  return Math.max(0, ...versions);
}

/** From 0 to 1: letters in the same order (a slip of the keyboard), or whole words in common (a shortened address). */
function alike(a: string, b: string): number {
  if (a === b) return a === '' ? 0 : 1;
  return Math.max(dice(pairs(a), pairs(b)), sharedWords(a, b));
}

function pairs(text: string): string[] {
  const whole = `^${text}$`;
  return [...whole.slice(1)].map((letter, i) => whole.charAt(i) + letter);
}

/** Twice what two lists have in common, by the length of both (Sørensen and Dice). */
function dice(a: readonly string[], b: readonly string[]): number {
  const left = [...b];
  const shared = a.filter((item) => {
    const at = left.indexOf(item);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return (2 * shared.length) / (a.length + b.length);
}

/** Words of four letters and more carry an address; articles and prepositions do not. */
function sharedWords(a: string, b: string): number {
  const words = (text: string) => text.split('-').filter((word) => word.length >= 4);
  const [own, other] = [words(a), words(b)];
  if (own.length === 0 || other.length === 0) return 0;
  return Math.max(dice(own, other), (own.filter((word) => other.includes(word)).length / own.length) * 0.8);
}
