import type { Page } from 'playwright-core';
import { faultsOf } from '../support/browser/axe';
import { mapVisits } from '../support/browser/map-visits';
import { button, DESKTOP, isAtRest, PHONE } from '../support/browser/pages';
import { siteUrl } from '../support/served';

const { blank, openMap, messages } = mapVisits();

const places = (page: Page) => page.locator('main li h2');

describe.each([
  {
    path: '/fr/islande/carte/',
    search: 'Chercher un lieu',
    hikes: /^Randonnées/,
    region: 'Région',
    south: 'Sud',
    sights: /^Points d’intérêt/,
    show: /Voir sur la carte/,
    close: 'Fermer',
    words: 'dyrholaey',
  },
  {
    path: '/en/iceland/map/',
    search: 'Find a place',
    hikes: /^Hikes/,
    region: 'Region',
    south: 'South',
    sights: /^Sights/,
    show: /Show on the map/,
    close: 'Close',
    words: 'dyrholaey',
  },
])('the map at $path', ({ path, search, hikes, region, south, sights, show, close, words }) => {
  it('shows all places on the map and in the list, without a message, no wider than a phone', async () => {
    const page = await openMap(path, PHONE);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(await places(page).count()).toBeGreaterThanOrEqual(40);
    await isAtRest(page);
    expect(messages()).toEqual([]);
  });

  it('filters by layer, region and text, and the address holds it all', async () => {
    const page = await openMap(path);
    const all = await places(page).count();
    await page.getByLabel(hikes).uncheck();
    const withoutHikes = await places(page).count();
    expect(withoutHikes).toBeLessThan(all);
    await page.getByLabel(region, { exact: true }).selectOption(south);
    expect(await places(page).count()).toBeLessThan(withoutHikes);
    await page.getByLabel(search).fill(words.toUpperCase());
    await page.waitForFunction(() => document.querySelectorAll('main li h2').length === 1);
    expect(await page.getByRole('search').getByRole('status').textContent()).toMatch(/^1 /);
    const shared = page.url();
    await page.goto('about:blank');
    await page.goto(shared);
    await page.locator('.map-marker').first().waitFor();
    await page.waitForFunction(() => document.querySelectorAll('main li h2').length === 1);
    expect(await places(page).allTextContents()).toEqual(['Dyrhólaey']);
    expect(await page.getByLabel(hikes).isChecked()).toBe(false);
    expect(await page.getByLabel(sights).isChecked()).toBe(true);
  });

  it('is operated by keyboard: from the list to the words on the map, and back', async () => {
    const page = await openMap(path);
    await page.getByLabel(search).fill(words);
    await page.waitForFunction(() => document.querySelectorAll('main li h2').length === 1);
    await button(page, show).focus();
    expect(await page.locator('.map-marker.is-active').count()).toBe(1);
    await page.keyboard.press('Enter');
    const popup = page.locator('.leaflet-popup');
    await popup.getByRole('heading', { name: 'Dyrhólaey' }).waitFor();
    expect(await popup.getByRole('link').first().getAttribute('href')).toMatch(/^(geo:|\/)/);
    await popup.getByRole('button', { name: close }).press('Enter');
    await popup.waitFor({ state: 'detached' });
    await page.locator('.map-marker').focus();
    await page.locator('main li[data-active]').waitFor();
    await page.keyboard.press('Enter');
    await popup.waitFor();
  });

  it('moves once when a place is chosen: nobody presses on a popup that moves away', async () => {
    const page = await openMap(path, { ...DESKTOP, reducedMotion: 'reduce' });
    const tops = topsOfPopup(page);
    await button(page, show).first().click();
    expect(new Set(await tops).size).toBe(1);
    expect((await tops)[0]).toBeGreaterThanOrEqual(0);
  });

  it('has its list, its links and a still map without scripts', async () => {
    const page = await blank({ javaScriptEnabled: false });
    await page.goto(siteUrl() + path);
    expect(await places(page).count()).toBeGreaterThanOrEqual(40);
    expect(await page.getByRole('search').count()).toBe(0);
    expect(await page.locator('img[src="/maps/islande.svg"]').getAttribute('alt')).toMatch(/Islande|Iceland/);
    for (const format of ['gpx', 'kml', 'geojson']) {
      const [file = ''] = await page
        .locator(`#take-along a[href$=".${format}"]`)
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      expect((await page.request.get(siteUrl() + file)).status()).toBe(200);
    }
  });

  it.each(['light', 'dark'] as const)(
    'has no accessibility violation in the %s theme',
    async (colorScheme) => {
      const page = await openMap(path, { ...PHONE, colorScheme, reducedMotion: 'reduce' });
      await button(page, show).first().click();
      await page.locator('.map-sheet').waitFor();
      expect(await faultsOf(page)).toEqual([]);
    },
  );
});

/** Returns the next popup's distance from the top of the map, in each of the first forty frames that show its text. */
const topsOfPopup = (page: Page): Promise<number[]> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const tops: number[] = [];
        const topOf = (name: string) => document.querySelector(name)?.getBoundingClientRect().top;
        const look = () => {
          const [popup, map] = [topOf('.leaflet-popup-content:has(button)'), topOf('.map-canvas')];
          if (popup !== undefined && map !== undefined) tops.push(Math.round(popup - map));
          if (tops.length === 40) resolve(tops);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
