import { describeProblem } from '../../../src/content/content-error';
import type { Country } from '../../../src/content/country/adapt';
import type { MapFeature } from '../../../src/content/map-feature/adapt';
import { adaptAll } from '../../../src/site-build/nodes/adapt-all';
import { findCollisions } from '../../../src/site-build/nodes/addresses';
import { findStrayPlaces } from '../../../src/site-build/nodes/check-places';
import { resolveReferences } from '../../../src/site-build/nodes/references';
import { planPages } from '../../../src/site-build/pages/planned-pages';
import { rawArticleEntry, rawCountryEntry, rawPageEntry, rawRegionEntry } from '../../support/inputs/raw';

type Entries = Record<string, unknown[]>;

const complete: Entries = {
  STRAPI_ARTICLE: [rawArticleEntry],
  STRAPI_COUNTRY: [rawCountryEntry],
  STRAPI_REGION: [rawRegionEntry],
  STRAPI_STATIC_PAGE: [rawPageEntry],
};

const adapt = (entries: Entries) => adaptAll((rawType) => entries[rawType] ?? []);
const resolve = (entries: Entries) => resolveReferences(adapt(entries).content);

describe('the content as a whole', () => {
  it('builds when it is empty, with the site’s own name', () => {
    const { content, problems } = adapt({});
    expect(problems).toEqual([]);
    expect(content.Brand.map(({ name }) => name)).toEqual(['Grand Large', 'Grand Large']);
    expect(resolveReferences(content).problems).toEqual([]);
  });

  it('reports every broken entry at once', () => {
    const broken = { ...rawArticleEntry, type: 'hotel' };
    const { problems } = adapt({ STRAPI_ARTICLE: [broken, { ...broken, documentId: 'doc2' }] });
    expect(problems).toHaveLength(2);
  });

  it('drops references to what is not published', () => {
    const gone = { documentId: 'gone', locale: 'fr' };
    const article = {
      ...rawArticleEntry,
      continuer_voyage: [gone],
      autres_experiences: [gone],
      excursions: [gone],
    };
    const { content, problems } = resolve({ ...complete, STRAPI_ARTICLE: [article] });
    expect(problems).toEqual([]);
    expect(content.Article[0]).toMatchObject({ continueJourney: [], getInspired: [], excursions: [] });
  });

  it('refuses an article whose country is not part of the build', () => {
    expect(
      resolve({ ...complete, STRAPI_COUNTRY: [] })
        .problems.map(describeProblem)
        .join(),
    ).toContain('article “Geysir” (fr, id doc1): pay: expected a country published in “fr”');
  });

  it('refuses an article in a region of another country', () => {
    const region = { ...rawRegionEntry, pay: { documentId: 'us', locale: 'fr' } };
    const usa = { ...rawCountryEntry, documentId: 'us', slug: 'etats-unis' };
    const { problems } = resolve({
      ...complete,
      STRAPI_REGION: [region],
      STRAPI_COUNTRY: [rawCountryEntry, usa],
    });
    expect(problems.map(describeProblem)).toEqual([
      expect.stringContaining('expected a region of the article’s own country'),
    ]);
  });
});

describe('addresses', () => {
  const topLevel = { ...rawArticleEntry, documentId: 'doc9', pay: null, region: null };

  it('of sound content do not collide', () => {
    expect(findCollisions(adapt(complete).content)).toEqual([]);
  });

  it.each([
    ['a country', { ...topLevel, slug: 'islande' }, 'country “Islande”'],
    ['a page', { ...topLevel, slug: 'contact' }, 'static-page “Contact”'],
    ['another article', { ...rawArticleEntry, documentId: 'doc9' }, 'article “Geysir” (fr, id doc1)'],
    ['the search', { ...topLevel, slug: 'recherche' }, 'the site itself'],
    ['the map', { ...rawArticleEntry, documentId: 'doc9', slug: 'carte' }, 'the site itself'],
    ['the country’s folder', { ...rawArticleEntry, documentId: 'doc9', slug: 'index' }, 'the site itself'],
  ])('an article that takes the address of %s is named', (_, article, owner) => {
    const collisions = findCollisions(
      adapt({ ...complete, STRAPI_ARTICLE: [rawArticleEntry, article] }).content,
    ).map(describeProblem);
    expect(collisions).toHaveLength(1);
    expect(collisions[0]).toContain(owner);
    expect(collisions[0]).toContain('id doc9');
  });
});

