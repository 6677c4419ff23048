import { COMPLETE_ARTICLE } from '../support/browser/pages';
import type { Reader } from '../support/engines/reader';
import { readers } from '../support/engines/readers';

const { meet } = readers();

const mark = (reader: Reader) => reader.evaluate(() => void Object.assign(window, { isMarked: true }));
const isMarked = (reader: Reader) => reader.evaluate(() => 'isMarked' in window);

it('links lead on without a new document, and back leads to the place that was left', async () => {
  const reader = await meet('/en/iceland/');
  await mark(reader);
  const target = ['link', undefined, '#guides article'] as const;
  await reader.focus(...target);
  const left = await reader.waitUntil(
    'the page to be scrolled',
    () => window.scrollY > 1000 && window.scrollY,
  );
  await reader.press('Enter');
  await reader.waitUntil('an article', () => /^\/en\/iceland\/.+/.test(location.pathname));
  await reader.waitUntil('the top of the page', () => window.scrollY === 0);
  await reader.back();
  await reader.arrive('/en/iceland/');
  await reader.waitUntil('the place that was left', (y) => Math.abs(window.scrollY - y) < 5, left);
  expect(await isMarked(reader)).toBe(true);
});

it('the other language of an article is one link away', async () => {
  const reader = await meet(COMPLETE_ARTICLE.en);
  await reader.click('link', 'Français');
  await reader.arrive(COMPLETE_ARTICLE.fr);
  await reader.waitUntil('a French page', () => document.documentElement.lang === 'fr');
  await reader.waitFor('link', 'English');
});

it('puffins are found in spite of a typo, and the article opens', async () => {
  const reader = await meet('/fr/islande/');
  await reader.click('button', 'Chercher', 'header');
  await reader.waitForFocus('combobox', /^Que cherchez-vous/);
  await reader.type('macaerux');
  const title = 'Voir les macareux de Látrabjarg sans les déranger';
  await reader.click('option', new RegExp(title));
  await reader.waitFor('heading', title, 'main');
  await reader.waitUntilGone('dialog');
});

it('the map shows its places, and a place chosen in its list', async () => {
  const reader = await meet('/fr/islande/carte/');
  await reader.fill('dyrholaey', 'searchbox', 'Chercher un lieu');
  await reader.waitUntil('one place in the list', () => document.querySelectorAll('main li h2').length === 1);
  await reader.waitUntil('its marker', () => document.querySelectorAll('.map-marker').length === 1);
  await reader.click('button', /Voir sur la carte/);
  await reader.waitFor('heading', 'Dyrhólaey', '.leaflet-popup');
  await reader.click('button', 'Fermer', '.leaflet-popup');
  await reader.waitUntil('no words on the map', () => document.querySelector('.leaflet-popup') === null);
});
