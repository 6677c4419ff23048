/**
 * Measures what a visitor waits for on a slow phone and a slow line, in a built site
 * (`npm run bench:search -- --site public`): from the press of the button to the field that takes letters, from there to
 * the first results, and at each key.
 */
import { chromium, type Browser, type Page } from 'playwright-core';
import { isAtRest } from '../../__tests__/support/browser/pages';
import { chromiumProgram } from '../../scripts/lib/chromium.mjs';
import { median, percentile } from '../lib/results';
import { copyForServing, serveFolder } from '../lib/served-site';
import { slowLink } from '../lib/slow-link';

const LINK = { roundTripMs: 150, bitsPerSecond: 1_600_000 };
const SLOWDOWN = 4;
const PAGES = [
  { path: '/fr/contact/', question: 'macareux latrabjarg' },
  { path: '/fr/islande/', question: 'macaerux latrabjarg' },
  { path: '/en/iceland/', question: 'pufins of latrabjarg' },
] as const;
/** Between two keys, as a fast typist's. */
const KEY_MS = 120;

export type PhoneRow = {
  readonly path: string;
  readonly 'press to field, ms': number;
  readonly 'first key to results, ms': number;
  /** From a key to the frame that shows its letter. */
  readonly 'letter shown, p95 ms': number;
  /** From a key to the frame that shows its results: finding and drawing. */
  readonly 'results shown, p95 ms': number;
};

/** Records when things are drawn. A text, because code that is compiled here would not run in the page. */
const WATCH = `(() => {
  const shown = { field: undefined, first: undefined, letters: [], results: [] };
  window.shown_ = shown;
  let pressed, typed;
  const frame = (then) => requestAnimationFrame(() => { const c = new MessageChannel(); c.port1.onmessage = then; c.port2.postMessage(0); });
  document.addEventListener('click', (event) => { pressed ??= event.timeStamp; }, true);
  document.addEventListener('focusin', (event) => {
    if (event.target.role === 'combobox' || event.target.getAttribute('role') === 'combobox')
      frame(() => { shown.field ??= performance.now() - pressed; });
  }, true);
  document.addEventListener('input', (event) => {
    const at = event.timeStamp;
    typed ??= at;
    frame(() => shown.letters.push(performance.now() - at));
    window.last_ = at;
  }, true);
  new MutationObserver(() => {
    if (!document.querySelector('[role=option]')) return;
    const at = window.last_;
    frame(() => {
      shown.first ??= performance.now() - typed;
      if (at !== undefined) shown.results.push(performance.now() - at);
    });
  }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: ['href'] });
})()`;

type Shown = { readonly field: number; readonly first: number; letters: number[]; results: number[] };

async function visit(browser: Browser, url: string, question: string): Promise<Shown> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.goto(url);
    await isAtRest(page);
    await page.evaluate(WATCH);
    await typeQuestion(page, question);
    return await page.evaluate<Shown>('window.shown_');
  } finally {
    await context.close().catch(() => undefined);
  }
}

async function typeQuestion(page: Page, question: string): Promise<void> {
  const button = page.getByRole('banner').getByRole('button', { name: /^(Chercher|Search)$/ });
  await button.last().tap();
  await page.getByRole('combobox').waitFor();
  await page.keyboard.type(question, { delay: KEY_MS });
  await page.getByRole('option').first().waitFor();
  await page.waitForFunction('window.shown_.first !== undefined');
}

/** Medians of some visits; of the keys, what 95 of 100 stay below. */
export async function phoneRows(folder: string, runs: number): Promise<PhoneRow[]> {
  const site = await serveFolder(await copyForServing(folder));
  const link = await slowLink(Number(new URL(site.origin).port), LINK);
  const browser = await chromium.launch({
    executablePath: await chromiumProgram(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const visits = PAGES.map((): Shown[] => []);
  try {
    for (let run = 0; run < runs; run += 1)
      for (const [at, { path, question }] of PAGES.entries())
        visits[at]?.push(await visit(browser, `http://127.0.0.1:${link.port}${path}`, question));
  } finally {
    await browser.close();
    link.close();
    await site.close();
  }
  return PAGES.map(({ path }, at) => {
    const seen = visits[at] ?? [];
    const round = (ms: number) => Math.round(ms);
    return {
      path,
      'press to field, ms': round(median(seen.map(({ field }) => field))),
      'first key to results, ms': round(median(seen.map(({ first }) => first))),
      'letter shown, p95 ms': round(
        percentile(
          seen.flatMap(({ letters }) => letters),
          0.95,
        ),
      ),
      'results shown, p95 ms': round(
        percentile(
          seen.flatMap(({ results }) => results),
          0.95,
        ),
      ),
    };
  });
}
