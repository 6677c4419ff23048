import type { Browser, BrowserContext, Page } from 'playwright-core';
import { faultsOf } from '../support/browser/axe';
import { openBrowser } from '../support/browser/browser';
import { CONSENT_WORDS as WORDS } from '../support/browser/consent-words';
import { follow, isTakenOver, markDocument, reload, watchConsent } from '../support/browser/pages';
import { siteUrl } from '../support/served';

const DAY = 86_400;
const HOSTS = ['www.googletagmanager.com', 'statistics.example.test', 'widget.example.test'];

let browser: Browser;
let context: BrowserContext;
let page: Page;
/** Hosts of the scripts of others that were asked for anything. */
let asked: string[];
let messages: string[];
/** Waits until a page knows the visitor's answer, and has begun to load what it allows. */
let isAnswered: () => Promise<void>;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  asked = [];
  messages = [];
  // Each of them sets a cookie and a storage key, as such scripts do.
  await context.route(
    (url) => HOSTS.includes(url.hostname),
    (route) => {
      asked.push(new URL(route.request().url()).hostname);
      return route.fulfill({
        contentType: 'text/javascript',
        body: `document.cookie = '_ga=1;path=/'; localStorage.setItem('theirs', '1'); document.currentScript.dataset.ran = '';`,
      });
    },
  );
  page = await context.newPage();
  isAnswered = await watchConsent(page);
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(error.message));
});
afterEach(() => context.close());

const open = (path: string) => page.goto(siteUrl() + path);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const cookie = async () => (await context.cookies()).find(({ name }) => name === 'cc_cookie');
const stored = async () => ({
  cookies: (await context.cookies()).map(({ name }) => name),
  theirs: await page.evaluate(() => localStorage.getItem('theirs')),
});
const STYLE = '**/consent.css';
const cutLine = () => context.route(STYLE, (route) => route.abort());
const mendLine = () => context.unroute(STYLE);
/** Waits until so many scripts of others have run. @returns whose the page has, the others included, in their order */
const theirs = async (count: number) => {
  await page.waitForFunction(
    (wanted) => document.querySelectorAll('script[data-ran]').length >= wanted,
    count,
  );
  const sources = await page
    .locator('script[src^="http"]')
    .evaluateAll((all) => all.map((script) => (script as HTMLScriptElement).src));
  return sources
    .map((source) => new URL(source).hostname)
    .filter((host) => HOSTS.includes(host))
    .sort();
};

describe.each(['fr', 'en'] as const)('the question about scripts of others, in %s', (language) => {
  const words = WORDS[language];

  it('is asked late and once; before an answer nothing of theirs is loaded or stored', async () => {
    await open(words.path);
    await button(words.refuse).waitFor();
    await isTakenOver(page);
    expect([asked, await theirs(0)]).toEqual([[], []]);
    expect(await stored()).toEqual({ cookies: [], theirs: null });
    expect(messages).toEqual([]);
  });

  it('makes refusing as easy as accepting', async () => {
    await open(words.path);
    await button(words.refuse).waitFor();
    const [accept, refuse] = await Promise.all(
      [words.accept, words.refuse].map((name) =>
        button(name).evaluate((element) => {
          const { width, height, y } = element.getBoundingClientRect();
          const { backgroundColor, color, fontSize, fontWeight } = getComputedStyle(element);
          return { width, height, y, backgroundColor, color, fontSize, fontWeight };
        }),
      ),
    );
    expect({ ...refuse, y: 0 }).toEqual({ ...accept, y: 0 });
  });

  it('keeps a refusal for six months, with its proof and date, and loads nothing', async () => {
    await open(words.path);
    await button(words.refuse).click();
    await button(words.refuse).waitFor({ state: 'hidden' });
    const kept = await cookie();
    const days = ((kept?.expires ?? 0) - Date.now() / 1000) / DAY;
    expect(Math.round(days)).toBe(182);
    const proof = JSON.parse(decodeURIComponent(kept?.value ?? '')) as Record<string, unknown>;
    expect(proof).toMatchObject({ categories: ['necessary'], revision: 1 });
    expect(proof['consentId']).toMatch(/^[\da-f-]{36}$/);
    expect(Date.parse(String(proof['consentTimestamp']))).not.toBeNaN();
    await reload(page);
    await isAnswered();
    expect(await button(words.refuse).isVisible()).toBe(false);
    expect([asked, await theirs(0)]).toEqual([[], []]);
    expect(await stored()).toEqual({ cookies: ['cc_cookie'], theirs: null });
  });

  it('loads everything once it is accepted, here and on the next page', async () => {
    await open(words.path);
    await button(words.accept).click();
    expect(await theirs(HOSTS.length)).toEqual([...HOSTS].sort());
    expect([...asked].sort()).toEqual([...HOSTS].sort());
    asked.length = 0;
    await open(language === 'fr' ? '/' : '/en/');
    expect(await theirs(HOSTS.length)).toEqual([...HOSTS].sort());
    expect([...asked].sort()).toEqual([...HOSTS].sort());
    expect(messages).toEqual([]);
  });

  it('is asked on the next page where the line was cut on this one', async () => {
    await cutLine();
    const complaint = page.waitForEvent('console', (message) => message.text().includes('cannot be shown'));
    await open(words.path);
    await complaint;
    const isSameDocument = await markDocument(page);
    await mendLine();
    await follow(page, `/${language}/contact/`);
    await button(words.refuse).waitFor();
    expect(await isSameDocument()).toBe(true);
  });

  it('says in the footer when it cannot be had, and comes when the line is back', async () => {
    await cutLine();
    await open(words.path);
    const failure = page.getByRole('alert').filter({ hasText: words.failure });
    await button(words.settings).click();
    await failure.waitFor();
    await mendLine();
    await button(words.settings).click();
    await page.getByRole('dialog').getByRole('button', { name: words.save }).waitFor();
    expect(await failure.count()).toBe(0);
  });

  it('takes an answer for each purpose', async () => {
    await open(words.path);
    await button(words.choose).click();
    await page.getByRole('dialog').getByRole('checkbox', { name: words.booking }).check({ force: true });
    await button(words.save).click();
    expect(await theirs(1)).toEqual(['widget.example.test']);
    expect(asked).toEqual(['widget.example.test']);
  });

  it('can be answered otherwise from the footer: what was loaded is gone', async () => {
    await open(words.path);
    await button(words.accept).click();
    await page.waitForFunction(() => localStorage.getItem('theirs') === '1');
    await button(words.settings).click();
    const reloaded = page.waitForEvent('load');
    await page.getByRole('dialog').getByRole('button', { name: words.refuse, exact: true }).click();
    await reloaded;
    asked.length = 0;
    await isTakenOver(page);
    await isAnswered();
    expect([asked, await theirs(0)]).toEqual([[], []]);
    expect(await stored()).toEqual({ cookies: ['cc_cookie'], theirs: null });
  });
});

