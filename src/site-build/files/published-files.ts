import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Writes files that pages fetch or link to into a folder of `public`, for builds and for `develop` alike. A file that
 * would not change is left alone; what is not named any more goes.
 * @param folder name of the folder in `public`
 * @param files text of each file, by its address
 */
export function publishFiles(folder: string, files: ReadonlyMap<string, string>): void {
  for (const [address, text] of files) {
    const file = join('public', address);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const root = join('public', folder);
  if (!existsSync(root)) return;
  const kept = new Set([...files.keys()].map((address) => join('public', address)));
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isFile() && !kept.has(file)) rmSync(file);
  }
}
