import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { logIn } from '../../support/cms/admin';
import { edit } from '../../support/cms/editing';
import {
  booksAreMade,
  call,
  live,
  press,
  publisherData,
  PublisherProcess,
  isIdle,
  publisherUrl,
  readInventory,
  readStatus,
  releases,
  until,
  untilSettled,
  untilStatus,
} from '../../support/publisher/publishing';

beforeAll(async () => {
  await PublisherProcess.start();
});
afterAll(() => PublisherProcess.endAll());

describe('an editor publishes', () => {
  it('and the first release has a page for everything that is published', async () => {
    await untilSettled();
    const { pages } = await readInventory();
    expect(pages.length).toBeGreaterThan(100);
    expect(pages.map(({ path }) => path).filter((path) => live(path) === undefined)).toEqual([]);
  });

  it('French and English together, which is one build; a saved draft is none', async () => {
    const before = (await readStatus()).history.length;
    const [french, english] = [
      await edit('islande', 'iceland-sheep', 'fr'),
      await edit('islande', 'iceland-sheep', 'en'),
    ];
    await french.publish('Le titre que l’on vient de changer');
    await english.publish('The title that has just been changed');
    await untilSettled();
    expect(live(french.page)).toContain('Le titre que l’on vient de changer');
    expect(live(english.page)).toContain('The title that has just been changed');
    await french.save('Un titre encore en brouillon');
    await untilSettled();
    expect(live(french.page)).not.toContain('Un titre encore en brouillon');
    const { history } = await readStatus();
    expect(history.slice(0, history.length - before).map(({ what }) => what)).toEqual(['published']);
  });

  it('and then the book of that country has it, and no other book is made again', async () => {
    const [changed, other] = ['fr/islande', 'en/iceland'].map((name) => `take-along/${name}.epub`);
    const fileOf = (path = '') => statSync(join(releases(), 'current', path));
    await until('no book waits to be made', () => booksAreMade());
    const before = [fileOf(changed).ino, fileOf(other).ino];
    const article = await edit('islande', 'iceland-sheep', 'fr');
    await article.publish('Un titre pour le livre');
    await untilSettled();
    // The one of before, until the new one is there.
    expect(fileOf(changed).size).toBeGreaterThan(100_000);
    await until('the book is made', () => fileOf(changed).ino !== before[0]);
    await until('no book waits to be made', () => booksAreMade());
    const book = unzipSync(readFileSync(join(releases(), 'current', changed ?? '')));
    expect(strFromU8(book['book/nav.xhtml'] ?? new Uint8Array())).toContain('Un titre pour le livre');
    expect(fileOf(other).ino).toBe(before[1]);
  });

  it('nothing, and nothing is published', async () => {
    const before = await readStatus();
    await press('build');
    await untilSettled();
    const { releases } = await readStatus();
    expect(releases).toEqual(before.releases);
  });

  it('at a moment that was set before', async () => {
    const admin = await logIn();
    const article = await edit('islande', 'iceland-wedding', 'fr');
    const soon = new Date(Date.now() + 1000).toISOString();
    const titre = 'Un titre qui attendait son heure';
    await admin.save('api::article.article', article.documentId, 'fr', { titre, publier_le: soon });
    await untilStatus('the entry was published', ({ history }) =>
      history.some(({ what }) => what === 'scheduled'),
    );
    await untilSettled();
    expect(live(article.page)).toContain(titre);
  });
});

