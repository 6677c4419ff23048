import { DEFAULT_LOCALE, LOCALES } from '../../config/locales';
import { homePath } from '../../routing/paths';

export type Redirect = { readonly from: string; readonly to: string; readonly status: 301 };

/** A page that may have stood elsewhere before. */
export type Moved = { readonly path: string; readonly formerPaths: readonly string[] };

/**
 * The default language's home page has one address, and whatever has moved is led on from where it was. A country takes
 * its articles along: they have moved from below each of its former addresses too. An address that a page has today
 * leads nowhere else.
 * @param pages addresses of all pages
 */
export function redirectsOf(moved: readonly Moved[], pages: readonly string[]): Redirect[] {
  const built = new Set(pages);
  const targets = new Map<string, string>(
    LOCALES.filter((locale) => homePath(locale) !== `/${locale}/`).map((locale) => [
      `/${locale}/`,
      homePath(DEFAULT_LOCALE),
    ]),
  );
  const lead = (from: string, to: string) => {
    if (!built.has(from) && built.has(to) && !targets.has(from)) targets.set(from, to);
  };
  const renamed = moved.filter(({ formerPaths }) => formerPaths.length > 0);
  for (const { path, formerPaths } of renamed) for (const from of formerPaths) lead(from, path);
  for (const { path, formerPaths } of renamed) {
    const below = moved.filter((other) => other.path !== path && other.path.startsWith(path));
    for (const former of formerPaths)
      for (const article of below)
        for (const place of [article.path, ...article.formerPaths].filter((each) => each.startsWith(path)))
          lead(former + place.slice(path.length), article.path);
  }
  return [...targets].map(([from, to]) => ({ from, to, status: 301 as const }));
}
