import type { Core } from '@strapi/strapi';
import type { Locale } from '../../domain/locales';
import { type ContentUid, hasDrafts, type Row, rowsOf } from '../../strapi';
import type { PresentEntry } from './decide';

export type PresentDocument = {
  documentId: string;
  importKey: string | undefined;
  locales: Partial<Record<Locale, PresentEntry>>;
};

const SELECT = ['documentId', 'locale', 'updatedAt', 'publishedAt', 'import_key'] as const;

const isoOf = (date: unknown): string => new Date(date as string | number | Date).toISOString();

/**
 * Puts the rows of a type together into documents. A type with drafts has two rows per language once published; one
 * without has a single row, which always counts as published.
 */
function toDocuments(rows: readonly Row[], withDrafts: boolean): Map<string, PresentDocument> {
  const documents = new Map<string, PresentDocument>();
  const isDraft = ({ publishedAt }: Row) => !withDrafts || publishedAt === null;
  for (const row of rows.filter(isDraft)) {
    const documentId = String(row.documentId);
    const importKey = typeof row.import_key === 'string' ? row.import_key : undefined;
    const document = documents.get(documentId) ?? { documentId, importKey, locales: {} };
    document.locales[row.locale as Locale] = { updatedAt: isoOf(row.updatedAt), published: !withDrafts };
    documents.set(documentId, document);
  }
  for (const row of rows.filter((candidate) => !isDraft(candidate))) {
    const entry = documents.get(String(row.documentId))?.locales[row.locale as Locale];
    if (entry !== undefined) entry.published = true;
  }
  return documents;
}

export async function loadPresent(strapi: Core.Strapi, uid: ContentUid, documentId?: string) {
  const where = documentId === undefined ? {} : { where: { documentId } };
  const rows = await rowsOf(strapi, uid).findMany({ ...where, select: SELECT });
  return toDocuments(rows, hasDrafts(strapi, uid));
}
