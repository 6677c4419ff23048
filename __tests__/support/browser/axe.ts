import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/**
 * Returns what axe finds wrong with a page, or with a part of it, each as `rule: element, element`.
 *
 * The page stands still from here on: half of a fade would be measured as a contrast that is too low. In axe's legacy
 * mode and with its findings alone it takes a third of the time; no page has a frame to look into.
 */
export async function faultsOf(page: Page, within = 'html'): Promise<string[]> {
  // Targets of 24 px are of WCAG 2.2, which axe looks at only when asked.
  return look(page, within, { rules: { 'target-size': { enabled: true } } });
}

/** Those of `faultsOf` that colours make: all that another theme can change. */
export async function colourFaultsOf(page: Page): Promise<string[]> {
  return look(page, 'html', { runOnly: ['color-contrast', 'link-in-text-block'] });
}

type Options = Parameters<AxeBuilder['options']>[0];

async function look(page: Page, within: string, options: Options): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  const { violations } = await new AxeBuilder({ page })
    .include(within)
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], ...options })
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
