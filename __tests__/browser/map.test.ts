import AxeBuilder from '@axe-core/playwright';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { openBrowser } from '../support/browser';
import { DESKTOP, openContext, PHONE } from '../support/pages';
import { siteUrl } from '../support/served';

jest.setTimeout(90_000);

let browser: Browser;
let page: Page;
let messages: string[];

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
afterEach(() => page.context().close());

async function start(options: BrowserContextOptions = DESKTOP) {
  const context = await openContext(browser, options);
  page = await context.newPage();
  messages = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(error.message));
}

/** Opens a page and waits for the markers of its map. */
async function openMap(path: string, options: BrowserContextOptions = DESKTOP) {
  await start(options);
  await page.goto(siteUrl() + path);
  await page.locator('.map-marker, .map-cluster').first().waitFor();
}

const places = () => page.locator('main li h2');
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const status = () => page.getByRole('search').getByRole('status');

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
    words: 'seljalands',
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
    words: 'seljalands',
  },
])('the map at $path', ({ path, search, hikes, region, south, sights, show, close, words }) => {
  it('shows all places on the map and in the list, without a message, no wider than a phone', async () => {
    await openMap(path, PHONE);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(await places().count()).toBeGreaterThanOrEqual(40);
    await page.waitForLoadState('networkidle');
    expect(messages).toEqual([]);
  });

  it('filters by layer, region and text, and the address holds it all', async () => {
    await openMap(path);
    const all = await places().count();
    await page.getByLabel(hikes).uncheck();
    const withoutHikes = await places().count();
    expect(withoutHikes).toBeLessThan(all);
    await page.getByLabel(region, { exact: true }).selectOption(south);
    expect(await places().count()).toBeLessThan(withoutHikes);
    await page.getByLabel(search).fill(words.toUpperCase());
    await page.waitForFunction(() => document.querySelectorAll('main li h2').length === 1);
    expect(await status().textContent()).toMatch(/^1 /);
    const shared = page.url();
    await page.goto('about:blank');
    await page.goto(shared);
    await page.locator('.map-marker').first().waitFor();
    expect(await places().allTextContents()).toEqual(['Seljalandsfoss']);
    expect(await page.getByLabel(hikes).isChecked()).toBe(false);
    expect(await page.getByLabel(sights).isChecked()).toBe(true);
  });

  it('is operated by keyboard: from the list to the words on the map, and back', async () => {
    await openMap(path);
    await page.getByLabel(search).fill(words);
    await page.waitForFunction(() => document.querySelectorAll('main li h2').length === 1);
    await button(show).focus();
    expect(await page.locator('.map-marker.is-active').count()).toBe(1);
    await page.keyboard.press('Enter');
    const popup = page.locator('.leaflet-popup');
    await popup.getByRole('heading', { name: 'Seljalandsfoss' }).waitFor();
    expect(await popup.getByRole('link').first().getAttribute('href')).toMatch(/^(geo:|\/)/);
    await popup.getByRole('button', { name: close }).press('Enter');
    await popup.waitFor({ state: 'detached' });
    await page.locator('.map-marker').focus();
    await page.locator('main li[data-active]').waitFor();
    await page.keyboard.press('Enter');
    await popup.waitFor();
  });

  it('has its list, its links and a still map without scripts', async () => {
    await start({ javaScriptEnabled: false });
    await page.goto(siteUrl() + path);
    expect(await places().count()).toBeGreaterThanOrEqual(40);
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
      await openMap(path, { ...PHONE, colorScheme, reducedMotion: 'reduce' });
      await button(show).first().click();
      await page.locator('.leaflet-popup').waitFor();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target.join(' '))])).toEqual(
        [],
      );
    },
  );
});

