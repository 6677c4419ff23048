import type { Browser, Page } from 'playwright-core';
import { OWN_STORAGE } from '../../src/config/storage';
import { openBrowser } from '../support/browser/browser';
import { DESKTOP, scrollTo, visit } from '../support/browser/pages';
import { siteUrl } from '../support/served';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Names of the cookies and storage keys of a page; what follows a bar in a key is an address. */
async function namesIn(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  return [...cookies.map(({ name }) => name), ...keys.map((key) => key.split('|')[0] ?? '')];
}

describe('the privacy page', () => {
  it.each(['/fr/confidentialite/', '/en/privacy-policy/'])(
    '%s lists what the site keeps in a browser, and nothing else',
    async (path) => {
      const { page, context } = await visit(browser, path);
      const listed = await page.locator('main table code').allTextContents();
      const own = Object.values(OWN_STORAGE).flat();
      expect([...listed].sort()).toEqual([...own].sort());
      await context.close();
    },
  );

  it('knows every cookie and key that a visit leaves behind', async () => {
    const { page, context } = await visit(browser, '/fr/islande/', DESKTOP);
    await scrollTo(page, 600);
    await page.getByRole('main').getByRole('article').getByRole('link').first().click();
    await page.waitForURL(/\/fr\/islande\/.+/);
    await page.goBack();
    await page.waitForURL('**/fr/islande/');
    await page.goto(`${siteUrl()}/login/`);
    await page.goto(`${siteUrl()}/fr/contact/`);
    await page.goto(`${siteUrl()}/en/sitemap/`);
    const names = await namesIn(page);
    const own: readonly string[] = Object.values(OWN_STORAGE).flat();
    expect(names).toEqual(expect.arrayContaining(['cc_cookie', '@@scroll']));
    expect(names.filter((name) => !own.includes(name))).toEqual([]);
    await context.close();
  });
});
