import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { siteUrl } from '../served';

export const PHONE: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true };
export const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };
export const SCREENS = [
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const;

/** An article that has every part that an article can have. */
export const COMPLETE_ARTICLE = {
  fr: '/fr/islande/lagune-glaciaire-jokulsarlon/',
  en: '/en/iceland/jokulsarlon-glacier-lagoon/',
} as const;

/** A page of its own context, and everything that its console complained about. */
export type Visit = { readonly page: Page; readonly context: BrowserContext; readonly messages: string[] };

/** Returns the cookie that the consent dialog's library writes when a visitor refuses everything (format version 3). */
export function refusal(): { name: string; value: string; url: string } {
  const now = new Date().toISOString();
  const consent = {
    categories: ['necessary'],
    revision: 1,
    data: null,
    consentTimestamp: now,
    consentId: '00000000-0000-4000-8000-000000000000',
    services: { necessary: [], statistics: [], booking: [] },
    languageCode: 'fr',
    lastConsentTimestamp: now,
    expirationTime: Date.now() + 86_400_000,
  };
  return { name: 'cc_cookie', value: encodeURIComponent(JSON.stringify(consent)), url: siteUrl() };
}

/** A browser of its own, whose visitor has refused the scripts of others, so that no dialog is in the way. */
export async function openContext(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  await refuseScripts(context);
  return context;
}

/** Refuses the scripts of others until the browser is closed. */
export async function refuseScripts(context: BrowserContext): Promise<void> {
  await context.addCookies([refusal()]);
}

/** An empty page, for what has to be arranged before the first address. */
export async function openVisit(browser: Browser, options: BrowserContextOptions = DESKTOP): Promise<Visit> {
  const context = await openContext(browser, options);
  const page = await context.newPage();
  const messages: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(error.message));
  return { page, context, messages };
}

/**
 * Waits until the site's scripts have taken over the document that the visitor loaded, and have laid it out whole. Before
 * that a link loads its page as a new document.
 */
export async function isTakenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // After a reload, or with an anchor, a page is laid out before any script of the site has come; the footer is the
    // last that they lay out by themselves (src/loading/below.ts).
    const last = document.querySelector<HTMLElement>('main ~ footer');
    return 'laidOut' in document.documentElement.dataset && last?.style.contentVisibility === 'visible';
  });
}

/** Waits until a page has done what it had put off until it is idle; such tasks run in the order in which they were asked for. */
export const isIdle = (page: Page) =>
  page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())));

/** Waits until a page has also done what it puts off until it is idle, and has the scripts that it asked for then. */
export async function isAtRest(page: Page): Promise<void> {
  await isTakenOver(page);
  await isIdle(page);
  // webpack takes the element of a script away once the script has run, or has failed.
  await page.waitForFunction(() => !document.querySelector('script[data-webpack]'));
}

/** Loads a page of the site and waits until its scripts, if it may run any, have taken it over. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(siteUrl() + path);
  if (await page.evaluate(() => matchMedia('(scripting: none)').matches)) return;
  await isTakenOver(page);
}

/** Loads the page again, and waits until its scripts have taken it over. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await isTakenOver(page);
}

/**
 * Marks the pages that follow once the library that asks for consent knows an answer, and has loaded what it allows.
 * @returns waits for that
 */
export async function watchConsent(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() =>
    window.addEventListener('cc:onConsent', () => document.documentElement.classList.add('is-answered')),
  );
  return () => page.locator('html.is-answered').waitFor({ state: 'attached' });
}

export async function visit(
  browser: Browser,
  path: string,
  options: BrowserContextOptions = DESKTOP,
): Promise<Visit> {
  const opened = await openVisit(browser, options);
  await goTo(opened.page, path);
  return opened;
}

/** Scrolls to a height and waits until the page has drawn it. */
export async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate(
    (to) =>
      new Promise<void>((done) => {
        window.scrollTo({ top: to, behavior: 'instant' });
        requestAnimationFrame(() => requestAnimationFrame(() => done()));
      }),
    y,
  );
}

/** Holds back what the site answers to certain requests, until the function that it gives is called. */
export async function holdBack(page: Page, what: RegExp): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((done) => (release = done));
  await page.route(what, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

/** Marks the document, to see later whether it was loaded again. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  return () => page.evaluate(() => 'sameDocument' in window);
}

/** Waits until an element has the focus, which effects give a moment after they have drawn it. */
export async function isFocused(element: Locator): Promise<void> {
  await element
    .page()
    .waitForFunction((one) => one === document.activeElement, await element.elementHandle());
}

/** Waits until a field holds a text. */
export async function isFilled(field: Locator, text: string): Promise<void> {
  await field
    .page()
    .waitForFunction(([element, wanted]) => (element as HTMLInputElement).value === wanted, [
      await field.elementHandle(),
      text,
    ] as const);
}

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** Waits until no open menu has left a mark on the body. */
export const isUnmarked = (page: Page) => page.waitForFunction(() => document.body.className === '');

/** The marks that open menus leave on the body. */
export const bodyClasses = (page: Page) => page.evaluate(() => document.body.className);

/** Follows a link, which the page itself need not have. */
export const follow = (page: Page, href: string) =>
  page.evaluate((to) => {
    const link = document.createElement('a');
    link.href = to;
    document.querySelector('main')?.append(link);
    link.click();
  }, href);

/** Returns where Gatsby fetches the data of a page, with or without the query, which it hands on. */
export const pageData = (path: string) => `**/page-data${path}page-data.json*`;
