import type { Browser, BrowserContext, Page } from 'playwright-core';
import { openBrowser } from '../support/browser/browser';
import { isAtRest, openContext } from '../support/browser/pages';
import { siteUrl } from '../support/served';

let browser: Browser;
let context: BrowserContext;
let page: Page;
let messages: string[];

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

beforeEach(async () => {
  context = await openContext(browser, { viewport: { width: 360, height: 740 } });
  page = await context.newPage();
  messages = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(error.message));
});
afterEach(() => context.close());

const open = async (path: string) => {
  const response = await page.goto(siteUrl() + path);
  await isAtRest(page);
  return response;
};

const PAGES = [
  ['home', '/', 'fr'],
  ['home', '/en/', 'en'],
  ['a country', '/fr/islande/', 'fr'],
  ['a country', '/en/iceland/', 'en'],
  ['an article', '/fr/islande/lagune-glaciaire-jokulsarlon/', 'fr'],
  ['an article', '/en/iceland/jokulsarlon-glacier-lagoon/', 'en'],
  ['an article with hostile text', '/fr/islande/test-hostile/', 'fr'],
  ['an article with hostile text', '/en/iceland/test-hostile/', 'en'],
] as const;

describe.each(PAGES)('%s at %s', (_, path, language) => {
  it('opens without an error or a hydration warning, in its language, no wider than the phone', async () => {
    await open(path);
    expect(messages).toEqual([]);
    expect(await page.getAttribute('html', 'lang')).toBe(language);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});

describe('the site in the browser', () => {
  it('goes from home to a country to an article without loading a page again, and sets the language', async () => {
    await open('/en/');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole('main').getByRole('link', { name: 'Iceland', exact: true }).click();
    await page.waitForURL('**/en/iceland/');
    await page.getByRole('main').getByRole('article').getByRole('link').first().click();
    await page.waitForURL(/\/en\/iceland\/.+/);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await page.waitForFunction(() => document.documentElement.lang === 'en');
    expect(messages).toEqual([]);
  });

  it('changes language on the same page, and says so in the new language', async () => {
    await open('/en/iceland/');
    await page.getByRole('link', { name: 'Français' }).click();
    await page.waitForURL('**/fr/islande/');
    await page.waitForFunction(() => document.documentElement.lang === 'fr');
    await page.waitForFunction(() =>
      document.getElementById('gatsby-announcer')?.textContent?.startsWith('Page affichée'),
    );
    expect(messages).toEqual([]);
  });

  it('answers an unknown address with 404 and a page in French with an English line', async () => {
    const response = await open('/fr/nulle-part/');
    expect(response?.status()).toBe(404);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(
      'Cette route ne mène nulle part',
    );
    expect(await page.getByText('This page does not exist').getAttribute('lang')).toBe('en');
  });

  it('can be read without JavaScript', async () => {
    const scriptless = await openContext(browser, { javaScriptEnabled: false });
    const plain = await scriptless.newPage();
    await plain.goto(`${siteUrl()}/fr/islande/`);
    await plain.getByRole('main').getByRole('article').getByRole('link').first().click();
    await plain.waitForURL(/\/fr\/islande\/.+/);
    expect(await plain.getByRole('heading', { level: 1 }).count()).toBe(1);
    await scriptless.close();
  });

  it('loads nothing from elsewhere', async () => {
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(siteUrl()) && !request.url().startsWith('data:'))
        elsewhere.push(request.url());
    });
    await open('/fr/islande/');
    expect(elsewhere).toEqual([]);
  });
});
