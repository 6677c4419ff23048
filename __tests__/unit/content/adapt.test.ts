import { adaptArticle } from '../../../src/content/article/adapt';
import { adaptCountry } from '../../../src/content/country/adapt';
import { adaptMapFeature } from '../../../src/content/map-feature/adapt';
import { parseCredit } from '../../../src/content/picture/adapt';
import { rawArticleEntry, rawCountryEntry } from '../../support/inputs/raw';

const media = { url: '/uploads/a.jpg', caption: 'Grand Large — CC BY 4.0', localFile___NODE: 'file1' };

describe('an article', () => {
  it('becomes ours, with its address and the ids of what it refers to', () => {
    const article = adaptArticle({ ...rawArticleEntry, etape: null, titre_court: ' ', rando: null });
    expect(article).toMatchObject({
      shortId: 'k3v9x',
      path: '/fr/islande/geysir/',
      country: 'Country is fr',
      region: 'Region south fr',
      isHike: false,
      shortTitle: undefined,
      gallery: [],
      likes: [],
    });
  });

  it('is told on cards by a line of its own, or else by the beginning of its standfirst', () => {
    const chapeau = 'Une source qui jaillit. Toutes les huit minutes.';
    expect(adaptArticle({ ...rawArticleEntry, chapeau, resume: 'Attendre huit minutes.' }).summary).toBe(
      'Attendre huit minutes.',
    );
    expect(adaptArticle({ ...rawArticleEntry, chapeau, resume: ' ' }).summary).toBe(chapeau);
  });

  it.each([
    [
      'as its editors say',
      { publie_le: '2026-03-02', mis_a_jour_le: '2026-09-14' },
      '2026-03-02',
      '2026-09-14',
    ],
    ['updated when it came out', { publie_le: '2026-03-02' }, '2026-03-02', '2026-03-02'],
    ['out since its publication', {}, '2026-11-05', '2026-11-05'],
    ['not in 2062', { publie_le: '2062-03-02', mis_a_jour_le: '2062-03-02' }, '2026-11-05', '2026-11-05'],
  ])('is dated %s', (_, days, publishedOn, updatedOn) => {
    const article = { ...rawArticleEntry, publie_le: null, mis_a_jour_le: null, ...days };
    expect(adaptArticle({ ...article, publishedAt: '2026-11-05T09:30:00.000Z' })).toMatchObject({
      publishedOn,
      updatedOn,
    });
  });

  it('shows the number of its step', () => {
    expect(adaptArticle({ ...rawArticleEntry, etape: 'etape8' }).step).toBe(8);
  });

  it('carries alternative text, credit and licence on its cover', () => {
    const couverture = { fichier: media, alternative: 'Un geyser', legende: null };
    expect(adaptArticle({ ...rawArticleEntry, couverture }).cover).toEqual({
      file: 'file1',
      alt: 'Un geyser',
      caption: undefined,
      credit: 'Grand Large',
      licence: 'CC BY 4.0',
      focalPoint: { x: 50, y: 50 },
    });
  });

  it.each([
    ['an unknown step', { etape: 'etape9' }, 'etape: ', '"etape9"'],
    ['an unknown type', { type: 'hotel' }, 'type: ', '"hotel"'],
    ['an unknown icon', { svg: 'licorne' }, 'svg: ', '"licorne"'],
    ['a slug that is no slug', { slug: 'Geysir !' }, 'slug: expected lower-case', '"Geysir !"'],
    ['no short id', { id_court: null }, 'id_court: ', 'found null'],
    ['a short id of another form', { id_court: '12345' }, 'id_court: expected a short id', '"12345"'],
    ['an impossible date', { publie_le: '2026-02-31' }, 'publie_le: ', '"2026-02-31"'],
    ['a language that the site lacks', { locale: 'de' }, 'locale: ', '"de"'],
    [
      'a cover without alternative text',
      { couverture: { fichier: media, alternative: ' ' } },
      'couverture.alternative: ',
      '" "',
    ],
    [
      'a cover that could not be downloaded',
      { couverture: { fichier: { url: '/uploads/a.jpg' }, alternative: 'a' } },
      'couverture.fichier.localFile___NODE: expected a picture that can be downloaded',
      'found',
    ],
    [
      'a cover that the site cannot show',
      { couverture: { fichier: { url: '/uploads/a.gif', localFile___NODE: 'file1' }, alternative: 'a' } },
      'couverture.fichier.url: expected a picture that the site can show',
      '"/uploads/a.gif"',
    ],
    [
      'a picture in the text that the site cannot show',
      {
        corps: {
          data: '![x](/uploads/a.gif)',
          medias: [{ src: '/uploads/a.gif', file: { url: '/uploads/a.gif' }, localFile___NODE: 'file1' }],
        },
      },
      'to be one that the site can show (JPEG, PNG, WebP, AVIF or TIFF), but /uploads/a.gif is not',
      /is not$/,
    ],
    [
      'a picture in the text that is not in the media library',
      { corps: { data: '![x](/uploads/gone.jpg)', medias: [] } },
      '/uploads/gone.jpg is not',
      /is not$/,
    ],
    [
      'a picture in the text without an address',
      { corps: { data: 'Avant ![une vue]() après', medias: [] } },
      'in the media library, but ![…]() is not',
      /is not$/,
    ],
  ])('with %s is refused by its name, language and id', (_, change, problem, found) => {
    const adapt = () => adaptArticle({ ...rawArticleEntry, ...change });
    expect(adapt).toThrow('article “Geysir” (');
    expect(adapt).toThrow('id doc1)');
    expect(adapt).toThrow(problem);
    expect(adapt).toThrow(found);
  });

  it.each([
    ['region', { pay: null }],
    ['step', { pay: null, region: null, etape: 'etape2' }],
  ])('whose country is unpublished is given away by its %s', (_, change) => {
    expect(() => adaptArticle({ ...rawArticleEntry, ...change })).toThrow(
      'a country published in “fr” was expected',
    );
  });

  it('may stand at top level', () => {
    expect(adaptArticle({ ...rawArticleEntry, pay: null, region: null }).path).toBe('/fr/geysir/');
  });
});

