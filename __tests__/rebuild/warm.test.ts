import type { Browser } from 'playwright-core';
import { openBrowser } from '../support/browser/browser';
import { isAtRest } from '../support/browser/pages';
import { contentsOf, isAnswered, openPreviewContext, type Contents } from '../support/browser/preview-page';
import { logIn } from '../support/cms/admin';
import { editDrafts, publishDrafts, type EditedDraft } from '../support/cms/edited-drafts';
import { previewFragment } from '../support/cms/previews';
import { builtPaths, exists, readPage, readText } from '../support/site/built-site';
import { addRule, build } from '../support/site/rebuild';
import { serveCopy } from '../support/site/site-copy';

const UID = 'api::article.article';

const RULE = 'body{--added-by-a-maintainer:1}';

type Look = { readonly draft: EditedDraft; readonly contents: Contents };

let browser: Browser;
let site: Awaited<ReturnType<typeof serveCopy>>;
let before: string[];
let previews: Look[];
let built: ReturnType<typeof build>;
let takeRuleBack: () => void;

/** Opens an address and returns what it shows once it is whole. */
async function look(address: string): Promise<Contents> {
  const context = await openPreviewContext(browser, site.url, { viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(site.url + address);
  await (address.startsWith('/preview/') ? isAnswered(page) : isAtRest(page));
  const contents = await contentsOf(page);
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
  return contents;
}

async function preview(draft: EditedDraft): Promise<Look> {
  const fragment = await previewFragment(draft.uid, draft.documentId, draft.locale);
  return { draft, contents: await look(`/preview/${fragment}`) };
}

/** All edits first, so that one build is enough for every question. */
beforeAll(async () => {
  browser = await openBrowser();
  site = await serveCopy();
  before = builtPaths();
  const drafts = await editDrafts();
  previews = [];
  for (const draft of drafts) previews.push(await preview(draft));
  await publishDrafts(drafts);

  const admin = await logIn();
  const hostile = await admin.find(UID, 'fr', { slug: 'test-hostile' });
  const titre = 'Un titre que l’éditeur vient de changer';
  await admin.save(UID, hostile.documentId, 'fr', { titre });
  await admin.act(UID, hostile.documentId, 'fr', 'publish', { titre });
  await admin.act(UID, hostile.documentId, 'en', 'unpublish');
  const bare = await admin.find(UID, 'fr', { slug: 'test-nu' });
  await admin.act(UID, bare.documentId, 'fr', 'publish', { slug: 'test-renomme' });
  takeRuleBack = addRule(RULE);
  built = build();
});
afterAll(async () => {
  takeRuleBack();
  await browser.close();
  await site.close();
});

describe('a second build with a warm cache', () => {
  it('succeeds', () => {
    expect([built.status, built.status === 0 ? '' : built.output.slice(-3000)]).toEqual([0, '']);
  });

  it('follows an edit, a publication and an unpublication, in each language apart, and loses nothing', () => {
    expect(readPage('/fr/islande/test-hostile/').html).toContain('Un titre que l’éditeur vient de changer');
    expect(exists('/en/iceland/test-draft/index.html')).toBe(true);
    const expected = [
      ...before.filter((path) => !['/en/iceland/test-hostile/', '/fr/islande/test-nu/'].includes(path)),
      '/fr/islande/test-renomme/',
      '/en/iceland/test-draft/',
    ].sort();
    expect(builtPaths()).toEqual(expected);
  });

  it('gives a changed style sheet to every page, also to those whose content did not change', () => {
    for (const path of ['/', '/en/iceland/'])
      expect([path, readText(`${path}index.html`).includes(RULE)]).toEqual([path, true]);
  });

  it('finds a page that has moved under its new address only, and leads to it from the old one', () => {
    const { redirects } = JSON.parse(readText('/_rules.json')) as { redirects: unknown };
    const [from, to] = ['/fr/islande/test-nu/', '/fr/islande/test-renomme/'];
    expect(redirects).toContainEqual({ from, to, status: 301 });
    expect(readText('/_redirects')).toContain(`${from} ${to} 301\n`);
    for (const file of ['/sitemap.xml', '/fr/rss.xml', to + 'index.html', '/en/iceland/test-bare/index.html'])
      expect([file, readText(file).includes(from)]).toEqual([file, false]);
    expect(readText('/sitemap.xml')).toContain(to);
  });
});

describe('the preview of a draft', () => {
  it('shows the edit before it is published, in both languages', () => {
    expect(previews).toHaveLength(6);
    for (const { draft, contents } of previews) {
      expect([draft.path, contents.text]).toEqual([draft.path, expect.stringContaining(draft.sentence)]);
      expect(contents.pictures.length + contents.links.length).toBeGreaterThan(0);
    }
  });

  it('shows the words, links and pictures that its page has after publishing', async () => {
    for (const { draft, contents } of previews)
      expect([draft.path, await look(draft.path)]).toEqual([draft.path, contents]);
  });
});

describe('a build that cannot succeed', () => {
  it('ends in words when the CMS is down', () => {
    const { status, output } = build({ CMS_URL: 'http://127.0.0.1:9' });
    expect(status).not.toBe(0);
    expect(output).toContain('The CMS does not answer at http://127.0.0.1:9');
  });
});
