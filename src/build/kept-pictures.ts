import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildArgs } from 'gatsby';
import { putFile } from './put-file';

const PUBLISHED = join('public', 'static');
/** Outside Gatsby's own cache, which a cold build empties. */
const KEPT = join('var', 'pictures');
/** The derivatives of a picture share a folder, whose name ends with the beginning of its content's digest (patches/). */
const FOLDER = /-([\da-f]{8})$/;
/** Size, format and colour, by the digest of a picture: reading them decodes the whole picture. */
const MEASURED = join(KEPT, 'measured.json');

type Measured = Record<string, unknown>;
type Caches = Pick<BuildArgs, 'getCache'>;

/** Where gatsby-transformer-sharp looks for what gatsby-plugin-sharp has measured. */
const measuredOf = ({ getCache }: Caches) => getCache('gatsby-transformer-sharp');
const keyOf = (digest: string) => `metadata-${digest}`;

/**
 * Brings back the derivatives of pictures that earlier builds have made. Their addresses are digests of the picture and
 * of what became of it, and gatsby-plugin-sharp makes none that is there already (patches/).
 */
export async function bringBackPictures(args: Caches): Promise<void> {
  await putMissing(KEPT, PUBLISHED);
  // What is not there, or cannot be read, is measured anew.
  const measured = await readFile(MEASURED, 'utf8')
    .then((text) => JSON.parse(text) as Measured)
    .catch((): Measured => ({}));
  const cache = measuredOf(args);
  await Promise.all(Object.entries(measured).map(([digest, facts]) => cache.set(keyOf(digest), facts)));
}

/** Keeps what this build has made and measured, and forgets what belongs to pictures that are gone. */
export async function keepPictures(args: Caches & Pick<BuildArgs, 'getNodesByType'>): Promise<void> {
  const digests = args.getNodesByType('File').map(({ internal }) => internal.contentDigest);
  const beginnings = new Set(digests.map((digest) => digest.slice(0, 8)));
  const isInUse = (folder: string) => beginnings.has(FOLDER.exec(folder)?.[1] ?? '');
  await putMissing(PUBLISHED, KEPT, isInUse);
  for (const folder of await folders(KEPT))
    if (!isInUse(folder)) await rm(join(KEPT, folder), { recursive: true });
  await keepMeasures(args, digests);
}

async function keepMeasures(args: Caches, digests: readonly string[]) {
  const cache = measuredOf(args);
  const facts = await Promise.all(
    digests.map(async (digest) => [digest, (await cache.get(keyOf(digest))) as unknown] as const),
  );
  const measured: Measured = Object.fromEntries(facts.filter(([, known]) => known));
  await mkdir(KEPT, { recursive: true });
  await writeFile(`${MEASURED}.part`, JSON.stringify(measured));
  await rename(`${MEASURED}.part`, MEASURED);
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