describe('a country', () => {
  it('orders its steps and keeps the editors’ order of step 6', () => {
    const country = adaptCountry({
      ...rawCountryEntry,
      etapes: [
        { numero: 2, titre: 'Deux' },
        { numero: 1, titre: 'Un' },
      ],
      articles_etape6: ['b', 'a'].map((documentId) => ({ documentId, locale: 'fr' })),
    });
    expect(country.steps.map(({ number }) => number)).toEqual([1, 2]);
    expect(country.excursionArticles).toEqual(['Article b fr', 'Article a fr']);
  });

  it('has the climate of twelve months or of none', () => {
    const month = { mois: 1, temperature_min: 0, temperature_max: 1, pluie_mm: 1, jour_h: 5 };
    expect(() => adaptCountry({ ...rawCountryEntry, climat: [month] })).toThrow(
      'expected the twelve months in order',
    );
  });
});

describe('a map feature', () => {
  const feature = {
    documentId: 'm',
    id_court: 'd5f6g',
    locale: 'fr',
    titre: 'Geysir',
    couche: 'points_interet',
  };

  it.each([
    ['swapped and out of range', { type: 'Point', coordinates: [64, -200] }],
    ['of an unknown kind', { type: 'Circle', coordinates: [0, 0] }],
    ['a line of one point', { type: 'LineString', coordinates: [[0, 0]] }],
    ['missing', null],
  ])('with a geometry %s is refused', (_, geometrie) => {
    expect(() => adaptMapFeature({ ...feature, geometrie })).toThrow(
      'map-feature “Geysir” (fr, id m): geometrie',
    );
  });

  it('of an unknown layer is refused', () => {
    const geometrie = { type: 'Point', coordinates: [-20, 64] };
    expect(() => adaptMapFeature({ ...feature, couche: 'bars', geometrie })).toThrow('couche');
  });
});

describe('the credit of a file', () => {
  it.each([
    ['Grand Large — CC BY 4.0', { credit: 'Grand Large', licence: 'CC BY 4.0' }],
    ['Une photographe', { credit: 'Une photographe' }],
    [undefined, {}],
  ])('%s', (caption, expected) => {
    expect(parseCredit(caption)).toEqual(expected);
  });
});
