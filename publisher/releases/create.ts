import { createHash } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { copyFile, link, mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { each } from '../lib/each';
import { type BuiltFile, findOutdatedScripts, isHashed, listBuiltFiles } from './built-files';
import { compress, ENCODINGS, isCompressed } from './compress';
import type { Manifest, ReleaseFile } from './manifest';

/** A release to link to: its files never change. */
export type Earlier = { readonly folder: string; readonly manifest: Manifest };

export type Draft = {
  readonly files: Record<string, ReleaseFile>;
  readonly leftOver: Record<string, string>;
  /** Addresses of files that the earlier release does not have, or has otherwise. */
  readonly changed: readonly string[];
  readonly removed: readonly string[];
};

type Options = {
  /** The build's `public`. */
  readonly built: string;
  /** An empty folder on the same disk as the earlier release. */
  readonly target: string;
  readonly earlier: Earlier | undefined;
  readonly keepOldFilesMs: number;
  readonly now: Date;
};

const PARALLEL = 32;

/**
 * Copies a build into a release. What the earlier release has alike is linked to it, so that a release costs what
 * changed; nothing is ever linked to the build, whose files Gatsby rewrites in place.
 */
export async function fillRelease(options: Options): Promise<Draft> {
  const { built, target, earlier } = options;
  const all = await listBuiltFiles(built);
  const { kept, leftOver, carried } = await sortOldFiles(options, all);
  const files: Record<string, ReleaseFile> = {};
  const changed: BuiltFile[] = [];
  await makeFolders(target, [...kept.map(({ path }) => path), ...carried]);
  await each(kept, PARALLEL, async (file) => {
    const before = earlier?.manifest.files[file.path];
    const hash = await hashOf(file, before, built);
    files[file.path] = { size: file.size, builtAt: file.builtAt, hash };
    if (before?.hash === hash && earlier) await linkAll(earlier.folder, target, file);
    else changed.push(file);
  });
  const texts = new Set(changed.filter(isCompressed));
  await each(changed, PARALLEL, async (file) => {
    await copy(join(built, file.path), join(target, file.path));
    if (texts.has(file)) await compress(join(target, file.path), texts.size);
  });
  await each(carried, PARALLEL, async (path) => {
    const file = earlier?.manifest.files[path];
    if (!earlier || !file) return;
    files[path] = file;
    await linkAll(earlier.folder, target, { path, size: file.size });
  });
  const removed = Object.keys(earlier?.manifest.files ?? {}).filter((path) => !files[path]);
  return { files, leftOver, changed: changed.map(({ path }) => path).sort(), removed: removed.sort() };
}

/** Which files of the build count, and which of the earlier release stay for the sake of open pages. */
async function sortOldFiles({ built, earlier, keepOldFilesMs, now }: Options, all: readonly BuiltFile[]) {
  const outdated = await findOutdatedScripts(built, all);
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

async function hashOf(
  { path, size, builtAt }: BuiltFile,
  before: ReleaseFile | undefined,
  built: string,
): Promise<string> {
  if (before?.size === size && before.builtAt === builtAt) return before.hash;
  const hash = createHash('sha256');
  if (size < 1_000_000) return hash.update(await readFile(join(built, path))).digest('hex');
  for await (const chunk of createReadStream(join(built, path))) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

async function makeFolders(target: string, paths: readonly string[]): Promise<void> {
  const folders = new Set(paths.map((path) => dirname(join(target, path))));
  await each(folders, PARALLEL, async (folder) => void (await mkdir(folder, { recursive: true })));
}

async function linkAll(from: string, to: string, file: Pick<BuiltFile, 'path' | 'size'>) {
  const packed = isCompressed(file) ? ENCODINGS.map((encoding) => `${file.path}.${encoding}`) : [];
  const names = [file.path, ...packed];
  for (const name of names) await linkOrCopy(join(from, name), join(to, name));
}

async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    // A disk without hard links, or a file with as many as it can have.
    const { code } = error as NodeJS.ErrnoException;
    if (!['EXDEV', 'EMLINK', 'EPERM', 'ENOTSUP'].includes(code ?? '')) throw error;
    await copy(from, to);
  }
}

function copy(from: string, to: string): Promise<void> {
  return copyFile(from, to, constants.COPYFILE_FICLONE);
}
