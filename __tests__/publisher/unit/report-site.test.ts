import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { LinkResult } from '../../../publisher/report/external/results';
import { anchorsOf, readFacts } from '../../../publisher/report/page-facts';
import { siteFindings } from '../../../publisher/report/site-findings';
import { surveySite } from '../../../publisher/report/survey';

let folder: string;
let files: Record<string, { size: number; builtAt: number; hash: string }>;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'report-'));
  files = {};
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, text: string) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
  files[path] = { size: text.length, builtAt: 0, hash: path };
}

/** Returns what is found in a site of these pages, given by address and body; `/fr/b/` has been at `/fr/ancien/`. */
async function findIn(pages: Record<string, string>, external: readonly LinkResult[] = []) {
  for (const [path, body] of Object.entries(pages))
    write(`${path.slice(1)}index.html`, `<main>${body}</main>`);
  write('robots.txt', 'User-agent: *\n\nSitemap: https://guide.example.org/sitemap.xml\n');
  const list = Object.keys(pages).map((path) => ({ path, locale: path.startsWith('/en/') ? 'en' : 'fr' }));
  write('_pages.json', JSON.stringify(list.map((page) => ({ ...page, kind: 'article' }))));
  write('_rules.json', JSON.stringify({ redirects: [{ from: '/fr/ancien/', to: '/fr/b/' }] }));
  const origin = { revision: '', code: '', setAside: [] };
  const manifest = { id: '000001', createdAt: '', ...origin, files, leftOver: {}, books: {} };
  const survey = await surveySite({ folder, manifest });
  const ofEntries = list.filter(({ path }) => !['/', '/en/', '/fr/plan/'].includes(path));
  const inventory = {
    snapshot: 0,
    revision: 'r',
    schema: 's',
    pages: ofEntries.map((page) => ({ ...page, kind: 'article', documentId: `id of ${page.path}` })),
  };
  return { survey, findings: siteFindings({ survey, inventory, overviews: ['/fr/plan/'], external }) };
}

const lines = ({ findings }: Awaited<ReturnType<typeof findIn>>) =>
  findings.map(({ rule, target, places }) => [rule, target, places.map(({ path }) => path).join(' ')]);

const link = (address: string) => `<a class="x" href="${address}">…</a>`;

/** Two pages that lead to one another, so that none is an orphan. */
const linked = (body: string) => ({
  '/fr/a/': link('/fr/b/') + body,
  '/fr/b/': `<h2 id="quand">…</h2><h2 id="l-été">…</h2>${link('/fr/a/')}`,
});

describe('internal links', () => {
  it.each([
    ['to a page', '/fr/b/', []],
    ['to a page, without its final slash', '/fr/b', []],
    ['to a former address', '/fr/ancien/', []],
    ['to a file', '/robots.txt', []],
    ['to nothing', '/fr/c/', [['dead-link', '/fr/c/', '/fr/a/']]],
    ['to nothing beside the page', 'c/', [['dead-link', '/fr/a/c/', '/fr/a/']]],
    ['to a page beside the page', '../b/', []],
    ['to a page, with the whole address', 'https://guide.example.org/fr/b/#quand', []],
    [
      'to nothing, with the whole address',
      'https://guide.example.org/fr/c/',
      [['dead-link', '/fr/c/', '/fr/a/']],
    ],
    ['to a place', '/fr/b/#quand', []],
    ['to a place, by way of a former address', '/fr/ancien/#quand', []],
    ['to a place with an accent', '/fr/b/#l-%C3%A9t%C3%A9', []],
    ['to a place that is not there', '/fr/b/?a=1#jamais', [['dead-anchor', '/fr/b/#jamais', '/fr/a/']]],
    [
      'to a lost place, by way of a former address',
      '/fr/ancien/#jamais',
      [['dead-anchor', '/fr/b/#jamais', '/fr/a/']],
    ],
    ['to a place on the same page', '#ici', []],
    ['to a lost place on the same page', '#jamais', [['dead-anchor', '/fr/a/#jamais', '/fr/a/']]],
    ['to the top', '#top', []],
    ['to the top, shortly', '#', []],
    ['to some words', '/fr/b/#quand:~:text=une%20fois', []],
    ['to a place in a file', '/robots.txt#page=2', []],
    ['to a place in nothing', '/fr/c/#quand', [['dead-link', '/fr/c/', '/fr/a/']]],
  ])('%s', async (_, address, expected) => {
    expect(lines(await findIn(linked(`<p id="ici">${link(address)}</p>`)))).toEqual(expected);
  });

  it('are listed once for each target, with the entries that name it', async () => {
    const { findings } = await findIn({
      '/fr/a/': `<h1 class="t"><span>L’été</span> &amp; l’hiver</h1>${link('/fr/b/')}${link('/fr/c/')}`,
      '/fr/b/': link('/fr/a/') + link('/fr/c/') + link('/fr/c/#d'),
    });
    expect(findings).toEqual([
      expect.objectContaining({
        rule: 'dead-link',
        target: '/fr/c/',
        places: [
          {
            title: 'L’été & l’hiver',
            locale: 'fr',
            path: '/fr/a/',
            entry: { kind: 'article', documentId: 'id of /fr/a/' },
          },
          expect.objectContaining({ title: '/fr/b/' }),
        ],
        morePlaces: 0,
      }),
    ]);
    expect(findings[0]?.places).toHaveLength(2);
  });
});

