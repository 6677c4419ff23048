import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { siteUrl } from './served';

export const PHONE: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true };
export const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };

/** A page of its own context, and everything that its console complained about. */
export type Visit = { readonly page: Page; readonly context: BrowserContext; readonly messages: string[] };

/** What the consent dialog's library writes when a visitor refuses everything (its format, version 3). */
function refusal(): { name: string; value: string; url: string } {
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
  await context.addCookies([refusal()]);
  return context;
}

export async function visit(
  browser: Browser,
  path: string,
  options: BrowserContextOptions = DESKTOP,
): Promise<Visit> {
  const context = await openContext(browser, options);
  const page = await context.newPage();
  const messages: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(error.message));
  await page.goto(siteUrl() + path, { waitUntil: 'networkidle' });
  return { page, context, messages };
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

/** Marks the document, to see later whether it was loaded again. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  return () => page.evaluate(() => 'sameDocument' in window);
}
