import type { Core } from '@strapi/strapi';
import { rowsOf } from '../strapi';
import { SHORT_IDS } from './table';

/** The titles under which an entry is published, by language. */
export type Titles = Readonly<Record<string, string>>;

const registryOf = (strapi: Core.Strapi) => rowsOf(strapi, SHORT_IDS.uid);

export async function shortIdOf(strapi: Core.Strapi, documentId: string): Promise<string | undefined> {
  const known = await registryOf(strapi).findOne({ where: { document_id: documentId } });
  return known === null ? undefined : String(known.short_id);
}

/** Records which entry a claimed id belongs to. */
export async function assignShortId(strapi: Core.Strapi, shortId: string, documentId: string): Promise<void> {
  await registryOf(strapi).update({ where: { short_id: shortId }, data: { document_id: documentId } });
}

/**
 * Titles as the table keeps them. A language that is no longer published keeps its last one.
 * @example addTitles('{"fr":"Lagune"}', { fr: 'Lagon' }) → '{"fr":"Lagon"}'
 */
export const addTitles = (before: unknown, titles: Titles): string =>
  JSON.stringify({ ...(JSON.parse(String(before)) as Titles), ...titles });

/** Keeps the titles of a published entry for the time when it is deleted. */
export async function noteTitles(strapi: Core.Strapi, documentId: string, titles: Titles): Promise<void> {
  const registry = registryOf(strapi);
  const known = await registry.findOne({ where: { document_id: documentId } });
  if (known === null) return;
  const after = addTitles(known.titles, titles);
  if (after !== known.titles) await registry.update({ where: { id: known.id }, data: { titles: after } });
}

/** The entry is gone in every language; its id stays taken. */
export async function retireShortId(strapi: Core.Strapi, documentId: string): Promise<void> {
  await registryOf(strapi).update({ where: { document_id: documentId }, data: { deleted_at: new Date() } });
}

/** The entry is there again. */
export async function reviveShortId(strapi: Core.Strapi, documentId: string): Promise<void> {
  await registryOf(strapi).update({ where: { document_id: documentId }, data: { deleted_at: null } });
}
