import type { Core } from '@strapi/strapi';
import { addressOf } from '../domain/address';
import { LOCALES } from '../domain/locales';
import { entryFindings, type Finding, translationFindings, type Version } from '../domain/report';
import { documentsOf, type Entry, hasDrafts, STATIC_PAGE } from '../strapi';
import { PictureUses } from './picture-uses';
import { plainFiles, reportedEntry } from './report-entry';
import { selectionOf, type Source, SOURCES } from './report-sources';

export interface Report {
  findings: Finding[];
  /** Addresses of pages that list all the others: a link there leads no reader anywhere. */
  overviews: string[];
}

/** Entries read at a time: a few queries each, and little memory, however many there are. */
const BATCH = 500;

/** Looks through what is published for what editors may want to mend. */
export async function readReport(strapi: Core.Strapi, now: Date): Promise<Report> {
  const [findings, versions, uses]: [Finding[], Version[], PictureUses] = [[], [], new PictureUses()];
  for (const source of SOURCES)
    for (const locale of LOCALES)
      for await (const entry of publishedEntries(strapi, source, locale)) {
        const reported = reportedEntry(source, locale, entry);
        const { kind, documentId, title, publishedAt } = reported;
        findings.push(...entryFindings(reported, now));
        uses.add(reported, plainFiles(source, entry));
        // Languages of a type without drafts are not published one by one.
        if (hasDrafts(strapi, source.uid)) versions.push({ kind, documentId, locale, title, publishedAt });
      }
  // Not pushed as arguments: a call takes some hundred thousand of them and no more.
  const all = [findings, translationFindings(versions), await uses.findLarge(strapi)].flat();
  return { findings: all, overviews: await readOverviews(strapi) };
}

/** Sorted by what publishing leaves alone, so that an entry published meanwhile moves no other. */
async function* publishedEntries(strapi: Core.Strapi, source: Source, locale: string): AsyncGenerator<Entry> {
  const selection = { locale, status: 'published' as const, sort: 'documentId:asc', ...selectionOf(source) };
  for (let start = 0; ; start += BATCH) {
    const batch = await documentsOf(strapi, source.uid).findMany({ ...selection, start, limit: BATCH });
    yield* batch;
    if (batch.length < BATCH) return;
  }
}

async function readOverviews(strapi: Core.Strapi): Promise<string[]> {
  const filters = { identifiant: 'sitemap' };
  const pages = await Promise.all(
    LOCALES.map(async (locale) => {
      const found = await documentsOf(strapi, STATIC_PAGE).findMany({
        locale,
        status: 'published',
        filters,
        fields: ['slug'],
      });
      return found.map(({ slug }) => addressOf({ locale, slug: String(slug) }));
    }),
  );
  return pages.flat();
}
