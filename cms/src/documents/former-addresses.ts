import type { Core } from '@strapi/strapi';
import { addressOf, formerAddresses } from '../domain/address';
import { ARTICLE, documentsOf, type Entry, HAVE_PAGES, rowsOf, type Status } from '../strapi';
import { localesOf, type Rule } from './context';

async function remember(strapi: Core.Strapi, uid: string, documentId: string, locale: string): Promise<void> {
  const populate = uid === ARTICLE ? { pay: { fields: ['slug'] } } : undefined;
  const read = (status: Status) =>
    documentsOf(strapi, uid).findFirst({
      locale,
      status,
      filters: { documentId },
      ...(populate && { populate }),
    });
  const [published, draft] = [await read('published'), await read('draft')];
  if (published === null || draft === null) return;
  const [before, after] = [place(published, locale), place(draft, locale)];
  const known = listOf(draft);
  if (before === after && !known.includes(after)) return;
  // Past the Document Service: this is bookkeeping of the publication, and no edit of its own.
  await rowsOf(strapi, uid).update({
    where: { documentId, locale, publishedAt: null },
    data: { anciennes_adresses: JSON.stringify(formerAddresses(known, before, after)) },
  });
}

function place(entry: Entry, locale: string): string {
  const country = entry.pay as Entry | null | undefined;
  return addressOf({ locale, slug: String(entry.slug), country: country ? String(country.slug) : undefined });
}

/** A text that holds a list: the site's source plugin makes nodes of its own from JSON fields. */
function listOf({ anciennes_adresses: text }: Entry): string[] {
  const list: unknown = typeof text === 'string' ? JSON.parse(text) : [];
  return Array.isArray(list) ? list.filter((address) => typeof address === 'string') : [];
}

/** Keeps the address that a publication is about to change, so that the site can lead visitors on from it. */
export const formerAddressRule: Rule = async (strapi, { uid, action, params }) => {
  if (!HAVE_PAGES.includes(uid) || action !== 'publish' || params.documentId === undefined) return;
  for (const locale of localesOf(params)) await remember(strapi, uid, params.documentId, locale);
};
