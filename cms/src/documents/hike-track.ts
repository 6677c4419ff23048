import type { Core } from '@strapi/strapi';
import type { Frame } from '../domain/geometry';
import type { Stretch } from '../domain/gpx';
import type { Message } from '../domain/message';
import { trackFaults } from '../domain/place-rules';
import { trackOf } from '../entries/track';
import { ARTICLE, documentsOf, type Entry, rowsOf } from '../strapi';
import { localesOf, type Rule } from './context';
import { refuseIf } from './refuse';

async function remember(strapi: Core.Strapi, documentId: string, locale: string): Promise<void> {
  const article = await documentsOf(strapi, ARTICLE).findFirst({
    locale,
    status: 'draft',
    filters: { documentId },
    populate: {
      randonnee: { populate: { gpx: true } },
      pay: { fields: ['pays'], populate: { carte: true } },
    },
  });
  if (article === null) return;
  const found = await trackOf(strapi, article);
  refuseIf(strapi, { title: titleOf(article), locale }, faultsOf(found, article));
  const trace = JSON.stringify(found ?? []);
  if (trace === (article.trace ?? '[]')) return;
  // Past the Document Service: the points follow from the file, and are no edit of their own.
  await rowsOf(strapi, ARTICLE).update({
    where: { documentId, locale, publishedAt: null },
    data: { trace },
  });
}

function faultsOf(found: Stretch[] | Message | null, article: Entry): Message[] {
  if (found === null) return [];
  if (!Array.isArray(found)) return [found];
  const country = article.pay as Entry | null;
  if (country === null) return [];
  return trackFaults(found, { name: String(country.pays), frame: country.carte as Frame | null });
}

function titleOf(article: Entry): string {
  return typeof article.titre === 'string' ? article.titre : '?';
}

/**
 * An article is published with the points of its track, read once here, or not at all when the file cannot be read or lies
 * elsewhere.
 */
export const hikeTrackRule: Rule = async (strapi, { uid, action, params }) => {
  if (uid !== ARTICLE || action !== 'publish' || params.documentId === undefined) return;
  for (const locale of localesOf(params)) await remember(strapi, params.documentId, locale);
};
