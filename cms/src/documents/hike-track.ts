import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Core } from '@strapi/strapi';
import { readTrack, type Stretch, TRACK_LIMIT } from '../domain/gpx';
import { decodeXml } from '../domain/gpx-text';
import type { Message } from '../domain/message';
import { ARTICLE, documentsOf, type Entry, rowsOf } from '../strapi';
import { localesOf, type Rule } from './context';
import { refuseIf } from './refuse';

type StoredFile = {
  name: string;
  url: string;
  /** Kilobytes, as Strapi counts them. */
  size: number;
};

const TOO_LARGE: Message = {
  fr: `le fichier GPX dépasse ${(TRACK_LIMIT / 1024 / 1024).toString()} Mo ; allégez la trace`,
  en: `the GPX file is larger than ${(TRACK_LIMIT / 1024 / 1024).toString()} MB; simplify the track`,
};

async function contentOf(strapi: Core.Strapi, { url }: StoredFile): Promise<string> {
  const bytes = /^https?:/.test(url)
    ? Buffer.from(await (await fetch(url)).arrayBuffer())
    : await readFile(join(strapi.dirs.static.public, url));
  return decodeXml(bytes);
}

async function stretchesOf(strapi: Core.Strapi, file: StoredFile): Promise<Stretch[] | Message> {
  if (file.size * 1000 > TRACK_LIMIT) return TOO_LARGE;
  const result = await readTrack(await contentOf(strapi, file));
  return 'fault' in result ? result.fault : result.stretches;
}

async function foundIn(strapi: Core.Strapi, article: Entry): Promise<Stretch[] | Message | null> {
  const file = (article.randonnee as { gpx?: StoredFile | null } | null)?.gpx;
  return file ? stretchesOf(strapi, file) : null;
}

/**
 * The points that a draft would be published with; a file that cannot be read gives none, and is refused on publishing.
 * @param article with its hike and the hike's file
 */
export async function draftTrack(strapi: Core.Strapi, article: Entry): Promise<string> {
  const found = await foundIn(strapi, article);
  return JSON.stringify(Array.isArray(found) ? found : []);
}

async function remember(strapi: Core.Strapi, documentId: string, locale: string): Promise<void> {
  const article = await documentsOf(strapi, ARTICLE).findFirst({
    locale,
    status: 'draft',
    filters: { documentId },
    populate: { randonnee: { populate: { gpx: true } } },
  });
  if (article === null) return;
  const found = await foundIn(strapi, article);
  if (found !== null && !Array.isArray(found)) refuseIf(strapi, { title: titleOf(article), locale }, [found]);
  const trace = JSON.stringify(found ?? []);
  if (trace === (article.trace ?? '[]')) return;
  // Past the Document Service: the points follow from the file, and are no edit of their own.
  await rowsOf(strapi, ARTICLE).update({
    where: { documentId, locale, publishedAt: null },
    data: { trace },
  });
}

function titleOf(article: Entry): string {
  return typeof article.titre === 'string' ? article.titre : '?';
}

/** An article is published with the points of its track, read once here, or not at all when the file cannot be read. */
export const hikeTrackRule: Rule = async (strapi, { uid, action, params }) => {
  if (uid !== ARTICLE || action !== 'publish' || params.documentId === undefined) return;
  for (const locale of localesOf(params)) await remember(strapi, params.documentId, locale);
};
