import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { each } from '../lib/each';
import { type BuiltFile, findOutdatedScripts, isHashed, listBuiltFiles } from './built-files';
import type { Earlier, Manifest, ReleaseBook, ReleaseFile } from './manifest';
import { writePacks } from './packs';
import { copyFiles, linkFiles, removeFiles } from './place';

/** The folder in which a release is made. */
export type DraftFolder = {
  /** On the same disk as the releases. */
  readonly folder: string;
  /** Manifest of the files in it from an expired release, whose folder it was; undefined when it is empty. */
  readonly holds: Manifest | undefined;
};

export type Draft = {
  readonly files: Record<string, ReleaseFile>;
  readonly leftOver: Record<string, string>;
  /** Books of the earlier release that the build still lists; newer ones are made once the release is live. */
  readonly books: Record<string, ReleaseBook>;
  /** Addresses of files that the earlier release does not have, or has otherwise. */
  readonly changed: readonly string[];
  readonly removed: readonly string[];
};

type Options = {
  /** The build's `public`. */
  readonly built: string;
  readonly target: DraftFolder;
  readonly earlier: Earlier | undefined;
  readonly keepOldFilesMs: number;
  readonly now: Date;
};

type Files = Readonly<Record<string, ReleaseFile>>;

/**
 * Makes a release of a build. What lies in the target already stays, what the earlier release has alike is linked to it,
 * and the rest is copied: a release costs what changed. Nothing is ever linked to the build, whose files Gatsby rewrites
 * in place, and no file of a release is ever written to, because others have it too.
 */
export async function fillRelease(options: Options): Promise<Draft> {
  const { built, target, earlier } = options;
  const all = await listBuiltFiles(built);
  const { kept, leftOver, carried } = sortOldFiles(options, all);
  const books = carriedBooks(earlier, all);
  const before: Files = earlier?.manifest.files ?? {};
  const files: Record<string, ReleaseFile> = { ...(await describe(kept, before, built)) };
  const ofBooks = Object.values(books).flatMap((book) => book.files);
  for (const path of [...carried, ...ofBooks]) if (before[path]) files[path] = before[path];
  const changed = difference(files, before);
  const isChanged = new Set(changed.map(({ path }) => path));
  const held = target.holds?.files ?? {};
  // What has changed is copied even where the target has it from long ago: times of files must not go back for caches.
  const isSound = (path: string) => held[path]?.hash === files[path]?.hash && !isChanged.has(path);
  await removeFiles(
    target.folder,
    sizesOf(held).filter(({ path }) => !isSound(path)),
  );
  const missing = sizesOf(files).filter(({ path }) => !isSound(path) && !isChanged.has(path));
  if (earlier) await linkFiles(earlier.folder, target.folder, missing);
  await copyFiles(built, target.folder, changed);
  const packs = await writePacks({ built, folder: target.folder, files, earlier });
  Object.assign(files, packs.files);
  const removed = Object.keys(before).filter((path) => !files[path]);
  const changedPaths = [...changed.map(({ path }) => path), ...packs.changed];
  return { files, leftOver, books, changed: changedPaths.sort(), removed: removed.sort() };
}

/** Sorts out which files of the build count, and which of the earlier release stay for the sake of open pages. */
function sortOldFiles({ built, earlier, keepOldFilesMs, now }: Options, all: readonly BuiltFile[]) {
  const outdated = findOutdatedScripts(built, all);
  const present = new Set(all.map(({ path }) => path));
  const gone = Object.keys(earlier?.manifest.files ?? {}).filter(
    (path) => isHashed(path) && !present.has(path),
  );
  const leftOver: Record<string, string> = {};
  for (const path of [...outdated, ...gone]) {
    const since = earlier?.manifest.leftOver[path] ?? now.toISOString();
    if (now.getTime() - Date.parse(since) <= keepOldFilesMs) leftOver[path] = since;
  }
  return {
    kept: all.filter(({ path }) => !outdated.has(path) || path in leftOver),
    carried: gone.filter((path) => path in leftOver),
    leftOver,
  };
}

/** Keeps the earlier release's books for visitors until the new ones are made. */
function carriedBooks(earlier: Earlier | undefined, all: readonly BuiltFile[]): Record<string, ReleaseBook> {
  const present = new Set(all.map(({ path }) => path));
  const books = Object.entries(earlier?.manifest.books ?? {});
  return Object.fromEntries(books.filter(([list]) => present.has(list)));
}

/** Digests the files of a build; those that have kept their size and time are not read again. */
async function describe(kept: readonly BuiltFile[], before: Files, built: string): Promise<Files> {
  const files: Record<string, ReleaseFile> = {};
  const unknown: BuiltFile[] = [];
  for (const file of kept) {
    const known = before[file.path];
    if (known?.size === file.size && known.builtAt === file.builtAt) files[file.path] = known;
    else unknown.push(file);
  }
  await each(unknown, 32, async (file) => {
    const { path, size, builtAt } = file;
    files[path] = { size, builtAt, hash: await digest(join(built, path), size) };
  });
  return files;
}

/** SHA-256 of a file. @param size its bytes */
export async function digest(file: string, size: number): Promise<string> {
  const hash = createHash('sha256');
  if (size < 1_000_000) return hash.update(await readFile(file)).digest('hex');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/** The files that others do not have, or have with another content. */
function difference(files: Files, others: Files) {
  return sizesOf(files).filter(({ path }) => others[path]?.hash !== files[path]?.hash);
}

function sizesOf(files: Files) {
  return Object.entries(files).map(([path, { size }]) => ({ path, size }));
}
