import type { Browser } from 'playwright-core';
import { colourFaultsOf, faultsOf } from './axe';
import { visit } from './pages';

/** Every template, in each language that it has; an article with everything, and one with the worst. */
export const TEMPLATES = [
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

/** A width in CSS pixels, and the theme. In the dark only what colours make is looked for: the rest is the same. */
export type Look = readonly [width: number, theme: 'light' | 'dark'];

/** Visits a page once and looks at it in several ways, as a reader who turns the phone and the lights. @returns what axe finds */
export async function faultsInLooks(
  browser: Browser,
  path: string,
  looks: readonly Look[],
): Promise<string[]> {
  const { page, context } = await visit(browser, path, { viewport: { width: 360, height: 800 } });
  const faults: string[] = [];
  for (const [width, theme] of looks) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: theme });
    const found = theme === 'light' ? await faultsOf(page) : await colourFaultsOf(page);
    for (const fault of found) faults.push(`at ${width} px, ${theme}: ${fault}`);
  }
  await context.close();
  return faults;
}
