import type { Core } from '@strapi/strapi';
import { LOCALES } from '../domain/locales';
import { documentsOf, type Entry, HAVE_PAGES, logOf, rowsOf } from '../strapi';

type Outcome = {
  published: string[];
  /** Entries that a publishing rule refuses, with the reason. */
  refused: { entry: string; reason: string }[];
};

/** Publishes every draft whose date of publication (`publier_le`) has come. What is refused stays due. */
export async function publishDue(strapi: Core.Strapi, now: Date): Promise<Outcome> {
  const outcome: Outcome = { published: [], refused: [] };
  for (const uid of HAVE_PAGES) {
    for (const locale of LOCALES) {
      for (const entry of await dueEntries(strapi, uid, locale, now))
        await publish(strapi, { uid, locale, entry }, outcome);
    }
  }
  return outcome;
}

function dueEntries(strapi: Core.Strapi, uid: string, locale: string, now: Date): Promise<Entry[]> {
  const filters = { publier_le: { $notNull: true, $lte: now.toISOString() } };
  return documentsOf(strapi, uid).findMany({ locale, status: 'draft', filters });
}

async function publish(
  strapi: Core.Strapi,
  { uid, locale, entry }: { uid: string; locale: string; entry: Entry },
  outcome: Outcome,
): Promise<void> {
  const { documentId } = entry;
  const name = `${String(entry.titre ?? entry.pays)} (${locale})`;
  try {
    await documentsOf(strapi, uid).publish({ documentId, locale });
    // Past the Document Service: the date has done its work, and clearing it is no edit of the entry.
    for (const publishedAt of [null, { $notNull: true }])
      await rowsOf(strapi, uid).updateMany({
        where: { documentId, locale, publishedAt },
        data: { publier_le: null },
      });
    outcome.published.push(name);
    logOf(strapi, 'schedule')(`published ${name}`);
  } catch (error) {
    outcome.refused.push({ entry: name, reason: error instanceof Error ? error.message : String(error) });
  }
}
