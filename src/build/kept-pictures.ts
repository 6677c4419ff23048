import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildArgs } from 'gatsby';

const PUBLISHED = join('public', 'static');
/** Outside Gatsby's own cache, which a cold build empties. */
const KEPT = join('var', 'pictures');
/** Gatsby keeps the derivatives of a picture in a folder that is named after the picture's content. */
const DIGEST = /^[\da-f]{32}$/;

/**
 * Brings back the derivatives of pictures that earlier builds have made. Their addresses are digests of the picture and
 * of what became of it, and gatsby-plugin-sharp makes none that is there already (patches/).
 */
export async function bringBackPictures(): Promise<void> {
  await copyMissing(KEPT, PUBLISHED);
}

/** Keeps the derivatives that this build has made, and forgets those of pictures that are gone. */
export async function keepPictures({ getNodesByType }: Pick<BuildArgs, 'getNodesByType'>): Promise<void> {
  const inUse = new Set(getNodesByType('File').map(({ internal }) => internal.contentDigest));
  await copyMissing(PUBLISHED, KEPT, (digest) => inUse.has(digest));
  for (const digest of await folders(KEPT))
    if (!inUse.has(digest)) await rm(join(KEPT, digest), { recursive: true });
}

async function copyMissing(from: string, to: string, isWanted: (digest: string) => boolean = () => true) {
  for (const digest of (await folders(from)).filter(isWanted)) {
    const present = new Set(await files(join(to, digest)));
    for (const file of await files(join(from, digest)))
      if (!present.has(file)) await copyWhole(join(from, digest, file), join(to, digest, file));
  }
}

/** Whole or not at all: what is cut off leaves no half picture under a final name. */
async function copyWhole(from: string, to: string): Promise<void> {
  await mkdir(join(to, '..'), { recursive: true });
  await copyFile(from, `${to}.part`);
  await rename(`${to}.part`, to);
}

async function folders(root: string): Promise<string[]> {
  const names = await readdir(root).catch(() => []);
  return names.filter((name) => DIGEST.test(name));
}

async function files(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}
