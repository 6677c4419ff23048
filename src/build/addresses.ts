import { LOCALES } from '../config/locales';
import { describeEntry } from '../content/content-error';
import { homePath, LOGIN_PATH, mapPath, NOT_FOUND_PATH, PREVIEW_PATH } from '../routing/paths';
import type { Content } from './adapt-all';

type Claim = { readonly path: string; readonly by: string };

/**
 * Every address has one owner. Two articles on one address, an article that takes a country's or a page's address, or
 * one that takes an address of the site itself, end the build.
 * @returns one line per collision, naming all entries that claim the address
 */
export function findCollisions(content: Content): string[] {
  const owners = new Map<string, string[]>();
  for (const { path, by } of [...siteClaims(content), ...contentClaims(content)]) {
    owners.set(path, [...(owners.get(path) ?? []), by]);
  }
  return [...owners]
    .filter(([, claimants]) => claimants.length > 1)
    .map(([path, claimants]) => `${path}: expected one page, claimed by ${claimants.join(' and by ')}`);
}

function siteClaims({ Country }: Content): Claim[] {
  const fixed = [...LOCALES.map(homePath), '/fr/', LOGIN_PATH, NOT_FOUND_PATH, PREVIEW_PATH];
  const maps = Country.map(({ path }) => mapPath(path));
  return [...fixed, ...maps].map((path) => ({ path, by: 'the site itself' }));
}

function contentClaims({ Article, Country, StaticPage }: Content): Claim[] {
  return [
    ...Country.map((entry) => ({
      path: entry.path,
      by: describeEntry({ kind: 'country', ...entry, title: entry.name }),
    })),
    ...StaticPage.map((entry) => ({
      path: entry.path,
      by: describeEntry({ kind: 'static-page', ...entry }),
    })),
    ...Article.map((entry) => ({ path: entry.path, by: describeEntry({ kind: 'article', ...entry }) })),
  ];
}
