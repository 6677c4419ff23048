import { articleThings } from '../../../src/content/structured-data/article';
import { breadcrumbList, siteThings } from '../../../src/content/structured-data/site';
import { jsonLd } from '../../../src/content/structured-data/thing';

const SITE = 'https://www.example.org';
const ARTICLE = {
  siteUrl: SITE,
  locale: 'en' as const,
  path: '/en/iceland/geysir/',
  alternates: [
    { locale: 'fr' as const, path: '/fr/islande/geysir/' },
    { locale: 'en' as const, path: '/en/iceland/geysir/' },
  ],
  title: 'Geysir',
  description: 'Hot water.',
  shareImage: '/share/a.jpg',
  publishedOn: '2026-01-02',
  updatedOn: '2026-03-04',
  author: 'Camille Renard',
  type: 'interet',
  coordinates: { latitude: 64.31, longitude: -20.3 },
  country: { name: 'Iceland', path: '/en/iceland/' },
  isItinerary: false,
  labelled: [],
};
const read = (things: Parameters<typeof jsonLd>[0]) =>
  (JSON.parse(jsonLd(things)) as { '@graph': Record<string, unknown>[] })['@graph'];

describe('JSON-LD', () => {
  it('cannot end the element that it stands in', () => {
    const text = jsonLd([{ '@type': 'Article', headline: '</script><script>alert(1)' }]);
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toMatchObject({ '@graph': [{ headline: '</script><script>alert(1)' }] });
  });

  it.each(['A & B', '“quoted”, "quoted"', '🐑 and 🌋', 'x'.repeat(300), 'line\u2028separator'])(
    'keeps the title %s',
    (headline) => {
      expect(read([{ '@type': 'Article', headline }])).toEqual([{ '@type': 'Article', headline }]);
    },
  );

  it('leaves out what nobody wrote', () => {
    const [article] = read(
      articleThings({
        ...ARTICLE,
        description: null,
        publishedOn: null,
        updatedOn: null,
        author: null,
        type: 'zone',
        alternates: [],
      }),
    );
    expect(Object.keys(article ?? {}).sort()).toEqual(
      [
        '@id',
        '@type',
        'author',
        'headline',
        'image',
        'inLanguage',
        'isPartOf',
        'mainEntityOfPage',
        'publisher',
        'url',
      ].sort(),
    );
    expect(article?.['author']).toEqual({ '@id': `${SITE}/#organization` });
  });
});

describe('an article', () => {
  it('is the translation of its French version, and about the sight that it describes', () => {
    const [article, sight] = read(articleThings(ARTICLE));
    expect(article).toMatchObject({
      datePublished: '2026-01-02',
      dateModified: '2026-03-04',
      translationOfWork: { '@id': `${SITE}/fr/islande/geysir/#article` },
      about: [{ '@id': `${SITE}/en/iceland/geysir/#place` }],
    });
    expect(sight).toMatchObject({ '@type': 'TouristAttraction', geo: { latitude: 64.31, longitude: -20.3 } });
  });

  it.each([
    ['a sight without a known place', { coordinates: null }],
    ['a guide of an area', { type: 'zone' }],
  ])('is about no one place when it is %s', (_, change) => {
    expect(read(articleThings({ ...ARTICLE, ...change }))).toHaveLength(1);
  });

  it('is about a journey when the map shows its itinerary', () => {
    const things = read(articleThings({ ...ARTICLE, type: null, isItinerary: true }));
    expect(things[1]).toMatchObject({ '@type': 'TouristTrip', name: 'Geysir' });
  });

  it('mentions the excursions that carry the label, with what stands beside it', () => {
    const labelled = [{ title: 'Glacier walk', label: 'Tested and approved (Example)' }];
    expect(read(articleThings({ ...ARTICLE, labelled }))[0]?.['mentions']).toEqual([
      { '@type': 'Service', name: 'Glacier walk', description: 'Tested and approved (Example)' },
    ]);
  });
});

const FACTS = {
  siteUrl: SITE,
  locale: 'fr' as const,
  name: 'Grand Large',
  tagline: 'Partir',
  profiles: ['https://video.example.org/'],
};

describe('the site', () => {
  it('names its publisher once and points to it', () => {
    const [organization, site] = read(siteThings({ ...FACTS, path: '/', profiles: [] }));
    expect(site?.['publisher']).toEqual({ '@id': organization?.['@id'] });
    expect(organization).not.toHaveProperty('sameAs');
  });

  it('is presented in full on its home page alone', () => {
    const [publisher, site] = read(siteThings({ ...FACTS, path: '/' }));
    expect(publisher).toMatchObject({
      logo: `${SITE}/app/any-512.png`,
      sameAs: ['https://video.example.org/'],
    });
    expect(site).toMatchObject({ description: 'Partir' });
    expect(read(siteThings({ ...FACTS, path: '/fr/islande/' }))).toEqual([
      { '@type': 'Organization', '@id': `${SITE}/#organization`, name: 'Grand Large', url: `${SITE}/` },
      {
        '@type': 'WebSite',
        '@id': `${SITE}/#website`,
        name: 'Grand Large',
        url: `${SITE}/`,
        inLanguage: 'fr',
        publisher: { '@id': `${SITE}/#organization` },
      },
    ]);
  });

  it('counts the steps of a way from one', () => {
    const list = breadcrumbList(SITE, [
      { name: 'Grand Large', path: '/' },
      { name: 'Islande', path: '/fr/islande/' },
    ]);
    expect(list).toMatchObject({
      itemListElement: [
        { position: 1, item: `${SITE}/` },
        { position: 2, item: `${SITE}/fr/islande/` },
      ],
    });
  });
});
