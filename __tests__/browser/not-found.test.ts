import type { Browser } from 'playwright-core';
import { faultsOf } from '../support/browser/axe';
import { openBrowser } from '../support/browser/browser';
import { openContext, visit } from '../support/browser/pages';
import { siteUrl } from '../support/served';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** The answer's own status is what the console complains about. */
const complaints = (messages: readonly string[]) =>
  messages.filter((message) => !message.includes('the server responded with a status of 404'));

describe.each([
  [
    'fr',
    '/fr/islnde/',
    'Cette route ne mène nulle part',
    'Islande',
    '/fr/islande/',
    'This page does not exist',
  ],
  [
    'en',
    '/en/iceland/jokulsarlon/',
    'This road leads nowhere',
    'Jökulsárlón',
    '/en/iceland/jokulsarlon-glacier-lagoon/',
    'Cette page n’existe pas',
  ],
] as const)('an unknown address in %s', (language, asked, title, name, path, otherLine) => {
  it('is answered in its language with a line in the other, and with the addresses that are like it', async () => {
    const { page, context, messages } = await visit(browser, asked);
    const suggestion = page.getByRole('status').getByRole('link', { name, exact: true });
    await suggestion.waitFor();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(title);
    const other = page.getByText(otherLine);
    expect(await other.getAttribute('lang')).toBe(language === 'fr' ? 'en' : 'fr');
    await page.waitForFunction((lang) => document.documentElement.lang === lang, language);
    expect(await page.title()).toBe(
      language === 'fr' ? 'Page introuvable - Grand Large' : 'Page not found - Grand Large',
    );
    expect(await faultsOf(page)).toEqual([]);
    await suggestion.click();
    await page.waitForURL(`**${path}`);
    expect(complaints(messages)).toEqual([]);
    await context.close();
  });
});

it('an unknown address without a language is answered in the default one', async () => {
  const { page, context } = await visit(browser, '/nowhere/');
  await page.getByRole('heading', { level: 1, name: 'Cette route ne mène nulle part' }).waitFor();
  await page.waitForFunction(() => document.documentElement.lang === 'fr');
  await context.close();
});

it('without scripts four destinations lead on, and nothing waits for an answer', async () => {
  const context = await openContext(browser, { javaScriptEnabled: false });
  const page = await context.newPage();
  const response = await page.goto(`${siteUrl()}/en/nowhere/`);
  expect(response?.status()).toBe(404);
  const destinations = page.getByRole('main').getByRole('listitem').getByRole('link');
  expect(await destinations.count()).toBe(4);
  expect(await page.getByText('This page does not exist').getAttribute('lang')).toBe('en');
  await context.close();
});
