import type { Core } from '@strapi/strapi';
import { ARTICLE, COUNTRY, type Data, documentsOf, STATIC_PAGE } from '../strapi';

const TOP_LEVEL: readonly { uid: string; title: string; filters: Data }[] = [
  { uid: COUNTRY, title: 'pays', filters: {} },
  { uid: STATIC_PAGE, title: 'titre', filters: {} },
  { uid: ARTICLE, title: 'titre', filters: { pay: { documentId: { $null: true } } } },
];

type Address = {
  slug: string;
  locale: string;
  /** The entry that wants the address. */
  documentId: string;
};

async function others(
  strapi: Core.Strapi,
  { uid, title, filters }: (typeof TOP_LEVEL)[number],
  { slug, locale, documentId }: Address,
): Promise<string[]> {
  const entries = await documentsOf(strapi, uid).findMany({
    locale,
    status: 'published',
    filters: { ...filters, slug, documentId: { $ne: documentId } },
  });
  return entries.map((entry) => String(entry[title]));
}

/** @returns the titles of other published articles with the slug: Strapi allows one in a language, whatever the country */
export const takenByArticles = (strapi: Core.Strapi, address: Address): Promise<string[]> =>
  others(strapi, { uid: ARTICLE, title: 'titre', filters: {} }, address);

/** @returns the titles of other published entries at `/{locale}/{slug}/` */
export async function takenAtTopLevel(strapi: Core.Strapi, address: Address): Promise<string[]> {
  return (await Promise.all(TOP_LEVEL.map((type) => others(strapi, type, address)))).flat();
}
