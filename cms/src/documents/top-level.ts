import type { Core } from '@strapi/strapi';
import { ARTICLE, COUNTRY, type Data, documentsOf, STATIC_PAGE } from '../strapi';

const TOP_LEVEL: readonly { uid: string; title: string; filters: Data }[] = [
  { uid: COUNTRY, title: 'pays', filters: {} },
  { uid: STATIC_PAGE, title: 'titre', filters: {} },
  { uid: ARTICLE, title: 'titre', filters: { pay: { documentId: { $null: true } } } },
];

interface Address {
  slug: string;
  locale: string;
  /** The entry that wants the address. */
  documentId: string;
}

/** @returns the titles of other published entries at `/{locale}/{slug}/` */
export async function takenAtTopLevel(
  strapi: Core.Strapi,
  { slug, locale, documentId }: Address,
): Promise<string[]> {
  const found = await Promise.all(
    TOP_LEVEL.map(async ({ uid, title, filters }) => {
      const others = { ...filters, slug, documentId: { $ne: documentId } };
      const entries = await documentsOf(strapi, uid).findMany({
        locale,
        status: 'published',
        filters: others,
      });
      return entries.map((entry) => String(entry[title]));
    }),
  );
  return found.flat();
}
