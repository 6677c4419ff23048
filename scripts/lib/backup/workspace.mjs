import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Does some work in a new folder that only we can read, beside its result so that a rename is enough. However the work
 * ends, the folder goes: also by Ctrl-C, where no `finally` is reached.
 * @template T
 * @param {string} parent @param {(folder: string) => Promise<T>} work
 */
export async function inWorkspace(parent, work) {
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, '.unfinished-'));
  const clear = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', clear);
  try {
    return await work(folder);
  } finally {
    process.off('exit', clear);
    clear();
  }
}
