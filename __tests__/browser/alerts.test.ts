import type { Browser, BrowserContext, Page } from 'playwright-core';
import { openBrowser } from '../support/browser/browser';
import { openContext, PHONE } from '../support/browser/pages';
import { expectStill, watchShifts } from '../support/browser/shifts';
import { siteUrl } from '../support/served';

let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  context = await openContext(browser, PHONE);
  page = await context.newPage();
});
afterEach(() => context.close());

/** Opens the tests' own country, whose volcano rumbles until 2090 and whose road closes from 2089 to 2091. */
const openAt = async (now: string, path = '/fr/pays-d-essai/') => {
  await page.clock.install({ time: new Date(now) });
  await page.goto(siteUrl() + path, { waitUntil: 'load' });
};
const shown = async () => {
  const texts = await page.locator('dated-note:visible').allInnerTexts();
  return texts.flatMap((text) => /gronde|ferme bientôt|coupé|rumbles|closes|bridge/.exec(text)?.[0] ?? []);
};

describe('dated alerts', () => {
  it.each([
    ['2026-11-21T12:00:00Z', ['gronde', 'coupé']],
    ['2089-06-01T12:00:00Z', ['gronde', 'ferme bientôt', 'coupé']],
    ['2090-06-01T12:00:00Z', ['ferme bientôt']],
    ['2091-06-01T12:00:00Z', []],
  ])('at %s are %j, without a new build', async (now, expected) => {
    await openAt(now);
    expect(await shown()).toEqual(expected);
  });

  it('in English name their level, and lead to the official page', async () => {
    await openAt('2026-11-21T12:00:00Z', '/en/test-country/');
    const region = page.getByRole('region', { name: 'Current alerts: Test country' });
    expect(await region.getByText('Danger – Test country').isVisible()).toBe(true);
    const link = region.getByRole('link', { name: 'Official source: example.org' });
    expect(await link.getAttribute('href')).toBe('https://www.example.org/volcano');
  });

  it('that are over leave no landmark, no place and no shift behind', async () => {
    const shifts = await watchShifts(page);
    await openAt('2091-06-01T12:00:00Z');
    expect(await page.getByRole('region', { name: /Alertes/ }).count()).toBe(0);
    await page.waitForFunction(() => document.fonts.status === 'loaded');
    expectStill(await shifts());
  });

  it('go while the page stays open', async () => {
    await openAt('2089-12-31T23:00:00Z');
    expect(await shown()).toEqual(['gronde', 'ferme bientôt', 'coupé']);
    await page.clock.fastForward('02:00:00');
    expect(await shown()).toEqual(['ferme bientôt']);
  });

  it('hold to their time also when the page is come to from another', async () => {
    await openAt('2091-06-01T12:00:00Z', '/fr/sitemap/');
    await page.getByRole('main').getByRole('link', { name: 'Pays d’essai' }).click();
    await page.waitForURL('**/fr/pays-d-essai/');
    await page.getByRole('heading', { level: 1, name: 'Pays d’essai' }).waitFor();
    expect(await shown()).toEqual([]);
  });

  it('stand with their dates where no script can compare them', async () => {
    const scriptless = await openContext(browser, { javaScriptEnabled: false });
    const plain = await scriptless.newPage();
    await plain.goto(`${siteUrl()}/fr/pays-d-essai/`);
    const notes = await plain.locator('dated-note').allInnerTexts();
    expect(notes).toHaveLength(3);
    for (const note of notes) expect(note).toMatch(/Du 1er janvier 20\d\d .* au 1er janvier 20\d\d/s);
    await scriptless.close();
  });
});
