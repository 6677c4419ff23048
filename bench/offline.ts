/**
 * Measures how long a country takes to be saved on a slow line, and how long the title of one of its articles takes without
 * any, in a browser that was just started, on a slow phone:
 * `npm run bench:offline [-- --site public --country fr/islande --runs 5]`. Prints a table and writes
 * var/bench/offline.json.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openProfile } from '../__tests__/support/browser/browser';
import { OfflineSite } from '../__tests__/support/browser/offline-site';
import { isTakenOver, PHONE } from '../__tests__/support/browser/pages';
import { main, readOptions } from './lib/arguments';
import { median, report } from './lib/results';
import { slowLink } from './lib/slow-link';

const LINK = { roundTripMs: 150, bitsPerSecond: 1_600_000 };
const SLOWDOWN = 4;
const PAGES = { fr: '/fr/hors-ligne/', en: '/en/offline/' } as const;

/** As a text: what is compiled here would not run there. The time of the frame after the one that has the title. */
const WATCH = `(() => {
  const look = () => requestAnimationFrame(() => {
    if (document.querySelector('h1')?.textContent) requestAnimationFrame(() => { window.titled = performance.now(); });
    else look();
  });
  look();
})()`;

/** @returns seconds from the press until the country is saved, and the addresses of its articles */
async function save(profile: string, origin: string, country: string) {
  const [locale, slug = ''] = country.split('/');
  const context = await openProfile(profile, PHONE);
  try {
    const page = await context.newPage();
    await page.goto(`${origin}${PAGES[locale === 'en' ? 'en' : 'fr']}?c=${slug}`);
    await isTakenOver(page);
    const button = page.getByRole('button', { name: /^(Enregistrer|Save) / }).first();
    await button.waitFor();
    const since = performance.now();
    await button.click();
    await page.getByText(/est enregistré sur|is saved on/).waitFor({ timeout: 300_000 });
    const seconds = (performance.now() - since) / 1000;
    const paths = await page.evaluate(async () => {
      const [name = ''] = await caches.keys();
      const requests = await (await caches.open(name)).keys();
      return requests.map(({ url }) => new URL(url).pathname);
    });
    return { seconds, articles: paths.filter((path) => RegExp(`^/${country}/[^/]+/$`).test(path)) };
  } finally {
    await context.close();
  }
}

/** @returns milliseconds from the start of the navigation until the title is drawn */
async function timeTitle(profile: string, address: string): Promise<number> {
  const context = await openProfile(profile, PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.addInitScript(WATCH);
    await page.goto(address);
    await page.waitForFunction(() => 'titled' in window);
    return await page.evaluate<number>('window.titled');
  } finally {
    await context.close();
  }
}

main(async () => {
  const { site: folder, country, runs } = readOptions({ site: 'public', country: 'fr/islande', runs: '5' });
  const profile = mkdtempSync(join(tmpdir(), 'visitor-'));
  const site = new OfflineSite(folder);
  try {
    site.take([country]);
    await site.publish();
    await site.start();
    const link = await slowLink(Number(new URL(site.url).port), LINK);
    const origin = `http://127.0.0.1:${String(link.port)}`;
    const { seconds, articles } = await save(profile, origin, country);
    link.close();
    const times: number[] = [];
    for (const path of articles.slice(0, Number(runs))) times.push(await timeTitle(profile, origin + path));
    report('offline', [
      {
        country,
        'saved in s': Math.round(seconds * 10) / 10,
        'title p50 ms': Math.round(median(times)),
        'title max ms': Math.round(Math.max(...times)),
      },
    ]);
  } finally {
    await site.end();
    rmSync(profile, { recursive: true, force: true });
  }
});
