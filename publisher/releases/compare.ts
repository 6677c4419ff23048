import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { each } from '../lib/each';
import { withoutEntities } from '../lib/entities';
import type { Earlier } from './manifest';

/** A page that one release shows otherwise than another, or that only one of them has. */
export type PageChange = {
  /** Its address, such as `/fr/islande/geysir/`. */
  readonly path: string;
  /** Its title before and afterwards; undefined where there is no such page. */
  readonly from: string | undefined;
  readonly to: string | undefined;
};

const DATA = /^page-data\/(.+)\/page-data\.json$/;

const addressOf = (data: string): string => (data === 'index' ? '/' : `/${data}/`);

async function titleOf({ folder }: Earlier, path: string): Promise<string> {
  const text = await readFile(join(folder, path, 'index.html'), 'utf8').catch(() => '');
  return withoutEntities(/<title[^>]*>([^<]*)/.exec(text)?.[1] ?? path);
}

/**
 * Lists the pages that visitors would see changed if the target went live. The data of pages are compared: their HTML
 * also changes with the code.
 * @returns sorted by address
 */
export async function changedPages(live: Earlier, target: Earlier): Promise<PageChange[]> {
  const [before, after] = [live.manifest.files, target.manifest.files];
  const files = new Set([...Object.keys(before), ...Object.keys(after)]);
  const pages = [...files]
    .filter((file) => DATA.test(file) && before[file]?.hash !== after[file]?.hash)
    .sort();
  const changes: PageChange[] = [];
  await each(pages, 16, async (file) => {
    const path = addressOf(DATA.exec(file)?.[1] ?? '');
    const from = before[file] && (await titleOf(live, path));
    changes.push({ path, from, to: after[file] && (await titleOf(target, path)) });
  });
  return changes.sort((a, b) => (a.path < b.path ? -1 : 1));
}
