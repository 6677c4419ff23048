import type { Core } from '@strapi/strapi';
import { logOf, type Row, rowsOf, withTable } from '../strapi';
import { claimShortId } from './claim';
import { addTitles, assignShortId, noteTitles, retireShortId, reviveShortId, type Titles } from './registry';
import { SHORT_IDS } from './table';
import { originOf, TITLE_FIELDS } from './types';

/** An entry: a draft and a published row in each language. */
type Document = {
  readonly uid: string;
  readonly documentId: string;
  readonly rows: readonly Row[];
};

async function readDocuments(strapi: Core.Strapi, uid: string, title: string): Promise<Document[]> {
  const select = ['id', 'documentId', 'locale', 'publishedAt', 'id_court', 'import_key', title];
  const rows = await rowsOf(strapi, uid).findMany({ select, orderBy: { id: 'asc' } });
  const byDocument = new Map<string, Row[]>();
  for (const row of rows) {
    const documentId = String(row.documentId);
    byDocument.set(documentId, [...(byDocument.get(documentId) ?? []), row]);
  }
  return [...byDocument].map(([documentId, own]) => ({ uid, documentId, rows: own }));
}

const valueIn = ({ rows }: Document, field: string): unknown =>
  rows.map((row) => row[field]).find((value) => value !== null);

export function titlesIn(uid: string, rows: readonly Row[]): Titles {
  const field = TITLE_FIELDS.get(uid) ?? '';
  const published = rows.filter(({ publishedAt }) => publishedAt !== null);
  return Object.fromEntries(published.map((row) => [String(row.locale), String(row[field])]));
}

/** Past the Document Service, and past Strapi's rows: the entry has not been edited, and keeps its date. */
async function writeField(strapi: Core.Strapi, { uid, rows }: Document, shortId: string): Promise<void> {
  const ids = rows.filter(({ id_court: id }) => id !== shortId).map(({ id }) => id);
  if (ids.length === 0) return;
  const { tableName } = strapi.db.metadata.get(uid);
  await withTable(strapi, { tableName }, (table) => table.whereIn('id', ids).update({ id_court: shortId }));
}

async function giveId(strapi: Core.Strapi, document: Document): Promise<string> {
  const { uid, documentId } = document;
  const origin = originOf(uid, valueIn(document, 'import_key'));
  const present = valueIn(document, 'id_court');
  const shortId = await claimShortId(strapi, { uid, origin, present, name: origin ?? documentId });
  await assignShortId(strapi, shortId, documentId);
  return shortId;
}

/** @param known the document's row of the table, where it has one */
async function alignDocument(strapi: Core.Strapi, document: Document, known: Row | undefined): Promise<void> {
  const { uid, documentId, rows } = document;
  const shortId = known ? String(known.short_id) : await giveId(strapi, document);
  if (known && known.deleted_at !== null) await reviveShortId(strapi, documentId);
  await writeField(strapi, document, shortId);
  const titles = titlesIn(uid, rows);
  if (addTitles(known?.titles ?? '{}', titles) !== (known?.titles ?? '{}'))
    await noteTitles(strapi, documentId, titles);
}

async function align(strapi: Core.Strapi): Promise<number> {
  const table = await rowsOf(strapi, SHORT_IDS.uid).findMany();
  const assigned = table.filter(({ document_id: documentId }) => documentId !== null);
  const known = new Map(assigned.map((row) => [row.document_id as string, row]));
  const types = [...TITLE_FIELDS].map(([uid, title]) => readDocuments(strapi, uid, title));
  const documents = (await Promise.all(types)).flat();
  for (const document of documents) await alignDocument(strapi, document, known.get(document.documentId));
  const present = new Set(documents.map(({ documentId }) => documentId));
  const gone = [...known].filter(([documentId, row]) => row.deleted_at === null && !present.has(documentId));
  for (const [documentId] of gone) await retireShortId(strapi, documentId);
  return documents.filter(({ documentId }) => !known.has(documentId)).length;
}

/**
 * Gives ids to the entries of an earlier release and of Strapi's own import, which know of none, and retires the ids of
 * entries that went away without the Document Service. Changes nothing when all is in order.
 */
export async function alignShortIds(strapi: Core.Strapi): Promise<void> {
  const given = await strapi.db.transaction(() => align(strapi));
  if (given > 0) logOf(strapi, 'short ids')(`given to ${String(given)} entries that had none`);
}
