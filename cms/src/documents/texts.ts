import type { Core } from '@strapi/strapi';
import { addressOf } from '../domain/address';
import { isShown } from '../domain/file-kinds';
import { markdownPictures } from '../domain/report';
import { internalPaths, relativeAddresses, type TextFacts, textFaults } from '../domain/text-rules';
import { reportedEntry } from '../entries/report-entry';
import { selectionOf, type Source, SOURCES } from '../entries/report-sources';
import { ARTICLE, documentsOf, type Entry, isAskedFor } from '../strapi';
import { localesOf, type Rule } from './context';
import { leadsToEntry } from './leads-to-entry';
import { knownPaths } from './library-addresses';
import { refuseIf } from './refuse';

/** Sorts out the pictures that cannot be shown, by what is wrong with them; addresses are as they are written. */
async function pictureFacts(
  strapi: Core.Strapi,
  texts: readonly string[],
): Promise<Omit<TextFacts, 'deadLinks' | 'unfinishedLinks'>> {
  const all = texts.flatMap(markdownPictures);
  const addressed = all.filter(({ source }) => source !== '');
  const sources = addressed.map(({ source }) => source);
  const known = await knownPaths(strapi, sources);
  return {
    strangePictures: sources.filter((source) => !known.has(source)),
    addresslessPictures: all.filter(({ source }) => source === '').map(({ alternative }) => alternative),
    filesAsPictures: sources.filter((source) => known.has(source) && !isShown(source)),
    silentPictures: addressed.filter(({ alternative }) => alternative === '').map(({ source }) => source),
  };
}

/** Returns the path that the entry will have once it is published. */
function ownPath({ slug, pay }: Entry, locale: string): string {
  const country = pay as Entry | null | undefined;
  return addressOf({ locale, slug: String(slug), country: country ? String(country.slug) : undefined });
}

async function deadLinks(strapi: Core.Strapi, texts: readonly string[], own: string): Promise<string[]> {
  const dead: string[] = [];
  for (const path of new Set(texts.flatMap(internalPaths)))
    if (path !== own && !(await leadsToEntry(strapi, path))) dead.push(path);
  return dead;
}

async function check(strapi: Core.Strapi, source: Source, documentId: string, locale: string): Promise<void> {
  const { fields, populate } = selectionOf(source);
  const entry = await documentsOf(strapi, source.uid).findFirst({
    locale,
    status: 'draft',
    filters: { documentId },
    fields: [...fields, 'slug'],
    populate: { ...populate, ...(source.uid === ARTICLE && { pay: { fields: ['slug'] } }) },
  });
  if (entry === null) return;
  const { title, texts } = reportedEntry(source, locale, entry);
  const pictures = new Set(texts.flatMap(markdownPictures).map((picture) => picture.source));
  const faults = textFaults({
    ...(await pictureFacts(strapi, texts)),
    unfinishedLinks: texts.flatMap(relativeAddresses).filter((address) => !pictures.has(address)),
    // Seeding looks at the links of all its files before it writes, and publishes in some order what is linked in a circle.
    deadLinks: isAskedFor(strapi) ? await deadLinks(strapi, texts, ownPath(entry, locale)) : [],
  });
  refuseIf(strapi, { title, locale }, faults);
}

/** A text is published when its pictures are in the media library and described, and its links lead to pages. */
export const textRule: Rule = async (strapi, { uid, action, params }) => {
  if (action !== 'publish' || params.documentId === undefined) return;
  const source = SOURCES.find((each) => each.uid === uid && each.texts !== undefined);
  if (source === undefined) return;
  for (const locale of localesOf(params)) await check(strapi, source, params.documentId, locale);
};
