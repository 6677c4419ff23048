import type { Core } from '@strapi/strapi';
import { LOCALES } from '../domain/locales';
import { draftTrack } from '../entries/track';
import { ARTICLE, type Data, documentsOf, type Status } from '../strapi';
import { asSourced } from './as-sourced';
import { POPULATE } from './populate';
import { readRelated, type Related } from './related';

export type Target = {
  uid: string;
  documentId: string;
  locale: string;
  status: Status;
};

/** One version of an entry, with what the site needs to show its page. */
export type Preview = {
  /** The languages in which the document exists at all. */
  locales: string[];
  /** Visitors have a version of this language. */
  isPublished: boolean;
  entry: Data;
  related: Related;
} & Target;

/** @returns nothing when the document does not exist, or not in this language or version */
export async function readPreview(strapi: Core.Strapi, target: Target): Promise<Preview | undefined> {
  const { uid, documentId, locale, status } = target;
  const documents = documentsOf(strapi, uid);
  const filters = { documentId };
  const entry = await documents.findFirst({ locale, status, filters, populate: POPULATE[uid] ?? {} });
  if (entry === null) return undefined;
  const counts = LOCALES.map((each) => documents.count({ locale: each, status: 'draft', filters }));
  const present = await Promise.all(counts);
  return {
    ...target,
    locales: LOCALES.filter((_, i) => (present[i] ?? 0) > 0),
    isPublished: (await documents.count({ locale, status: 'published', filters })) > 0,
    entry: {
      ...(await asSourced(strapi, uid, entry)),
      // Published articles carry the points of their track; those of a draft are still in its file.
      ...(uid === ARTICLE && status === 'draft' && { trace: await draftTrack(strapi, entry) }),
    },
    related: await readRelated(strapi, uid, entry),
  };
}
