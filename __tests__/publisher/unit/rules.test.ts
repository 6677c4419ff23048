import { readFailure } from '../../../publisher/build/read-failure';
import { readSteps } from '../../../publisher/build/read-steps';
import { summarise } from '../../../publisher/control/status';
import { languageOf, WORDS } from '../../../publisher/control/words';
import { describeFailure, retryDelay, StageFailure } from '../../../publisher/cycle/failure';
import { reasonToHold } from '../../../publisher/cycle/hold';
import { isSameForVisitors } from '../../../publisher/cycle/no-change';
import { readEnvironment } from '../../../publisher/environment';
import { stateSchema } from '../../../publisher/state/schema';
import { internalTargets } from '../../../publisher/verify/links';
import { comparePages, lostPages } from '../../../publisher/verify/pages';

const SECRET = 'a secret of at least thirty-two characters';

describe('what a failed build said', () => {
  it.each([
    ['an entry', 'success open - 0.1s\nThe CMS does not answer at http://x\n', /CMS did not give all/],
    [
      'the content',
      'success source and transform nodes - 1.5s\nThe CMS does not answer at http://x\n',
      /The build of the site failed/,
    ],
  ])('is a fault when it is not about %s, in words for editors and then its own', (_, output, words) => {
    const { message, problems } = readFailure(output);
    expect(message.en).toMatch(words);
    expect(problems).toEqual([{ message: 'The CMS does not answer at http://x' }]);
  });

  it('is known for a full disk', () => {
    const { message, problems } = readFailure('Error: ENOSPC: no space left on device, write\n');
    expect([message.en, problems]).toEqual([expect.stringMatching(/^The disk is full/), []]);
  });
});

test('long steps of a build are measured', () => {
  const output =
    '\u001b[2K\u001b[Gsuccess createPages - 0.512s\nsuccess tiny - 0.01s\nsuccess Building HTML - 12.3s - 4/4 3/s\n';
  expect(readSteps(output)).toEqual({ createPages: 512, 'Building HTML': 12300 });
});

describe('pages against the CMS', () => {
  const page = (path: string) => ({ kind: 'article', locale: 'fr', path, documentId: 'd' });
  const cms = (...paths: string[]) => ({ snapshot: 0, revision: 'r', schema: 's', pages: paths.map(page) });
  const built = (...paths: string[]) => [{ kind: 'site', locale: 'fr', path: '/' }, ...paths.map(page)];
  it.each([
    ['are all there', built('/fr/a/'), cms('/fr/a/'), cms('/fr/a/'), []],
    ['lack one', built(), cms('/fr/a/'), cms('/fr/a/'), [/^\/fr\/a\/ is missing: the article \(fr, id d\)/]],
    ['hold a stale one', built('/fr/a/'), cms(), cms(), [/^\/fr\/a\/ must not be there/]],
    ['lack one of which the editor thought otherwise meanwhile', built(), cms('/fr/a/'), cms(), []],
    ['hold one that went during the build', built('/fr/a/'), cms('/fr/a/'), cms(), []],
    ['hold one that came during the build', built('/fr/a/'), cms(), cms('/fr/a/'), []],
    ['spell an accent in two ways', built('/fr/é/'), cms('/fr/é/'), cms('/fr/é/'), []],
  ])('%s', (_, pages, before, after, expected) => {
    const found = comparePages(pages, before, after);
    expect(found).toEqual(expected.map((pattern): unknown => expect.stringMatching(pattern)));
  });

  const aside = (kind: string, shown: 'earlier' | 'nothing') => [
    { entry: { kind, documentId: 'd', locale: 'fr' }, problems: ['x'], shown },
  ];
  it.each([
    ['lacks an entry that is left out', aside('article', 'nothing'), built(), []],
    ['shows one at the address that it had', aside('article', 'earlier'), built('/fr/avant/'), []],
    [
      'has a page too many, beside what is left out',
      aside('article', 'nothing'),
      built('/fr/b/'),
      [/must not/],
    ],
    ['shows a country as it was, at another address', aside('country', 'earlier'), built('/fr/x/a/'), []],
    ['lacks a page of another kind', aside('static-page', 'nothing'), built(), [/is missing/]],
  ])('excuse what is set aside: a site that %s', (_, setAside, pages, expected) => {
    const found = comparePages(pages, cms('/fr/a/'), cms('/fr/a/'), setAside);
    expect(found).toEqual(expected.map((pattern): unknown => expect.stringMatching(pattern)));
  });

  it('name what an earlier release had', () => {
    expect(lostPages(built('/fr/a/', '/fr/b/'), built('/fr/b/'))).toEqual(['/fr/a/']);
  });
});

