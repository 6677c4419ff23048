import type { Page } from 'playwright-core';
import { faultsOf } from '../support/browser/axe';
import { DESKTOP, isFocused, PHONE } from '../support/browser/pages';
import { visits } from '../support/browser/visits';
import { siteUrl } from '../support/served';

const { blank, start, messages } = visits();
afterEach(() => expect(messages().filter((message) => !message.includes('404'))).toEqual([]));

const WORDS = {
  fr: { open: 'Chercher', dialog: 'Chercher dans le guide', field: 'Que cherchez-vous ?' },
  en: { open: 'Search', dialog: 'Search the guide', field: 'What are you looking for?' },
} as const;
type Language = keyof typeof WORDS;

const dialogOf = (page: Page, language: Language) =>
  page.getByRole('dialog', { name: WORDS[language].dialog });

async function openSearch(page: Page, language: Language) {
  await page
    .getByRole('banner')
    .getByRole('button', { name: WORDS[language].open, exact: true })
    // On phones the country's menu has one, too.
    .last()
    .click();
  const field = page.getByRole('combobox', { name: WORDS[language].field });
  await field.waitFor();
  return field;
}

describe.each([
  ['fr', '/fr/islande/', 'macareux', 'macaerux', 'Voir les macareux de Látrabjarg sans les déranger'],
  ['en', '/en/iceland/', 'puffins', 'pufins', 'Seeing the puffins of Látrabjarg without disturbing them'],
] as const)('puffins on a phone, in %s', (language, path, word, typo, title) => {
  it('are found, with a typo too, and the article opens', async () => {
    const page = await start(path, PHONE);
    const field = await openSearch(page, language);
    await field.fill(typo);
    const option = page.getByRole('option', { name: title });
    await option.waitFor();
    await field.fill(word);
    await page.getByRole('option').first().locator('mark').first().waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await option.click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(await dialogOf(page, language).count()).toBe(0);
  });

  it('are found with the network cut before anybody searched', async () => {
    const page = await blank(PHONE);
    const ahead = page.waitForResponse(`**/search/${language}/titles.json`);
    await page.goto(siteUrl() + path);
    await (await ahead).finished();
    await page.context().setOffline(true);
    const field = await openSearch(page, language);
    await field.fill(typo);
    await page.getByRole('option', { name: title }).waitFor();
    await page.context().setOffline(false);
  });

  it('are found with the network cut while the page stays open', async () => {
    const page = await start(path, PHONE);
    const texts = page.waitForResponse(`**/search${path}1.json`);
    const field = await openSearch(page, language);
    await field.fill('vik');
    await page.getByRole('option').first().waitFor();
    await (await texts).finished();
    await page.keyboard.press('Escape');
    await page.context().setOffline(true);
    const again = await openSearch(page, language);
    await again.fill(typo);
    await page.getByRole('option', { name: title }).waitFor();
    // A word that only texts hold.
    await again.fill('hljodaklettar');
    await page.getByRole('option').first().locator('mark').first().waitFor();
  });
});

it('opens by a slash, and Escape gives the focus back', async () => {
  const page = await start('/en/iceland/', DESKTOP);
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await skip.focus();
  await page.keyboard.press('/');
  await dialogOf(page, 'en').waitFor();
  await isFocused(page.getByRole('combobox'));
  await page.keyboard.type('a/b');
  expect(await page.getByRole('combobox').inputValue()).toBe('a/b');
  await page.keyboard.press('Escape');
  await dialogOf(page, 'en').waitFor({ state: 'detached' });
  await isFocused(skip);
});

it('opens from a country’s menu on a phone', async () => {
  const page = await start('/fr/islande/', PHONE);
  const menu = page.getByRole('banner').getByRole('navigation');
  await menu.getByRole('button', { name: 'Chercher', exact: true }).tap();
  await dialogOf(page, 'fr').waitFor();
  await isFocused(page.getByRole('combobox'));
});

it('leads from a place to its country’s map, with the place chosen', async () => {
  const page = await start('/fr/', DESKTOP);
  const field = await openSearch(page, 'fr');
  await field.fill('Vík');
  await page
    .getByRole('option', { name: /Lieu de la carte.*Vík/ })
    .first()
    .waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/fr\/islande\/carte\/\?p=[a-z][a-z0-9]{4}$/);
  await page.locator('[data-active]').filter({ hasText: 'Vík' }).first().waitFor();
});

it('has a page whose address holds the question', async () => {
  const page = await start('/en/search/?q=thingvellir', PHONE);
  await page
    .getByRole('list', { name: 'Results' })
    .getByRole('link', { name: /Þingvellir/ })
    .first()
    .waitFor();
  await page.getByRole('searchbox').fill('geysir');
  await page.waitForURL('**/en/search/?q=geysir');
  await page
    .getByRole('link', { name: /Geysir/ })
    .first()
    .waitFor();
  expect(await faultsOf(page)).toEqual([]);
});

it('offers on 404 what the address may have been about, in the address’s language', async () => {
  const page = await start('/en/iceland/puffinz/', PHONE);
  await page.getByRole('main').getByRole('searchbox', { name: 'What are you looking for?' }).waitFor();
  await page
    .getByRole('main')
    .getByRole('link', { name: /puffins of Látrabjarg/ })
    .first()
    .waitFor();
});

it('says that titles do not come, and gets them at the second try', async () => {
  const page = await blank(DESKTOP);
  await page.route('**/search/en/titles.json', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(`${siteUrl()}/en/`);
  const field = await openSearch(page, 'en');
  await field.fill('puffins');
  const retry = dialogOf(page, 'en').getByRole('button', { name: 'Try again' });
  await retry.waitFor();
  await page.unroute('**/search/en/titles.json');
  await retry.click();
  await page.getByRole('option').first().waitFor();
});

it('takes Vík for Vík on the map, and not for Reykjavik', async () => {
  const page = await start('/en/iceland/map/', DESKTOP);
  await page.getByRole('searchbox', { name: 'Find a place' }).fill('vik');
  const names = page.getByRole('main').getByRole('heading', { level: 2 });
  await page.waitForFunction(() => document.querySelectorAll('main li h2').length < 10);
  const shown = await names.allTextContents();
  expect(shown).toContain('Vík');
  expect(shown.filter((name) => /Reykjav/.test(name))).toEqual([]);
});

it('leads to the sitemap without scripts', async () => {
  const page = await blank({ ...PHONE, javaScriptEnabled: false });
  await page.goto(`${siteUrl()}/fr/islande/`);
  await page.getByRole('banner').getByRole('link', { name: 'Chercher', exact: true }).last().click();
  await page.getByRole('heading', { level: 1, name: 'Plan du site' }).waitFor();
});
