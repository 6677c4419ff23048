import { basename } from 'node:path';
import type { TemplateName } from './planned-pages';

/** A built page, as the publisher wants to know it (`public/_pages.json`). */
export type ListedPage = {
  readonly path: string;
  readonly locale: string;
  /** `article`, `country` and `page` are pages of entries of the CMS; `site` are the site's own. */
  readonly kind: 'article' | 'country' | 'page' | 'site';
};

const KINDS: Record<TemplateName, ListedPage['kind']> = {
  article: 'article',
  country: 'country',
  contact: 'page',
  sitemap: 'page',
  'standard-page': 'page',
  index: 'site',
  login: 'site',
  map: 'site',
  'not-found': 'site',
  offline: 'site',
  preview: 'site',
  search: 'site',
  trip: 'site',
};

type SitePage = {
  readonly path: string;
  readonly component: string;
  readonly context: { readonly locale: string };
};

/** Every page that the build has made, by kind and language. */
export function listPages(pages: readonly SitePage[]): ListedPage[] {
  return pages
    .filter(({ path }) => path.endsWith('/'))
    .map(({ path, component, context }) => ({
      path,
      locale: context.locale,
      kind: KINDS[basename(component, '.tsx') as TemplateName],
    }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}
