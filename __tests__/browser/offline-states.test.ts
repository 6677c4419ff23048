import { faultsOf } from '../support/browser/axe';
import { offlineVisits } from '../support/browser/offline-visits';
import { holdBack, isTakenOver } from '../support/browser/pages';

const { site, visitor } = offlineVisits((made) => made.take(['fr/hawaii', 'en/hawaii']));

const PAGES = [
  {
    path: '/fr/hors-ligne/',
    save: 'Enregistrer Hawaï',
    noRoom: /^Il manque/,
    saving: 'Enregistrement : Hawaï',
    saved: 'Hawaï est enregistré sur cet appareil.',
    remove: 'Supprimer',
    missing: 'La page /fr/canada/ n’est pas enregistrée',
  },
  {
    path: '/en/offline/',
    save: 'Save Hawaii',
    noRoom: /^This device is short of/,
    saving: 'Saving Hawaii',
    saved: 'Hawaii is saved on this device.',
    remove: 'Delete',
    missing: 'The page /fr/canada/ is not saved',
  },
];

it.each(PAGES)('$path has no fault in any state, at 360 px', async (words) => {
  const { page } = visitor;
  const faults: string[] = [];
  const look = async (state: string): Promise<void> => {
    if ((await page.evaluate(() => document.documentElement.scrollWidth)) > 360)
      faults.push(`${state}: wider than the screen`);
    for (const fault of await faultsOf(page)) faults.push(`${state}: ${fault}`);
  };
  const open = async (query: string): Promise<void> => {
    await page.goto(site.url + words.path + query);
    await isTakenOver(page);
  };
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await open('?page=/fr/canada/');
  await page.getByText(words.missing).waitFor();
  await look('empty, for a page that is not saved');
  await open('?c=hawaii');
  await button(words.save).waitFor();
  await page.evaluate(() =>
    Object.assign(navigator.storage, { estimate: () => Promise.resolve({ quota: 1, usage: 0 }) }),
  );
  // By keyboard, as whoever has no finger to spare.
  await button(words.save).press('Enter');
  await page.getByText(words.noRoom).waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(words.noRoom);
  await look('failed');
  await page.evaluate(() => Reflect.deleteProperty(navigator.storage, 'estimate'));
  const release = await holdBack(page, /\/take-along\//);
  await button(words.save).press('Enter');
  await page.getByRole('progressbar', { name: words.saving }).waitFor();
  await look('saving');
  release();
  await page.getByText(words.saved).waitFor();
  await look('saved');
  await button(words.remove).press('Enter');
  await button(words.remove).waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
});

it('leads without a network from what is not saved back to a page that works, and to saved ones by unfinished addresses', async () => {
  await visitor.save('hawaii');
  await visitor.context.setOffline(true);
  await visitor.open('/fr/hawaii/quelle-ile-hawai-choisir/');
  const { page } = visitor;
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await page.getByText(/^La page \/en\/hawaii\/.* n’est pas enregistrée/).waitFor();
  await page.goBack();
  await isTakenOver(page);
  expect(await visitor.title()).toContain('Quelle île d’Hawaï choisir');
  await page
    .getByRole('button', { name: /^Dans mon voyage/, pressed: false })
    .first()
    .click();
  await page
    .getByRole('button', { name: /^Dans mon voyage/, pressed: true })
    .first()
    .waitFor();
  await visitor.open('/fr/hawaii');
  expect(new URL(page.url()).pathname).toBe('/fr/hawaii/');
  await visitor.open('/en/no-such-page');
  await page.getByText('La page /en/no-such-page n’est pas enregistrée').waitFor();
  await visitor.context.setOffline(false);
});
