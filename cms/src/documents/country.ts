import type { Core } from '@strapi/strapi';
import { climateFaults, countryInUse, frameFaults } from '../domain/country-rules';
import type { Frame } from '../domain/geometry';
import { ARTICLE, COUNTRY, documentsOf } from '../strapi';
import { localesOf, type Rule } from './context';
import { refuseIf } from './refuse';

async function checkUse(strapi: Core.Strapi, documentId: string, locale: string): Promise<void> {
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

async function checkContent(strapi: Core.Strapi, documentId: string, locale: string): Promise<void> {
  const populate = { climat: true, carte: true };
  const selection = { locale, status: 'draft', filters: { documentId }, populate } as const;
  const country = await documentsOf(strapi, COUNTRY).findFirst(selection);
  if (country === null) return;
  const months = (country.climat ?? []) as readonly { readonly mois: number }[];
  const faults = [...frameFaults(country.carte as Frame | null), ...climateFaults(months)];
  refuseIf(strapi, { title: String(country.pays), locale }, faults);
}

/**
 * Without its country an article would lose its address, and every link to it; a country’s map has an area, and its climate a
 * whole year.
 */
export const countryRule: Rule = async (strapi, { uid, action, params }) => {
  const { documentId } = params;
  if (uid !== COUNTRY || documentId === undefined) return;
  const checks = { publish: checkContent, unpublish: checkUse, delete: checkUse }[action];
  if (checks) for (const locale of localesOf(params)) await checks(strapi, documentId, locale);
};
