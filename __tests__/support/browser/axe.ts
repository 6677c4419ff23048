import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/**
 * Returns what axe finds wrong with a page, or with a part of it, each as `rule: element, element`.
 *
 * The page stands still from here on: half of a fade would be measured as a contrast that is too low, and a marker that
 * a moving map has under its sheet as a target that is too small. In axe's legacy mode and with its findings alone it
 * takes a third of the time; no page has a frame to look into.
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
  await standsStill(page);
  const { violations } = await new AxeBuilder({ page })
    .include(within)
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], ...options })
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/**
 * Waits for the end of every motion: of animations, and of what only scripts and the scrolling browser know of, by the
 * boxes of all elements, which are then the same in ten frames on end.
 */
const standsStill = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const boxes = () =>
      Array.from(document.querySelectorAll('body *'), (element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y, width, height].join();
      }).join(';');
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    let before = boxes();
    let unmoved = 0;
    while (unmoved < 10) {
      await nextFrame();
      const now = boxes();
      unmoved = now === before ? unmoved + 1 : 0;
      before = now;
    }
  });
