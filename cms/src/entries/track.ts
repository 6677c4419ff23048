import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Core } from '@strapi/strapi';
import { strangerToTracks } from '../domain/beginnings';
import { readTrack, type Stretch, TRACK_LIMIT } from '../domain/gpx';
import { decodeXml } from '../domain/gpx-text';
import type { Message } from '../domain/message';
import type { Entry } from '../strapi';

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

/** Bytes at the beginning that tell what a file is. */
const HEAD = 512;

async function contentOf(strapi: Core.Strapi, { url }: StoredFile): Promise<Buffer> {
  return /^https?:/.test(url)
    ? Buffer.from(await (await fetch(url)).arrayBuffer())
    : readFile(join(strapi.dirs.static.public, url));
}

async function stretchesOf(strapi: Core.Strapi, file: StoredFile): Promise<Stretch[] | Message> {
  if (file.size * 1000 > TRACK_LIMIT) return TOO_LARGE;
  const bytes = await contentOf(strapi, file);
  const stranger = strangerToTracks(bytes.subarray(0, HEAD));
  if (stranger) return stranger;
  const result = await readTrack(decodeXml(bytes));
  return 'fault' in result ? result.fault : result.stretches;
}

/**
 * Reads the track of an article from its file.
 * @param article with its hike and the hike's file
 * @returns null without a file, a message where it cannot be read
 */
export async function trackOf(strapi: Core.Strapi, article: Entry): Promise<Stretch[] | Message | null> {
  const file = (article.randonnee as { gpx?: StoredFile | null } | null)?.gpx;
  return file ? stretchesOf(strapi, file) : null;
}

/**
 * The points that a draft would be published with; a file that cannot be read gives none, and is refused on publishing.
 * @param article with its hike and the hike's file
 */
export async function draftTrack(strapi: Core.Strapi, article: Entry): Promise<string> {
  const found = await trackOf(strapi, article);
  return JSON.stringify(Array.isArray(found) ? found : []);
}
