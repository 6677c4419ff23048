import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildArgs } from 'gatsby';
import { derivativesFolder, recipe } from 'gatsby-plugin-sharp/derivatives-folder';
import { putFile } from '../files/put-file';

const PUBLISHED = join('public', 'static');
const ALL = join('var', 'pictures');
/** Outside Gatsby's own cache, which a cold build empties. Other code, which makes other files, has another folder. */
const KEPT = join(ALL, recipe);
/** Size, format and colour, by the digest of a picture: reading them decodes the whole picture. */
const MEASURED = join(KEPT, 'measured.json');

type Picture = Parameters<typeof derivativesFolder>[0];
type Measured = Record<string, unknown>;
type Caches = Pick<BuildArgs, 'getCache'>;

/** Returns the cache in which gatsby-transformer-sharp looks for what gatsby-plugin-sharp has measured. */
const measuredOf = ({ getCache }: Caches) => getCache('gatsby-transformer-sharp');
const keyOf = (digest: string) => `metadata-${digest}`;

/**
 * Brings back the derivatives of pictures that earlier builds have made. Their addresses are digests of the picture, of
 * what is done with it and of the code that does it, and gatsby-plugin-sharp makes none that exists already (patches/).
 */
export async function restorePictureCache(args: Caches): Promise<void> {
  await copyMissing(KEPT, PUBLISHED);
  // What is not there, or cannot be read, is measured anew.
  const measured = await readFile(MEASURED, 'utf8')
    .then((text) => JSON.parse(text) as Measured)
    .catch((): Measured => ({}));
  const cache = measuredOf(args);
  await Promise.all(Object.entries(measured).map(([digest, facts]) => cache.set(keyOf(digest), facts)));
}

/** Keeps what this build has made and measured, and forgets what belongs to pictures that are gone. */
export async function keepPictures(args: Caches & Pick<BuildArgs, 'getNodesByType'>): Promise<void> {
  const pictures = args.getNodesByType('File') as unknown as Picture[];
  const inUse = new Set(pictures.map(derivativesFolder));
  const isInUse = (folder: string) => inUse.has(folder);
  await copyMissing(PUBLISHED, KEPT, isInUse);
  const gone = (await folders(KEPT)).filter((folder) => !isInUse(folder)).map((folder) => join(KEPT, folder));
  const ofOtherCode = (await folders(ALL)).filter((name) => name !== recipe).map((name) => join(ALL, name));
  for (const folder of [...gone, ...ofOtherCode]) await rm(folder, { recursive: true });
  const digests = pictures.map(({ internal }) => internal.contentDigest);
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

async function copyMissing(from: string, to: string, isWanted: (folder: string) => boolean = () => true) {
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
