import type { Core } from '@strapi/strapi';
import { LOCALES } from '../domain/locales';
import { COMMENT, documentsOf, type Entry } from '../strapi';
import { findComments } from './comment-entry';

const LARGEST_PAGE = 100;

/** Everything that leaves the CMS about a comment, besides what it answers and where it stands. */
const FIELDS = ['texte', 'nom', 'langue', 'ecrit_le', 'de_la_redaction'];

function whole(value: unknown, fallback: number, maximum: number): number {
  const number = Number(value);
  return Number.isInteger(number) && number >= 1 ? Math.min(number, maximum) : fallback;
}

/**
 * The published comments of a language, for the build. Nothing else of the query counts: no status, no fields, no
 * filter could lead to a draft or an address. A publication forgets its article while that is unpublished, so that
 * article and parent are read from the draft.
 */
export async function listPublished(strapi: Core.Strapi, query: Readonly<Record<string, unknown>>) {
  const asked = (query.pagination ?? {}) as Record<string, unknown>;
  const page = whole(asked.page, 1, 100_000);
  const pageSize = whole(asked.pageSize, 25, LARGEST_PAGE);
  const locale = LOCALES.find((known) => known === query.locale) ?? 'fr';
  const comments = documentsOf(strapi, COMMENT);
  const selection = { status: 'published', filters: { langue: locale } } as const;
  const total = await comments.count(selection);
  const start = (page - 1) * pageSize;
  const entries = await comments.findMany({
    ...selection,
    fields: FIELDS,
    sort: 'id:asc',
    start,
    limit: pageSize,
  });
  const data = await withPlaces(strapi, entries);
  return { data, meta: { pagination: { page, pageSize, pageCount: Math.ceil(total / pageSize), total } } };
}

async function withPlaces(strapi: Core.Strapi, entries: readonly Entry[]) {
  const ids = entries.map(({ documentId }) => documentId);
  const drafts = await findComments(strapi, { documentId: { $in: ids } });
  const placeOf = new Map(drafts.map((draft) => [draft.documentId, draft]));
  return entries.map(({ id, documentId, texte, nom, langue, ecrit_le, de_la_redaction }) => ({
    ...{ id, documentId, texte, nom, ecrit_le, de_la_redaction },
    locale: langue,
    article_id: placeOf.get(documentId)?.articleId ?? null,
    parent_id: placeOf.get(documentId)?.parentId ?? null,
  }));
}
