import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import {
  ARTICLE,
  AUTHOR,
  COMMENT,
  COUNTRY,
  EXCURSION,
  FILE,
  MAP_FEATURE,
  REGION,
  rowsOf,
  SITE,
  STATIC_PAGE,
} from '../strapi';

/** Types that the site is built from; only what is published of them. */
const SOURCES = [ARTICLE, AUTHOR, COMMENT, COUNTRY, EXCURSION, MAP_FEATURE, REGION, SITE, STATIC_PAGE];

/**
 * A digest of what is published: publishing makes a row anew, so that its number changes; types without drafts change
 * their date.
 */
export async function readRevision(strapi: Core.Strapi): Promise<string> {
  const hash = createHash('sha256');
  for (const uid of SOURCES) hash.update(await stateOf(strapi, uid, { publishedAt: { $notNull: true } }));
  hash.update(await stateOf(strapi, FILE, {}));
  return hash.digest('hex');
}

/** A digest of the content types and components: after a change of it no build trusts its cache. */
export function readSchema(strapi: Core.Strapi): string {
  const types = strapi.contentTypes as unknown as Readonly<Record<string, { attributes: unknown }>>;
  const parts = strapi.components as unknown as Readonly<Record<string, { attributes: unknown }>>;
  const sources = SOURCES.map((uid) => types[uid]?.attributes);
  const components = Object.keys(parts)
    .sort()
    .map((uid) => [uid, parts[uid]?.attributes]);
  return createHash('sha256')
    .update(JSON.stringify([sources, components]))
    .digest('hex');
}

async function stateOf(strapi: Core.Strapi, uid: string, where: Record<string, unknown>): Promise<string> {
  const rows = await rowsOf(strapi, uid).findMany({ select: ['id', 'updatedAt'], where });
  const lines = rows.map(
    ({ id, updatedAt }) => `${String(id)} ${String(new Date(updatedAt as string).getTime())}`,
  );
  return lines.sort().join('\n');
}
