import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../support/browser/browser';
import { reload, visit } from '../support/browser/pages';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Reads what a crawler or a share button reads; lists are sorted, because their order does not matter. */
const readHead = (page: Page) =>
  page.evaluate(() => {
    const all = (selector: string, attribute: string) =>
      [...document.head.querySelectorAll(selector)].map((element) => element.getAttribute(attribute)).sort();
    return {
      language: document.documentElement.lang,
      country: document.documentElement.dataset['country'],
      titles: [...document.head.querySelectorAll('title')].map((title) => title.textContent),
      canonical: all('link[rel=canonical]', 'href'),
      alternates: all('link[rel=alternate][hreflang]', 'href'),
      feeds: all('link[type="application/rss+xml"]', 'href'),
      manifests: all('link[rel=manifest]', 'href'),
      colours: all('meta[name=theme-color]', 'content'),
      description: all('meta[name=description]', 'content'),
      properties: all('meta[property]', 'content'),
      things: [...document.head.querySelectorAll('script[type="application/ld+json"]')].map(
        (script) => script.textContent,
      ),
    };
  });

describe('the head after going from page to page without loading one again', () => {
  it('is that of the page that was reached', async () => {
    const { page, context, messages } = await visit(browser, '/fr/');
    await page.getByRole('main').getByRole('link', { name: 'Islande', exact: true }).click();
    await page.waitForURL('**/fr/islande/');
    await page.getByRole('main').getByRole('article').getByRole('link').first().click();
    await page.waitForURL(/\/fr\/islande\/.+/);
    await page.getByRole('link', { name: 'English' }).first().click();
    await page.waitForURL(/\/en\/iceland\/.+/);
    await page.waitForFunction(() => document.documentElement.lang === 'en');
    await page.waitForFunction(() =>
      document.querySelector('link[rel=canonical]')?.getAttribute('href')?.includes('/en/'),
    );
    const reached = await readHead(page);
    expect(reached.manifests).toEqual(['/manifest_en.webmanifest']);
    await reload(page);
    await page.waitForFunction(() => document.querySelector('link[rel=manifest]') !== null);
    expect(reached).toEqual(await readHead(page));
    expect([reached.titles.length, reached.canonical.length, reached.things.length]).toEqual([1, 1, 1]);
    expect(messages).toEqual([]);
    await context.close();
  });
});
