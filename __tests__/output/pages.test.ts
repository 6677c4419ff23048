import { attribute, builtPaths, exists, find, readPage, readText, text } from '../support/built-site';

const pages = () => builtPaths().map(readPage);

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

describe('every page', () => {
  it('is text from its first character to its last', () => {
    // React 18 pads what it streams with zeros (patches/gatsby).
    expect(builtPaths().filter((path) => readPage(path).html.includes('\0'))).toEqual([]);
  });

  it('says its language, and has one title, one h1, one main and one canonical address of its own', () => {
    for (const page of pages()) {
      const language = page.path.startsWith('/en/') ? 'en' : 'fr';
      const counts = {
        lang: find(page, 'html').map((html) => attribute(html, 'lang')),
        h1: find(page, 'h1').length,
        main: find(page, 'main').length,
        title: find(page, 'title').filter((title) => title.parentNode?.nodeName === 'head').length,
        canonical: find(page, 'link', { rel: 'canonical' }).map((link) => attribute(link, 'href')),
      };
      expect([page.path, counts]).toEqual([
        page.path,
        { lang: [language], h1: 1, main: 1, title: 1, canonical: [`http://localhost:9000${page.path}`] },
      ]);
    }
  });

  it('skips no heading level', () => {
    for (const page of pages()) {
      const levels = page.elements
        .filter(({ tagName }) => /^h[1-6]$/.test(tagName))
        .map(({ tagName }) => Number(tagName[1]));
      const skips = levels.filter((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1);
      expect([page.path, skips]).toEqual([page.path, []]);
    }
  });

  it('links only to pages and anchors that exist', () => {
    const built = new Map(pages().map((page) => [page.path, page]));
    const broken = [...built.values()].flatMap((page) =>
      find(page, 'a')
        .map((link) => attribute(link, 'href') ?? '')
        .filter((href) => /^[/#]/.test(href))
        .filter((href) => {
          const [path = '', anchor] = href.split('#');
          const target = built.get(path || page.path);
          if (!target) return !/\.\w+$/.test(path) || !exists(path);
          return anchor && !target.elements.some((element) => attribute(element, 'id') === anchor);
        })
        .map((href) => `${page.path} → ${href}`),
    );
    expect(broken).toEqual([]);
  });

  it('lists versions that list it back', () => {
    const alternatesOf = (path: string) =>
      find(readPage(path), 'link', { rel: 'alternate' })
        .filter((link) => attribute(link, 'hreflang'))
        .map((link) => `${attribute(link, 'hreflang')} ${new URL(attribute(link, 'href') ?? '').pathname}`)
        .sort();
    for (const path of builtPaths()) {
      const own = alternatesOf(path);
      expect(own.some((alternate) => alternate.endsWith(` ${path}`))).toBe(true);
      for (const other of own) expect([path, alternatesOf(other.split(' ')[1] ?? '')]).toEqual([path, own]);
    }
  });

  it('shows no raw key of an interface word', () => {
    for (const page of pages()) {
      const body = find(page, 'body').map(text).join('');
      expect([page.path, /\b(common|article|country|home|login|sitemap):\w+|\{\{\w+\}\}/.exec(body)]).toEqual(
        [page.path, null],
      );
    }
  });

  it('asks no third party for anything', () => {
    for (const page of pages()) {
      const sources = page.elements
        .filter(({ tagName }) => ['script', 'img', 'iframe', 'source'].includes(tagName))
        .map((element) => attribute(element, 'src') ?? '')
        .filter((src) => /^(https?:)?\/\//.test(src));
      expect([page.path, sources]).toEqual([page.path, []]);
    }
  });
});

describe('pictures', () => {
  it('have alternative text, a size and modern formats', () => {
    const page = readPage('/fr/islande/');
    const [banner] = find(page, 'img', { loading: 'eager' });
    expect(banner && attribute(banner, 'alt')).toMatch(/montagne/);
    for (const img of find(page, 'img')) {
      expect([attribute(img, 'width'), attribute(img, 'height')].every((size) => Number(size) > 0)).toBe(
        true,
      );
    }
    expect(find(page, 'source', { type: 'image/avif' }).length).toBeGreaterThan(0);
  });
});

describe('every picture of every page', () => {
  it('names only files that were built', () => {
    const missing = pages().flatMap((page) =>
      [...find(page, 'img'), ...find(page, 'source')]
        .flatMap((element) => [
          attribute(element, 'src') ?? '',
          ...(attribute(element, 'srcset') ?? '').split(','),
        ])
        .map((candidate) => candidate.trim().split(' ')[0] ?? '')
        .filter((file) => file !== '' && !exists(file))
        .map((file) => `${page.path} → ${file}`),
    );
    expect(missing).toEqual([]);
  });
});

describe('an article in one language', () => {
  it('is built, has no counterpart and no link to one', () => {
    const page = readPage('/fr/islande/test-brouillon/');
    expect(find(page, 'a', { hreflang: 'en' })).toEqual([]);
    expect(exists('/en/iceland/test-draft/index.html')).toBe(false);
  });
});

describe('hostile Markdown', () => {
  it.each(['/fr/islande/test-hostile/', '/en/iceland/test-hostile/'])('is inert at %s', (path) => {
    const page = readPage(path);
    const handlers = page.elements.flatMap(({ attrs }) => attrs.filter(({ name }) => name.startsWith('on')));
    // A block of data is no script; head.test.ts reads it.
    const scripts = find(page, 'script')
      .filter((script) => attribute(script, 'type') !== 'application/ld+json')
      .map(text)
      .filter((code) => /alert|hacked/.test(code));
    expect([handlers, scripts]).toEqual([[], []]);
    expect(find(page, 'main').map(text).join('')).toContain('<script>window.hacked = true</script>');
    expect(find(page, 'a').filter((link) => /^javascript:/i.test(attribute(link, 'href') ?? ''))).toEqual([]);
  });
});

describe('an article', () => {
  it('shows the parts of SPEC §1 in either language', () => {
    const words = {
      '/fr/islande/': [
        'Mis à jour le',
        'Publié le',
        'Écrit par',
        'Intérêt',
        'Accès',
        'Difficulté',
        'Notre avis',
        'Nous aimons',
        'Nous aimons moins',
        'Continuez votre voyage',
        'Inspirez-vous d’autres expériences',
      ],
      '/en/iceland/': [
        'Updated on',
        'Published on',
        'Written by',
        'Interest',
        'Access',
        'Difficulty',
        'Our opinion',
        'We like',
        'We like less',
        'Continue your journey',
        'Get inspired by other experiences',
      ],
    };
    for (const [country, labels] of Object.entries(words)) {
      const articles = builtPaths()
        .filter((path) => path.startsWith(country) && path !== country)
        .map(readPage);
      const complete = articles.filter((page) =>
        labels.every((label) => find(page, 'main').map(text).join('').includes(label)),
      );
      expect([country, complete.length > 3]).toEqual([country, true]);
    }
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
  ])('%s lists every page of its language once, and no other', (path, own) => {
    const [main] = find(readPage(path), 'main');
    const links = main ? collectLinks(main).filter((href) => href.startsWith('/')) : [];
    const expected = builtPaths().filter((built) => own.test(built));
    expect([...links].sort()).toEqual(expected);
  });
});

function collectLinks(node: Parameters<typeof text>[0]): string[] {
  const own = 'tagName' in node && node.tagName === 'a' ? [attribute(node, 'href') ?? ''] : [];
  return 'childNodes' in node ? [...own, ...node.childNodes.flatMap(collectLinks)] : own;
}
