import { constants } from 'node:fs';
import { copyFile, link, mkdir, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { each } from '../lib/each';
import type { BuiltFile } from './built-files';
import { compress, ENCODINGS, isCompressed } from './compress';

type File = Pick<BuiltFile, 'path' | 'size'>;

const PARALLEL = 32;

/** A file and its compressed forms. */
const namesOf = (file: File): string[] => [
  file.path,
  ...(isCompressed(file) ? ENCODINGS.map((encoding) => `${file.path}.${encoding}`) : []),
];

/** Takes files out of a release, and the folders that are empty then. Other releases keep theirs. */
export async function removeFiles(from: string, files: readonly File[]): Promise<void> {
  await each(files, PARALLEL, async (file) => {
    for (const name of namesOf(file)) await rm(join(from, name), { force: true });
  });
  for (const folder of new Set(files.map(({ path }) => dirname(path)))) await removeEmpty(from, folder);
}

/** Gives files of one release a second name in another. */
export async function linkFiles(from: string, to: string, files: readonly File[]): Promise<void> {
  await makeFolders(to, files);
  await each(files, PARALLEL, async (file) => {
    for (const name of namesOf(file)) await linkOrCopy(join(from, name), join(to, name));
  });
}

/** Copies changed files of a build into a release, with their compressed forms. */
export async function copyFiles(from: string, to: string, files: readonly File[]): Promise<void> {
  const texts = files.filter(isCompressed).length;
  await makeFolders(to, files);
  await each(files, PARALLEL, async (file) => {
    await copy(join(from, file.path), join(to, file.path));
    if (isCompressed(file)) await compress(join(to, file.path), texts);
  });
}

async function makeFolders(target: string, files: readonly File[]): Promise<void> {
  const folders = new Set(files.map(({ path }) => dirname(join(target, path))));
  await each(folders, PARALLEL, async (folder) => void (await mkdir(folder, { recursive: true })));
}

/** Removes a folder of a release, and those above it, as far as nothing lies in them. */
async function removeEmpty(root: string, folder: string): Promise<void> {
  for (let at = folder; at !== '.'; at = dirname(at)) {
    const isRemoved = await rmdir(join(root, at)).then(
      () => true,
      (error: NodeJS.ErrnoException) => error.code === 'ENOENT',
    );
    if (!isRemoved) return;
  }
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

/** Never overwrites a file, because other releases may share it. */
function copy(from: string, to: string): Promise<void> {
  return copyFile(from, to, constants.COPYFILE_FICLONE | constants.COPYFILE_EXCL);
}
