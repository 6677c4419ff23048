import { readFileSync } from 'node:fs';
import { OWN_STORAGE } from '../../src/config/storage';
import { weightOf } from '../../src/content/pack/list';
import { formatBytes } from '../../src/features/offline/bytes';
import { offlineVisits } from '../support/browser/offline-visits';
import { follow, isTakenOver } from '../support/browser/pages';
import { cmsUrl } from '../support/served';

const ICELAND = '/fr/islande/';
const ARTICLE = '/fr/islande/lagune-glaciaire-jokulsarlon/';
const OFFLINE = '/fr/hors-ligne/';
const NOTHING = { caches: [], databases: [], workers: 0 };

const { site, visitor } = offlineVisits((made) =>
  made.take(['fr/islande', 'fr/hawaii'], ['login/index.html', 'preview/index.html']),
);
beforeEach(() => {
  visitor.failed.length = 0;
});

/** Each part begins where the one before has ended. */
describe('Iceland, taken along', () => {
  it('costs nobody a worker, a cache or a database who only looks at what it weighs', async () => {
    await visitor.open(ICELAND);
    await visitor.page.getByRole('link', { name: 'Garder le guide Islande hors ligne' }).click();
    await visitor.page.getByRole('button', { name: 'Enregistrer Islande' }).waitFor();
    expect(await visitor.kept()).toEqual(NOTHING);
  });

  it('is kept whole, and weighs no more than 3 MB on the line', async () => {
    await visitor.save('islande');
    const [pack] = await visitor.packs();
    const { sent, bytes } = weightOf(pack?.files ?? []);
    expect(sent).toBeLessThanOrEqual(3_000_000);
    expect(await visitor.page.getByText(/^Enregistré le/).textContent()).toContain(formatBytes(bytes, 'fr'));
    expect(await visitor.kept()).toEqual({
      caches: [expect.stringMatching(RegExp(`^${OWN_STORAGE.caches[0]}\\|`))],
      databases: OWN_STORAGE.databases,
      workers: 1,
    });
    expect(await visitor.damage()).toEqual([]);
  });

  it('says what it weighs on the line to within 5 %', async () => {
    const [pack] = await visitor.packs();
    const files = pack?.files ?? [];
    let sent = 0;
    for (const { address } of files) {
      // As browsers ask where a site has HTTPS.
      const answer = await fetch(site.url + address, { headers: { 'accept-encoding': 'br' } });
      sent += Number(answer.headers.get('content-length'));
      await answer.body?.cancel();
    }
    expect(Math.abs(sent / weightOf(files).sent - 1)).toBeLessThan(0.05);
  });

  it('leaves drafts, logins, lists, forms and other origins to the network', async () => {
    const { page, context } = visitor;
    const tile = 'https://tile.openstreetmap.org/1/1/1.png';
    const comments = `${cmsUrl()}/api/comments`;
    const isTheirs = (url: URL) => [tile, comments].includes(url.href);
    await context.route(isTheirs, (route) => route.fulfill({ body: 'theirs' }));
    await visitor.open(ARTICLE);
    const byWorker = new Map<string, boolean>();
    page.on('response', (response) => byWorker.set(response.url(), response.fromServiceWorker()));
    const asked = [comments, '/packs/fr/islande.json', '/page-data/login/page-data.json'];
    await page.evaluate(
      async ([addresses, picture]) => {
        for (const address of addresses) await fetch(address, { mode: 'no-cors' });
        await fetch('/fr/contact/', { method: 'POST', body: 'a form' });
        await fetch('/favicon.svg');
        await new Promise((done) =>
          Object.assign(new Image(), { onerror: done, onload: done, src: picture }),
        );
      },
      [asked, tile] as const,
    );
    for (const path of ['/preview/', '/login/']) await page.goto(site.url + path);
    const answered = (address: string) => byWorker.get(new URL(address, site.url).href);
    expect(answered('/favicon.svg')).toBe(true);
    for (const address of [...asked, tile, '/fr/contact/', '/preview/', '/login/'])
      expect([address, answered(address)]).toEqual([address, false]);
    await context.unroute(isTheirs);
  });

  it('opens at every address when the server is dead and the browser new, and nothing fails', async () => {
    await visitor.closeBrowser();
    await site.stop();
    await visitor.openBrowser();
    await visitor.open(ARTICLE);
    const [pack] = await visitor.packs();
    const addresses = (pack?.files ?? []).map(({ address }) => address);
    const pages = addresses.filter((address) => address.endsWith('/'));
    expect(pages.length).toBeGreaterThan(30);
    for (const path of pages) {
      await visitor.open(path);
      expect([path, await visitor.title()]).toEqual([path, expect.stringMatching(/\S/)]);
      expect(new URL(visitor.page.url()).pathname).toBe(path);
    }
    // What links lead to beyond the country is fetched ahead in vain.
    expect(visitor.failed.filter((url) => addresses.some((address) => url.endsWith(address)))).toEqual([]);
    const unanswered = await visitor.page.evaluate(
      async (files) => {
        const bad: string[] = [];
        for (const address of files) if (!(await fetch(address)).ok) bad.push(address);
        return bad;
      },
      addresses.filter((address) => !address.endsWith('/')),
    );
    expect(unanswered).toEqual([]);
  });

  it('has its pictures, its map, its list, a GPX file and a search, from page to page', async () => {
    await visitor.open(ARTICLE);
    expect(await visitor.page.locator('main picture img').first().evaluate(isShown)).toBe(true);
    const documents = countDocuments();
    await visitor.page.getByRole('link', { name: 'Islande', exact: true }).first().click();
    await visitor.page.waitForURL(site.url + ICELAND);
    await searchWorks();
    await visitor.open('/fr/islande/carte/');
    await mapWorks();
    expect(documents()).toBe(1);
  });

  it('leads from what is not saved to the page that says so', async () => {
    await visitor.page.goto(`${site.url}/fr/hawaii/`);
    await visitor.page.getByText('La page /fr/hawaii/ n’est pas enregistrée').waitFor();
    expect(new URL(visitor.page.url()).pathname).toBe(OFFLINE);
    await site.start();
    await visitor.page.getByRole('link', { name: 'Essayer à nouveau' }).click();
    await visitor.page.getByRole('heading', { level: 1, name: /^Hawaï/ }).waitFor();
  });

  it('stays as it was through two deploys with new scripts, beside a country of the newer release', async () => {
    site.changeScripts();
    await site.publish();
    site.changeScripts();
    site.edit(`${ARTICLE.slice(1)}index.html`, (html) => html.replaceAll('</h1>', ' revue</h1>'));
    site.edit(`page-data${ARTICLE}page-data.json`, (data) =>
      data.replace('Jökulsárlón', 'Jökulsárlón revue'),
    );
    await site.publish();
    await visitor.save('hawaii');
    await visitor.context.setOffline(true);
    const documents = countDocuments();
    await visitor.open(ARTICLE);
    expect(await visitor.title()).not.toContain('revue');
    for (const path of ['/fr/hawaii/', ICELAND]) {
      await follow(visitor.page, path);
      await visitor.page.waitForURL(site.url + path);
      await isTakenOver(visitor.page);
    }
    // One document for each pack; a page of another release is opened in full, once.
    expect(documents()).toBe(3);
    expect(await visitor.damage()).toEqual([]);
    await visitor.context.setOffline(false);
  });

  it('becomes what the site has now', async () => {
    await visitor.open(OFFLINE);
    await visitor.page.getByRole('button', { name: 'Mettre à jour' }).click();
    await visitor.page.getByText('Islande est enregistré').waitFor();
    await visitor.context.setOffline(true);
    await visitor.open(ARTICLE);
    expect(await visitor.title()).toContain('revue');
    expect(await visitor.damage()).toEqual([]);
  });

  it('is deleted without a trace, also without network', async () => {
    await visitor.open(OFFLINE);
    for (const left of [1, 0]) {
      await visitor.page.getByRole('button', { name: 'Supprimer' }).first().click();
      // The sentence of the one before may still be there.
      await visitor.page.waitForFunction(async (count) => (await caches.keys()).length === count, left);
      await visitor.page.getByText('a été supprimé').waitFor();
    }
    await visitor.page.getByRole('button', { name: 'Supprimer' }).waitFor({ state: 'detached' });
    expect(await visitor.kept()).toEqual(NOTHING);
  });
});

