import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../support/browser/browser';
import { isFilled } from '../support/browser/pages';
import { openPanel, openType } from '../support/cms/panel';

const ARTICLE = 'api::article.article';

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
  page = await openPanel(browser);
});
afterAll(() => browser.close());

describe('the form of an article', () => {
  beforeAll(async () => {
    await openType(page, ARTICLE, 'create');
    await page.getByRole('textbox', { name: 'Titre', exact: false }).first().waitFor();
  });

  it('has titled groups, which begin with the text', async () => {
    const titles = page.locator('form h2');
    expect(await titles.allTextContents()).toEqual(
      expect.arrayContaining(['Texte', 'Classement', 'Images', 'Carte', 'Dates et vérification']),
    );
    expect(await titles.first().textContent()).toBe('Texte');
  });

  it('shows no name of a column, and nothing that the CMS keeps for itself', async () => {
    const text = (await page.locator('form').innerText()).toLowerCase();
    const columns = [
      'titre_court',
      'mots_cles',
      'position_page_pays',
      'pay ',
      'svg',
      'etape',
      'aimons_moins',
    ];
    const machinery = ['anciennes_adresses', 'import_key', 'id_court'];
    expect([...columns, ...machinery].filter((name) => text.includes(name))).toEqual([]);
    expect(await page.locator('form [name=trace]').count()).toBe(0);
  });

  it('offers steps by their names', async () => {
    await page.getByRole('combobox', { name: /^Étape/ }).click();
    await page.getByRole('option', { name: '2. Période, durée et budget' }).click();
    expect(await page.getByRole('combobox', { name: /^Étape/ }).textContent()).toContain('2. Période');
  });

  it('makes the address of the title, however fast that is typed, until somebody writes one', async () => {
    const title = page.locator('input[name=titre]');
    const slug = page.locator('input[name=slug]');
    await title.pressSequentially('Où dormir à Höfn ?', { delay: 0 });
    await isFilled(slug, 'ou-dormir-a-hofn');
    await slug.fill('dormir-a-hofn');
    await title.fill('Dormir à Höfn');
    await page.locator('textarea[name=chapeau]').fill('Un chapeau.');
    await isFilled(slug, 'dormir-a-hofn');
  });

  it('says in a French sentence what is wrong with an address', async () => {
    await page.locator('input[name=slug]').fill('Plage noire');
    await page.getByText('Des lettres minuscules sans accents', { exact: false }).waitFor();
    expect(await page.locator('form').innerText()).not.toMatch(/must|\^\[A-Za-z/);
  });

  it('makes it of the title again at the press of a button', async () => {
    await page.getByRole('button', { name: 'Refaire d’après le titre' }).click();
    await isFilled(page.locator('input[name=slug]'), 'dormir-a-hofn');
  });

  it('says of a text that is not of its pattern what it should have been', async () => {
    await page.locator('input[name=saison]').fill('juin à août');
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await page.getByText('Des mois en nombres sont attendus', { exact: false }).waitFor();
  });
});

describe('the list of articles', () => {
  it('has country, region and step, in words, and no advertisement above', async () => {
    await openType(page, ARTICLE);
    const headers = page.locator('table thead');
    await headers.getByText('Région').waitFor();
    for (const name of ['Titre', 'Pays', 'Étape', 'Modifié le'])
      await headers.getByText(name).first().waitFor();
    expect(await page.getByText('Introducing', { exact: false }).count()).toBe(0);
    expect(await page.locator('a[href^="https://market.strapi.io"]:visible').count()).toBe(0);
  });
});
