import { readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as otherWork } from 'node:timers/promises';

export type BuiltFile = { readonly path: string; readonly size: number; readonly builtAt: number };

/** Of no use to visitors; Gatsby puts Partytown into each site. */
const LEFT_OUT = /(^webpack\.stats\.json|^(_gatsby|~partytown)\/.*|\.map)$/;
/** Names that change with the content, so that old and new can lie side by side. */
const HASHED = /^([^/]+[-.][\da-f]{10,}\.(js|css)(\.LICENSE\.txt)?|static\/.+|share\/.+)$/;
const SCRIPT = /^[^/]+[-.][\da-f]{10,}\.(js|css)(\.LICENSE\.txt)?$/;
/** What starts a page is none of webpack's files; each build takes that of the one before away (src/loading/late-files.ts). */
const START = /^start-[\da-f]{16}\.js$/;

export const isHashed = (path: string): boolean => HASHED.test(path);

/** So many folders are read before other work of the process has its turn: a few milliseconds. */
const FOLDERS_AT_A_TIME = 100;

/**
 * Every file of a build, with its size and the time it was written. Asking the system directly takes a quarter of the
 * processor time that promises do, which at 10,000 pages is more than a second.
 */
export async function listBuiltFiles(folder: string): Promise<BuiltFile[]> {
  const files: BuiltFile[] = [];
  const folders = [''];
  for (let at = folders.pop(), count = 1; at !== undefined; at = folders.pop(), count += 1) {
    for (const entry of readdirSync(join(folder, at), { withFileTypes: true })) {
      const path = at + entry.name;
      if (entry.isDirectory()) folders.push(`${path}/`);
      if (!entry.isFile() || LEFT_OUT.test(path)) continue;
      const { size, mtimeMs } = statSync(join(folder, path));
      files.push({ path, size, builtAt: mtimeMs });
    }
    if (count % FOLDERS_AT_A_TIME === 0) await otherWork();
  }
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Scripts and styles that lie in `public` from earlier builds; Gatsby adds to them and never takes one away. */
export async function findOutdatedScripts(folder: string, files: readonly BuiltFile[]): Promise<Set<string>> {
  const { assetsByChunkName } = JSON.parse(await readFile(join(folder, 'webpack.stats.json'), 'utf8')) as {
    assetsByChunkName: Record<string, string[]>;
  };
  const current = new Set(Object.values(assetsByChunkName).flat());
  const isCurrent = (path: string) => START.test(path) || current.has(path.replace(/\.LICENSE\.txt$/, ''));
  return new Set(files.map(({ path }) => path).filter((path) => SCRIPT.test(path) && !isCurrent(path)));
}
