import type { Page } from 'playwright-core';
import { mapVisits } from '../support/map-visits';
import { button, PHONE, scrollTo } from '../support/pages';

const { openMap } = mapVisits();
const FINGER = { ...PHONE, isMobile: true, reducedMotion: 'reduce' } as const;

/** The titles of the markers that a finger can reach: in view, and under no other marker. */
const reachable = (page: Page) =>
  page.locator('.map-marker').evaluateAll((markers) =>
    markers.flatMap((marker) => {
      const { left, top, width, height } = marker.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit !== null && marker.contains(hit) ? [(marker as HTMLElement).title] : [];
    }),
  );

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
  ['/fr/islande/carte/', 'Tout revoir', 'Fermer', /Voir sur la carte/],
  ['/en/iceland/map/', 'See everything again', 'Close', /Show on the map/],
])('%s under a finger', (path, whole, close, show) => {
  it('opens what is pressed, and gives the map back', async () => {
    const page = await openMap(path, FINGER);
    await page.locator('.map-canvas').scrollIntoViewIfNeeded();
    const titles = await reachable(page);
    expect(titles.length).toBeGreaterThanOrEqual(3);
    for (const title of titles) {
      await page.locator(`.map-marker[title="${title}"]`).tap();
      const sheet = page.getByRole('dialog', { name: title });
      await sheet.getByRole('heading', { name: title }).waitFor();
      await sheet.getByRole('button', { name: close }).tap();
      await sheet.waitFor({ state: 'detached' });
      await button(page, whole).tap();
      await page.locator(`.map-marker[title="${title}"]`).waitFor();
    }
  });

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
