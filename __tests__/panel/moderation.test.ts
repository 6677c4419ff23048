import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../support/browser/browser';
import { logIn } from '../support/cms/admin';
import { openPanel, openType } from '../support/cms/panel';
import { ownArticle, type OwnArticle, publishedComments } from '../support/cms/visitor';

const COMMENT = 'api::comment.comment';

let browser: Browser;
let page: Page;
let article: OwnArticle;
const made: string[] = [];

async function comment(texte: string): Promise<string> {
  const admin = await logIn();
  const data = { texte, nom: 'Ana', langue: 'fr', article: article.documentId };
  const { documentId } = await admin.create(COMMENT, 'fr', data);
  made.push(documentId);
  return documentId;
}

const row = (text: string) => page.getByRole('row').filter({ hasText: text });
const published = async (text: string) => (await publishedComments('fr')).find((one) => one.comment === text);
const stateOf = async (documentId: string) =>
  (await (await logIn()).find(COMMENT, 'fr', { documentId }))['etat'];

beforeAll(async () => {
  article = await ownArticle('fr');
  browser = await openBrowser();
  page = await openPanel(browser);
});
afterAll(async () => {
  await browser.close();
  const admin = await logIn();
  for (const id of made) await admin.request('DELETE', `/content-manager/collection-types/${COMMENT}/${id}`);
  await article.drop();
});

describe('in the list of comments', () => {
  it('one is approved at the press of a button, and refused at another, with a reason', async () => {
    const id = await comment('À approuver');
    await openType(page, COMMENT);
    await row('À approuver').getByRole('button', { name: 'Approuver' }).click();
    await row('À approuver').getByRole('button', { name: 'Approuver', disabled: true }).waitFor();
    expect(await published('À approuver')).toBeDefined();

    await row('À approuver').getByRole('button', { name: 'Refuser' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Raison du refus' }).fill('Hors sujet');
    await dialog.getByRole('button', { name: 'Refuser' }).click();
    await row('À approuver').getByRole('button', { name: 'Refuser', disabled: true }).waitFor();
    expect([await published('À approuver'), await stateOf(id)]).toEqual([undefined, 'refuse']);
  });

  it('a refused one is approved after all, and another is spam', async () => {
    await openType(page, COMMENT);
    await row('À approuver').getByRole('button', { name: 'Approuver', disabled: false }).click();
    await row('À approuver').getByRole('button', { name: 'Approuver', disabled: true }).waitFor();
    expect(await published('À approuver')).toBeDefined();

    const id = await comment('Achetez ici');
    await openType(page, COMMENT);
    await row('Achetez ici').getByRole('button', { name: 'Indésirable' }).click();
    await row('Achetez ici').getByRole('button', { name: 'Indésirable', disabled: true }).waitFor();
    expect(await stateOf(id)).toBe('indesirable');
  });
});

describe('in the entry of a comment', () => {
  it('an answer is written, and published in its thread under the name of the editor', async () => {
    const id = await comment('Faut-il réserver ?');
    await comment('Où se garer ?');
    await openType(page, COMMENT, id);
    await page.getByRole('button', { name: 'Approuver', exact: true }).click();
    const answer = page.getByRole('button', { name: 'Répondre', exact: true, disabled: false });
    await answer.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Votre réponse' }).fill('Oui, en été.');
    await dialog.getByRole('button', { name: 'Répondre' }).click();
    await dialog.waitFor({ state: 'detached' });
    const shown = await published('Oui, en été.');
    made.push(shown?.documentId ?? '');
    expect(shown).toMatchObject({ parent_id: id, article_id: article.documentId, name: 'Grand' });
  });

  it('is no longer listed among the unanswered, where the others are', async () => {
    await openType(page, COMMENT);
    await row('Faut-il réserver ?').waitFor();
    await page.getByRole('button', { name: 'Sans réponse', pressed: false }).click();
    await row('Faut-il réserver ?').waitFor({ state: 'detached' });
    await row('Où se garer ?').waitFor();
    for (const text of ['Oui, en été.', 'Achetez ici']) expect(await row(text).count()).toBe(0);
    await page.getByRole('button', { name: 'Sans réponse', pressed: true }).click();
    await row('Faut-il réserver ?').waitFor();
  });
});
