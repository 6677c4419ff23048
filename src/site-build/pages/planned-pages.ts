import { LOCALES, type Locale } from '../../config/locales';
import type { PageIdentifier } from '../../config/taxonomy';
import { readingNeighbours, type Neighbours } from '../../content/article/order';
import type { Alternate } from '../../routing/alternates';
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

export type TemplateName =
  | 'article'
  | 'contact'
  | 'country'
  | 'index'
  | 'login'
  | 'map'
  | 'not-found'
  | 'offline'
  | 'preview'
  | 'search'
  | 'sitemap'
  | 'standard-page'
  | 'trip';

/** A page to make: its address and language, its template, its entry, and its counterparts in other languages. */
export type PlannedPage = {
  readonly path: string;
  readonly locale: Locale;
  readonly template: TemplateName;
  /** Id of the node that the page shows; pages of the site itself have none. */
  readonly id?: string;
  readonly alternates: readonly Alternate[];
  /** Set for articles: ids of the articles before and after it. */
  readonly neighbours?: Neighbours;
};

type Entry = {
  readonly id: string;
  readonly documentId: string;
  readonly path: string;
  readonly locale: Locale;
};

export type PageSources = {
  readonly articles: readonly (Entry & Parameters<typeof readingNeighbours>[0][number])[];
  readonly countries: readonly (Entry & { readonly isMain: boolean; readonly hasMap: boolean })[];
  readonly staticPages: readonly (Entry & { readonly identifier: PageIdentifier })[];
};

/** Static pages with a template of their own; the others are standard pages. */
const PAGE_TEMPLATES: Partial<Record<PageIdentifier, TemplateName>> = {
  contact: 'contact',
  sitemap: 'sitemap',
};

/**
 * Every page of the site (SPEC §2). A country that is not a main destination has a page once an article is published
 * under it.
 */
export function planPages({ articles, countries, staticPages }: PageSources): PlannedPage[] {
  const visited = new Set(articles.map(({ countryId }) => countryId));
  const shownCountries = countries.filter(({ id, isMain }) => isMain || visited.has(id));
  return [
    ...ownPages('index', homePath),
    ...articlePages(articles),
    ...withAlternates(shownCountries, () => 'country'),
    ...withAlternates(
      shownCountries
        .filter(({ hasMap }) => hasMap)
        .map((country) => ({ ...country, path: mapPath(country.path) })),
      () => 'map',
    ),
    ...withAlternates(staticPages, ({ identifier }) => PAGE_TEMPLATES[identifier] ?? 'standard-page'),
    ...ownPages('search', searchPath),
    ...ownPages('offline', (locale) => offlinePath(locale)),
    ...ownPages('trip', tripPath),
    frenchOnly(LOGIN_PATH, 'login'),
    frenchOnly(NOT_FOUND_PATH, 'not-found'),
    frenchOnly(PREVIEW_PATH, 'preview'),
  ];
}

function articlePages(articles: PageSources['articles']): PlannedPage[] {
  const neighbours = readingNeighbours(articles);
  return withAlternates(articles, () => 'article').map((page) => ({
    ...page,
    neighbours: neighbours.get(page.id ?? '') ?? {},
  }));
}

function frenchOnly(path: string, template: TemplateName): PlannedPage {
  return { path, locale: 'fr', template, alternates: [{ locale: 'fr', path }] };
}

/** A page of the site itself, in every language. */
function ownPages(template: TemplateName, pathIn: (locale: Locale) => string): PlannedPage[] {
  const alternates = LOCALES.map((locale) => ({ locale, path: pathIn(locale) }));
  return alternates.map(({ locale, path }) => ({ path, locale, template, alternates }));
}

/** The languages of one document are each other's alternates, in the order of the site's languages. */
function withAlternates<T extends Entry>(
  entries: readonly T[],
  template: (entry: T) => TemplateName,
): PlannedPage[] {
  const versions = new Map<string, Alternate[]>();
  for (const locale of LOCALES) {
    for (const { documentId, path } of entries.filter((entry) => entry.locale === locale)) {
      versions.set(documentId, [...(versions.get(documentId) ?? []), { locale, path }]);
    }
  }
  return entries.map((entry) => ({
    path: entry.path,
    locale: entry.locale,
    template: template(entry),
    id: entry.id,
    alternates: versions.get(entry.documentId) ?? [],
  }));
}
