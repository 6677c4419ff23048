import type { Core } from '@strapi/strapi';
import { countryInUse } from '../domain/country-rules';
import { ARTICLE, COUNTRY, documentsOf } from '../strapi';
import { localesOf, type Rule } from './context';
import { refuseIf } from './refuse';

async function check(strapi: Core.Strapi, documentId: string, locale: string): Promise<void> {
  const [country] = await documentsOf(strapi, COUNTRY).findMany({
    locale,
    status: 'published',
    filters: { documentId },
  });
  if (country === undefined) return;
  const filters = { pay: { documentId } };
  const articles = await documentsOf(strapi, ARTICLE).count({ locale, status: 'published', filters });
  const fault = countryInUse(articles);
  refuseIf(strapi, { title: String(country.pays), locale }, fault === undefined ? [] : [fault]);
}

/** Without its country an article would lose its address, and every link to it. */
export const countryRule: Rule = async (strapi, { uid, action, params }) => {
  if (uid !== COUNTRY || (action !== 'unpublish' && action !== 'delete')) return;
  if (params.documentId === undefined) return;
  for (const locale of localesOf(params)) await check(strapi, params.documentId, locale);
};
