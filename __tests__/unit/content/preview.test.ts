import { ContentError } from '../../../src/content/content-error';
import { readAnswer } from '../../../src/content/preview/answer';
import { previewPage } from '../../../src/content/preview/page';
import { framedAddress, readAddress } from '../../../src/features/preview/address';
import { rawArticleEntry, rawCountryEntry, rawPageEntry, rawRegionEntry } from '../../support/inputs/raw';

const CMS = 'https://cms.example.org';
const FILE = {
  url: '/uploads/a.jpg',
  localFile___NODE: '/uploads/a.jpg',
  caption: 'Grand Large — CC BY 4.0',
  width: 3200,
  height: 1600,
  formats: {
    small: { url: '/uploads/small_a.jpg', width: 640 },
    thumbnail: { url: '/uploads/thumbnail_a.jpg', width: 245 },
  },
};

const ANSWER = {
  documentId: 'doc1',
  locale: 'fr',
  status: 'draft',
  isPublished: false,
  locales: ['fr'],
};

type Related = Record<string, unknown[]>;

function pageOf(uid: string, entry: object, related: Related = {}) {
  return previewPage(readAnswer({ ...ANSWER, uid, entry, related }), CMS);
}

function articleOf(changes: object = {}, related: Related = {}) {
  const around = { country: [rawCountryEntry], region: [rawRegionEntry], ...related };
  const page = pageOf('api::article.article', { ...rawArticleEntry, ...changes }, around);
  if (page.type !== 'article') throw new Error(`expected an article, found ${page.type}`);
  return page;
}

