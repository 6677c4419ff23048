import type { text } from '../support/site/built-site';
import { attribute, builtPaths, exists, find, readPage, readText } from '../support/site/built-site';

describe('the routes of SPEC §2', () => {
  it.each([
    '/',
    '/en/',
    '/fr/islande/',
    '/en/iceland/',
    '/fr/hawaii/',
    '/en/hawaii/',
    '/fr/etats-unis/',
    '/en/united-states/',
    '/fr/polynesie-francaise/',
    '/en/french-polynesia/',
    '/fr/autriche/',
    '/en/autria/',
    '/fr/conditions-generales/',
    '/en/terms-of-service/',
    '/fr/confidentialite/',
    '/en/privacy-policy/',
    '/fr/contact/',
    '/en/contact/',
    '/fr/sitemap/',
    '/en/sitemap/',
    '/login/',
    '/404/',
    '/preview/',
  ])('%s is built', (path) => {
    expect(exists(`${path}index.html`)).toBe(true);
  });

  it('include the file that servers show for unknown addresses', () => {
    expect(exists('404.html')).toBe(true);
  });
});

describe.each([
  ['fr', '/fr/rss.xml', '/', '/en/'],
  ['en', '/en/rss.xml', '/en/', '/'],
])('the feed in %s', (language, path, ownHome, otherHome) => {
  it('lists pages of its language that exist, and is announced by pages of that language only', () => {
    const feed = readText(path);
    expect(feed).toContain(`<language><![CDATA[${language}]]></language>`);
    const links = [...feed.matchAll(/<item>.*?<link>(.*?)<\/link>/gs)].map(
      ([, link]) => new URL(link ?? '').pathname,
    );
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter((link) => !link.startsWith(`/${language}/`) || !exists(`${link}index.html`))).toEqual(
      [],
    );
    const announced = (home: string) =>
      find(readPage(home), 'link', { type: 'application/rss+xml' }).map((link) => attribute(link, 'href'));
    expect(announced(ownHome)).toEqual([path]);
    expect(announced(otherHome)).not.toContain(path);
  });
});

describe('the sitemap page', () => {
  it.each([
    ['/fr/sitemap/', /^\/($|fr\/)/],
    ['/en/sitemap/', /^\/en\//],
  ])(
    '%s lists every page of its language but the search, trips and the one for visitors without network once, and no other',
    (path, own) => {
      const [main] = find(readPage(path), 'main');
      const links = main ? collectLinks(main).filter((href) => href.startsWith('/')) : [];
      const expected = builtPaths().filter(
        (built) =>
          own.test(built) && !/\/(recherche|search|hors-ligne|offline|mon-voyage|my-trip)\/$/.test(built),
      );
      expect([...links].sort()).toEqual(expected);
    },
  );
});

function collectLinks(node: Parameters<typeof text>[0]): string[] {
  const own = 'tagName' in node && node.tagName === 'a' ? [attribute(node, 'href') ?? ''] : [];
  return 'childNodes' in node ? [...own, ...node.childNodes.flatMap(collectLinks)] : own;
}

it('leads from the English name of Austria to the specification’s address (DECISIONS 39)', () => {
  expect(readText('_redirects').split('\n')).toContain('/en/austria/ /en/autria/ 301');
});
