import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { cmsUrl, siteOrigin } from '../served';
import { isIdle } from './pages';

/** Returns where the built site believes its CMS to be. */
export async function publicCms(site: string): Promise<string> {
  const answer = await fetch(`${site}/page-data/preview/page-data.json`);
  const { result } = (await answer.json()) as {
    result: { data: { site: { siteMetadata: { publicCmsUrl: string } } } };
  };
  return new URL(result.data.site.siteMetadata.publicCmsUrl).origin;
}

/**
 * A browser in which the address of the CMS that the site was built with is answered by the tests' own CMS, which
 * listens elsewhere. Nothing is made up: each request goes to the real one.
 */
export async function openPreviewContext(
  browser: Browser,
  site: string,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  const cms = await publicCms(site);
  await context.route(`${cms}/**`, async (route) => {
    const request = route.request();
    const url = request.url().replace(cms, cmsUrl());
    const response = await route.fetch({ url, headers: { ...request.headers(), origin: siteOrigin() } });
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'access-control-allow-origin': site },
    });
  });
  return context;
}

/** Waits until a preview shows the draft, in the styles of its bar, or says why it does not. */
export async function isAnswered(page: Page): Promise<void> {
  await page.locator('.preview-bar, main [role=alert]').first().waitFor();
  await page.waitForFunction(() =>
    [...document.styleSheets].some(({ href }) => href?.endsWith('/preview.css')),
  );
  await isIdle(page);
}

/** The contents of a page: its words as they are laid out, where its links lead, what its pictures show. */
export type Contents = { readonly text: string; readonly links: string[]; readonly pictures: string[] };

export async function contentsOf(page: Page): Promise<Contents> {
  const main = page.locator('main');
  // Readers' words and neighbours are no part of the entry, and no draft has any.
  await main
    .locator('#comments, nav:has(#read-more)')
    .evaluateAll((bands) => bands.forEach((band) => band.remove()));
  return {
    text: await main.innerText(),
    // A link to a picture's file leads where the picture lies; its words are compared below.
    links: await main.locator('a:not([data-zoom])').evaluateAll((links) =>
      // A booking from a preview earns nothing: its links carry no partner's id.
      links.map((link) => (link.getAttribute('href') ?? '').replace(/&(pid|partner_id)=[^&]*/, '')),
    ),
    pictures: await main
      .locator('img')
      .evaluateAll((pictures) => pictures.map((picture) => picture.getAttribute('alt') ?? '')),
  };
}
