import type { Browser, BrowserContext, Page } from 'playwright-core';
import { PREVIEW_TYPES } from '../../src/content/preview/types';
import { faultsOf } from '../support/browser/axe';
import { openBrowser } from '../support/browser/browser';
import { DESKTOP, PHONE } from '../support/browser/pages';
import { isAnswered, openPreviewContext, publicCms } from '../support/browser/preview-page';
import { logIn } from '../support/cms/admin';
import { editorLogin, previewFragment, siteLogin } from '../support/cms/previews';
import { siteUrl } from '../support/served';

const UID = PREVIEW_TYPES.article;
const VISITOR = { email: `visitor-${Date.now()}@example.org`, password: 'Visitor-1-password' };

let browser: Browser;
let context: BrowserContext;
let page: Page;
let messages: string[];
/** The fixture whose English version has never been published. */
let documentId: string;

beforeAll(async () => {
  browser = await openBrowser();
  const admin = await logIn();
  ({ documentId } = await admin.find(UID, 'en', { slug: 'test-draft' }));
  await admin.createSiteUser(VISITOR, 'authenticated');
});
afterAll(() => browser.close());

beforeEach(() => start(DESKTOP));
afterEach(async () => {
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
});

async function start(options: typeof DESKTOP) {
  context = await openPreviewContext(browser, siteUrl(), options);
  page = await context.newPage();
  messages = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(error.message));
}

const open = async (rest: string) => {
  await page.goto(`${siteUrl()}/preview/${rest}`);
  await isAnswered(page);
};
const fragment = (locale = 'en') => previewFragment(UID, documentId, locale);
const heading = () => page.getByRole('heading', { level: 1 }).textContent();
const bar = () => page.getByRole('region', { name: /^(Preview|Aperçu)$/ });

describe('the preview of a draft that was never published', () => {
  it('is the article’s page, marked as a draft, in its language', async () => {
    await open(await fragment());
    expect(await heading()).toBe('A test whose translation waits');
    expect(await bar().innerText()).toContain('Draft – not published');
    expect(await page.locator('main article').innerText()).toContain('The English text is a draft.');
    await page.waitForFunction((title) => document.title === title, 'Draft: A test whose translation waits');
    expect(await page.getAttribute('html', 'lang')).toBe('en');
    expect(await page.getAttribute('html', 'data-country')).toBe('islande');
    expect(messages).toEqual([]);
  });

  it('goes to the other language of the same document', async () => {
    await open(await fragment());
    await page.getByRole('button', { name: 'Français' }).click();
    await page.waitForFunction(() => document.documentElement.lang === 'fr');
    expect(await heading()).toBe('Un essai dont la traduction attend');
    expect(await bar().innerText()).toContain('Brouillon – à côté de la version publiée');
    expect(await page.getByText('Écrit par').count()).toBe(1);
    expect(messages).toEqual([]);
  });

  it('shows itself at a phone’s width, by the rules for phones', async () => {
    await open(await fragment());
    const text = await page.locator('main').innerText();
    await page.getByRole('button', { name: 'Phone' }).click();
    const frame = page.frameLocator('iframe');
    await frame.getByText('The English text is a draft.').waitFor();
    expect(await frame.locator('html').evaluate(() => window.innerWidth)).toBeLessThanOrEqual(390);
    expect(await frame.locator('main').innerText()).toBe(text);
    expect(await frame.locator('.preview-bar').count()).toBe(0);
    expect(await frame.locator('html').evaluate((root) => root.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await bar().innerText()).toContain('Draft – not published');
    expect(messages).toEqual([]);
  });

  it('fits a phone that opens it', async () => {
    await context.close();
    await start(PHONE);
    await open(await fragment());
    expect(await heading()).toBe('A test whose translation waits');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(await bar().isVisible()).toBe(true);
  });

  it.each(['light', 'dark'] as const)(
    'has no accessibility violation in the %s theme',
    async (colorScheme) => {
      await page.emulateMedia({ colorScheme });
      await open(await fragment());
      await page.locator('.preview-bar').waitFor();
      expect(await faultsOf(page)).toEqual([]);
    },
  );

  it('survives a reload, although its token is in no address and in no request to the site', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url() + (request.headers()['referer'] ?? '')));
    const opened = await fragment();
    await open(opened);
    expect(page.url()).toBe(`${siteUrl()}/preview/`);
    await page.reload();
    await isAnswered(page);
    expect(await heading()).toBe('A test whose translation waits');
    const token = new URLSearchParams(opened.slice(1)).get('token') ?? '-';
    expect(
      asked.filter((address) => address.replace(siteUrl() + '/preview/' + opened, '').includes(token)),
    ).toEqual([]);
  });
});

