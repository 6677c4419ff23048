import type { Browser, BrowserContext } from 'playwright-core';
import { freshAddress } from '../support/addresses';
import { faultsOf } from '../support/browser/axe';
import { openBrowser } from '../support/browser/browser';
import {
  DESKTOP,
  holdBack,
  isAtRest,
  isFilled,
  isFocused,
  PHONE,
  reload,
  visit,
} from '../support/browser/pages';
import { publishedComments } from '../support/cms/visitor';
import { mailWith } from '../support/mail/mailbox';
import { cmsUrl, siteUrl } from '../support/served';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const MODERATOR = 'moderation@grand-large.example';
const run = String(Date.now());

/** Each visitor comes from an address of their own, as they do behind a proxy. */
async function visitAs(path: string, options = DESKTOP) {
  const visited = await visit(browser, path, options);
  const address = freshAddress();
  await visited.context.route(`${cmsUrl()}/**`, (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-forwarded-for': address } }),
  );
  return visited;
}

/** Tests fill forms faster than people; the CMS then says 400, and the form waits and sends again. */
const isComplaint = (message: string) => !message.includes('status of 400');

const goOffline = (context: BrowserContext) => context.setOffline(true);

const CONTACT = {
  fr: {
    path: '/fr/contact/',
    labels: [/^Sujet/, /^Adresse email/, /^Message/],
    send: 'Envoyer',
    errors: ['Vous devez indiquer un sujet', 'Vous devez renseigner un email', 'Le message est vide'],
    heading: 'Corrigez les erreurs suivantes pour envoyer votre message',
    malformed: 'Vérifiez votre adresse email',
    network: 'Erreur réseau',
    sent: /^Votre message a été envoyé\. Nous vous répondrons/,
  },
  en: {
    path: '/en/contact/',
    labels: [/^Subject/, /^Email address/, /^Message/],
    send: 'Send',
    errors: ['You must indicate a subject', 'You must indicate an email', 'Your message is empty'],
    heading: 'Correct the following errors to send your message:',
    malformed: 'Check your email',
    network: 'Network Error',
    sent: /^Your message has been sent\. We will answer you as soon as possible\. Thank you for your time\./,
  },
} as const;

describe.each(['fr', 'en'] as const)('the contact form in %s', (locale) => {
  const said = CONTACT[locale];

  it('is filled, mended and sent by keyboard alone', async () => {
    const { page, context, messages } = await visitAs(said.path);
    const { keyboard } = page;
    await page.getByRole('textbox', { name: said.labels[0] }).focus();
    for (let i = 0; i < 4; i += 1) await keyboard.press('Tab');
    await keyboard.press('Enter');
    const summary = page.getByRole('alert').filter({ hasText: said.heading });
    await summary.waitFor();
    await isFocused(summary);
    expect(await summary.getByRole('link').allTextContents()).toEqual([...said.errors]);
    expect(await faultsOf(page)).toEqual([]);

    await keyboard.press('Tab');
    await keyboard.press('Enter');
    await keyboard.type('Une route');
    await keyboard.press('Tab');
    await keyboard.type('ana@');
    await keyboard.press('Tab');
    await keyboard.type(`Bonjour ${locale} ${run}`);
    await keyboard.press('Tab');
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    await page.getByRole('link', { name: said.malformed }).waitFor();
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    await keyboard.press('End');
    await keyboard.type('example.org');
    await keyboard.press('Enter');

    const note = page.getByRole('status').filter({ hasText: said.sent });
    await note.waitFor();
    await isFocused(note);
    expect(messages.filter(isComplaint)).toEqual([]);
    expect((await mailWith(MODERATOR, `Bonjour ${locale} ${run}`)).replyTo?.text).toBe('ana@example.org');
    await context.close();
  });

  it('keeps what was written through a lost network and a reload', async () => {
    const { page, context } = await visitAs(said.path, PHONE);
    const fields = said.labels.map((name) => page.getByRole('textbox', { name }));
    const values = ['Hors réseau', 'ana@example.org', `Toujours là ${locale} ${run}`];
    for (const [i, field] of fields.entries()) await field.fill(values[i] ?? '');
    await goOffline(context);
    await page.getByRole('button', { name: said.send }).click();
    await page.getByText(said.network).waitFor();
    await context.setOffline(false);
    await reload(page);
    for (const [i, field] of fields.entries()) await isFilled(field, values[i] ?? '');
    await page.getByRole('button', { name: said.send }).click();
    await page.getByRole('status').filter({ hasText: said.sent }).waitFor();
    await reload(page);
    await isAtRest(page);
    expect(await fields[2]?.inputValue()).toBe('');
    await context.close();
  });
});

const COMMENT = {
  fr: {
    path: '/fr/islande/itineraire-islande-10-jours/',
    write: 'Laisser un commentaire',
    labels: { comment: /^Commentaire/, name: /^Nom/, email: /^Adresse email/ },
    notify: 'M’avertir par email des réponses',
    send: 'Publier',
    sending: 'Publication en cours',
    errors: ['Le commentaire est vide', 'Un nom est obligatoire'],
    needed: 'Vous devez renseigner un email si vous souhaitez être notifié',
    sent: 'Votre commentaire a été publié',
    approval: 'Votre commentaire sera soumis à approbation avant d’être publié.',
  },
  en: {
    path: '/en/iceland/iceland-ring-road-10-days/',
    write: 'Leave a comment',
    labels: { comment: /^Comment/, name: /^Name/, email: /^Email address/ },
    notify: 'Tell me of replies by email',
    send: 'Publish',
    sending: 'Publication in progress',
    errors: ['Your comment is empty', 'A name is required'],
    needed: 'You must fill in an email if you want to be notified',
    sent: 'Your comment has been published',
    approval: 'Your comment will be submitted for approval before being published.',
  },
} as const;

async function openCommentForm(locale: 'fr' | 'en', options = DESKTOP) {
  const visited = await visitAs(COMMENT[locale].path, options);
  await visited.page.getByRole('heading', { name: COMMENT[locale].write }).scrollIntoViewIfNeeded();
  const form = visited.page.getByRole('form', { name: COMMENT[locale].write });
  await form.waitFor();
  return { ...visited, form };
}

describe.each(['fr', 'en'] as const)('the comment form in %s', (locale) => {
  const said = COMMENT[locale];

  it('asks for what is missing, then says that it is publishing, published and awaiting approval', async () => {
    const { page, context, form, messages } = await openCommentForm(locale);
    await form.getByRole('button', { name: said.send }).click();
    await form.getByRole('alert').waitFor();
    expect(await form.getByRole('alert').getByRole('link').allTextContents()).toEqual([...said.errors]);
    expect(await faultsOf(page)).toEqual([]);

    const text = `Merci <b>beaucoup</b> ${locale} ${run}`;
    await form.getByRole('textbox', { name: said.labels.comment }).fill(text);
    await form.getByRole('textbox', { name: said.labels.name }).fill('Ana');
    await form.getByRole('checkbox', { name: said.notify }).check();
    await form.getByRole('button', { name: said.send }).click();
    await form.getByRole('link', { name: said.needed }).waitFor();
    await form.getByRole('textbox', { name: said.labels.email }).fill('ana@example.org');
    const release = await holdBack(page, /\/api\/comments$/);
    await form.getByRole('button', { name: said.send }).press('Enter');
    await page.getByRole('button', { name: said.sending }).waitFor();
    release();
    const note = page.getByRole('status').filter({ hasText: said.sent });
    await note.waitFor();
    expect(await note.textContent()).toContain(said.approval);
    expect(messages.filter(isComplaint)).toEqual([]);
    expect((await mailWith(MODERATOR, text)).html).toContain('&lt;b&gt;beaucoup');
    expect((await publishedComments(locale)).some(({ comment }) => comment === text)).toBe(false);
    await context.close();
  });

  it('keeps what was written through a lost network and a reload', async () => {
    const { page, context, form } = await openCommentForm(locale, PHONE);
    await form.getByRole('textbox', { name: said.labels.comment }).fill('Gardé');
    await form.getByRole('textbox', { name: said.labels.name }).fill('Bob');
    await goOffline(context);
    await form.getByRole('button', { name: said.send }).click();
    await form.getByText(CONTACT[locale].network).waitFor();
    await context.setOffline(false);
    await reload(page);
    await page.getByRole('heading', { name: said.write }).scrollIntoViewIfNeeded();
    await form.waitFor();
    await isFilled(form.getByRole('textbox', { name: said.labels.comment }), 'Gardé');
    await isFilled(form.getByRole('textbox', { name: said.labels.name }), 'Bob');
    await context.close();
  });
});

it('loads no form, no HTTP client and nothing from the CMS for those who only read', async () => {
  const asked: string[] = [];
  const { page, context } = await visit(browser, '/fr/decalage-horaire/');
  page.on('request', (request) => asked.push(request.url()));
  await page.reload();
  await isAtRest(page);
  expect(asked.filter((url) => url.startsWith(cmsUrl()))).toEqual([]);
  expect(await page.getByRole('form').count()).toBe(0);
  await context.close();
});

it('says without scripts what the forms need', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${siteUrl()}/en/contact/`);
  expect(await page.locator('main').textContent()).toContain('This form needs JavaScript');
  await context.close();
});
