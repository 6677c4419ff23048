import { randomUUID } from 'node:crypto';
import { readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A folder whose name begins so is about to be deleted. */
const GONE = '.gone-';

/** @returns whether nothing is left to move; false when something lies at the new place */
export async function moveFolder(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOTEMPTY' || code === 'EEXIST') return false;
    if (code !== 'ENOENT') throw error;
    return true;
  }
}

/**
 * Deletes a folder under another name, so that what a crash leaves of it is not taken for the whole; and what earlier
 * crashes left beside it.
 */
export async function deleteFolder(folder: string): Promise<void> {
  const parent = dirname(folder);
  await moveFolder(folder, join(parent, `${GONE}${randomUUID()}`));
  for (const name of await readdir(parent))
    if (name.startsWith(GONE)) await rm(join(parent, name), { recursive: true, force: true });
}
