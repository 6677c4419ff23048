import type { Core } from '@strapi/strapi';
import { environment } from '../../config/environment';
import { addressOf } from '../domain/address';
import { type Standing, standingOf } from '../domain/standing';
import { SNAPSHOTS, versionOf } from '../snapshots';
import { ARTICLE, COUNTRY, documentsOf, type Entry, HAVE_PAGES, rowsOf } from '../strapi';
import { readPublisherStatus } from './publisher-status';

export type EntryOf = { readonly uid: string; readonly documentId: string; readonly locale: string };

/** `page`: its address, null as long as it has none, left out for what is shown on pages of others. */
export type EntryStanding = Standing & { readonly page?: string | null };

async function publishedVersion(strapi: Core.Strapi, { uid, documentId, locale }: EntryOf) {
  const populate = uid === ARTICLE ? { pay: { fields: ['slug'] } } : {};
  return documentsOf(strapi, uid).findFirst({
    locale,
    status: 'published',
    filters: { documentId },
    populate,
  });
}

/** When a release first showed this version. */
async function liveAt(strapi: Core.Strapi, uid: string, published: Entry): Promise<Date | undefined> {
  const [snapshot] = await rowsOf(strapi, SNAPSHOTS.uid).findMany({
    where: { version: versionOf(uid, published), live_at: { $notNull: true } },
    select: ['live_at'],
    limit: 1,
  });
  return snapshot && new Date(snapshot.live_at as string | number | Date);
}

/** A country that is no main destination has a page once an article is published under it (SPEC §2). */
async function hasPage(strapi: Core.Strapi, { uid, documentId, locale }: EntryOf, published: Entry) {
  if (uid !== COUNTRY || published.pays_principal === true) return true;
  const filters = { pay: { documentId } };
  return (await documentsOf(strapi, ARTICLE).count({ locale, status: 'published', filters })) > 0;
}

async function pageOf(strapi: Core.Strapi, entry: EntryOf, published: Entry): Promise<string | null> {
  if (!(await hasPage(strapi, entry, published))) return null;
  const country = published.pay as Entry | null | undefined;
  const facts = { locale: entry.locale, slug: String(published.slug) };
  return environment.siteUrl + addressOf({ ...facts, country: country ? String(country.slug) : undefined });
}

/** Tells an editor whether visitors read what is published of an entry in one language. */
export async function readStanding(strapi: Core.Strapi, entry: EntryOf): Promise<EntryStanding> {
  const published = await publishedVersion(strapi, entry);
  if (published === null) return { state: 'draft' };
  const standing = standingOf({
    ...entry,
    kind: entry.uid.split('.').at(-1) ?? '',
    isPublished: true,
    liveAt: await liveAt(strapi, entry.uid, published),
    publisher: await readPublisherStatus(),
  });
  return HAVE_PAGES.includes(entry.uid)
    ? { ...standing, page: await pageOf(strapi, entry, published) }
    : standing;
}
