import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/**
 * What axe finds wrong with a page, or with a part of it, each as `rule: element, element`.
 *
 * The page stands still from here on: half of a fade would be measured as a contrast that is too low.
 * In axe's legacy mode and with its findings alone it takes a third of the time; no page has a frame to look into.
 */
export async function faultsOf(page: Page, within = 'html'): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  const { violations } = await new AxeBuilder({ page })
    .include(within)
    .setLegacyMode(true)
    // Targets of 24 px are of WCAG 2.2, which axe looks at only when asked.
    .options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } })
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