const problemsOf = (act: () => unknown) => {
  try {
    act();
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
};

describe('the page of a draft', () => {
  it('is an article under its country, with what visitors may see of others', () => {
    const other = { ...rawArticleEntry, documentId: 'doc2', titre: 'Gullfoss', slug: 'gullfoss' };
    const to = (documentId: string) => ({ documentId, locale: 'fr' });
    const { article, palette, title } = articleOf(
      { continuer_voyage: [to('doc2'), to('unpublished'), to('doc1')] },
      { article: [other, rawArticleEntry], 'map-feature': [{}] },
    );
    expect([title, palette]).toEqual(['Geysir', 'islande']);
    expect(article).toMatchObject({
      path: '/fr/islande/geysir/',
      country: { name: 'Islande', path: '/fr/islande/', hasMap: true },
      region: { title: 'Sud' },
      continueJourney: [{ title: 'Gullfoss', path: '/fr/islande/gullfoss/', shortTitle: null }],
    });
  });

  it('shows pictures where the CMS has them, no wider than a page does', () => {
    const couverture = { fichier: FILE, alternative: 'Un geyser' };
    const text = { data: '![Eau](/uploads/a.jpg)', medias: [{ src: '/uploads/a.jpg', file: FILE, ...FILE }] };
    const { article } = articleOf({ couverture, corps: text });
    expect(article.cover).toMatchObject({ alt: 'Un geyser', credit: 'Grand Large', licence: 'CC BY 4.0' });
    expect(article.cover?.file.childImageSharp?.gatsbyImageData).toMatchObject({
      width: 1600,
      height: 800,
      images: {
        fallback: {
          src: `${CMS}/uploads/a.jpg`,
          srcSet: `${CMS}/uploads/small_a.jpg 640w, ${CMS}/uploads/a.jpg 3200w`,
        },
      },
    });
    expect(article.body?.html).toContain(`<img src="${CMS}/uploads/a.jpg"`);
    expect(article.body?.html).toContain('<small>Grand Large, CC BY 4.0</small>');
  });

  it('is a country with its published articles, regions and excursions, sorted as a query sorts', () => {
    const region = (documentId: string, titre: string, pay = 'is') => ({
      ...rawRegionEntry,
      documentId,
      titre,
      pay: { documentId: pay, locale: 'fr' },
    });
    const page = pageOf('api::country.country', rawCountryEntry, {
      region: [region('south', 'Sud'), region('east', 'Est'), region('tahiti', 'Tahiti', 'pf')],
      article: [rawArticleEntry],
    });
    expect(page).toMatchObject({
      type: 'country',
      title: 'Islande',
      data: {
        country: { hasMap: false },
        regions: { nodes: [{ title: 'Est' }, { title: 'Sud' }] },
        articles: { nodes: [{ title: 'Geysir', region: { id: 'Region south fr' } }] },
      },
    });
  });

  it('has its excursions in brief where a published article tells of them, else in full', () => {
    const excursion = (documentId: string, titre: string) => ({
      documentId,
      id_court: 'f6g7h',
      locale: 'fr',
      titre,
      description: 'Prenez un coupe-vent.',
      pay: { documentId: 'is', locale: 'fr' },
    });
    const telling = { ...rawArticleEntry, excursions: [{ documentId: 'boat', locale: 'fr' }] };
    const page = pageOf('api::country.country', rawCountryEntry, {
      article: [telling],
      excursion: [excursion('ride', 'À cheval'), excursion('boat', 'En bateau')],
    });
    expect(page).toMatchObject({
      data: {
        excursions: { nodes: [{ title: 'En bateau', article: { path: '/fr/islande/geysir/' } }] },
        standaloneExcursions: { nodes: [{ title: 'À cheval', description: 'Prenez un coupe-vent.' }] },
      },
    });
    // The view tells the two apart by what they have.
    expect(page).not.toHaveProperty('data.excursions.nodes[0].description');
    expect(page).not.toHaveProperty('data.standaloneExcursions.nodes[0].article');
  });

  it('is a page of words', () => {
    const entry = { ...rawPageEntry, corps: { data: '## Nous\n\n<b>gras</b>', medias: [] } };
    expect(pageOf('api::static-page.static-page', entry)).toMatchObject({
      type: 'static-page',
      page: { title: 'Contact', body: { html: expect.stringContaining('&lt;b&gt;gras') } },
    });
  });

  it.each([
    ['a title that is missing', { titre: null }, {}, 'titre'],
    ['a country that is not published', {}, { country: [] }, 'pay: expected a country published in “fr”'],
    [
      'a region of another country',
      {},
      { region: [{ ...rawRegionEntry, pay: { documentId: 'pf', locale: 'fr' } }] },
      'region: expected a region of the article’s own country',
    ],
    [
      'a picture that is not in the library',
      { corps: { data: '![A](/uploads/none.jpg)', medias: [] } },
      {},
      'corps.data: expected every picture of the text to be in the media library, but /uploads/none.jpg is not',
    ],
  ])('is refused for %s, as the build would', (_, changes, related, problem) => {
    expect(problemsOf(() => articleOf(changes, related)).join('\n')).toContain(problem);
  });

  it('is not made of an answer of another shape', () => {
    expect(() => readAnswer({ ...ANSWER, uid: 'api::comment.comment', entry: {}, related: {} })).toThrow();
  });
});

describe('the address of a preview', () => {
  it.each([
    ['#token=a.b-c', '', { token: 'a.b-c', query: {} }],
    ['#token=a.b&status=published', '', { query: { status: 'published' } }],
    ['#token=a.b&locale=en&frame=phone', '', { query: { locale: 'en' }, isFramed: true }],
    ['#token=a.b&locale=de&status=any', '', { query: { locale: undefined, status: undefined } }],
    [
      '',
      '?type=country&id=is&locale=en',
      { token: undefined, query: { uid: 'api::country.country', documentId: 'is', locale: 'en' } },
    ],
    ['', '?type=comment&id=1', { query: { uid: undefined } }],
    ['', '?token=a.b', { token: undefined }],
  ])('%s%s', (fragment, search, expected) => {
    expect(readAddress(fragment, search)).toMatchObject({ isFramed: false, ...expected });
  });

  it('leads to the same draft at a phone’s width, and keeps the token in the fragment', () => {
    const address = readAddress('#token=a.b&status=published', '');
    const framed = new URL(framedAddress('/preview/', '', address, 'en'), 'https://www.example.org');
    expect(framed.search).toBe('');
    expect(readAddress(framed.hash, framed.search)).toEqual({
      token: 'a.b',
      query: { status: 'published', locale: 'en', uid: undefined, documentId: undefined },
      isFramed: true,
    });
  });
});
