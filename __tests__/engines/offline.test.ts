import { OfflineSite } from '../support/browser/offline-site';
import type { Reader } from '../support/engines/reader';
import { DESKTOP, readers } from '../support/engines/readers';

const { meet } = readers();
const site = new OfflineSite();
beforeAll(async () => {
  site.take(['fr/islande'], ['robots.txt']);
  await site.publish();
  await site.start();
});
afterAll(() => site.end());

/** As from the address bar; a driver would report the site that is gone, whatever page the browser then shows. */
const open = (reader: Reader, path: string) => reader.evaluate((to) => location.assign(to), path);
const mainSays = (reader: Reader, words: string) =>
  reader.waitUntil(
    `the page to say “${words}”`,
    (text) => document.querySelector('main')?.textContent?.includes(text),
    words,
  );

it('a saved country is read when the site is gone, and a page that was not saved is named', async () => {
  const reader = await meet('/fr/hors-ligne/?c=islande', DESKTOP, site.url);
  await reader.click('button', 'Enregistrer Islande');
  await mainSays(reader, 'Islande est enregistré sur cet appareil');
  await site.stop();

  await open(reader, '/fr/islande/lagune-glaciaire-jokulsarlon/');
  await reader.arrive('/fr/islande/lagune-glaciaire-jokulsarlon/');
  expect(await reader.text('heading', undefined, 'main')).toMatch(/Jökulsárlón/);
  await reader.waitUntil('its cover', () => {
    const cover = document.querySelector<HTMLImageElement>('main picture img');
    return cover?.complete && cover.naturalWidth > 0;
  });
  await reader.click('link', 'Islande', 'main');
  await reader.arrive('/fr/islande/');

  await open(reader, '/fr/hawaii/');
  await reader.arrive('/fr/hors-ligne/');
  await mainSays(reader, 'La page /fr/hawaii/ n’est pas enregistrée');
});