async function mapWorks(): Promise<void> {
  const { page } = visitor;
  await page.locator('.leaflet-marker-icon').first().waitFor();
  expect(await page.locator('main li h2').count()).toBeGreaterThan(50);
  const map = page.locator('.leaflet-container');
  const pane = map.locator('.leaflet-map-pane');
  const place = () => pane.evaluate((element) => getComputedStyle(element).transform);
  const before = await place();
  await map.focus();
  await page.keyboard.press('ArrowRight');
  await page.waitForFunction(
    (was) => getComputedStyle(document.querySelector('.leaflet-map-pane') as Element).transform !== was,
    before,
  );
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'GPX – Islande' }).click();
  expect(readFileSync(await (await download).path(), 'utf8')).toContain('<gpx');
}

async function searchWorks(): Promise<void> {
  const { page } = visitor;
  await page.getByRole('banner').getByRole('button', { name: 'Chercher', exact: true }).last().click();
  await page.getByRole('combobox', { name: 'Que cherchez-vous ?' }).fill('macareux');
  await page
    .getByRole('option', { name: /macareux/i })
    .first()
    .waitFor();
}

function isShown(image: Element): Promise<boolean> {
  const picture = image as HTMLImageElement;
  return picture.decode().then(
    () => picture.naturalWidth > 0,
    () => false,
  );
}

function countDocuments(): () => number {
  let count = 0;
  visitor.page.on('domcontentloaded', () => (count += 1));
  return () => count;
}
