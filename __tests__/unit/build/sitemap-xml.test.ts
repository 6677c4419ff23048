import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lastChanges, sitemapEntries, writeSitemap } from '../../../src/site-build/files/sitemap-xml';
import { readXml } from '../../support/xml';

const SITE = 'https://www.example.org';
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sitemap-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const page = (path: string, id: string | null = null) => ({
  path,
  context: { id, locale: path.startsWith('/en/') ? ('en' as const) : ('fr' as const), alternates: [] },
});

describe('the map for search engines', () => {
  it('leaves out pages that ask not to be listed, and dates those that say when they changed', () => {
    const entries = sitemapEntries(
      [page('/404/'), page('/404.html'), page('/preview/'), page('/login/'), page('/fr/a&b/', 'x')],
      SITE,
      () => '2026-02-03',
    );
    expect(entries).toEqual([
      {
        url: `${SITE}/fr/a&b/`,
        lastmod: '2026-02-03',
        links: [
          { lang: 'fr', url: `${SITE}/fr/a&b/` },
          { lang: 'x-default', url: `${SITE}/fr/a&b/` },
        ],
      },
    ]);
  });

  it('dates an article by its update, if it has one, and a country by the latest of its articles', () => {
    const article = (id: string, publishedOn: string, updatedOn: string | null = null) => ({
      ...{ id, publishedOn, updatedOn, country: 'islande' },
      ...{ parent: null, children: [], internal: { type: 'Article', contentDigest: id, owner: 'test' } },
    });
    const lastChange = lastChanges([article('a', '2026-01-02', '2026-03-04'), article('b', '2026-02-03')]);
    expect(['a', 'b', 'islande', 'canada'].map(lastChange)).toEqual([
      '2026-03-04',
      '2026-02-03',
      '2026-03-04',
      undefined,
    ]);
  });

  it('is one file of well-formed XML, and an index of several when there are very many pages', async () => {
    const many = (count: number) =>
      sitemapEntries(
        Array.from({ length: count }, (_, i) => page(`/fr/a&b-${i}/`)),
        SITE,
        () => undefined,
      );
    await writeSitemap(many(10_001), SITE, folder);
    expect(readdirSync(folder).sort()).toEqual(['sitemap-0.xml', 'sitemap-1.xml', 'sitemap.xml']);
    const index = readXml(readFileSync(join(folder, 'sitemap.xml'), 'utf8'));
    expect([...index.querySelectorAll('sitemap > loc')].map((loc) => loc.textContent)).toEqual([
      `${SITE}/sitemap-0.xml`,
      `${SITE}/sitemap-1.xml`,
    ]);
    await writeSitemap(many(2), SITE, folder);
    expect(readdirSync(folder)).toEqual(['sitemap.xml']);
    const map = readXml(readFileSync(join(folder, 'sitemap.xml'), 'utf8'));
    expect(map.querySelector('loc')?.textContent).toBe(`${SITE}/fr/a&b-0/`);
  });
});
