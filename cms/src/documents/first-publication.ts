import type { Core } from '@strapi/strapi';
import { ARTICLE, rowsOf } from '../strapi';
import type { Rule } from './context';

/** The day of the earliest publication that is still there, else today (UTC). @returns an ISO day */
async function firstDay(strapi: Core.Strapi, documentId: string): Promise<string> {
  const published = await rowsOf(strapi, ARTICLE).findMany({
    where: { documentId, publishedAt: { $notNull: true } },
    select: ['publishedAt'],
  });
  const days = published.map(({ publishedAt }) => new Date(publishedAt as string | number | Date).getTime());
  return new Date(Math.min(Date.now(), ...days)).toISOString().slice(0, 10);
}

/** Readers are told when an article came out, and lists order by it: publishing fills in what its form left empty. */
export const firstPublicationRule: Rule = async (strapi, { uid, action, params }) => {
  const { documentId } = params;
  if (uid !== ARTICLE || action !== 'publish' || documentId === undefined) return;
  const drafts = { documentId, publishedAt: null, publie_le: null };
  if ((await rowsOf(strapi, ARTICLE).count({ where: drafts })) === 0) return;
  // Past the Document Service: it follows from the publication, and is no edit of its own. All languages share it.
  await rowsOf(strapi, ARTICLE).updateMany({
    where: drafts,
    data: { publie_le: await firstDay(strapi, documentId) },
  });
};
