import type { Core } from '@strapi/strapi';
import { addressOf } from '../domain/address';
import {
  type ArticlePlace,
  type CountryPlace,
  expectedPages,
  type ExpectedPage,
} from '../domain/expected-pages';
import { LOCALES } from '../domain/locales';
import { keepSnapshots } from '../snapshots';
import { ARTICLE, COUNTRY, documentsOf, type Entry, STATIC_PAGE } from '../strapi';
import { readRevision, readSchema } from './revision';

export type Inventory = {
  /** The number of the last snapshot of a publication. */
  snapshot: number;
  /** Changes whenever anything changes that a build would read. */
  revision: string;
  /** Changes with the content types and components. */
  schema: string;
  /** The pages of published entries, as the CMS sees it; the publisher holds each build against it. */
  pages: ExpectedPage[];
};

export async function readInventory(strapi: Core.Strapi): Promise<Inventory> {
  const snapshot = await keepSnapshots(strapi);
  const revision = await readRevision(strapi);
  const pages = await Promise.all(LOCALES.map((locale) => readPages(strapi, locale)));
  return { snapshot, revision, schema: readSchema(strapi), pages: pages.flat() };
}

async function readPages(strapi: Core.Strapi, locale: string): Promise<ExpectedPage[]> {
  const published = (uid: string, fields: string[], populate?: Record<string, unknown>) =>
    documentsOf(strapi, uid).findMany({ locale, status: 'published', fields, ...(populate && { populate }) });
  const [articles, countries, pages] = await Promise.all([
    published(ARTICLE, ['slug'], { pay: { fields: ['slug'] } }),
    published(COUNTRY, ['slug', 'pays_principal']),
    published(STATIC_PAGE, ['slug']),
  ]);
  return expectedPages({
    articles: articles.map((entry) => articlePlace(entry, locale)),
    countries: countries.map((entry): CountryPlace => ({
      ...place(entry, locale),
      isMain: entry.pays_principal === true,
    })),
    pages: pages.map((entry) => place(entry, locale)),
  });
}

function articlePlace(entry: Entry, locale: string): ArticlePlace {
  const country = entry.pay as Entry | null | undefined;
  return {
    ...place(entry, locale, country ? String(country.slug) : undefined),
    countryId: country?.documentId,
  };
}

function place({ documentId, slug }: Entry, locale: string, country?: string) {
  return { documentId, locale, path: addressOf({ locale, slug: String(slug), country }) };
}
