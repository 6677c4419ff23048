import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { currentScripts } from '../../src/site-build/rules/current-scripts';
import { eachAtOnce } from '../lib/each';

export type BuiltFile = { readonly path: string; readonly size: number; readonly builtAt: number };

/** Files that visitors never need, such as Partytown, which Gatsby puts into each site. */
const LEFT_OUT = /(^webpack\.stats\.json|^(_gatsby|~partytown)\/.*|\.map)$/;
/** Names that change with the content, so that old and new can lie side by side. */
const HASHED = /^([^/]+[-.][\da-f]{10,}\.(js|css)(\.LICENSE\.txt)?|static\/.+|share\/.+)$/;
const SCRIPT = /^[^/]+[-.][\da-f]{10,}\.(js|css)(\.LICENSE\.txt)?$/;
/**
 * Name of the script that starts a page, none of webpack's files; each build takes that of the one before away
 * (src/loading/late-files.ts).
 */
const START = /^start-[\da-f]{16}\.js$/;

export const isHashed = (path: string): boolean => HASHED.test(path);

/** Every file of a build, with its size and the time it was written. */
export async function listBuiltFiles(folder: string): Promise<BuiltFile[]> {
  const files: BuiltFile[] = [];
  const folders = [''];
  // The loop appends each subfolder to the list that it walks.
  await eachAtOnce(folders, (at) => {
    for (const entry of readdirSync(join(folder, at), { withFileTypes: true })) {
      const path = at + entry.name;
      if (entry.isDirectory()) folders.push(`${path}/`);
      if (!entry.isFile() || LEFT_OUT.test(path)) continue;
      const { size, mtimeMs } = statSync(join(folder, path));
      files.push({ path, size, builtAt: mtimeMs });
    }
  });
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Scripts and styles that lie in `public` from earlier builds; Gatsby adds to them and never takes one away. */
export function findOutdatedScripts(folder: string, files: readonly BuiltFile[]): Set<string> {
  const isOfBuild = currentScripts(folder);
  const isCurrent = (path: string) => START.test(path) || isOfBuild(path.replace(/\.LICENSE\.txt$/, ''));
  return new Set(files.map(({ path }) => path).filter((path) => SCRIPT.test(path) && !isCurrent(path)));
}
