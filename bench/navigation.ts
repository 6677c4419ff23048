/**
 * From the tap on a card to the article's title, on a slow line and a slow phone:
 * `npm run bench:navigation [-- --site public --runs 7]`. Prints a table and writes var/bench/navigation.json.
 */
import { chromium, type Browser, type Page } from 'playwright-core';
import { isAtRest } from '../__tests__/support/browser/pages';
import { chromiumProgram } from '../scripts/lib/chromium.mjs';
import { main, readOptions } from './lib/arguments';
import { median, percentile, report } from './lib/results';
import { copyForServing, serveFolder } from './lib/served-site';
import { slowLink } from './lib/slow-link';

const LINK = { roundTripMs: 150, bitsPerSecond: 1_600_000 };
const SLOWDOWN = 4;
/**
 * Milliseconds that a card is on the screen before it is tapped; the page of a link in view is fetched after 250 ms.
 */
const WAITS = { 'seen for 1.5 s': 1500, 'tapped at once': 0 } as const;
const STARTS = [
  { from: '/fr/islande/', card: 'main article a[href^="/fr/islande/"]' },
  { from: '/en/', card: 'main article a[href^="/en/"]' },
] as const;

/** Measures when the title is drawn. A text, because code that is compiled here would not run in the page. */
const WATCH = `new Promise((done) => {
  const before = document.querySelector('h1')?.textContent;
  let tapped;
  document.addEventListener('click', (event) => { tapped = event.timeStamp; }, { capture: true, once: true });
  const look = () => {
    if (tapped !== undefined && document.querySelector('h1')?.textContent !== before)
      requestAnimationFrame(() => done(performance.now() - tapped));
    else requestAnimationFrame(look);
  };
  window.watched_ = true;
  look();
})`;

async function openPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return page;
}

async function measure(
  browser: Browser,
  origin: string,
  start: (typeof STARTS)[number],
  waitMs: number,
): Promise<number> {
  const page = await openPhone(browser);
  try {
    await page.goto(origin + start.from);
    // Until then positions are estimates (src/loading/below.css), and scrolling to the card would miss it.
    await isAtRest(page);
    const card = page.locator(start.card).filter({ visible: true }).last();
    const watching = page.evaluate<number>(WATCH);
    // A failure below is the one to report.
    watching.catch(() => undefined);
    await page.waitForFunction('window.watched_');
    await card.scrollIntoViewIfNeeded();
    await page.waitForTimeout(waitMs);
    await card.tap();
    return await watching;
  } finally {
    // A failure to close a crashed browser must not hide the first error.
    await page
      .context()
      .close()
      .catch(() => undefined);
  }
}

main(async () => {
  const options = readOptions({ site: 'public', runs: '7', port: '0' });
  const site = await serveFolder(await copyForServing(options.site), Number(options.port));
  const link = await slowLink(Number(new URL(site.origin).port), LINK);
  const browser = await chromium.launch({
    executablePath: await chromiumProgram(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const rows = [];
  try {
    for (const start of STARTS)
      for (const [wait, waitMs] of Object.entries(WAITS)) {
        const times: number[] = [];
        for (let run = 0; run < Number(options.runs); run += 1)
          times.push(await measure(browser, `http://127.0.0.1:${link.port}`, start, waitMs));
        const round = (ms: number) => Math.round(ms);
        rows.push({
          from: start.from,
          card: wait,
          median: round(median(times)),
          worst: round(percentile(times, 1)),
        });
      }
  } finally {
    await browser.close();
    link.close();
    await site.close();
  }
  report('navigation', rows, { ...LINK, slowdown: SLOWDOWN, runs: Number(options.runs) });
});
