import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ICAL from 'ical.js';
import type { Browser, BrowserContext, Download, Page } from 'playwright-core';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { validateXML } from 'xmllint-wasm';
import { parseTrips } from '../../src/content/trip/parse';
import { faultsOf } from '../support/browser/axe';
import { openBrowser } from '../support/browser/browser';
import { OfflineSite } from '../support/browser/offline-site';
import { DESKTOP, isTakenOver, openContext, PHONE } from '../support/browser/pages';

const site = new OfflineSite();
let browser: Browser;
const contexts: BrowserContext[] = [];
const requested: string[] = [];

beforeAll(async () => {
  site.take(['fr/polynesie-francaise', 'en/french-polynesia']);
  await site.publish();
  await site.start();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await site.end();
});
afterEach(() => Promise.all(contexts.splice(0).map((context) => context.close())));

/** A profile of its own, whose printer is a mark on the document; no map flies while its popup is pressed. */
async function profile(options = DESKTOP): Promise<Page> {
  const context = await openContext(browser, { ...options, reducedMotion: 'reduce' });
  contexts.push(context);
  context.on('request', (request) => requested.push(request.url()));
  const page = await context.newPage();
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  return page;
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(site.url + path);
  await isTakenOver(page);
}

const dayOf = (page: Page, number: number) =>
  page
    .getByRole('list', { name: /^(Jours|Days)$/ })
    .locator('> li')
    .nth(number - 1);
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });
const kept = async (page: Page) =>
  parseTrips((await page.evaluate(() => localStorage.getItem('trips'))) ?? '')?.trips ?? [];
const asked = (chunk: string) => requested.filter((address) => address.includes(`/${chunk}-`)).length;

async function press(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name }).click();
}

async function downloaded(page: Page, name: string): Promise<string> {
  const [download]: [Download, void] = await Promise.all([page.waitForEvent('download'), press(page, name)]);
  return readFileSync(await download.path(), 'utf8');
}

it('ten days in French Polynesia: taken, changed, taken along, sent, opened in English, without network', async () => {
  const page = await profile();
  await take(page);
  await change(page);
  await addFromMap(page, ['Pointe Vénus', 'Musée de Tahiti et des îles']);
  expect(await faultsOf(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await faultsOf(page)).toEqual([]);
  expect(['trip-calendar', 'trip-gpx', 'trip-qr', 'trip-drag'].map(asked)).toEqual([0, 0, 0, 0]);
  await takeFiles(page);
  const link = await page.getByLabel('Lien vers ce voyage').inputValue();
  expect(link.length).toBeLessThanOrEqual(2000);
  await printOut(page, link);

  const other = await profile(PHONE);
  await keepOwnTrip(other);
  await openLink(other, link);
  await goOffline(other);
  expect(
    requested.filter((address) => !/^(blob|data):/.test(address) && !address.startsWith(site.url)),
  ).toEqual([]);
});

async function take(page: Page): Promise<void> {
  await open(page, '/fr/polynesie-francaise/itineraires-polynesie/');
  await page.getByRole('link', { name: 'Prendre cet itinéraire comme voyage' }).click();
  await press(page, 'Le garder comme un de mes voyages');
  await heading(page, 'Jour 10').waitFor();
}

/** A day moves by keyboard, and says so; a date brings what the guide knows. */
async function change(page: Page): Promise<void> {
  await dayOf(page, 7).getByRole('button', { name: 'Jour plus tôt' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('C’est maintenant le jour 6.').waitFor();
  expect(await dayOf(page, 6).getByRole('link', { name: 'Marae de Maeva' }).count()).toBe(1);
  await page.getByLabel('Jour de départ').fill('2027-02-10');
  await heading(page, 'Jour 1 – 10 février 2027').waitFor();
  await dayOf(page, 1)
    .getByText(/^Durée du jour/)
    .waitFor();
  await dayOf(page, 1)
    .getByText(/^En février/)
    .waitFor();
  await page.getByText('Alerte, jours 1 à 10').waitFor();
  await page.getByText(/saison chaude et cyclonique/).waitFor();
  await page.getByRole('checkbox', { name: /^Étape 1 :.* – avant le 16 mai 2026/ }).check();
  await page.getByRole('img', { name: /^Carte du voyage – Polynésie française/ }).waitFor();
}

/** Places get their hearts on the map, and a note and a day on the page of the trip. */
async function addFromMap(page: Page, places: readonly [string, string]): Promise<void> {
  await page.getByRole('link', { name: 'Ajouter des lieux depuis la carte – Polynésie française' }).click();
  for (const place of places) {
    await press(page, `Voir sur la carte – ${place}`);
    const heart = page.getByRole('button', { name: `Dans mon voyage – ${place}` });
    await heart.click();
    await page.getByRole('button', { name: `Dans mon voyage – ${place}`, pressed: true }).waitFor();
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'Mon voyage' }).click();
  const [first, second] = places;
  await press(page, `Déplacer – ${first}`);
  await page.getByText(`${first} déplacé vers : Jour 1.`).waitFor();
  const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: second }) });
  await row.getByText('Note', { exact: true }).click();
  await page.getByLabel(`Note – ${second}`).fill('Fermé le lundi ?');
  const [trip] = await kept(page);
  expect(trip?.days[0]?.stops).toHaveLength(3);
  expect(trip?.loose).toMatchObject([{ note: 'Fermé le lundi ?' }]);
}