describe('pages (SPEC §2)', () => {
  const article = {
    id: 'a',
    documentId: 'd',
    path: '/fr/x/a/',
    locale: 'fr',
    title: 'A',
    type: null,
    step: null,
    menuPosition: null,
    isHike: false,
    countryId: 'x',
    regionId: null,
  } as const;
  const country = {
    id: 'x',
    documentId: 'c',
    path: '/fr/x/',
    locale: 'fr',
    isMain: false,
    hasMap: false,
  } as const;
  const paths = (articles: (typeof article)[]) =>
    planPages({ articles, countries: [country], staticPages: [] }).map(({ path }) => path);

  it('are both homes, searches and pages for visitors without network, login, 404 and preview even without content', () => {
    const pages = planPages({ articles: [], countries: [], staticPages: [] });
    expect(pages.map(({ path, template }) => [path, template])).toEqual([
      ['/', 'index'],
      ['/en/', 'index'],
      ['/fr/recherche/', 'search'],
      ['/en/search/', 'search'],
      ['/fr/hors-ligne/', 'offline'],
      ['/en/offline/', 'offline'],
      ['/fr/mon-voyage/', 'trip'],
      ['/en/my-trip/', 'trip'],
      ['/login/', 'login'],
      ['/404/', 'not-found'],
      ['/preview/', 'preview'],
    ]);
  });

  it('include a country that is not main once an article is published under it', () => {
    expect(paths([])).not.toContain('/fr/x/');
    expect(paths([article])).toContain('/fr/x/');
  });

  it('know their counterparts; an article in one language has none', () => {
    const english = { ...article, id: 'b', path: '/en/x/b/', locale: 'en' } as const;
    const alternatesOf = (articles: (typeof article | typeof english)[]) =>
      planPages({ articles, countries: [], staticPages: [] }).find(({ id }) => id === 'a')?.alternates;
    expect(alternatesOf([english, article])).toEqual([
      { locale: 'fr', path: '/fr/x/a/' },
      { locale: 'en', path: '/en/x/b/' },
    ]);
    expect(alternatesOf([article])).toEqual([{ locale: 'fr', path: '/fr/x/a/' }]);
  });
});

describe('places outside their country', () => {
  const country = { id: 'i', frame: { west: -25, south: 62, east: -12, north: 67 } } as Country;
  const place = (coordinates: readonly [number, number]) =>
    ({
      title: 'Geysir',
      locale: 'fr',
      documentId: 'm',
      country: 'i',
      geometry: { type: 'Point', coordinates },
    }) as MapFeature;

  it.each([
    [[64, -20], 'found 64, -20; longitude comes first'],
    [[-179.9, -17], 'found -179.9, -17'],
  ] as const)('%j ends the build with its name', (coordinates, message) => {
    const stray = findStrayPlaces({ Country: [country], MapFeature: [place(coordinates)] }).map(
      describeProblem,
    );
    expect(stray).toEqual([expect.stringMatching(/^map-feature “Geysir” \(fr, id m\): geometrie: /)]);
    expect(stray[0]).toContain(message);
  });

  it('are none on either side of the 180th meridian, in a country that lies across it', () => {
    const frame = { west: 176.8, south: -19.3, east: 181.8, north: -16 };
    const stray = (at: [number, number]) =>
      findStrayPlaces({ Country: [{ ...country, frame }], MapFeature: [place(at)] });
    expect([...stray([177.4, -17.8]), ...stray([-178.96, -17.2])]).toEqual([]);
    expect(stray([-170, -17])).toHaveLength(1);
  });

  it('are none when they lie in it, or when the country has no frame', () => {
    expect(findStrayPlaces({ Country: [country], MapFeature: [place([-20, 64])] })).toEqual([]);
    expect(findStrayPlaces({ Country: [], MapFeature: [place([64, -20])] })).toEqual([]);
  });
});
