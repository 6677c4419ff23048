import { LOCALES } from '../../config/locales';
import { describeEntry, type EntryIdentity, type Problem } from '../../content/content-error';
import {
  homePath,
  LOGIN_PATH,
  mapPath,
  NOT_FOUND_PATH,
  offlinePath,
  PREVIEW_PATH,
  searchPath,
  tripPath,
} from '../../routing/paths';
import type { Content } from './adapt-all';

type Claim = {
  readonly path: string;
  /** Nothing for addresses of the site itself. */
  readonly by: EntryIdentity | undefined;
};

/**
 * Every address has one owner: the site itself before countries, these before pages, and pages before articles; of two
 * articles the first.
 * @returns one problem for each entry that claims an address of another
 */
export function findCollisions(content: Content): Problem[] {
  const owners = new Map<string, Claim>();
  const problems: Problem[] = [];
  for (const claim of [...siteClaims(content), ...contentClaims(content)]) {
    const owner = owners.get(claim.path);
    if (owner === undefined) owners.set(claim.path, claim);
    else if (claim.by !== undefined) {
      const other = owner.by === undefined ? 'the site itself' : describeEntry(owner.by);
      problems.push({
        entry: claim.by,
        message: `slug: expected an address of its own, found ${claim.path} (${other})`,
      });
    }
  }
  return problems;
}

function siteClaims({ Country }: Content): Claim[] {
  const ofLocales = LOCALES.flatMap((locale) => [
    homePath(locale),
    offlinePath(locale),
    searchPath(locale),
    tripPath(locale),
  ]);
  const fixed = [...ofLocales, '/fr/', LOGIN_PATH, NOT_FOUND_PATH, PREVIEW_PATH];
  // Of a country's folder a server shows `index.html`, and never a folder of the same name beside it.
  const ofCountries = Country.flatMap(({ path }) => [mapPath(path), `${path}index/`]);
  return [...fixed, ...ofCountries].map((path) => ({ path, by: undefined }));
}

function contentClaims({ Article, Country, StaticPage }: Content): Claim[] {
  type Owner = { path: string; documentId: string; locale: string };
  const claim = (kind: string, { path, documentId, locale }: Owner, title: string): Claim => ({
    path,
    by: { kind, documentId, locale, title },
  });
  return [
    ...Country.map((entry) => claim('country', entry, entry.name)),
    ...StaticPage.map((entry) => claim('static-page', entry, entry.title)),
    ...Article.map((entry) => claim('article', entry, entry.title)),
  ];
}
