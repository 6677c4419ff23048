import type { Page } from 'playwright-core';
import { mapVisits } from '../support/map-visits';
import { button, PHONE, scrollTo } from '../support/pages';

const { openMap } = mapVisits();
const FINGER = { ...PHONE, reducedMotion: 'reduce' } as const;

/** What lies over the middle of a map's button, by name; nothing where each is free. */
const covered = (page: Page) =>
  page.locator('.map-button').evaluateAll((buttons) =>
    buttons.flatMap((each) => {
      const { left, top, width, height } = each.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return each.contains(hit)
        ? []
        : [`${each.getAttribute('aria-label') ?? ''}: ${hit?.className ?? 'nothing'}`];
    }),
  );

describe.each([
  ['/fr/islande/carte/', /Voir sur la carte/],
  ['/en/iceland/map/', /Show on the map/],
])('%s under a finger', (path, show) => {
  it('keeps its buttons free wherever the page stands', async () => {
    const page = await openMap(path, FINGER);
    const top = await page
      .locator('.map-canvas')
      .evaluate((map) => map.getBoundingClientRect().top + window.scrollY);
    for (const shift of [-90, 100, 200]) {
      await scrollTo(page, top + shift);
      expect([shift, await covered(page)]).toEqual([shift, []]);
    }
  });

  it('comes into view, with a sheet, for a place of the list', async () => {
    const page = await openMap(path, FINGER);
    const last = button(page, show).last();
    await last.tap();
    const sheet = page.getByRole('dialog');
    await sheet.waitFor();
    const { y = -1, height = 0 } = (await sheet.boundingBox()) ?? {};
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y + height).toBeLessThanOrEqual(740);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await page.waitForFunction((element) => element === document.activeElement, await last.elementHandle());
  });
});
