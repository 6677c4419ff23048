import type { Core } from '@strapi/strapi';
import { addressOf } from '../domain/address';
import { LOCALES } from '../domain/locales';
import { entryFindings, type Finding, translationFindings, type Version } from '../domain/report';
import { PictureUses } from '../entries/picture-uses';
import { publishedEntries } from '../entries/published-entries';
import { plainFiles, reportedEntry } from '../entries/report-entry';
import { SOURCES } from '../entries/report-sources';
import { documentsOf, hasDrafts, STATIC_PAGE } from '../strapi';

export type Report = {
  findings: Finding[];
  /** Pages that list all others; links from them do not count as a way for readers to find an article. */
  overviews: string[];
};

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
  // Not `push(...findings)`: a call with some 100,000 arguments overflows the stack.
  const all = [findings, translationFindings(versions), await uses.findLarge(strapi)].flat();
  return { findings: all, overviews: await readOverviews(strapi) };
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
