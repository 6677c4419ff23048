import type { Article } from '../../../src/content/article/adapt';
import type { Country } from '../../../src/content/country/adapt';
import { listedArticles } from '../../../src/content/country/listed-articles';
import type { Alert } from '../../../src/content/country/types';
import type { Region } from '../../../src/content/region/adapt';
import { knownPages } from '../../../src/site-build/files/address-list';
import type { Content } from '../../../src/site-build/nodes/adapt-all';
import { complete } from '../../../src/site-build/nodes/complete';
import { untranslatedArticles } from '../../../src/site-build/nodes/untranslated';
import { planPages } from '../../../src/site-build/pages/planned-pages';

const country = (locale: 'fr' | 'en', more: Partial<Country> = {}) =>
  ({
    id: `is-${locale}`,
    documentId: 'is',
    locale,
    steps: [],
    alerts: [],
    formerPaths: [],
    path: `/${locale}/x/`,
    ...more,
  }) as unknown as Country;
const article = (documentId: string, locale: 'fr' | 'en', of = 'is') =>
  ({
    id: `${documentId}-${locale}`,
    documentId,
    locale,
    country: `${of}-${locale}`,
    formerPaths: [],
    path: `/${locale}/x/${documentId}/`,
  }) as unknown as Article;
const COUNTRIES = [country('fr'), country('en')];

describe('what a country has in another language only', () => {
  it('is listed in both directions, and nothing that is translated', () => {
    const found = untranslatedArticles({
      Country: COUNTRIES,
      Article: [
        article('both', 'fr'),
        article('both', 'en'),
        article('french', 'fr'),
        article('english', 'en'),
      ],
    });
    expect(Object.fromEntries(found)).toEqual({ 'is-fr': ['english-en'], 'is-en': ['french-fr'] });
  });

  it('is none of another country, and none without one', () => {
    const usa = country('fr', { id: 'us-fr', documentId: 'us' });
    const alone = { ...article('jet-lag', 'fr'), country: undefined } as Article;
    const found = untranslatedArticles({
      Country: [...COUNTRIES, usa],
      Article: [article('a', 'fr', 'us'), alone],
    });
    expect(found.get('is-en')).toEqual([]);
  });

  it('stands in the page’s own region, found by the document', () => {
    const card = { title: 'Se marier' };
    const regions = [{ id: 'north-en', documentId: 'north' }];
    expect(
      listedArticles<{ title: string }>(
        [],
        [
          { ...card, locale: 'fr', region: { documentId: 'north' } },
          { ...card, locale: 'fr', region: { documentId: 'gone' } },
        ],
        regions,
      ).map(({ region, locale }) => [region?.id, locale]),
    ).toEqual([
      ['north-en', 'fr'],
      [undefined, 'fr'],
    ]);
  });
});

it('a build leaves out alerts that are over, and keeps those that are to come', () => {
  const alert = (text: string, start: string, end: string) => ({ text, start, end }) as Alert;
  const alerts = [
    alert('over', '2026-01-01T00:00:00Z', '2026-02-01T00:00:00Z'),
    alert('now', '2026-01-01T00:00:00Z', '2026-12-01T00:00:00Z'),
    alert('later', '2026-11-01T00:00:00Z', '2026-12-01T00:00:00Z'),
  ];
  const content = {
    Article: [],
    Comment: [],
    Country: [country('fr', { alerts })],
    Region: [{ id: 'r', alerts } as unknown as Region],
    StaticPage: [],
    Excursion: [],
    MapFeature: [],
  } as unknown as Content;
  const settings = { affiliatePartners: {}, legal: {} };
  const {
    Country: [done],
    Region: [region],
  } = complete(content, settings, Date.parse('2026-06-01T00:00:00Z'));
  expect([done, region].map((place) => place?.alerts.map(({ text }) => text))).toEqual([
    ['now', 'later'],
    ['now', 'later'],
  ]);
});

it('the list of addresses holds every page of an entry once, its languages together', () => {
  const entry = (id: string, documentId: string, locale: 'fr' | 'en') =>
    ({
      ...{ id, documentId, locale, path: `/${locale}/${id}/`, countryId: null, regionId: null },
      ...{ title: id, type: null, isHike: false, step: null, menuPosition: null },
    }) as const;
  const pages = planPages({
    articles: [entry('a', 'd1', 'fr'), entry('b', 'd1', 'en'), entry('c', 'd2', 'en')],
    countries: [{ ...entry('x', 'd3', 'fr'), isMain: true, hasMap: true }],
    staticPages: [],
  });
  const titles = new Map(['a', 'b', 'c', 'x'].map((id) => [id, id.toUpperCase()]));
  expect(knownPages(pages, titles)).toEqual([
    { fr: ['/fr/a/', 'A'], en: ['/en/b/', 'B'] },
    { en: ['/en/c/', 'C'] },
    { fr: ['/fr/x/', 'X'] },
  ]);
});

it('a build gives each article its comments, in an order that lasts, and says whether the map has it as a journey', () => {
  const content = {
    Article: [article('loop', 'fr'), article('quiet', 'fr')],
    Comment: [
      { id: 'c2', article: 'loop-fr' },
      { id: 'c1', article: 'loop-fr' },
    ],
    Country: [],
    Region: [],
    StaticPage: [],
    Excursion: [],
    MapFeature: [
      { layer: 'itineraires', article: 'loop-fr' },
      { layer: 'randonnees', article: 'quiet-fr' },
    ],
  } as unknown as Content;
  expect(complete(content, { affiliatePartners: {}, legal: {} }).Article).toMatchObject([
    { id: 'loop-fr', comments: ['c1', 'c2'], isItinerary: true },
    { id: 'quiet-fr', comments: [], isItinerary: false },
  ]);
});

it('a build finds the article that tells of each excursion', () => {
  const content = {
    Article: [{ ...article('lagoon', 'fr'), excursions: ['boat-fr'] }],
    Comment: [],
    Country: [],
    Region: [],
    StaticPage: [],
    Excursion: [
      { id: 'boat-fr', country: 'is-fr' },
      { id: 'ride-fr', country: 'is-fr' },
    ],
    MapFeature: [],
  } as unknown as Content;
  const { Excursion } = complete(content, { affiliatePartners: {}, legal: {} });
  expect(Excursion.map((excursion) => excursion.article)).toEqual(['lagoon-fr', undefined]);
});