describe('nobody else sees a draft', () => {
  const refused = async (rest: string, words: RegExp) => {
    await open(rest);
    expect(await page.getByRole('alert').innerText()).toMatch(words);
    expect(await page.content()).not.toContain('The English text is a draft');
  };

  it('without a token', () => refused('', /Ouvrez l’aperçu depuis le CMS[^]+Open the preview from the CMS/));

  it('with a token that somebody changed', async () => {
    await refused(`${await fragment()}x`, /gives no access to drafts/);
  });

  it('with the login of a visitor', async () => {
    const token = await siteLogin(VISITOR.email, VISITOR.password);
    await context.addInitScript((jwt) => localStorage.setItem('token', jwt), token);
    await refused(`?type=article&id=${documentId}&locale=en`, /Your account may not see drafts/);
  });

  it('but an editor who is logged in to the site does', async () => {
    const token = await editorLogin();
    await context.addInitScript((jwt) => localStorage.setItem('token', jwt), token);
    await open(`?type=article&id=${documentId}&locale=en`);
    expect(await heading()).toBe('A test whose translation waits');
    await page.getByRole('button', { name: 'Phone' }).click();
    await page.frameLocator('iframe').getByText('The English text is a draft.').waitFor();
  });

  it('and finds out why none shows while the CMS is away, and how to try again', async () => {
    const cms = await publicCms(siteUrl());
    const opened = await fragment();
    let isAway = true;
    await context.route(`${cms}/api/preview*`, (route) => (isAway ? route.abort() : route.fallback()));
    await open(opened);
    expect(await page.getByRole('alert').innerText()).toContain('The CMS does not answer.');
    isAway = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('The English text is a draft.').waitFor();
  });
});

describe('in a frame', () => {
  /** A page of another origin with the preview in it, as the panel has it; the panel itself is not built here. */
  async function frameFrom(origin: string) {
    const address = `${siteUrl()}/preview/${await fragment()}`;
    await context.route(`${origin}/frame`, (route) =>
      route.fulfill({ contentType: 'text/html', body: `<iframe src="${address}" title="x"></iframe>` }),
    );
    await page.goto(`${origin}/frame`);
    return page.frameLocator('iframe');
  }

  it('of the CMS, a draft follows what the editor saves', async () => {
    const frame = await frameFrom(await publicCms(siteUrl()));
    await frame.getByText('The English text is a draft.').waitFor();
    const admin = await logIn();
    const saved = await admin.save(UID, documentId, 'en', { corps: 'The English text was just saved.' });
    expect(saved.status).toBe(200);
    await page.evaluate(() => window.frames[0]?.postMessage({ type: 'strapiUpdate' }, '*'));
    await frame.getByText('The English text was just saved.').waitFor();
    await admin.save(UID, documentId, 'en', { corps: 'The English text is a draft.' });
  });

  it('of anybody else, it shows nothing', async () => {
    await Promise.all([
      page.waitForEvent('console', (message) => message.text().includes('frame-ancestors')),
      frameFrom('http://elsewhere.example'),
    ]);
    expect(await page.frames()[1]?.content()).not.toContain('English text');
  });
});