test('addresses of the site that a page names, by what they are for', () => {
  const { links, files } = internalTargets(`
    <link rel="stylesheet" href="/a.css"><script src="/a.js?v=1"></script><a class="x" href="/fr/%C3%AEles/#haut">…</a>
    <a href="//other.example/">…</a><a href="https://other.example/">…</a><a href="#ici">…</a>
    <img src="/static/1.jpg" srcset="/static/1.jpg 1x, /static/2.jpg 2x" alt="">
    <script data-path="/fr/" data-styles="/b.css" data-scripts="/b.js /c.js">…</script>`);
  expect([...links]).toEqual(['/fr/îles/']);
  expect([...files]).toEqual([
    '/a.css',
    '/a.js',
    '/static/1.jpg',
    '/static/2.jpg',
    '/b.css',
    '/b.js',
    '/c.js',
  ]);
});

describe('a loss of pages', () => {
  it.each([
    [0, 100, undefined],
    [3, 4, undefined],
    [4, 10, '4 of 10 pages would disappear.'],
    [10, 100, undefined],
    [11, 100, '11 of 100 pages would disappear.'],
  ])('of %i in %i', (lost, pages, expected) => {
    expect(reasonToHold(lost, pages, 0.1)?.en).toBe(expected);
  });
});

test('only a feed that was dated anew is no news', () => {
  expect(isSameForVisitors({ changed: ['fr/rss.xml'], removed: [] })).toBe(true);
  expect(isSameForVisitors({ changed: ['fr/rss.xml', '_rules.json'], removed: [] })).toBe(false);
  expect(isSameForVisitors({ changed: [], removed: ['fr/a/index.html'] })).toBe(false);
});

describe('a failure', () => {
  it('of the disk is said plainly, and passes', () => {
    const full = Object.assign(new Error('write'), { code: 'ENOSPC' });
    expect(describeFailure(full)).toMatchObject({
      kind: 'fault',
      message: { en: expect.stringContaining('disk is full') },
    });
  });
  it('keeps its entries', () => {
    const text = { fr: 'non', en: 'no' };
    const failure = new StageFailure('content', text, [{ message: 'x' }]);
    expect(describeFailure(failure)).toEqual({
      kind: 'content',
      message: text,
      problems: [{ message: 'x' }],
    });
  });
  it('is tried again later and later', () => {
    expect([1, 2, 3, 20].map(retryDelay)).toEqual([2000, 4000, 8000, 300_000]);
  });
});

describe('the state in one word', () => {
  const state = (change: object) => stateSchema.parse(change);
  const at = '2026-11-01T00:00:00.000Z';
  const live = { release: '000001', since: at, revision: 'r', code: 'c' };
  const text = { fr: 'x', en: 'x' };
  const failure = { stage: 'build', kind: 'fault', message: text, problems: [], at, attempts: 1 };
  it.each([
    ['empty', {}, false],
    ['current', { live }, false],
    ['waiting', { live, wanted: 2, done: 1 }, false],
    ['working', { live, wanted: 2, done: 1 }, true],
    ['failed', { live, wanted: 2, done: 1, failure }, false],
    ['held', { live, held: { release: '000002', reason: text, lost: [], at, revision: 'r' } }, false],
    ['paused', { live, paused: { since: at, reason: text }, failure }, false],
  ])('%s', (summary, change, isWorking) => {
    expect(summarise(state(change), isWorking)).toBe(summary);
  });
});

test('the status page speaks the editor’s language, and says as much in both', () => {
  expect(['en-GB,en;q=0.9', 'fr', 'de, en;q=0.5', undefined].map(languageOf)).toEqual([
    'en',
    'fr',
    'en',
    'fr',
  ]);
  expect(Object.keys(WORDS.en)).toEqual(Object.keys(WORDS.fr));
});

describe('the environment of the publisher', () => {
  const good = { PUBLISHER_SECRET: SECRET, CMS_TOKEN: 't' };
  it('has defaults for all but the secrets', () => {
    expect(readEnvironment(good)).toMatchObject({
      port: 9100,
      sitePort: 9000,
      keepReleases: 5,
      host: '127.0.0.1',
    });
  });
  it.each([
    ['PUBLISHER_SECRET', { ...good, PUBLISHER_SECRET: 'short' }],
    ['CMS_TOKEN', { PUBLISHER_SECRET: SECRET }],
    ['PUBLISHER_PORT', { ...good, PUBLISHER_PORT: 'http' }],
    ['CMS_URL', { ...good, CMS_URL: 'cms.example.org' }],
    ['HOLD_LOSS_SHARE', { ...good, HOLD_LOSS_SHARE: '20' }],
  ])('names %s when it cannot be used', (name, variables) => {
    expect(() => readEnvironment(variables)).toThrow(name);
  });
});
