import type { Page } from 'playwright-core';
import { mapVisits } from '../support/browser/map-visits';
import { button, PHONE, scrollTo } from '../support/browser/pages';

const { openMap } = mapVisits();
const FINGER = { ...PHONE, reducedMotion: 'reduce' } as const;

/** Lists what lies over the middle of a map's button, by the button's name; empty where each is free. */
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

/** Names of the places whose markers a finger can reach: in view, and under nothing else. */
const reachable = (page: Page) =>
  page.locator('.map-marker').evaluateAll((markers) =>
    markers.flatMap((marker) => {
      const { left, top, width, height } = marker.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return marker.contains(hit) ? [marker.getAttribute('title') ?? ''] : [];
    }),
  );

/** Neither “Mobi” in its name nor an orientation: a laptop whose screen can be touched. */
const LAPTOP = {
  viewport: { width: 1366, height: 768 },
  hasTouch: true,
  userAgent:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
};

it('on a laptop with a touch screen one finger scrolls the page past the map, and a mouse moves the map', async () => {
  const page = await openMap('/fr/islande/carte/', LAPTOP);
  const place = () => page.locator('.leaflet-map-pane').evaluate((pane) => getComputedStyle(pane).transform);
  const middle = async () => {
    const { x, y, width } = (await page.locator('.map-canvas').boundingBox()) ?? { x: 0, y: 0, width: 0 };
    return { x: x + width / 2, y: Math.max(y, 0) + 300 };
  };
  const [before, { x, y }] = [await place(), await middle()];
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', { x, y });
  for (let up = 25; up <= 250; up += 25) await touch('touchMove', { x, y: y - up });
  await touch('touchEnd');
  await page.waitForFunction(() => window.scrollY > 150);
  expect(await place()).toBe(before);
  const held = await middle();
  await page.mouse.move(held.x, held.y);
  await page.mouse.down();
  await page.mouse.move(held.x - 60, held.y, { steps: 5 });
  await page.mouse.up();
  expect(await place()).not.toBe(before);
});

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

  /** The map near a place, its sheet closed: from afar a phone shows groups alone. */
  const openNear = async () => {
    const page = await openMap(path, FINGER);
    await button(page, show).last().tap();
    const sheet = page.getByRole('dialog');
    await sheet.waitFor();
    return { page, sheet };
  };

  it('answers every marker that a finger can reach, with the sheet of its place', async () => {
    const { page, sheet } = await openNear();
    const tried = new Set<string>();
    for (;;) {
      await page.keyboard.press('Escape');
      await sheet.waitFor({ state: 'detached' });
      // The map goes to each place, and so others come into view.
      const title = (await reachable(page)).find((name) => !tried.has(name));
      if (title === undefined || tried.size === 8) break;
      await page.locator(`.map-marker[title=${JSON.stringify(title)}]`).tap();
      await page.getByRole('dialog', { name: title, exact: true }).waitFor();
      tried.add(title);
    }
    expect(tried.size).toBeGreaterThan(0);
  });

  it('opened by the address of a place, gives the keyboard to the map when its sheet is closed', async () => {
    const { page, sheet } = await openNear();
    await page.waitForURL(/\?p=/);
    await page.reload();
    await sheet.waitFor();
    await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'dialog');
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => document.activeElement?.matches('.leaflet-container'));
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