describe('the dialog', () => {
  it.each(['light', 'dark'] as const)(
    'has no accessibility violation in the %s theme',
    async (colorScheme) => {
      await page.emulateMedia({ colorScheme });
      await open('/fr/islande/');
      await button(WORDS.fr.choose).waitFor();
      expect(await faultsOf(page, '#cc-main')).toEqual([]);
      await button(WORDS.fr.choose).click();
      await page.getByRole('dialog').getByRole('button', { name: WORDS.fr.save }).waitFor();
      expect(await faultsOf(page, '#cc-main')).toEqual([]);
    },
  );

  it('leaves nothing of the menu under it on a phone, and gives it back', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open('/fr/islande/');
    await button(WORDS.fr.choose).waitFor();
    const menu = page.getByRole('navigation', { name: 'Menu Islande' });
    expect(await menu.isVisible()).toBe(false);
    expect(await faultsOf(page)).toEqual([]);
    await button(WORDS.fr.refuse).click();
    await menu.waitFor();
  });

  it.each([360, 1280])('lets the last controls of a page be reached beside it, at %i px', async (width) => {
    await page.setViewportSize({ width, height: 740 });
    await open('/fr/contact/');
    await button(WORDS.fr.choose).waitFor();
    for (const control of await page.getByRole('contentinfo').locator('a, button').all())
      await control.click({ trial: true });
  });

  it('speaks the language of the page after it has changed', async () => {
    await open('/fr/islande/');
    await button(WORDS.fr.refuse).click();
    await page.getByRole('link', { name: 'English' }).click();
    await page.waitForURL('**/en/iceland/');
    await button(WORDS.en.settings).click();
    await page.getByRole('dialog').getByRole('button', { name: WORDS.en.save }).waitFor();
  });

  it('asks again when six months have passed', async () => {
    await open('/fr/islande/');
    await button(WORDS.fr.refuse).click();
    await button(WORDS.fr.refuse).waitFor({ state: 'hidden' });
    const [kept] = await context.cookies();
    if (kept) await context.addCookies([{ ...kept, expires: Date.now() / 1000 - 1 }]);
    await page.reload();
    await button(WORDS.fr.refuse).waitFor();
  });

  it('shows nothing without JavaScript, and booking is a plain link with our id', async () => {
    const plain = await browser.newContext({ javaScriptEnabled: false });
    const scriptless = await plain.newPage();
    await scriptless.goto(`${siteUrl()}/fr/islande/`);
    expect(await scriptless.getByRole('button', { name: WORDS.fr.settings }).count()).toBe(0);
    const links = await scriptless
      .getByRole('link', { name: /^Réserver/ })
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(link).toMatch(/[?&](partner_id=GL7|pid=P007)\b/);
    await plain.close();
  });
});
