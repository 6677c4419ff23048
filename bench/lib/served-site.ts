import { existsSync } from 'node:fs';
import { cp, readdir, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { each } from '../../publisher/lib/each';
import { compress, isCompressed } from '../../publisher/releases/compress';
import { listBuiltFiles } from '../../publisher/releases/built-files';
import { createSiteServer } from '../../publisher/server/site-server';
import { BENCH_FOLDER } from './results';
import { Scales, type Page } from './weigh';

/** A built site as visitors get it: a copy with compressed forms, as the publisher makes them. */
export async function copyForServing(folder: string): Promise<string> {
  if (!existsSync(join(folder, '_rules.json'))) throw new Error(`${folder} holds no built site`);
  const copy = resolve(BENCH_FOLDER, 'site');
  await rm(copy, { recursive: true, force: true });
  await cp(folder, copy, { recursive: true });
  const texts = (await listBuiltFiles(copy)).filter(isCompressed);
  await each(texts, availableParallelism(), ({ path }) => compress(join(copy, path), texts.length));
  return copy;
}

/** Serves a site by the publisher's own server. */
export async function serveFolder(
  folder: string,
  port: number,
): Promise<{ origin: string; close: () => void }> {
  const server = createSiteServer(folder);
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The heaviest page of each template in each language: if it is fast, so are the others. */
export async function heaviestPages(folder: string): Promise<Page[]> {
  const scales = new Scales(folder);
  const found = new Map<string, Page & { html: number }>();
  for (const path of await pagePaths(folder)) {
    const key = `${scales.page(path).template} ${path.startsWith('/en/') ? 'en' : 'fr'}`;
    const { html } = scales.weigh(path);
    if (html > (found.get(key)?.html ?? 0)) found.set(key, { ...scales.page(path), html });
  }
  return [...found]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([, { path, template }]) => ({ path, template }));
}

/** The addresses of all pages of a build. */
export async function pagePaths(folder: string): Promise<string[]> {
  const files = await readdir(join(folder, 'page-data'), { recursive: true });
  return files
    .filter((file) => file.endsWith('page-data.json'))
    .map((file) => file.replace(/\/?page-data\.json$/, ''))
    .map((name) => (name === 'index' ? '/' : `/${name}/`))
    .filter((path) => existsSync(join(folder, path, 'index.html')));
}
