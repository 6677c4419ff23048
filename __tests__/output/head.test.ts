import {
  attribute,
  builtPaths,
  exists,
  find,
  readPage,
  text,
  type BuiltPage,
} from '../support/site/built-site';

const SITE = 'http://localhost:9000';
const pages = () => builtPaths().map(readPage);
const isListed = (page: BuiltPage) => find(page, 'meta', { name: 'robots' }).length === 0;
const meta = (page: BuiltPage, name: string) =>
  find(page, 'meta', name.includes(':') && !name.startsWith('twitter') ? { property: name } : { name }).map(
    (element) => attribute(element, 'content'),
  );

type Thing = Record<string, unknown> & { '@type': string };

function things(page: BuiltPage): Thing[] {
  const blocks = find(page, 'script', { type: 'application/ld+json' });
  expect([page.path, blocks.length]).toEqual([page.path, 1]);
  const block = JSON.parse(blocks[0] ? text(blocks[0]) : '') as { '@context': string; '@graph': Thing[] };
  expect(block['@context']).toBe('https://schema.org');
  return block['@graph'];
}

describe.each([
  ['/fr/recherche/', '/en/search/'],
  ['/fr/mon-voyage/', '/en/my-trip/'],
  ['/fr/hors-ligne/', '/en/offline/'],
])('%s and %s', (...paths) => {
  it('ask search engines not to list them', () =>
    expect(paths.map((path) => meta(readPage(path), 'robots'))).toEqual([['noindex'], ['noindex']]));
});

describe('the head of every page', () => {
  it('ends its title with the name of the site', () => {
    for (const page of pages()) {
      const [title] = find(page, 'title').map(text);
      expect([page.path, title]).toEqual([page.path, expect.stringMatching(/^(.+ - )?Grand Large$/)]);
    }
  });

  it('has a card, a share picture that was made, a theme colour per scheme, an author and a feed', () => {
    for (const page of pages()) {
      const [image = ''] = meta(page, 'og:image');
      const language = page.path.startsWith('/en/') ? 'en' : 'fr';
      expect([
        page.path,
        meta(page, 'twitter:card'),
        meta(page, 'og:url'),
        meta(page, 'og:locale'),
        exists(image?.replace(SITE, '') ?? ''),
        find(page, 'meta', { name: 'theme-color' }).map((element) => attribute(element, 'media')),
        meta(page, 'author').length,
        find(page, 'link', { type: 'application/rss+xml' }).map((link) => attribute(link, 'href')),
        /<noscript>.*<link rel="manifest" href="(.+?)"/.exec(page.html)?.[1],
      ]).toEqual([
        page.path,
        ['summary_large_image'],
        [SITE + page.path],
        [language === 'en' ? 'en_GB' : 'fr_FR'],
        true,
        ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'],
        1,
        [`/${language}/rss.xml`],
        language === 'en' ? '/manifest_en.webmanifest' : '/manifest.webmanifest',
      ]);
    }
  });

  it('gives an article a picture of its own, with its dates and author', () => {
    const page = readPage('/fr/islande/lagune-glaciaire-jokulsarlon/');
    const other = readPage('/fr/islande/');
    expect(meta(page, 'og:type')).toEqual(['article']);
    expect(meta(page, 'og:image')).not.toEqual(meta(other, 'og:image'));
    expect(meta(page, 'article:published_time')).toEqual([expect.stringMatching(/^\d{4}-\d{2}-\d{2}/)]);
    expect(meta(page, 'article:author')).toEqual(meta(page, 'author'));
  });

  it('colours the browser by country', () => {
    const colour = (path: string) => meta(readPage(path), 'theme-color')[0];
    expect(colour('/fr/islande/')).not.toBe(colour('/'));
    expect(colour('/en/hawaii/')).not.toBe(colour('/fr/islande/'));
  });

  it('asks search engines away from the search, saved pages, the preview and the unknown address alone', () => {
    expect(
      pages()
        .filter((page) => !isListed(page))
        .map(({ path }) => path),
    ).toEqual([
      '/404/',
      '/en/my-trip/',
      '/en/offline/',
      '/en/search/',
      '/fr/hors-ligne/',
      '/fr/mon-voyage/',
      '/fr/recherche/',
      '/preview/',
    ]);
  });
});

