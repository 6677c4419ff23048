import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildArgs } from 'gatsby';
import { putFile } from './put-file';

const PUBLISHED = join('public', 'static');
/** Outside Gatsby's own cache, which a cold build empties. */
const KEPT = join('var', 'pictures');
/** The derivatives of a picture share a folder, whose name ends with the beginning of its content's digest (patches/). */
const FOLDER = /-([\da-f]{8})$/;

/**
 * Brings back the derivatives of pictures that earlier builds have made. Their addresses are digests of the picture and
 * of what became of it, and gatsby-plugin-sharp makes none that is there already (patches/).
 */
export async function bringBackPictures(): Promise<void> {
  await putMissing(KEPT, PUBLISHED);
}

/** Keeps the derivatives that this build has made, and forgets those of pictures that are gone. */
export async function keepPictures({ getNodesByType }: Pick<BuildArgs, 'getNodesByType'>): Promise<void> {
  const digests = new Set(getNodesByType('File').map(({ internal }) => internal.contentDigest.slice(0, 8)));
  const isInUse = (folder: string) => digests.has(FOLDER.exec(folder)?.[1] ?? '');
  await putMissing(PUBLISHED, KEPT, isInUse);
  for (const folder of await folders(KEPT))
    if (!isInUse(folder)) await rm(join(KEPT, folder), { recursive: true });
}

async function putMissing(from: string, to: string, isWanted: (folder: string) => boolean = () => true) {
  for (const folder of (await folders(from)).filter(isWanted)) {
    const present = new Set(await files(join(to, folder)));
    for (const file of await files(join(from, folder)))
      if (!present.has(file)) await putFile(join(from, folder, file), join(to, folder, file));
  }
}

async function folders(root: string): Promise<string[]> {
  const entries = await readdir(root, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

async function files(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}
