import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../support/browser/browser';
import { DESKTOP, goTo, holdBack, openContext, PHONE } from '../support/browser/pages';
import { siteUrl } from '../support/served';

const STYLES = /\/styles\.[^/]*\.css$/;
/** Script that starts a page; the scripts of the site are the others. */
const START = /\/start-[^/]*\.js$/;
const SCRIPTS = /\/(?!start-)[^/]*\.js$/;
const PAGES = ['/', '/fr/islande/', '/en/iceland/black-beach-reynisfjara/', '/fr/contact/', '/en/sitemap/'];

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Describes the look of each element, apart from what follows from the letters’ widths. */
const looks = (page: Page) =>
  page.evaluate(() => {
    const names = [
      ...['display', 'position', 'visibility', 'color', 'background-color', 'font-size', 'font-weight'],
      ...['margin-top', 'margin-bottom', 'padding-top', 'padding-left', 'border-top-width', 'max-width'],
      ...['flex-direction', 'object-fit', 'text-decoration-line', 'text-transform', 'list-style-type'],
    ];
    return [...document.body.querySelectorAll('*')].map((element) => {
      const styles = getComputedStyle(element);
      return `${element.tagName}.${element.getAttribute('class') ?? ''}: ${names.map((name) => styles.getPropertyValue(name)).join()}`;
    });
  });

describe.each([
  ['a phone', { ...PHONE, colorScheme: 'light' as const }],
  ['a desk in the dark', { ...DESKTOP, colorScheme: 'dark' as const }],
])('on %s', (_, options) => {
  it.each(PAGES)('%s looks at first as it does once all its styles are there', async (path) => {
    const context = await openContext(browser, options);
    const page = await context.newPage();
    // Letters of another width, and places that are not laid out yet, would look different.
    for (const what of [SCRIPTS, /\.woff2$/]) await page.route(what, (route) => route.abort());
    const release = await holdBack(page, STYLES);
    await page.goto(siteUrl() + path);
    await page.evaluate(() => (document.documentElement.dataset['laidOut'] = ''));
    const first = await looks(page);
    release();
    await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href !== null));
    expect(first.length).toBeGreaterThan(50);
    expect(first).toEqual(await looks(page));
    await context.close();
  });
});

describe('what a page does not need at first', () => {
  const lateFiles = (page: Page) =>
    page.evaluate(() => {
      const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const files = performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\.(?:js|woff2|css)$/.test(name));
      const paints = performance.getEntriesByType('paint').map(({ startTime }) => startTime);
      const shown = Math.max(visit?.loadEventStart ?? 0, ...paints);
      const early = files.filter(({ startTime }) => startTime < shown);
      return { early: early.map(({ name }) => name), late: files.length - early.length };
    });
  /** The page is parsed and drawn, and its covers are still on their way. */
  const arrive = async (page: Page) => {
    await page.goto(`${siteUrl()}/fr/islande/`, { waitUntil: 'domcontentloaded' });
    // Chromium drops keys that are pressed before it has drawn anything.
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  };
  // The page's own patience would do the same, later.
  const withoutPatience = (page: Page) =>
    page.addInitScript(() => Object.assign(window, { setTimeout: () => 0 }));

  it('comes after everything else', async () => {
    const context = await openContext(browser, PHONE);
    const page = await context.newPage();
    await goTo(page, '/fr/islande/');
    const { early, late } = await lateFiles(page);
    expect(early.filter((name) => !START.test(name))).toEqual([]);
    expect(late).toBeGreaterThan(4);
    await context.close();
  });

  it('waits for content, not for the first paint of an empty page', async () => {
    const context = await openContext(browser, PHONE);
    const page = await context.newPage();
    await withoutPatience(page);
    await page.addInitScript(() => {
      const veil = new CSSStyleSheet();
      veil.replaceSync('body * { visibility: hidden !important }');
      document.adoptedStyleSheets = [veil];
    });
    await page.goto(`${siteUrl()}/fr/islande/`);
    await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
    await page.evaluate(
      (frames) =>
        new Promise<void>((done) => {
          const next = (left: number) =>
            requestAnimationFrame(() => (left > 0 ? next(left - 1) : requestIdleCallback(() => done())));
          next(frames);
        }),
      20,
    );
    const isThere = () => [...document.styleSheets].some(({ href }) => href !== null);
    expect(await page.evaluate(isThere)).toBe(false);
    await page.evaluate(() => (document.adoptedStyleSheets = []));
    await page.waitForFunction(isThere);
    await context.close();
  });

  it('comes at the first touch of a key, whatever is still on its way', async () => {
    const context = await openContext(browser, DESKTOP);
    const page = await context.newPage();
    await withoutPatience(page);
    const release = await holdBack(page, /\.avif$/);
    await arrive(page);
    await page.waitForFunction(() => window.onkeydown !== null);
    const [script] = await Promise.all([page.waitForRequest(/\/app-[^/]*\.js$/), page.keyboard.press('Tab')]);
    expect(script.url()).toContain(siteUrl());
    expect(await page.evaluate(() => document.readyState)).toBe('interactive');
    release();
    await context.close();
  });

  it('comes also for who touched a key before anything listened', async () => {
    const context = await openContext(browser, DESKTOP);
    const page = await context.newPage();
    await withoutPatience(page);
    const release = await holdBack(page, /\.avif$/);
    const start = await holdBack(page, START);
    await arrive(page);
    await page.keyboard.press('Tab');
    const script = page.waitForRequest(/\/app-[^/]*\.js$/);
    start();
    expect((await script).url()).toContain(siteUrl());
    release();
    await context.close();
  });
});

describe('a page that is taken over', () => {
  it('is not styled again as a whole', async () => {
    // A first visit: the dialog for consent comes with a style sheet of its own.
    const context = await browser.newContext(PHONE);
    const page = await context.newPage();
    await page.addInitScript(() => {
      const written: (string | null)[] = [];
      Object.assign(window, { written });
      new MutationObserver((changes) => {
        written.push(...changes.map(({ attributeName }) => attributeName));
      }).observe(document, { attributes: true, subtree: true, attributeFilter: ['lang', 'data-country'] });
    });
    await page.goto(`${siteUrl()}/fr/islande/`);
    await page.waitForFunction(() => 'laidOut' in document.documentElement.dataset);
    await page.waitForFunction(() => {
      const dialog = document.querySelector('#cc-main');
      return dialog && getComputedStyle(dialog).getPropertyValue('--cc-primary-color') !== '';
    });
    const ofRoot = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--cc-primary-color'),
    );
    const written = await page.evaluate(() => (window as unknown as { written: string[] }).written);
    expect(written).toEqual([]);
    expect(ofRoot).toBe('');
    await context.close();
  });
});
