import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../support/browser/browser';
import { isFilled } from '../support/browser/pages';
import { logIn } from '../support/cms/admin';
import { openPanel, openType } from '../support/cms/panel';
import { picture } from '../support/inputs/made-files';

const ARTICLE = 'api::article.article';

let browser: Browser;
let page: Page;
let documentId: string;

const at = () => `/content-manager/collection-types/${ARTICLE}/${documentId}?locale=fr`;

beforeAll(async () => {
  const admin = await logIn();
  ({ documentId } = await admin.create(ARTICLE, 'fr', {
    titre: 'Une matinée d’écriture',
    slug: 'matinee-d-ecriture',
    article_general: true,
    corps: 'Un texte.',
    coordonnees: { latitude: 64, longitude: -21 },
  }));
  browser = await openBrowser();
  page = await openPanel(browser);
  await openType(page, ARTICLE, documentId);
  await isFilled(page.locator('input[name=titre]'), 'Une matinée d’écriture');
});
afterAll(async () => {
  await browser.close();
  await (await logIn()).request('DELETE', at());
});

it('coordinates are taken with a point as with a comma, and what is no number is told at once', async () => {
  const [latitude, longitude] = ['latitude', 'longitude'].map((name) =>
    page.locator(`input[name="coordonnees.${name}"]`),
  );
  await latitude?.fill('64.53, -21.5');
  await page.getByText('Un nombre est attendu', { exact: false }).waitFor();
  await latitude?.fill('8.5');
  await longitude?.fill('−21,25');
  await page.getByText('Un nombre est attendu', { exact: false }).waitFor({ state: 'detached' });
  expect([await latitude?.inputValue(), await longitude?.inputValue()]).toEqual(['8.5', '−21,25']);
});

it('a picture that is uploaded above a text is chosen, and inserted without the name of its file as words', async () => {
  await page.getByRole('button', { name: 'Image', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('button', { name: /^Ajouter (des|plus de) médias/ })
    .first()
    .click();
  await page.locator('input[type=file]').setInputFiles({
    name: 'cascade-du-nord.jpg',
    mimeType: 'image/jpeg',
    buffer: await picture('jpeg'),
  });
  await page.getByRole('button', { name: 'dans la médiathèque', exact: false }).click();
  await page.getByRole('button', { name: 'Terminer' }).click();
  await page
    .getByText(/!\[\]\(.*\/uploads\/cascade_du_nord/)
    .first()
    .waitFor();
});

it('the form says whether visitors read what was published', async () => {
  await page.getByText('Pas encore publié dans cette langue.').waitFor();
});
