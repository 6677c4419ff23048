import type { Browser } from 'playwright-core';
import { colourFaultsOf, faultsOf } from '../support/axe';
import { openBrowser } from '../support/browser';
import { visit } from '../support/pages';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Every template, in each language that it has; an article with everything, and one with the worst. */
const PAGES = [
  ['/', '/en/'],
  ['/fr/islande/', '/en/iceland/'],
  ['/fr/islande/carte/', '/en/iceland/map/'],
  ['/fr/islande/lagune-glaciaire-jokulsarlon/', '/en/iceland/jokulsarlon-glacier-lagoon/'],
  ['/fr/islande/test-hostile/', '/en/iceland/test-hostile/'],
  ['/fr/islande/test-extreme/', '/en/iceland/test-extreme/'],
  ['/fr/islande/test-images/', '/en/iceland/test-pictures/'],
  ['/fr/decalage-horaire/', '/en/jet-lag/'],
  ['/fr/confidentialite/', '/en/privacy-policy/'],
  ['/fr/contact/', '/en/contact/'],
  ['/fr/sitemap/', '/en/sitemap/'],
  ['/fr/mon-voyage/', '/en/my-trip/'],
  ['/login/', '/404/'],
].flat();

const WIDTHS = [360, 768, 1440];
const THEMES = [
  ['light', faultsOf],
  ['dark', colourFaultsOf],
] as const;

/** One visit a page, looked at six times: what a reader who turns the phone and the lights would see. */
it.each(PAGES)('%s has no fault at three widths, in the light and in the dark', async (path) => {
  const { page, context } = await visit(browser, path, { viewport: { width: 360, height: 800 } });
  const faults: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    for (const [colorScheme, look] of THEMES) {
      await page.emulateMedia({ colorScheme });
      for (const fault of await look(page)) faults.push(`at ${width} px, ${colorScheme}: ${fault}`);
    }
  }
  await context.close();
  expect(faults).toEqual([]);
});
