import type { Core } from '@strapi/strapi';
import { slugFaults } from '../domain/slug-rules';
import { COUNTRY, documentsOf, STATIC_PAGE } from '../strapi';
import { localesOf, type Rule } from './context';
import { refuseIf } from './refuse';
import { takenAtTopLevel } from './top-level';

/** Field that holds the title, for each type that stands at the top level. */
const TITLES: Record<string, string> = { [COUNTRY]: 'pays', [STATIC_PAGE]: 'titre' };

async function check(strapi: Core.Strapi, uid: string, documentId: string, locale: string): Promise<void> {
  const entry = await documentsOf(strapi, uid).findFirst({
    locale,
    status: 'draft',
    filters: { documentId },
  });
  if (entry === null) return;
  const slug = String(entry.slug);
  const takenBy = await takenAtTopLevel(strapi, { slug, locale, documentId });
  refuseIf(
    strapi,
    { title: String(entry[TITLES[uid] ?? 'titre']), locale },
    slugFaults({ slug, inCountry: false, takenBy }),
  );
}

/** Countries and static pages share the top level of addresses with the articles that have no country. */
export const topLevelRule: Rule = async (strapi, { uid, action, params }) => {
  if (!Object.hasOwn(TITLES, uid) || action !== 'publish' || params.documentId === undefined) return;
  for (const locale of localesOf(params)) await check(strapi, uid, params.documentId, locale);
};
