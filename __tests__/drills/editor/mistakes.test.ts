import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../../support/browser/browser';
import { isFilled } from '../../support/browser/pages';
import { logIn } from '../../support/cms/admin';
import { type AdminAccount, callAs, makeAdmin } from '../../support/cms/admin-accounts';
import { edit } from '../../support/cms/editing';
import { openPanel, openType } from '../../support/cms/panel';
import { uploadAs } from '../../support/cms/uploads';
import { film, gpx } from '../../support/inputs/made-files';
import { live, PublisherProcess, readStatus, until, untilSettled } from '../../support/publisher/publishing';

const ARTICLE = 'api::article.article';
const TITLE = 'Une matinée d’erreurs';
const PAGE = '/fr/islande/matinee-d-erreurs/';
/** A text with what keyboards, word processors and haste leave in it. */
const TEXT =
  '##\u00a0Où dormir\n\n-\u00a0une tente\n-\u00a0un refuge\n\nLe gey\u00adser est [ici](https://), \u200bdit-on.';

let browser: Browser;
let page: Page;
let editor: AdminAccount;
let documentId: string;

beforeAll(async () => {
  browser = await openBrowser();
  await PublisherProcess.start();
  await untilSettled();
  editor = await makeAdmin('strapi-editor', { preferedLanguage: 'fr' });
  const admin = await logIn();
  const country = await admin.find('api::country.country', 'fr', { slug: 'islande' });
  ({ documentId } = await admin.create(ARTICLE, 'fr', {
    titre: TITLE,
    slug: 'matinee-d-erreurs',
    pay: { connect: [{ documentId: country.documentId, locale: 'fr' }] },
    coordonnees: { latitude: -20.15, longitude: 64.08 },
    corps: TEXT,
  }));
  page = await openPanel(browser, editor);
  await openType(page, ARTICLE, documentId);
  await isFilled(page.locator('input[name=titre]'), TITLE);
});
afterAll(async () => {
  await PublisherProcess.endAll();
  await browser.close();
});

const publish = () => page.getByRole('button', { name: 'Publier', exact: true }).click();
const isTold = (sentence: RegExp) => page.getByText(sentence).first().waitFor();

describe('a morning of an editor', () => {
  it('a film for a picture is refused where it is uploaded, in a sentence', async () => {
    await page.getByRole('button', { name: 'Image', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .getByRole('button', { name: /^Ajouter (des|plus de) médias/ })
      .first()
      .click();
    const waves = { name: 'vagues.gif', mimeType: 'image/gif', buffer: await film('gif') };
    await page.locator('input[type=file]').setInputFiles(waves);
    await page.getByRole('button', { name: 'dans la médiathèque', exact: false }).click();
    await isTold(/l’image est animée, et le site ne montre que des images fixes/);
    await openType(page, ARTICLE, documentId);
    await isFilled(page.locator('input[name=titre]'), TITLE);
  });

  it.each([
    ['parcours.gpx', '<kml xmlns="http://www.opengis.net/kml/2.2"><Document/></kml>', /GPX/],
    ['parcours.gpx', gpx(''), /point/],
    ['texte.jpg', '<!doctype html><p>Une page</p>', /il contient une page/],
  ])('a file %s that is something else is refused in French', async (name, content, sentence) => {
    const { status, message } = await uploadAs(editor, { name, content, type: 'application/octet-stream' });
    expect({ status, message }).toEqual({ status: 400, message: expect.stringMatching(sentence) });
  });

  it('coordinates the wrong way round are refused at Publish, and put right in the form', async () => {
    await publish();
    await isTold(/hors de la carte du pays «\u00a0Islande\u00a0».*échangées/);
    await page.fill('input[name="coordonnees.latitude"]', '64,08');
    await page.fill('input[name="coordonnees.longitude"]', '−20,15');
  });

  it('what hands leave in a text is read as it was meant, and is live with one press', async () => {
    await publish();
    await until('the article is live', () => live(PAGE)?.includes(TITLE));
    const html = live(PAGE) ?? '';
    expect(html).toMatch(/<h2[^>]*>Où dormir/);
    expect(html).toContain('un refuge</li>');
    await page.getByText(/^En ligne depuis le /).waitFor();
  });

  it('what was published besides is live, too, and nobody has pressed twice', async () => {
    const others = await Promise.all(
      ['iceland-sheep', 'iceland-reynisfjara', 'iceland-volcanoes'].map((key) => edit('islande', key, 'fr')),
    );
    for (const [index, { documentId: id }] of others.entries()) {
      const path = `/content-manager/collection-types/${ARTICLE}/${id}/actions/publish?locale=fr`;
      const titre = `Publié le matin, ${String(index)}`;
      expect((await callAs(editor.token, 'POST', path, { titre })).status).toBe(200);
    }
    await untilSettled();
    for (const [index, { page: path }] of others.entries())
      expect(live(path)).toContain(`Publié le matin, ${String(index)}`);
    expect((await readStatus()).setAside).toEqual([]);
  });
});
