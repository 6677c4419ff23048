import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { writeWhole } from '../lib/write-whole';
import { setAsideSchema } from '../state/schema';

/** Name of the manifest in each release; servers do not hand out files that begin with `_`. */
const MANIFEST = '_release.json';

const fileSchema = z.object({
  size: z.number(),
  /** When the build wrote the file, in milliseconds. A file with the same time and size is taken for unchanged. */
  builtAt: z.number(),
  /** SHA-256 of the content. */
  hash: z.string(),
});

const bookSchema = z.object({
  /** Digest of the files that the book was made from. */
  madeFrom: z.string(),
  /** Its own files. */
  files: z.array(z.string()),
});

const manifestSchema = z.object({
  id: z.string(),
  createdAt: z.iso.datetime(),
  /** Revision of the CMS's content, and digest of the site's sources that built it. */
  revision: z.string(),
  code: z.string(),
  /** Entries whose published version it does not show. */
  setAside: z.array(setAsideSchema).default([]),
  /** The CMS's last snapshot when the build began, and when it had ended; a release of an earlier version has none. */
  snapshots: z.object({ from: z.number(), to: z.number() }).optional(),
  files: z.record(z.string(), fileSchema),
  /** Hashed files of earlier builds that only open pages still ask for, and since when. */
  leftOver: z.record(z.string(), z.iso.datetime()),
  /** Files that are made of a release once it is live, by the list that says what they consist of. */
  books: z.record(z.string(), bookSchema).default({}),
});

export type ReleaseFile = z.infer<typeof fileSchema>;
export type ReleaseBook = z.infer<typeof bookSchema>;
export type Manifest = z.infer<typeof manifestSchema>;
/** A release to link to: its files never change. */
export type Earlier = { readonly folder: string; readonly manifest: Manifest };
/** The facts about a release, without its tens of thousands of files. */
export type ReleaseSummary = Pick<
  Manifest,
  'id' | 'createdAt' | 'revision' | 'code' | 'setAside' | 'snapshots'
>;

/** @returns undefined when the folder holds no whole release */
export async function readManifest(folder: string): Promise<Manifest | undefined> {
  try {
    return manifestSchema.parse(JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')));
  } catch {
    return undefined;
  }
}

export function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  return writeWhole(join(folder, MANIFEST), JSON.stringify(manifest));
}
