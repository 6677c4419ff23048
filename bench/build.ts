/**
 * Measures what builds cost with generated content: `npm run bench:build [-- --articles 100,1000]`. For each size a CMS
 * of its own is filled, and the site is built four times: the first makes the derivatives of pictures, which are kept
 * outside `.cache` and counted apart; then cold, without a change, and after one edit. The same with a plain Gatsby,
 * which is installed for it (lib/plain-gatsby.ts; `--sites ours` leaves it out). Prints a table and writes
 * var/bench/build.json.
 */
import { appendFileSync, existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { prepareCms, startCms } from '../scripts/lib/cms.mjs';
import { makeWorkingCopy } from '../scripts/lib/files.mjs';
import { reservePort } from '../scripts/lib/ports.mjs';
import { stop } from '../scripts/lib/processes.mjs';
import { ROOT } from '../scripts/lib/project.mjs';
import { buildEnvironment } from '../scripts/lib/site.mjs';
import { generate } from './generate';
import { main, readOptions } from './lib/arguments';
import { installPlainGatsby } from './lib/plain-gatsby';
import { runMeasured } from './lib/process-tree';
import { BENCH_FOLDER, report } from './lib/results';

const HOUR = 3_600_000;

/** Files of the built pages that were written since a moment. */
function pagesWritten(folder: string, since: number): number {
  if (!existsSync(folder)) return 0;
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('index.html'))
    .filter((name) => statSync(join(folder, name)).mtimeMs >= since).length;
}

/** Counts the pages that Gatsby rendered anew, by its own output. */
function pagesRendered(output: string): number {
  return Number(/Building static HTML for pages - [\d.]+s - (\d+)\/\d+/.exec(output)?.[1] ?? 0);
}

type Site = { readonly folder: string; readonly env: NodeJS.ProcessEnv };

async function build({ folder, env }: Site, articles: number, step: string) {
  const since = Date.now();
  const gatsby = join(folder, 'node_modules/gatsby/cli.js');
  const cost = await runMeasured([process.execPath, gatsby, 'build'], { cwd: folder, env });
  if (cost.code !== 0) throw new Error(`the build failed (${step}):\n${cost.output.slice(-4000)}`);
  const row = {
    articles,
    step,
    'CPU s': Math.round(cost.cpuSeconds * 10) / 10,
    'wall s': Math.round(cost.wallSeconds * 10) / 10,
    'peak MB': Math.round(cost.peakMegabytes),
    'pages rendered': pagesRendered(cost.output),
    'pages written': pagesWritten(join(folder, 'public'), since),
  };
  console.log(JSON.stringify(row));
  return row;
}

/** A site without Gatsby's cache and output; the derivatives of pictures stay, for ours outside of them. */
function clear({ folder }: Site, isPlain = false): void {
  rmSync(join(folder, '.cache'), { recursive: true, force: true });
  const output = join(folder, 'public');
  for (const name of existsSync(output) ? readdirSync(output) : [])
    if (!isPlain || name !== 'static') rmSync(join(output, name), { recursive: true, force: true });
}

function edit(article: string | undefined): void {
  if (article) appendFileSync(join(article, 'fr.md'), '\nUne phrase de plus.\n');
}

/** The same content in a Gatsby that does nothing else, to compare with. */
async function measurePlain(articles: number) {
  const folder = await installPlainGatsby();
  const content = join(BENCH_FOLDER, `build-${articles}`, 'plain-content');
  const [first] = generate(articles, content);
  const env: NodeJS.ProcessEnv = {
    PATH: process.env['PATH'],
    HOME: process.env['HOME'],
    GATSBY_TELEMETRY_DISABLED: '1',
    NODE_ENV: 'production',
    PLAIN_CONTENT: content,
    PLAIN_MEDIA: join(ROOT, 'content/media'),
  };
  const site = { folder, env };
  clear(site, true);
  const rows = [await build(site, articles, 'plain: first, with pictures')];
  clear(site, true);
  rows.push(await build(site, articles, 'plain: cold'));
  rows.push(await build(site, articles, 'plain: no change'));
  edit(first);
  rows.push(await build(site, articles, 'plain: one edit'));
  return rows;
}

async function measure(articles: number) {
  const folder = join(BENCH_FOLDER, `build-${articles}`);
  const content = join(folder, 'content');
  const dataDir = join(folder, 'cms');
  rmSync(dataDir, { recursive: true, force: true });
  const [first] = generate(articles, content);
  const port = await reservePort();
  const start = () =>
    startCms({ port, dataDir, content: [join(ROOT, 'content'), content], admin: false, patienceMs: HOUR });
  await makeWorkingCopy(join(folder, 'site'));
  let cms = await start();
  const site = { folder: join(folder, 'site'), env: buildEnvironment(cms) };
  const rows = [];
  try {
    clear(site);
    rows.push(await build(site, articles, 'first, with pictures'));
    clear(site);
    rows.push(await build(site, articles, 'cold'));
    rows.push(await build(site, articles, 'no change'));
    await stop(cms.running);
    edit(first);
    cms = await start();
    rows.push(await build(site, articles, 'one edit'));
  } finally {
    await stop(cms.running);
  }
  return rows;
}

main(async () => {
  const { articles, sites } = readOptions({ articles: '100', sites: 'ours,plain' });
  const rows = [];
  for (const size of articles.split(',').map(Number)) {
    if (sites.includes('ours')) {
      await prepareCms({ admin: false });
      rows.push(...(await measure(size)));
    }
    if (sites.includes('plain')) rows.push(...(await measurePlain(size)));
  }
  report('build', rows);
});