describe('the map in the field', () => {
  it('finds the nearest hot spring and shows it on a coast with the network cut', async () => {
    const geolocation = { latitude: 64.1466, longitude: -21.9426 };
    await openMap('/en/iceland/map/', { ...PHONE, geolocation, permissions: ['geolocation'] });
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await button('Near me').click();
    await page.getByLabel('Find a place').fill('hot');
    await page.waitForFunction(() => document.querySelectorAll('main li h2').length < 40);
    await page.waitForFunction(() =>
      /km as the crow flies/.test(document.querySelector('main li:has(h2)')?.textContent ?? ''),
    );
    const distances = await page
      .locator('main li:has(h2)')
      .evaluateAll((items) =>
        items.map((item) => parseFloat(/([\d.,]+)\skm/.exec(item.textContent ?? '')?.[1] ?? '')),
      );
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
    await button(/Show on the map/)
      .first()
      .click();
    await page.locator('.leaflet-popup').waitFor();
    // The coast: pixels of land and of sea on the canvas of the base map.
    const colours = await page.locator('.leaflet-base-pane canvas').evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {
        data: [],
      };
      const counts = { land: 0, open: 0 };
      for (let i = 0; i < data.length; i += 4) {
        if (data[i + 3] === 0) counts.open += 1;
        else if ((data[i] ?? 0) > 235 && (data[i + 2] ?? 0) < 230) counts.land += 1;
      }
      return counts;
    });
    expect(colours.land).toBeGreaterThan(1000);
    expect(colours.open).toBeGreaterThan(1000);
    const unrelated = messages.filter((message) => !/ERR_INTERNET_DISCONNECTED/.test(message));
    expect(unrelated).toEqual([]);
  });

  it('says that a position was refused', async () => {
    await openMap('/fr/islande/carte/');
    await page.context().clearPermissions();
    await button('Autour de moi').click();
    await page.getByText('Vous avez refusé la position').waitFor();
  });

  it('leaves the page to one finger, and has everything on buttons', async () => {
    await openMap('/fr/islande/carte/', { ...PHONE, isMobile: true });
    const map = page.locator('.map-canvas');
    expect(await map.evaluate((element) => getComputedStyle(element).touchAction)).not.toBe('none');
    const zoom = () => page.locator('.leaflet-control-scale-line').first().textContent();
    const before = await zoom();
    await button('Zoomer').click();
    await page.waitForFunction(
      (old) => document.querySelector('.leaflet-control-scale-line')?.textContent !== old,
      before,
    );
    await button('Tout revoir').click();
    await page.waitForFunction(
      (old) => document.querySelector('.leaflet-control-scale-line')?.textContent === old,
      before,
    );
    await button('Plein écran').click();
    expect(
      await page.locator('[data-full]').evaluate((element) => element.getBoundingClientRect().height),
    ).toBe(740);
    await page.keyboard.press('Escape');
    await page.locator('[data-full]').waitFor({ state: 'detached' });
  });

  it('asks before it loads tiles of others', async () => {
    await start();
    const tiles: string[] = [];
    await page.context().route('https://tile.openstreetmap.org/**', (route) => {
      tiles.push(route.request().url());
      return route.fulfill({ contentType: 'image/png', body: '' });
    });
    await page.goto(`${siteUrl()}/fr/islande/carte/`);
    await page.locator('.map-marker').first().waitFor();
    await button('Fond OpenStreetMap').click();
    await page.getByText('verra votre adresse IP').waitFor();
    await button('Non').click();
    expect(tiles).toEqual([]);
    await button('Fond OpenStreetMap').click();
    await button('Charger').click();
    await page.waitForFunction(() => document.querySelector('.leaflet-tile'));
    await page.getByText('OpenStreetMap contributors').waitFor();
    expect(tiles.length).toBeGreaterThan(0);
    expect(messages.filter((message) => /Content Security Policy/.test(message))).toEqual([]);
  });
});

describe('the map on other pages', () => {
  it('loads nothing before it comes near the view', async () => {
    await start();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`${siteUrl()}/fr/islande/`, { waitUntil: 'networkidle' });
    const ofTheMap = (path: string) => /^\/(map\.css|maps\/.*\.json|map-data\/)/.test(path);
    expect(asked.filter(ofTheMap)).toEqual([]);
    await page.locator('#step-7').scrollIntoViewIfNeeded();
    await page.locator('.map-marker, .map-cluster').first().waitFor();
    expect(asked.filter(ofTheMap)).toEqual(
      expect.arrayContaining(['/map.css', '/maps/islande-coarse.json', '/map-data/fr/islande.json']),
    );
  });

  it('shows what is around an article’s place', async () => {
    await start();
    await page.goto(`${siteUrl()}/en/iceland/jokulsarlon-glacier-lagoon/`);
    await page.locator('#map').scrollIntoViewIfNeeded();
    await page.locator('#map .map-marker, #map .map-cluster').first().waitFor();
    expect(
      await page
        .locator('#map')
        .getByRole('link', { name: /whole map/ })
        .getAttribute('href'),
    ).toBe('/en/iceland/map/');
  });

  it('keeps the picture and offers another try when it cannot be loaded', async () => {
    await start();
    let isBroken = true;
    await page.route('**/map.css', (route) => (isBroken ? route.abort() : route.continue()));
    await page.goto(`${siteUrl()}/fr/islande/carte/`);
    await page.getByText('La carte n’a pas pu être chargée.').waitFor();
    expect(await page.locator('img[src="/maps/islande.svg"]').isVisible()).toBe(true);
    isBroken = false;
    await button('Réessayer').click();
    await page.locator('.map-marker').first().waitFor();
  });

  it('says that the base map is missing, and keeps the places', async () => {
    await start();
    await page.route('**/maps/islande-coarse.json', (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto(`${siteUrl()}/en/iceland/map/`);
    await page.getByText('The base map could not be loaded').waitFor();
    expect(await page.locator('.map-marker').count()).toBeGreaterThan(0);
  });
});

describe('a hike whose track an editor has uploaded', () => {
  it.each([
    ['/fr/islande/test-nu/', 'Avancer le long de la randonnée', /1\skm, \d+\sm de montée/, /altitude/],
    ['/en/iceland/test-bare/', 'Move along the hike', /1\skm, \d+\sm of ascent/, /above sea level/],
  ])(
    '%s shows its line, its profile in words, and a marker that the profile moves',
    async (path, move, caption, height) => {
      await start();
      await page.goto(siteUrl() + path);
      await page.locator('#track').scrollIntoViewIfNeeded();
      expect(await page.locator('#track figcaption').textContent()).toMatch(caption);
      const marker = page.locator('#track .leaflet-overlay-pane path').last();
      await marker.waitFor();
      const before = await marker.getAttribute('d');
      const slider = page.getByRole('slider', { name: move });
      await slider.focus();
      for (let i = 0; i < 20; i += 1) await page.keyboard.press('ArrowRight');
      expect(await slider.getAttribute('aria-valuetext')).toMatch(height);
      expect(await marker.getAttribute('d')).not.toBe(before);
      expect(messages).toEqual([]);
    },
  );
});