describe('orphans', () => {
  it.each([
    ['linked from a page', { '/fr/b/': link('/fr/c/') }, []],
    [
      'linked from a page, at a former address',
      { '/fr/c/': link('/fr/ancien/'), '/fr/b/': link('/fr/c/') },
      [],
    ],
    ['linked from nowhere', {}, ['/fr/c/']],
    ['linked from itself', { '/fr/c/': link('/fr/c/') }, ['/fr/c/']],
    ['linked from the home page', { '/': link('/fr/c/') }, ['/fr/c/']],
    ['linked from the sitemap', { '/fr/plan/': link('/fr/c/') }, ['/fr/c/']],
    ['linked from its translation', { '/en/': '', '/en/c/': link('/fr/c/') }, ['/en/c/', '/fr/c/']],
    ['named in a head', { '/fr/b/': '<link rel="prefetch" href="/fr/c/">' }, ['/fr/c/']],
  ])('a page %s', async (_, others: Record<string, string>, expected) => {
    const pages = { '/fr/a/': link('/fr/b/'), '/fr/b/': '', '/fr/c/': '', ...others };
    const { findings } = await findIn({ ...pages, '/fr/b/': `${pages['/fr/b/']}${link('/fr/a/')}` });
    expect(findings.map(({ rule, places }) => [rule, places[0]?.path])).toEqual(
      expected.map((path) => ['orphan', path]),
    );
  });
});

describe('external links', () => {
  const checkedAt = '2026-11-01T08:00:00.000Z';
  const url = 'https://a.example/?b=1&c=2';
  const page = linked(link('https://a.example/?b=1&amp;c=2#d') + link('mailto:a@b.example'));

  it.each([
    ['that work', { outcome: 'ok' }, undefined],
    ['that are gone', { outcome: 'status', status: 404 }, 'answered 404 on 2026-11-01'],
    [
      'out of reach',
      { outcome: 'unreachable', reason: 'ENOTFOUND' },
      'could not be reached on 2026-11-01 (ENOTFOUND)',
    ],
    ['into a house', { outcome: 'private' }, 'leads to a private address, which is not asked'],
  ] as const)('%s', async (_, result, expected) => {
    const { survey, findings } = await findIn(page, [{ url, checkedAt, ...result }]);
    expect([...survey.external]).toEqual([[url, ['/fr/a/']]]);
    expect(survey.siteUrl).toBe('https://guide.example.org/');
    expect(findings.map(({ rule, detail, target }) => [rule, detail.en, target])).toEqual(
      expected === undefined ? [] : [['external-link', expected, url]],
    );
  });

  it('that no page has any more are not mentioned', async () => {
    const gone = { url: 'https://gone.example/', outcome: 'status', status: 404, checkedAt } as const;
    expect((await findIn(page, [gone])).findings).toEqual([]);
  });
});

it('a link on every page lists some pages, and counts the rest', async () => {
  const names = Array.from({ length: 25 }, (_, index) => `/fr/p${index}/`);
  const all = names.map(link).join('');
  const { findings } = await findIn(Object.fromEntries(names.map((name) => [name, all + link('/fr/x/')])));
  expect(findings.map(({ places, morePlaces }) => [places.length, morePlaces])).toEqual([[20, 5]]);
});

it('facts of a page are read as browsers read them', () => {
  const { links, external } = readFacts(
    '<a href="//c.example/x">…</a><a href="HTTP://D.example">…</a><a href="/a?b#c">…</a><a href="http://[">…</a>',
    new URL('https://guide.example.org/fr/'),
  );
  expect(links).toEqual([
    { path: '/a', fragment: 'c' },
    { path: 'http://[', fragment: '' },
  ]);
  expect(external).toEqual(['https://c.example/x', 'http://d.example/']);
  expect([...anchorsOf('<h2 class="a" id="b&amp;c"><a name="d">')]).toEqual(['b&c', 'd']);
});

it('tells what the search does not find first, with its entry', async () => {
  write('_search.json', JSON.stringify([{ locale: 'fr', path: '/fr/a/', title: 'A', question: 'baleine' }]));
  const { findings } = await findIn(linked(''));
  expect(findings).toMatchObject([
    {
      rule: 'unfound',
      target: 'baleine',
      places: [{ title: 'A', locale: 'fr', entry: { documentId: 'id of /fr/a/' } }],
    },
  ]);
});
