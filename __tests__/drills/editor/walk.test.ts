import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../../support/browser/browser';
import { isTakenOver } from '../../support/browser/pages';
import { edit, type EditedArticle } from '../../support/cms/editing';
import { PublisherProcess, publisherUrl, until, untilSettled } from '../../support/publisher/publishing';
import { cmsData, cmsUrl, siteOrigin } from '../../support/served';

const SITE = siteOrigin();
const TITLE = 'Un titre tapé dans l’administration';

let browser: Browser;
let article: EditedArticle;

beforeAll(async () => {
  browser = await openBrowser();
  await PublisherProcess.start({ SITE_PORT: new URL(SITE).port });
  await untilSettled();
  article = await edit('islande', 'iceland-sheep', 'fr');
});
afterAll(async () => {
  await PublisherProcess.endAll();
  await browser.close();
});

async function logInToAdmin(): Promise<Page> {
  const { admin } = JSON.parse(readFileSync(join(cmsData(), 'accounts.json'), 'utf8')) as {
    admin: { email: string; password: string };
  };
  const page = await browser.newPage({ locale: 'fr-FR' });
  await page.goto(`${cmsUrl()}/admin`);
  await page.fill('input[name=email]', admin.email);
  await page.fill('input[name=password]', admin.password);
  await page.click('button[type=submit]');
  await page.getByRole('link', { name: 'Publication' }).waitFor();
  return page;
}

async function openEntry(admin: Page): Promise<void> {
  await admin.goto(
    `${cmsUrl()}/admin/content-manager/collection-types/api::article.article/${article.documentId}?plugins[i18n][locale]=fr`,
  );
}

describe('an editor in the admin', () => {
  let admin: Page;
  beforeAll(async () => {
    admin = await logInToAdmin();
  });

  it('edits an article, presses Publish, and visitors read it, in the page and after a navigation', async () => {
    const visitor = await browser.newPage();
    await visitor.goto(`${SITE}/fr/islande/`);
    await openEntry(admin);
    await admin.fill('input[name=titre]', TITLE);
    await admin.getByRole('button', { name: 'Publier' }).click();
    const html = await until('the page is live', async () => {
      const text = await (await fetch(SITE + article.page)).text();
      return text.includes(TITLE) ? text : undefined;
    });
    expect(html).toMatch(new RegExp(`<h1[^>]*>${TITLE}</h1>`));
    await admin.getByText(/^En ligne depuis le /).waitFor();
    expect(await admin.getByRole('link', { name: 'Voir la page' }).getAttribute('href')).toContain(
      article.page,
    );

    await visitor.evaluate(() => Object.assign(window, { sameDocument: true }));
    await visitor.locator(`main a[href="${article.page}"]`).first().click();
    await visitor.getByRole('heading', { level: 1, name: TITLE }).waitFor();
    await visitor.goto(`${SITE}/fr/islande/`);
    await isTakenOver(visitor);
    await visitor.evaluate(() => Object.assign(window, { sameDocument: true }));
    await visitor.locator(`main a[href="${article.page}"]`).first().click();
    await visitor.getByRole('heading', { level: 1, name: TITLE }).waitFor();
    expect(await visitor.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  it('sees there that the site is up to date, and opens the log without a second login', async () => {
    await admin.getByRole('link', { name: 'Publication' }).click();
    await admin.getByText('Le site est à jour.').waitFor();
    await admin.getByRole('button', { name: /^Détails/ }).click();
    await admin.waitForURL(`${publisherUrl()}/`);
    expect(await admin.getByRole('heading', { level: 1 }).textContent()).toBe('Le site est à jour.');
    const releases = admin.getByRole('heading', { name: 'Versions' });
    expect(await releases.isVisible()).toBe(true);
  });

  it('follows a publication on the status page while it happens', async () => {
    await article.publish('Un autre titre');
    await admin.getByRole('heading', { level: 1, name: 'Publication en cours…' }).waitFor();
    await admin.getByRole('heading', { level: 1, name: 'Le site est à jour.' }).waitFor({ timeout: 480_000 });
  });

  it('sees a draft by Strapi’s own button, as the site will show it, and nobody else does', async () => {
    const draft = 'Un brouillon que l’on regarde';
    await article.save(draft);
    await openEntry(admin);
    await admin.getByRole('link', { name: 'Ouvrir l’aperçu' }).click();
    const shown = admin.frameLocator(`iframe[src^="${SITE}/preview/"]`);
    await shown.getByRole('heading', { level: 1, name: draft }).waitFor();
    await shown.getByText('Brouillon', { exact: false }).first().waitFor();
    expect(await (await fetch(SITE + article.page)).text()).not.toContain(draft);
  });
});
