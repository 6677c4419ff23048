import { LOCALES } from '../../config/locales';
import { homePath, mapPath, offlinePath, searchPath, tripPath } from '../../routing/paths';
import type { Content } from './adapt-all';

/**
 * Makes a function that tells where the address of a page leads in this build: to itself, to where the page has moved,
 * or nowhere (undefined). The address may lack its final slash.
 */
export function destinations({
  Article,
  Country,
  StaticPage,
}: Content): (path: string) => string | undefined {
  const targets = new Map<string, string>();
  for (const locale of LOCALES) {
    targets.set(homePath(locale), homePath(locale)).set(`/${locale}/`, homePath(locale));
    for (const path of [searchPath(locale), offlinePath(locale), tripPath(locale)]) targets.set(path, path);
  }
  const entries = [...Article, ...Country, ...StaticPage];
  for (const { path, formerPaths } of entries) for (const former of formerPaths) targets.set(former, path);
  for (const { path } of Country) targets.set(mapPath(path), mapPath(path));
  // What is there now wins over what has been there.
  for (const { path } of entries) targets.set(path, path);
  return (path) => targets.get(path.endsWith('/') ? path : `${path}/`);
}
