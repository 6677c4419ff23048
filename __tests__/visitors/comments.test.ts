import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { openBrowser } from '../support/browser/browser';
import { DESKTOP, goTo, PHONE, visit } from '../support/browser/pages';
import { mailWith } from '../support/mail/mailbox';
import { cmsData, siteUrl } from '../support/served';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const PAGE = '/fr/islande/itineraire-islande-10-jours/';
const MODERATOR = 'moderation@grand-large.example';
const run = String(Date.now());

describe('comments in the page', () => {
  it('are read without scripts: count, threads, author, date, a place of their own', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(siteUrl() + PAGE);
    const section = page.locator('#comments');
    expect(await section.getByRole('heading', { level: 2 }).textContent()).toMatch(/^\d+ commentaires$/);
    const names = await section.locator('article h3 bdi').allTextContents();
    expect(names).toEqual(expect.arrayContaining(['Yann', 'Lucie et Marc', 'Camille Renard']));
    expect(names).not.toContain('Sofiane');
    const reply = section.locator('article', { hasText: 'deux nuits au même endroit' });
    expect(await reply.textContent()).toContain('rédaction');
    const link = reply.getByRole('link', { name: 'Lien vers ce commentaire, écrit le 12 mai 2026' });
    expect(await link.getAttribute('href')).toBe(`#${(await reply.getAttribute('id')) ?? ''}`);
    await context.close();
  });

  it('stand newest first, or oldest first', async () => {
    const { page, context } = await visit(browser, PAGE, PHONE);
    const heads = page.locator('#comments ol > li > article:first-child h3 bdi');
    const newest = await heads.allTextContents();
    const button = page.getByRole('button', { name: 'Les plus anciens d’abord' });
    await button.click();
    expect(await button.getAttribute('aria-pressed')).toBe('true');
    expect(await heads.allTextContents()).toEqual([...newest].reverse());
    await context.close();
  });

  it('are answered and reported where they stand', async () => {
    const { page, context } = await visit(browser, PAGE, DESKTOP);
    await page.getByRole('button', { name: 'Répondre à Yann' }).click();
    const reply = page.getByRole('form', { name: 'Répondre à Yann' });
    await reply.getByRole('textbox', { name: /^Commentaire/ }).fill(`Moi aussi ${run}`);
    await reply.getByRole('textbox', { name: /^Nom/ }).fill('Ana');
    await reply.getByRole('button', { name: 'Publier' }).click();
    await page.getByText('Votre commentaire a été publié').waitFor();
    expect((await mailWith(MODERATOR, `Moi aussi ${run}`)).text).toContain('répond à un commentaire');

    await page.getByRole('button', { name: 'Signaler le commentaire de Yann' }).click();
    const report = page.getByRole('form', { name: 'Signaler le commentaire de Yann' });
    await report.getByRole('button', { name: 'Signaler' }).click();
    await report.getByRole('link', { name: 'Indiquez une raison' }).waitFor();
    await report.getByRole('textbox', { name: /^Qu’est-ce/ }).fill(`Une raison ${run}`);
    await report.getByRole('button', { name: 'Signaler' }).click();
    await page.getByText('Merci. La rédaction va relire ce commentaire').waitFor();
    await mailWith(MODERATOR, `Une raison ${run}`);
    await context.close();
  });
});

it('sends the link to one’s own data from the privacy page', async () => {
  const { page, context } = await visit(browser, '/en/privacy-policy/#my-data', DESKTOP);
  await page.locator('#my-data').scrollIntoViewIfNeeded();
  await page.getByRole('textbox', { name: /^Email address/ }).fill(`nobody.${run}@example.org`);
  await page.getByRole('button', { name: 'Receive the link' }).click();
  await page.getByText('If this address has left anything here').waitFor();
  await context.close();
});

describe('the login page', () => {
  it('refuses in words, lets the editor in, keeps the login, and lets out', async () => {
    const { editor } = JSON.parse(readFileSync(join(cmsData(), 'accounts.json'), 'utf8')) as {
      editor: { email: string; password: string };
    };
    const { page, context } = await visit(browser, '/login/', DESKTOP);
    const email = page.getByRole('textbox', { name: /^Adresse email/ });
    const password = page.getByLabel(/^Mot de passe/);
    await email.fill(editor.email);
    await password.fill('faux');
    await page.getByRole('button', { name: 'Se connecter' }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'Une erreur est survenue' });
    await alert.waitFor();
    expect(await alert.textContent()).toContain('Invalid identifier or password');

    await password.fill(editor.password);
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await page.getByRole('status').filter({ hasText: 'Vous êtes connecté' }).waitFor();
    await goTo(page, '/en/contact/');
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL('**/login/');
    expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')])).toEqual([
      null,
      null,
    ]);
    await page.getByRole('button', { name: 'Se connecter' }).waitFor();
    await context.close();
  });
});
