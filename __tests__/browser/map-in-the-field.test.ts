import { mapVisits } from '../support/browser/map-visits';
import { button, isAtRest, PHONE, watchConsent } from '../support/browser/pages';
import { siteUrl } from '../support/served';

const { blank, openMap, messages } = mapVisits();

describe('the map in the field', () => {
  it('finds the nearest hot spring and shows it on a coast with the network cut', async () => {
    const geolocation = { latitude: 64.1466, longitude: -21.9426 };
    const page = await blank({ ...PHONE, geolocation, permissions: ['geolocation'] });
    const isAnswered = await watchConsent(page);
    await page.goto(`${siteUrl()}/en/iceland/map/`);
    await page.locator('.map-marker, .map-cluster').first().waitFor();
    await isAnswered();
    await isAtRest(page);
    await page.context().setOffline(true);
    await button(page, 'Near me').click();
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
    await button(page, /Show on the map/)
      .first()
      .click();
    await page.locator('.map-sheet').waitFor();
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
    const unrelated = messages().filter((message) => !/ERR_INTERNET_DISCONNECTED/.test(message));
    expect(unrelated).toEqual([]);
  });

  it('says that a position was refused', async () => {
    const page = await openMap('/fr/islande/carte/');
    await page.context().clearPermissions();
    await button(page, 'Autour de moi').click();
    await page.getByText('Vous avez refusé la position').waitFor();
  });

  it('leaves the page to one finger, and has everything on buttons', async () => {
    const page = await openMap('/fr/islande/carte/', { ...PHONE, isMobile: true });
    const map = page.locator('.map-canvas');
    expect(await map.evaluate((element) => getComputedStyle(element).touchAction)).not.toBe('none');
    const zoom = () => page.locator('.leaflet-control-scale-line').first().textContent();
    const before = await zoom();
    await button(page, 'Zoomer').click();
    await page.waitForFunction(
      (old) => document.querySelector('.leaflet-control-scale-line')?.textContent !== old,
      before,
    );
    await button(page, 'Tout revoir').click();
    await page.waitForFunction(
      (old) => document.querySelector('.leaflet-control-scale-line')?.textContent === old,
      before,
    );
    await button(page, 'Plein écran').click();
    expect(
      await page.locator('[data-full]').evaluate((element) => element.getBoundingClientRect().height),
    ).toBe(740);
    await page.keyboard.press('Escape');
    await page.locator('[data-full]').waitFor({ state: 'detached' });
  });

  it('asks before it loads tiles of others', async () => {
    const page = await blank();
    const tiles: string[] = [];
    await page.context().route('https://tile.openstreetmap.org/**', (route) => {
      tiles.push(route.request().url());
      return route.fulfill({ contentType: 'image/png', body: '' });
    });
    await page.goto(siteUrl() + '/fr/islande/carte/');
    await page.locator('.map-marker').first().waitFor();
    await button(page, 'Fond OpenStreetMap').click();
    await page.getByText('verra votre adresse IP').waitFor();
    await button(page, 'Non').click();
    expect(tiles).toEqual([]);
    await button(page, 'Fond OpenStreetMap').click();
    await button(page, 'Charger').click();
    await page.waitForFunction(() => document.querySelector('.leaflet-tile'));
    await page.getByText('OpenStreetMap contributors').waitFor();
    expect(tiles.length).toBeGreaterThan(0);
    expect(messages().filter((message) => /Content Security Policy/.test(message))).toEqual([]);
  });
});
