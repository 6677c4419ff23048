import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../support/browser/browser';
import { COMPLETE_ARTICLE, holdBack, openContext, PHONE } from '../support/browser/pages';
import { siteUrl } from '../support/served';

const SCRIPTS = /\/(?!start-)[^/]*\.js$/;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe('what stands below the first view', () => {
  const LONG = '/fr/islande/quand-partir-en-islande/';
  const isLaidOut = (page: Page) => page.evaluate(() => 'laidOut' in document.documentElement.dataset);
  /** Parts whose content the browser has left alone so far. */
  const skipped = (page: Page) =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('[data-below] *')].filter(
          (element) => !element.checkVisibility({ contentVisibilityAuto: true }) && element.checkVisibility(),
        ).length,
    );
  const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

  it.each([LONG, '/en/iceland/', '/'])(
    '%s is laid out when the page is idle, as high as it is',
    async (path) => {
      const context = await openContext(browser, PHONE);
      const page = await context.newPage();
      const release = await holdBack(page, /\/app-[^/]*\.js$/);
      await page.goto(siteUrl() + path);
      expect(await skipped(page)).toBeGreaterThan(10);
      release();
      await page.waitForFunction(() => 'laidOut' in document.documentElement.dataset);
      expect(await skipped(page)).toBe(0);
      const found = await height(page);
      await page.addStyleTag({ content: '*{content-visibility:visible!important}' });
      expect(found).toBe(await height(page));
      await context.close();
    },
  );

  it.each([
    ['/', 'footer'],
    ['/en/sitemap/', 'footer'],
    ['/fr/confidentialite/', '[data-below] > .heading:nth-child(n + 9)'],
    [COMPLETE_ARTICLE.en, '#map'],
  ])('of %s has %s among what waits on a phone', async (path, selector) => {
    const context = await openContext(browser, PHONE);
    const page = await context.newPage();
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto(siteUrl() + path);
    const isDrawn = await page
      .locator(`${selector} > *`)
      .last()
      .evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
    expect(isDrawn).toBe(false);
    await context.close();
  });

  it('is there at once for who comes for a part of the page, or loads it again where they were', async () => {
    const context = await openContext(browser, PHONE);
    const page = await context.newPage();
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto(`${siteUrl()}/fr/islande/#step-5`);
    expect([await isLaidOut(page), await skipped(page)]).toEqual([true, 0]);
    await page.goto(siteUrl() + LONG);
    expect(await isLaidOut(page)).toBe(false);
    await page.reload();
    expect([await isLaidOut(page), await skipped(page)]).toEqual([true, 0]);
    await context.close();
  });

  it('is laid out before a jump to a part of the page, which then is where it leads', async () => {
    const context = await openContext(browser, PHONE);
    const page = await context.newPage();
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto(`${siteUrl()}/fr/islande/`);
    expect(await isLaidOut(page)).toBe(false);
    await page.locator('a[href="#step-5"]').click();
    await page.waitForURL(/#step-5$/);
    expect([await isLaidOut(page), await skipped(page)]).toEqual([true, 0]);
    const top = await page.locator('#step-5').evaluate((step) => step.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(370);
    await context.close();
  });

  it('is there at once without scripts', async () => {
    const context = await openContext(browser, { ...PHONE, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(siteUrl() + LONG);
    const waiting = await page.evaluate(
      () =>
        [...document.querySelectorAll('[data-below], [data-below] *')].filter(
          (element) => getComputedStyle(element).contentVisibility === 'auto',
        ).length,
    );
    expect(waiting).toBe(0);
    await context.close();
  });
});
