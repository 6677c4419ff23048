import type { Core } from '@strapi/strapi';
import { documentsOf, type Entry } from '../strapi';
import { selectionOf, type Source } from './report-sources';

/** Entries read at a time: a few queries each, and little memory, however many there are. */
const BATCH = 500;

/** Sorts by a field that publishing does not change, so that pages of results stay stable meanwhile. */
export async function* publishedEntries(
  strapi: Core.Strapi,
  source: Source,
  locale: string,
): AsyncGenerator<Entry> {
  const selection = { locale, status: 'published' as const, sort: 'documentId:asc', ...selectionOf(source) };
  for (let start = 0; ; start += BATCH) {
    const batch = await documentsOf(strapi, source.uid).findMany({ ...selection, start, limit: BATCH });
    yield* batch;
    if (batch.length < BATCH) return;
  }
}
