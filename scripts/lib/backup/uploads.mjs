import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/** The files below a folder, as sorted relative paths. @param {string} folder @returns {Promise<string[]>} */
export async function filesBelow(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}

/**
 * Copies what an earlier call has not copied or what has changed since, and takes nothing away. Called before and after
 * the database is copied: a file that an editor removes meanwhile is still there, one that is added comes along.
 * @param {string} from @param {string} to
 * @param {Map<string, string>} copied the state of each file when it was copied; kept between the calls
 */
export async function copyUploads(from, to, copied) {
  await mkdir(to, { recursive: true });
  for (const path of await filesBelow(from).catch(unlessGone([]))) {
    const [source, target] = [join(from, path), join(to, path)];
    const state = await stat(source).then(({ size, mtimeMs }) => `${size} ${mtimeMs}`, unlessGone(undefined));
    if (state === undefined || copied.get(path) === state) continue;
    await mkdir(dirname(target), { recursive: true });
    await copyFile(source, target, constants.COPYFILE_FICLONE).catch(unlessGone(undefined));
    copied.set(path, state);
  }
}

/** @template T @param {T} value @returns {(error: NodeJS.ErrnoException) => T} */
function unlessGone(value) {
  return (error) => {
    if (error.code !== 'ENOENT') throw error;
    return value;
  };
}
