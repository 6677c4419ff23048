import type { Core } from '@strapi/strapi';
import { ARTICLE, logOf, type Row, rowsOf, storeOf, withTable } from '../strapi';

const FIELD = 'article_general';
const DONE = 'general-articles';
const EXPLORER = 'plugin::content-manager.explorer';

/** Rows of the articles that are published without a country, drafts and all languages included. */
async function rowsWithoutCountry(strapi: Core.Strapi): Promise<Row[]> {
  const articles = rowsOf(strapi, ARTICLE);
  const where = { publishedAt: { $notNull: true }, pay: { id: { $null: true } } };
  const published = await articles.findMany({ where, select: ['id', 'documentId'] });
  const documentId = { $in: published.map((row) => row.documentId) };
  return published.length === 0 ? [] : articles.findMany({ where: { documentId }, select: ['id'] });
}

/** Roles that may set the country of an article may say that it has none. */
async function openField(strapi: Core.Strapi): Promise<void> {
  const permissions = rowsOf(strapi, 'admin::permission');
  const where = { subject: ARTICLE, action: { $startsWith: EXPLORER } };
  for (const { id, properties } of await permissions.findMany({ where })) {
    const fields = (properties as { fields?: unknown } | null)?.fields;
    if (!Array.isArray(fields) || !fields.includes('pay') || fields.includes(FIELD)) continue;
    const data = { properties: { ...(properties as object), fields: [...(fields as string[]), FIELD] } };
    await permissions.update({ where: { id }, data });
  }
}

/**
 * Articles that an earlier release published without a country are general articles, which has to be said from now on.
 * Done once; the entries were not edited, and keep their dates.
 */
export async function markGeneralArticles(strapi: Core.Strapi): Promise<void> {
  const own = storeOf(strapi, 'api', 'grand-large');
  if (await own.get(DONE)) return;
  const ids = (await rowsWithoutCountry(strapi)).map(({ id }) => id);
  const { tableName } = strapi.db.metadata.get(ARTICLE);
  if (ids.length > 0)
    await withTable(strapi, { tableName }, (table) => table.whereIn('id', ids).update({ [FIELD]: true }));
  await openField(strapi);
  await own.set(DONE, true);
  logOf(strapi, 'articles')(`${String(ids.length)} rows of articles without a country are general articles`);
}
