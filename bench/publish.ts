/**
 * Measures how long an editor waits between Publish and the live page:
 * `npm run bench:publish [-- --articles 320,4820 --edits 7]`, which is about 1,000 and 10,000 pages. Real CMS, real
 * publisher; each edit changes the title of an article. The book of the article's country follows; the longest that one
 * took after its page is measured, too. Prints a table and writes var/bench/publish.json.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { prepareCms, readSecret, startCms } from '../scripts/lib/cms.mjs';
import { reservePort } from '../scripts/lib/ports.mjs';
import { stop } from '../scripts/lib/processes.mjs';
import { ROOT } from '../scripts/lib/project.mjs';
import { generate } from './generate';
import { main, readOptions } from './lib/arguments';
import { Editor } from './lib/editor';
import { memoryOf } from './lib/process-tree';
import { BENCH_FOLDER, median, percentile, report } from './lib/results';

const HOUR = 3_600_000;

type Page = { kind: string; documentId: string; locale: string; path: string };
type Status = {
  wanted: number;
  done: number;
  activity: object | null;
  live?: { release: string };
  failure?: { message: { en: string } };
  releases: object[];
  history: { what: string; phases?: Record<string, number> }[];
};

class Service {
  private readonly child;
  peakMegabytes = 0;

  constructor(
    private readonly url: string,
    env: Record<string, string>,
  ) {
    this.child = spawn(process.execPath, ['--import', 'tsx', 'publisher/main.ts'], {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const sampler = setInterval(() => {
      this.peakMegabytes = Math.max(this.peakMegabytes, memoryOf(this.child.pid ?? 0) / 1e6);
    }, 250);
    this.child.once('exit', () => clearInterval(sampler));
  }

  private call(method: string, path: string) {
    const headers = { authorization: `Bearer ${readSecret('PUBLISHER_SECRET')}` };
    return fetch(this.url + path, { method, headers });
  }

  async status(): Promise<Status> {
    return (await (await this.call('GET', '/status.json')).json()) as Status;
  }

  /** Asks the publisher to look for something to publish. */
  async build(): Promise<void> {
    await this.call('POST', '/actions/build');
  }

  /** Waits until the publisher has done all that was asked for. @throws Error when it fails */
  async settled(): Promise<Status> {
    for (;;) {
      const status = await this.status().catch(() => undefined);
      if (status?.failure) throw new Error(status.failure.message.en);
      if (status?.live && status.wanted <= status.done && !status.activity) return status;
      await wait(200);
    }
  }

  async end(): Promise<void> {
    this.child.kill();
    if (this.child.exitCode === null) await once(this.child, 'exit');
  }
}

async function pagesOf(cmsUrl: string): Promise<Page[]> {
  const response = await fetch(`${cmsUrl}/api/publication/inventory`, {
    headers: { authorization: `Bearer ${readSecret('PUBLISHER_SECRET')}` },
  });
  return ((await response.json()) as { pages: Page[] }).pages;
}

/** Milliseconds from the click on Publish until a visitor is sent the new title. */
async function timeEdit(editor: Editor, site: string, { documentId, locale, path }: Page): Promise<number> {
  const title = `Un titre de ${new Date().toISOString()}`;
  const since = performance.now();
  await editor.publishTitle(documentId, locale, title);
  while (!(await (await fetch(site + path)).text()).includes(title)) await wait(50);
  return performance.now() - since;
}

/** When the book of a page's country was made, in milliseconds; undefined where it has none. */
async function bookDate(site: string, path: string): Promise<number | undefined> {
  const [, locale = '', country = ''] = path.split('/');
  const answer = await fetch(`${site}/take-along/${locale}/${country}.epub`, { method: 'HEAD' });
  return answer.ok ? Date.parse(answer.headers.get('last-modified') ?? '') : undefined;
}

/** Milliseconds until the country of a page that has just gone live has a book with it. */
async function timeBook(site: string, path: string, before: number): Promise<number> {
  const since = performance.now();
  while ((await bookDate(site, path)) === before) await wait(100);
  return performance.now() - since;
}

async function measure(articles: number, edits: number) {
  const folder = join(BENCH_FOLDER, `publish-${articles}`);
  const [content, dataDir] = [join(folder, 'content'), join(folder, 'cms')];
  for (const name of ['cms', 'publisher', 'releases'])
    rmSync(join(folder, name), { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  generate(articles, content);
  const [cmsPort, publisherPort, sitePort] = [await reservePort(), await reservePort(), await reservePort()];
  const urls = [cmsPort, publisherPort, sitePort].map((port) => `http://127.0.0.1:${port}`);
  const [, publisherUrl = '', site = ''] = urls;
  const cms = await startCms({
    port: cmsPort,
    dataDir,
    content: [join(ROOT, 'content'), content],
    admin: false,
    patienceMs: HOUR,
    env: { PUBLISHER_URL: publisherUrl, SITE_ORIGINS: site },
  });
  const service = new Service(publisherUrl, {
    PUBLISHER_PORT: String(publisherPort),
    PUBLISHER_SECRET: readSecret('PUBLISHER_SECRET'),
    PUBLISHER_DATA_DIR: folder,
    SITE_PORT: String(sitePort),
    CMS_URL: cms.url,
    CMS_TOKEN: cms.token,
  });
  try {
    const first = await service.settled();
    await service.build();
    const second = await service.settled();
    const pages = await pagesOf(cms.url);
    const candidates = pages.filter(({ kind }) => kind === 'article');
    const editor = await Editor.logIn(cms.url, dataDir);
    service.peakMegabytes = 0;
    const times: number[] = [];
    const books: number[] = [];
    for (let edit = 0; edit < edits; edit += 1) {
      const page = candidates[Math.floor((edit * candidates.length) / edits)];
      if (!page) throw new Error('there is no article to edit');
      const bookBefore = await bookDate(site, page.path);
      times.push(await timeEdit(editor, site, page));
      if (bookBefore !== undefined) books.push(await timeBook(site, page.path, bookBefore));
      await service.settled();
    }
    const { history } = await service.status();
    const phases = history.find(({ what }) => what === 'published')?.phases;
    // Too wide for the table.
    console.log(`${pages.length} pages, the last edit in ms: ${JSON.stringify(phases)}`);
    const seconds = (ms: number) => Math.round(ms / 100) / 10;
    return {
      pages: pages.length,
      edits,
      'p50 s': seconds(median(times)),
      'p95 s': seconds(percentile(times, 0.95)),
      'book after s': seconds(Math.max(...books)),
      'peak MB': Math.round(service.peakMegabytes),
      'no change publishes': second.releases.length === first.releases.length ? 'nothing' : 'a release',
    };
  } finally {
    await service.end();
    await stop(cms.running);
  }
}

main(async () => {
  const { articles, edits } = readOptions({ articles: '320', edits: '7' });
  await prepareCms({ admin: false });
  const rows = [];
  for (const size of articles.split(',').map(Number)) rows.push(await measure(size, Number(edits)));
  report('publish', rows);
});
