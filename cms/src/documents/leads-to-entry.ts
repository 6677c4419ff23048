import type { Core } from '@strapi/strapi';
import { ARTICLE, COUNTRY, type Data, documentsOf, HAVE_PAGES } from '../strapi';

/** The last part of a map's address in each language (DECISIONS 13). */
const MAPS: Readonly<Record<string, string>> = { fr: 'carte', en: 'map' };

/**
 * Checks whether an address of the site is that of an entry, published or not, or a former one that leads on to it.
 * Drafts count: two new articles may link to each other, and a build shows the words of such a link until its page is
 * published (src/site-build/nodes/destinations.ts).
 * @param path such as `/fr/islande/geysir/`
 */
export async function leadsToEntry(strapi: Core.Strapi, path: string): Promise<boolean> {
  const [locale = '', first, second, ...more] = path.split('/').filter(Boolean);
  if (first === undefined) return true;
  if (more.length === 0 && (await isPage(strapi, locale, [first, second]))) return true;
  return isFormer(strapi, locale, path);
}

async function isThere(strapi: Core.Strapi, uid: string, locale: string, filters: Data): Promise<boolean> {
  for (const status of ['published', 'draft'] as const)
    if ((await documentsOf(strapi, uid).count({ locale, status, filters })) > 0) return true;
  return false;
}

async function isPage(
  strapi: Core.Strapi,
  locale: string,
  [first, second]: readonly [string, string | undefined],
): Promise<boolean> {
  if (second === undefined) return isAtTopLevel(strapi, locale, first);
  if (second === MAPS[locale]) return isThere(strapi, COUNTRY, locale, { slug: first });
  return isThere(strapi, ARTICLE, locale, { slug: second, pay: { slug: first } });
}

async function isAtTopLevel(strapi: Core.Strapi, locale: string, slug: string): Promise<boolean> {
  for (const uid of HAVE_PAGES)
    if (
      await isThere(
        strapi,
        uid,
        locale,
        uid === ARTICLE ? { slug, pay: { documentId: { $null: true } } } : { slug },
      )
    )
      return true;
  return false;
}

async function isFormer(strapi: Core.Strapi, locale: string, path: string): Promise<boolean> {
  const filters = { anciennes_adresses: { $contains: JSON.stringify(path) } };
  for (const uid of HAVE_PAGES) if (await isThere(strapi, uid, locale, filters)) return true;
  return false;
}
