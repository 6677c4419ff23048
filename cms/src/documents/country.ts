import type { Core } from '@strapi/strapi';
import { climateFaults, countryInUse } from '../domain/country-rules';
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

async function checkClimate(strapi: Core.Strapi, documentId: string, locale: string): Promise<void> {
  const selection = { locale, status: 'draft', filters: { documentId }, populate: { climat: true } } as const;
  const country = await documentsOf(strapi, COUNTRY).findFirst(selection);
  if (country === null) return;
  const months = (country.climat ?? []) as readonly { readonly mois: number }[];
  refuseIf(strapi, { title: String(country.pays), locale }, climateFaults(months));
}

/** Without its country an article would lose its address, and every link to it. */
export const countryRule: Rule = async (strapi, { uid, action, params }) => {
  const { documentId } = params;
  if (uid !== COUNTRY || documentId === undefined) return;
  const checks = { publish: checkClimate, unpublish: check, delete: check }[action];
  if (checks) for (const locale of localesOf(params)) await checks(strapi, documentId, locale);
};
