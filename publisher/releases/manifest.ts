import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { writeWhole } from '../lib/write-whole';

/** Lies in each release; servers do not hand out what begins with `_`. */
const MANIFEST = '_release.json';

const fileSchema = z.object({
  size: z.number(),
  /** Of the file in the build, in milliseconds; what has kept both is taken for unchanged without being read. */
  builtAt: z.number(),
  /** SHA-256 of the content. */
  hash: z.string(),
});

const manifestSchema = z.object({
  id: z.string(),
  createdAt: z.iso.datetime(),
  /** What the CMS held, and which sources of the site built it. */
  revision: z.string(),
  code: z.string(),
  files: z.record(z.string(), fileSchema),
  /** Hashed files of earlier builds that only open pages still ask for, and since when. */
  leftOver: z.record(z.string(), z.iso.datetime()),
});

export type ReleaseFile = z.infer<typeof fileSchema>;
export type Manifest = z.infer<typeof manifestSchema>;
/** What is said of a release without its tens of thousands of files. */
export type ReleaseSummary = Pick<Manifest, 'id' | 'createdAt' | 'revision' | 'code'>;

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
