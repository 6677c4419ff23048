import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { parseTrips } from '../../src/content/trip/parse';
import { DESKTOP, PHONE } from '../support/browser/pages';
import { visits } from '../support/browser/visits';
import { siteUrl } from '../support/served';

const { blank, start, messages } = visits();
afterEach(() => expect(messages().filter((message) => !message.includes('404'))).toEqual([]));

/** Goes there by the Tab key alone. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < 300; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`300 presses of Tab do not reach ${String(target)}`);
}

const kept = async (page: Page) =>
  parseTrips((await page.evaluate(() => localStorage.getItem('trips'))) ?? '')?.trips ?? [];

it('from heart to file by keyboard alone, with every move announced', async () => {
  const page = await start('/en/iceland/jokulsarlon-glacier-lagoon/', PHONE);
  const heart = page.getByRole('button', { name: /^In my trip/ }).first();
  await tabTo(page, heart);
  await page.keyboard.press('Enter');
  await page
    .getByRole('button', { name: /^In my trip/, pressed: true })
    .first()
    .waitFor();
  await page.goto(`${siteUrl()}/en/my-trip/`);
  for (const day of ['Day 1', 'Day 2']) {
    await tabTo(page, page.getByRole('button', { name: 'Add a day' }));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 2, name: day }).waitFor();
  }
  await tabTo(page, page.getByLabel(/^Day to move to/));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('status').filter({ hasText: 'moved to: Day 2.' }).waitFor();
  await tabTo(page, page.getByRole('button', { name: 'File', exact: true }));
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const trips = parseTrips(readFileSync(await (await download).path(), 'utf8'))?.trips;
  expect(trips).toMatchObject([{ days: [{ stops: [] }, { stops: [{}] }], loose: [] }]);
});

it('a mouse takes a stop to another place, with what loads for it then', async () => {
  // Both ends are in view: a page that scrolls under a pressed button gives it another stop.
  const page = await blank({ viewport: { width: 1280, height: 2400 } });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const drags = () => requested.filter((address) => address.includes('/trip-drag-')).length;
  await page.goto(`${siteUrl()}/fr/polynesie-francaise/itineraires-polynesie/`);
  await page.getByRole('link', { name: 'Prendre cet itinéraire comme voyage' }).click();
  await page.getByRole('button', { name: 'Le garder comme un de mes voyages' }).click();
  const stopAt = (day: number, index: number) => page.locator(`[data-stop="${day}.${index}"]`);
  const name = async (day: number, index: number) => stopAt(day, index).getByRole('link').textContent();
  const drag = async (from: Locator, to: Locator, y: number) =>
    from.locator('.trip-handle').dragTo(to, { targetPosition: { x: 90, y } });
  await stopAt(0, 1).waitFor();
  const moved = await name(0, 0);
  expect(drags()).toBe(0);
  await stopAt(0, 0).locator('.trip-handle').hover();
  await page.locator('[data-stop][draggable=true]').first().waitFor();
  expect(drags()).toBe(1);
  // Onto the lower half of the next one, then before the first of the day after.
  await drag(stopAt(0, 0), stopAt(0, 1), 60);
  await page.getByRole('status').filter({ hasText: 'déplacé vers : Jour 1.' }).waitFor();
  expect(await name(0, 1)).toBe(moved);
  await drag(stopAt(0, 1), stopAt(1, 0), 3);
  await page.getByRole('status').filter({ hasText: 'déplacé vers : Jour 2.' }).waitFor();
  expect(await name(1, 0)).toBe(moved);
});

it('two tabs do not lose each other’s changes', async () => {
  const first = await start('/en/my-trip/', DESKTOP);
  await first.getByRole('button', { name: 'New trip' }).click();
  await first.getByRole('button', { name: 'Add a day' }).waitFor();
  const second = await first.context().newPage();
  await second.goto(`${siteUrl()}/en/my-trip/`);
  await second.getByRole('button', { name: 'Add a day' }).click();
  await second.getByRole('heading', { level: 2, name: 'Day 1' }).waitFor();
  await first.getByRole('heading', { level: 2, name: 'Day 1' }).waitFor();
  await first.getByLabel('Name of the trip').fill('Ours');
  // A browser tells its tabs of a change a moment later.
  await second.waitForFunction(() =>
    [...document.querySelectorAll('input')].some((field) => field.value === 'Ours'),
  );
  await second.getByRole('button', { name: 'Add a day' }).click();
  await first.getByRole('heading', { level: 2, name: 'Day 2' }).waitFor();
  expect(await kept(first)).toMatchObject([{ name: 'Ours', days: [{}, {}] }]);
  await first.getByRole('button', { name: 'Delete everything' }).click();
  await first.getByRole('button', { name: 'Delete for good' }).click();
  await first.getByText(/^Nothing is kept here yet/).waitFor();
  expect(await first.evaluate(() => localStorage.getItem('trips'))).toBeNull();
});

it('a browser that keeps nothing has trips for the visit, and says so', async () => {
  const page = await blank(PHONE);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto(`${siteUrl()}/en/my-trip/`);
  await page.getByRole('button', { name: 'New trip' }).click();
  await page.getByText(/your trips last for this visit/).waitFor();
  await page.getByRole('button', { name: 'Add a day' }).click();
  await page.getByRole('heading', { level: 2, name: 'Day 1' }).waitFor();
});

it.each(['%00', '1..x.<img src=x onerror=1>', '__proto__', `1..x.${'k3v9x'.repeat(400)}`])(
  'a link with “%.20s” gives one sentence',
  async (fragment) => {
    const page = await start(`/fr/mon-voyage/#${fragment}`, PHONE);
    await page.getByText('Ce lien ne contient pas de voyage de ce guide, ou seulement une partie.').waitFor();
    expect(await page.getByRole('main').locator('img').count()).toBe(0);
  },
);

it('without scripts a heart leads to how it works', async () => {
  const page = await start('/en/iceland/jokulsarlon-glacier-lagoon/', { ...PHONE, javaScriptEnabled: false });
  const heart = page.getByRole('link', { name: /^In my trip/ }).first();
  expect(await heart.getAttribute('href')).toBe('/en/my-trip/');
  await page.goto(`${siteUrl()}/en/my-trip/`);
  await page.getByRole('heading', { level: 2, name: 'How it works' }).waitFor();
  expect(await page.getByText(/Safari/).textContent()).toContain('seven days');
});
