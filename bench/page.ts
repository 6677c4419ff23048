/**
 * Lighthouse over every template in both languages, on the heaviest page of each, as a slow phone on slow 4G:
 * `npm run bench:page [-- --site public --runs 5 --only article]`, or `--only /fr/contact/,/en/`. Medians as a table and, with
 * what each run measured, in var/bench/page.json. All pages are measured once before any is measured again: a slow minute of
 * the machine is one run of many pages then, not all runs of one.
 */
import type { Result } from 'lighthouse';
import { chromiumProgram } from '../scripts/lib/chromium.mjs';
import { main, readOptions } from './lib/arguments';
import { addFloor } from './lib/floor';
import { median, report } from './lib/results';
import { copyForServing, heaviestPages, serveFolder } from './lib/served-site';
import { PageWeights, type Page } from './lib/weigh';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const TIMES = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;

type Run = { readonly result: Result };

const ATTEMPTS = 5;

/** Lighthouse now and then sees no paint in a headless browser: such a run measured no times, and is done again. */
async function measured(url: string): Promise<Run> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const run = await lighthouse(url);
    if (Number.isFinite(value(run.result, TIMES.fcp))) return run;
    console.warn(`${url}: ${run.result.runtimeError?.message ?? 'no paint was seen'}; once more`);
  }
  throw new Error(`${url}: no paint was seen in ${String(ATTEMPTS)} attempts`);
}

async function lighthouse(url: string): Promise<Run> {
  const [{ default: run }, { launch }] = await Promise.all([import('lighthouse'), import('chrome-launcher')]);
  const chrome = await launch({
    chromePath: await chromiumProgram(),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const ran = await run(url, { port: chrome.port, onlyCategories: [...CATEGORIES], logLevel: 'error' });
    if (!ran) throw new Error(`Lighthouse said nothing of ${url}`);
    return { result: ran.lhr };
  } finally {
    chrome.kill();
  }
}

const value = (result: Result, audit: string) => result.audits[audit]?.numericValue ?? Number.NaN;
const score = (result: Result, category: string) => (result.categories[category]?.score ?? 0) * 100;

/** Audits that take points away. */
function lost({ categories, audits }: Result): string[] {
  const weighed = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0),
  );
  return weighed.filter(({ id }) => (audits[id]?.score ?? 1) < 0.9).map(({ id }) => id);
}

/** Returns the label of the element that the browser painted last and largest. */
function largest({ audits }: Result): string {
  const text = JSON.stringify(audits['largest-contentful-paint-element']?.details ?? {});
  return /"nodeLabel":"([^"]{0,40})/.exec(text)?.[1] ?? '';
}

/** Bytes of scripts that were sent, those that were fetched ahead included. */
function scriptBytes({ audits }: Result): number {
  const { items = [] } = (audits['network-requests']?.details ?? {}) as {
    items?: { resourceType?: string; transferSize?: number }[];
  };
  return items
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((total, { transferSize = 0 }) => total + transferSize, 0);
}

function row(path: string, template: string, runs: readonly Run[]) {
  const of = (read: (result: Result) => number) => median(runs.map(({ result }) => read(result)));
  const [first] = runs;
  return {
    template,
    path,
    perf: of((result) => score(result, 'performance')),
    a11y: of((result) => score(result, 'accessibility')),
    best: of((result) => score(result, 'best-practices')),
    seo: of((result) => score(result, 'seo')),
    FCP: Math.round(of((result) => value(result, TIMES.fcp))),
    LCP: Math.round(of((result) => value(result, TIMES.lcp))),
    TBT: Math.round(of((result) => value(result, TIMES.tbt))),
    CLS: Number(of((result) => value(result, TIMES.cls)).toFixed(3)),
    speed: Math.round(of(({ environment }) => environment.benchmarkIndex)),
    'script kB': Math.round(of(scriptBytes) / 100) / 10,
    largest: first ? largest(first.result) : '',
    lost: [...new Set(runs.flatMap(({ result }) => lost(result)))].join(' '),
  };
}

/** The times of each run, in milliseconds, in the order of measuring: rounds of several hours can be put together. */
function samples(runs: readonly Run[]) {
  return Object.fromEntries(
    Object.entries(TIMES).map(([name, audit]) => [
      name,
      runs.map(({ result }) => Number(value(result, audit).toFixed(name === 'cls' ? 4 : 0))),
    ]),
  );
}

/** @param only nothing, a template, or addresses of pages; before them the floor of this hour */
async function pagesFor(only: string, folder: string): Promise<Page[]> {
  const heaviest = await heaviestPages(folder);
  const wanted = only.startsWith('/')
    ? only.split(',').map((path) => new PageWeights(folder).page(path))
    : heaviest.filter(({ template }) => only === '' || template === only);
  const article = heaviest.find(({ template }) => template === 'article');
  if (!article) return wanted;
  const floor = await addFloor(folder, article.path);
  return [floor, ...wanted];
}

main(async () => {
  const options = readOptions({ site: 'public', runs: '5', only: '', port: '0' });
  const folder = await copyForServing(options.site);
  const site = await serveFolder(folder, Number(options.port));
  let pages: (Page & { runs: Run[] })[];
  try {
    pages = (await pagesFor(options.only, folder)).map((page) => ({ ...page, runs: [] as Run[] }));
    for (let round = 1; round <= Number(options.runs); round += 1)
      for (const { path, runs } of pages) {
        const run = await measured(site.origin + path);
        runs.push(run);
        console.log(round, path, JSON.stringify(samples([run])));
      }
  } finally {
    await site.close();
  }
  const rows = pages.map(({ path, template, runs }) => row(path, template, runs));
  report('page', rows, {
    runs: Number(options.runs),
    samples: Object.fromEntries(pages.map(({ path, runs }) => [path, samples(runs)])),
  });
});
