import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, readdir, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { each } from '../../publisher/lib/each';
import { listBuiltFiles } from '../../publisher/releases/built-files';
import { compress, isCompressed } from '../../publisher/releases/compress';
import { freePort } from '../../scripts/lib/ports.mjs';
import { ROOT } from '../../scripts/lib/project.mjs';
import { BENCH_FOLDER } from './results';
import { PageWeights, type Page } from './weigh';

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

export type ServedSite = { readonly origin: string; readonly close: () => Promise<void> };

/**
 * Serves a site by the publisher's own server, in a process of its own: who asks and measures would keep it waiting, which
 * is 2 to 10 ms of an answer.
 * @param port any free one, when it is 0
 */
export async function serveFolder(folder: string, port = 0): Promise<ServedSite> {
  const taken = port || (await freePort());
  const server = spawn(
    process.execPath,
    ['--import', 'tsx', resolve(ROOT, 'publisher/serve.ts'), folder, String(taken)],
    { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] },
  );
  const origin = `http://127.0.0.1:${String(taken)}`;
  const close = async () => {
    server.kill();
    if (server.exitCode === null) await once(server, 'exit');
  };
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(`${origin}/`).catch(() => undefined);
    if (answer?.ok) return { origin, close };
    await new Promise((wait) => setTimeout(wait, 100));
  }
  await close();
  throw new Error(`${origin}: the server does not answer`);
}

/** The heaviest page of each template in each language: if it is fast, so are the others. */
export async function heaviestPages(folder: string): Promise<Page[]> {
  const scales = new PageWeights(folder);
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
async function pagePaths(folder: string): Promise<string[]> {
  const files = await readdir(join(folder, 'page-data'), { recursive: true });
  return files
    .filter((file) => file.endsWith('page-data.json'))
    .map((file) => file.replace(/\/?page-data\.json$/, ''))
    .map((name) => (name === 'index' ? '/' : `/${name}/`))
    .filter((path) => existsSync(join(folder, path, 'index.html')));
}