describe('an editor takes away', () => {
  it('a page, with its links, its feed item and its place in the sitemap', async () => {
    const article = await edit('islande', 'iceland-sheep', 'fr');
    await article.unpublish();
    await untilSettled();
    const files = [article.page, `/page-data${article.page}page-data.json`];
    expect(files.filter((file) => live(file) !== undefined)).toEqual([]);
    const { pages } = await readInventory();
    const mentions = ['/sitemap.xml', '/fr/rss.xml', '/_redirects', ...pages.map(({ path }) => path)].filter(
      (path) => live(path)?.includes(`${article.page}"`),
    );
    expect(mentions).toEqual([]);
    await article.publish();
    await untilSettled();
  });

  it('many pages at once, and is asked first', async () => {
    const keys = [
      'iceland-budget',
      'iceland-camping',
      'iceland-hot-springs',
      'iceland-winter',
      'iceland-volcanoes',
    ];
    const articles = await Promise.all(keys.map((key) => edit('islande', key, 'en')));
    for (const article of articles) await article.unpublish();
    const { held } = await untilStatus('the release is held', ({ summary }) => summary === 'held');
    expect([...(held?.lost ?? [])].sort()).toEqual(articles.map(({ page }) => page).sort());
    expect(articles.filter(({ page }) => live(page) === undefined)).toEqual([]);
    const { releases } = await readStatus();
    const headers = { 'content-type': 'application/json' };
    await call('POST', '/hooks/cms', { headers, body: '{"event":"entry.update"}' });
    const waiting = await untilStatus('nothing else is built while it waits', isIdle);
    expect([waiting.summary, waiting.releases]).toEqual(['held', releases]);
    expect((await press('approve')).status).toBe(200);
    expect(articles.filter(({ page }) => live(page) !== undefined)).toEqual([]);
    for (const article of articles) await article.publish();
    await untilSettled();
    expect(articles.filter(({ page }) => live(page) === undefined)).toEqual([]);
  });
});

describe('an editor goes back', () => {
  it('to the release before, stays there although the state is damaged, and goes on when they say so', async () => {
    const article = await edit('islande', 'iceland-sheep', 'en');
    const before = (await readStatus()).live?.release;
    await article.publish('A title to be regretted');
    await untilSettled();
    expect((await press('rollback')).status).toBe(200);
    expect((await readStatus()).live?.release).toBe(before);
    expect(live(article.page)).not.toContain('A title to be regretted');
    await PublisherProcess.endAll();
    writeFileSync(join(publisherData(), 'publisher/state.json'), '{"wanted":');
    await PublisherProcess.start();
    expect(await readStatus()).toMatchObject({ summary: 'paused', live: { release: before } });
    await article.publish('A better title');
    await untilStatus('the wish is noted', ({ wanted, done }) => wanted > done);
    expect(live(article.page)).not.toContain('A better title');
    await press('resume');
    await untilSettled();
    expect(live(article.page)).toContain('A better title');
  });
});

describe('nobody else', () => {
  const json = { 'content-type': 'application/json' };
  const stranger = { ...json, authorization: '' };
  it.each([
    ['sees the status', 'GET', '/', stranger, undefined, 403],
    ['sees its data', 'GET', '/status.json', stranger, undefined, 403],
    ['hears of changes', 'GET', '/events', stranger, undefined, 403],
    ['presses a button', 'POST', '/actions/rollback', stranger, '{}', 403],
    [
      'comes in with a made-up ticket',
      'GET',
      '/enter?ticket=enter.9999999999999.00',
      stranger,
      undefined,
      403,
    ],
    ['calls the webhook', 'POST', '/hooks/cms', stranger, '{"event":"entry.publish"}', 401],
    ['sends what is no webhook', 'POST', '/hooks/cms', json, '[1', 400],
    ['sends a webhook without an event', 'POST', '/hooks/cms', json, '{}', 400],
    ['presses an unknown button', 'POST', '/actions/format', json, '{}', 404],
  ])('%s', async (_, method, path, headers, body, expected) => {
    const before = (await readStatus()).wanted;
    const response = await call(method, path, { headers, ...(body && { body }) });
    expect(response.status).toBe(expected);
    expect((await readStatus()).wanted).toBe(before);
  });

  it('lets a form of another site press a button', async () => {
    const headers = { origin: 'https://elsewhere.example' };
    expect((await call('POST', '/actions/build', { headers })).status).toBe(403);
    expect((await call('POST', '/actions/build', { headers: { origin: publisherUrl() } })).status).toBe(200);
    await untilSettled();
  });
});