async function takeFiles(page: Page): Promise<void> {
  const calendar = new ICAL.Component(ICAL.parse(await downloaded(page, 'Calendrier (ICS)')) as unknown[]);
  const events = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
  expect(events).toHaveLength(10);
  expect(events.map(({ startDate }) => startDate.toString()).at(-1)).toBe('2027-02-19');
  expect(events[0]?.summary).toContain('Pointe Vénus');
  const contents = await downloaded(page, 'Points pour un logiciel de cartes (GPX)');
  const schema = readFileSync(join(__dirname, '../support/schemas/gpx11.xsd'), 'utf8');
  const { errors } = await validateXML({ xml: [{ fileName: 'x.gpx', contents }], schema: [schema] });
  expect(errors).toEqual([]);
  expect(contents).toContain('Musée de Tahiti et des îles');
}

/** Four sheets at most, with the map and a code that leads back to the trip. */
async function printOut(page: Page, link: string): Promise<void> {
  await press(page, 'Imprimer');
  await page.locator('html[data-printed]').waitFor();
  await page.emulateMedia({ media: 'print' });
  const code = page.getByRole('img', { name: 'Ouvrir ce voyage sur un téléphone' });
  const { data, info } = await sharp(await code.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(decodeQR({ ...info, data: new Uint8ClampedArray(data) })).toBe(link);
  expect(await page.getByRole('img', { name: /^Carte du voyage – Polynésie française/ }).isVisible()).toBe(
    true,
  );
  expect(await page.getByRole('button').count()).toBe(0);
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g);
  expect(sheets?.length).toBeLessThanOrEqual(4);
}

async function keepOwnTrip(page: Page): Promise<void> {
  await open(page, '/en/my-trip/');
  await press(page, 'New trip');
  await page.getByLabel('Name of the trip').fill('Mine');
  await press(page, 'Add a day');
  await heading(page, 'Day 1').waitFor();
}

/** As it was sent, in French; the reader changes the language. */
async function openLink(page: Page, link: string): Promise<void> {
  await open(page, link.slice(site.url.length));
  await heading(page, 'Un voyage à regarder').waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await heading(page, 'A trip to look at').waitFor();
  await page.getByText(/Marae of Maeva/).waitFor();
  expect(await kept(page)).toMatchObject([{ name: 'Mine' }]);
  await press(page, 'Keep it as a trip of mine');
  await heading(page, 'Day 10 – 19 February 2027').waitFor();
  expect((await kept(page)).map(({ name }) => name)).toEqual([expect.stringMatching(/Polynésie/), 'Mine']);
}

async function goOffline(page: Page): Promise<void> {
  await open(page, '/en/offline/?c=french-polynesia');
  await press(page, /^Save/);
  await page.getByText('is saved on this device').waitFor();
  await page.context().setOffline(true);
  await open(page, '/en/my-trip/');
  await heading(page, 'Day 10 – 19 February 2027').waitFor();
  await dayOf(page, 6).getByRole('link', { name: /Maeva/ }).first().waitFor();
  expect(await downloaded(page, 'Calendar (ICS)')).toContain('Maeva');
}