/** Properties that search engines want of each type, and we promise. */
const REQUIRED: Record<string, readonly string[]> = {
  Organization: ['@id', 'name', 'url'],
  WebSite: ['@id', 'name', 'url', 'inLanguage', 'publisher'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement', 'numberOfItems'],
  Article: ['headline', 'image', 'author', 'publisher', 'inLanguage', 'url', 'mainEntityOfPage'],
  TouristDestination: ['name', 'url', 'image', 'inLanguage'],
  TouristAttraction: ['name', 'url', 'geo'],
  TouristTrip: ['name', 'url'],
};

describe('structured data', () => {
  it('of every page parses, is of known types, has their properties, and points to pages of this site', () => {
    const built = new Set(builtPaths());
    for (const page of pages()) {
      for (const thing of things(page)) {
        const required = REQUIRED[thing['@type']];
        const missing = required?.filter((property) => !thing[property]);
        expect([page.path, thing['@type'], missing]).toEqual([page.path, thing['@type'], []]);
        if (typeof thing['url'] === 'string')
          expect([page.path, built.has(new URL(thing['url']).pathname)]).toEqual([page.path, true]);
      }
      expect(things(page).map((thing) => thing['@type'])).toEqual(
        expect.arrayContaining(['Organization', 'WebSite']),
      );
      expect(JSON.stringify(things(page))).not.toMatch(/aggregateRating|"review"/i);
    }
  });

  it('says of an article what the page shows', () => {
    const articles = pages().filter((page) => meta(page, 'og:type')[0] === 'article');
    expect(articles.length).toBeGreaterThan(60);
    for (const page of articles) {
      const article = things(page).find((thing) => thing['@type'] === 'Article');
      expect([page.path, article?.['headline']]).toEqual([page.path, find(page, 'h1').map(text)[0]]);
      const list = things(page).find((thing) => thing['@type'] === 'BreadcrumbList');
      const names = (list?.['itemListElement'] as { name: string }[]).map(({ name }) => name);
      const [shown] = find(page, 'nav', {
        'aria-label': page.path.startsWith('/en/') ? 'Breadcrumb' : 'Fil d’Ariane',
      });
      expect([page.path, names.slice(0, -1).join('')]).toEqual([page.path, shown && text(shown)]);
    }
  });

  it('joins the two versions of an article', () => {
    const of = (path: string) => things(readPage(path)).find((thing) => thing['@type'] === 'Article');
    const french = of('/fr/islande/lagune-glaciaire-jokulsarlon/');
    const english = of('/en/iceland/jokulsarlon-glacier-lagoon/');
    expect(english?.['translationOfWork']).toMatchObject({ '@id': french?.['@id'] });
    expect(french?.['workTranslation']).toMatchObject([{ '@id': english?.['@id'] }]);
    expect(of('/fr/islande/test-brouillon/')).not.toHaveProperty('workTranslation');
  });

  it('places sights on the earth, and only where the page shows the place', () => {
    const sights = pages().filter((page) =>
      things(page).some((thing) => thing['@type'] === 'TouristAttraction'),
    );
    expect(sights.length).toBeGreaterThan(3);
    for (const page of sights)
      expect([
        page.path,
        find(page, 'a').some((link) => /^geo:/.test(attribute(link, 'href') ?? '')),
      ]).toEqual([page.path, true]);
  });

  it('names the regions of a country, its journeys, and nothing that is empty', () => {
    const [country] = things(readPage('/en/iceland/')).filter((t) => t['@type'] === 'TouristDestination');
    expect((country?.['containsPlace'] as unknown[]).length).toBe(6);
    const trips = pages().filter((page) => things(page).some((thing) => thing['@type'] === 'TouristTrip'));
    expect(trips.length).toBeGreaterThan(0);
    for (const page of pages()) expect(JSON.stringify(things(page))).not.toMatch(/:(null|""|\[\])/);
  });
});

describe('unusual articles', () => {
  it.each(['/fr/islande/test-nu/', '/en/iceland/test-bare/'])(
    '%s, without description or picture, claims none and shows the brand’s own',
    (path) => {
      const page = readPage(path);
      const article = things(page).find((thing) => thing['@type'] === 'Article');
      expect([meta(page, 'description'), meta(page, 'og:description')]).toEqual([[], []]);
      expect(article).not.toHaveProperty('description');
    },
  );

  it('keeps ampersands, quotes, angle brackets and emoji of a title', () => {
    const title = 'An article & its "<script>alert(1)</script>" 🐑';
    const page = readPage('/en/iceland/test-hostile/');
    expect(find(page, 'title').map(text)).toEqual([`${title} - Grand Large`]);
    expect(meta(page, 'og:title')).toEqual([title]);
    expect(things(page).find((thing) => thing['@type'] === 'Article')?.['headline']).toBe(title);
  });
});
