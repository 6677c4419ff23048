import { mapVisits } from '../support/browser/map-visits';
import { button, COMPLETE_ARTICLE, goTo } from '../support/browser/pages';
import { siteUrl } from '../support/served';

const { blank } = mapVisits();

describe('the map on other pages', () => {
  it('loads nothing before it comes near the view', async () => {
    const page = await blank();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await goTo(page, '/fr/islande/');
    const ofTheMap = (path: string) => /^\/(map\.css|maps\/.*\.json|map-data\/)/.test(path);
    expect(asked.filter(ofTheMap)).toEqual([]);
    await page.locator('#step-7').scrollIntoViewIfNeeded();
    await page.locator('.map-marker, .map-cluster').first().waitFor();
    expect(asked.filter(ofTheMap)).toEqual(
      expect.arrayContaining(['/map.css', '/maps/islande-coarse.json', '/map-data/fr/islande.json']),
    );
  });

  it('shows what is around an article’s place', async () => {
    const page = await blank();
    await page.goto(siteUrl() + COMPLETE_ARTICLE.en);
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
    const page = await blank();
    let isBroken = true;
    await page.route('**/map.css', (route) => (isBroken ? route.abort() : route.continue()));
    await page.goto(siteUrl() + '/fr/islande/carte/');
    await page.getByText('La carte n’a pas pu être chargée.').waitFor();
    expect(await page.locator('img[src="/maps/islande.svg"]').isVisible()).toBe(true);
    isBroken = false;
    await button(page, 'Réessayer').click();
    await page.locator('.map-marker').first().waitFor();
  });

  it('says that the base map is missing, and keeps the places', async () => {
    const page = await blank();
    await page.route('**/maps/islande-coarse.json', (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto(siteUrl() + '/en/iceland/map/');
    await page.getByText('The base map could not be loaded').waitFor();
    expect(await page.locator('.map-marker').count()).toBeGreaterThan(0);
  });
});
