import { loadCatalogue } from '../../../cms/src/seed/catalogue/load';
import { ContentError, formatProblem } from '../../../cms/src/seed/problems';
import { type Files, removeContent, writeContent } from './support/content';

function problemsOf(changes: Files): string[] {
  const root = writeContent(changes);
  try {
    loadCatalogue([root]);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.problems.map(formatProblem);
  } finally {
    removeContent(root);
  }
}

const south = 'countries/islande/articles/south';
const head = 'auteur: camille\npublie_le: 2026-03-02\n';
const page = (front: string, body = 'Texte.') => `---\n${front}\n---\n${body}\n`;

it('finds nothing wrong with good content', () => {
  expect(problemsOf({})).toEqual([]);
});

it.each<[string, Files, string]>([
  [
    'an unknown field',
    { [`${south}/article.yaml`]: `${head}couleur: bleu\n` },
    `content/${south}/article.yaml:3 couleur: unknown field`,
  ],
  [
    'an unknown step',
    { [`${south}/article.yaml`]: `${head}etape: etape6\n` },
    `content/${south}/article.yaml:3 etape: expected one of etape1, etape2, etape3, etape4, etape8`,
  ],
  [
    'a day that is none',
    { [`${south}/article.yaml`]: 'auteur: camille\npublie_le: 2026-02-31\n' },
    `content/${south}/article.yaml:2 publie_le: expected a date such as 2026-03-02`,
  ],
  [
    'a missing title',
    { [`${south}/fr.md`]: page('slug: sud') },
    `content/${south}/fr.md:2 titre: is missing`,
  ],
  [
    'a slug with an accent',
    { [`${south}/fr.md`]: page('titre: A\nslug: été') },
    `content/${south}/fr.md:3 slug: expected a slug: lower-case letters without accents, digits, single hyphens`,
  ],
  [
    'no front matter',
    { [`${south}/fr.md`]: 'Texte' },
    `content/${south}/fr.md:1 has no front matter between two lines of ---`,
  ],
  ['no article.yaml', { [`${south}/article.yaml`]: '' }, `content/${south} has no article.yaml`],
  [
    'a misnamed file',
    { 'countries/islande/region.yaml': '[]' },
    'content/countries/islande/region.yaml unknown file; expected country.yaml, country.fr.md, country.en.md, regions.yaml, excursions.yaml, map.yaml, articles',
  ],
  [
    'an unknown author',
    { [`${south}/article.yaml`]: 'auteur: nobody\npublie_le: 2026-03-02\n' },
    `content/${south}/article.yaml:1 auteur: there is no author "nobody"`,
  ],
  [
    'an unknown region',
    { [`${south}/article.yaml`]: `${head}region: nord\n` },
    `content/${south}/article.yaml:3 region: there is no region of "islande": "nord"`,
  ],
  [
    'an unknown article',
    { [`${south}/article.yaml`]: `${head}continuer_voyage: [jet-lag, mars]\n` },
    `content/${south}/article.yaml:3 continuer_voyage[1]: there is no article "mars"`,
  ],
  [
    'an unknown excursion',
    { [`${south}/article.yaml`]: `${head}excursions: [lune]\n` },
    `content/${south}/article.yaml:3 excursions[0]: there is no excursion "lune"`,
  ],
  [
    'an unknown picture',
    { [`${south}/article.yaml`]: `${head}couverture: lune\n` },
    `content/${south}/article.yaml:3 couverture: there is no picture in media.yaml "lune"`,
  ],
  [
    'a missing picture file',
    { 'media/beach.jpg': '' },
    'content/media/media.yaml:2 [0].fichier: there is no file "beach.jpg" beside media.yaml',
  ],
  [
    'a key twice',
    { 'authors.yaml': '- { key: camille, nom: A }\n- { key: camille, nom: B }\n' },
    'content/authors.yaml:2 [1].key: the author key "camille" is in content/authors.yaml already',
  ],
  [
    'a slug twice',
    { [`${south}/en.md`]: page('titre: A\nslug: only') },
    `content/${south}/en.md:3 slug: "only" is also the slug of content/countries/islande/articles/only-english/en.md`,
  ],
  [
    'a country’s address',
    { 'articles/jet-lag/fr.md': page('titre: A\nslug: islande') },
    'content/articles/jet-lag/fr.md:3 slug: "islande" is also the address of content/countries/islande/country.fr.md',
  ],
  [
    'a reserved address',
    { [`${south}/fr.md`]: page('titre: A\nslug: carte') },
    `content/${south}/fr.md:3 slug: "carte" is reserved for the site's own pages`,
  ],
  [
    'a link to a text that is not in the language',
    { [`${south}/fr.md`]: page('titre: A\nslug: sud', 'Un.\n\n[b](article:only-english)') },
    `content/${south}/fr.md:7 link article:only-english: there is no article "only-english" in French`,
  ],
  [
    'a link to a draft',
    { [`${south}/en.md`]: page('titre: A\nslug: south', '[b](article:jet-lag)') },
    `content/${south}/en.md:5 link article:jet-lag: the article "jet-lag" is a draft in English`,
  ],
  [
    'a wrong geometry',
    {
      'countries/islande/map.yaml':
        '- { key: a, titre: { fr: A }, couche: activites, geometrie: { type: Point, coordinates: [200, 1] } }',
    },
    'content/countries/islande/map.yaml:1 [0].geometrie: expected the coordinates of a Point: longitude (−180 to 180), then latitude (−90 to 90), degrees, rings closed, no point twice in a row',
  ],
  [
    'a number for a text',
    { 'authors.yaml': '- { key: camille, nom: 12 }\n' },
    'content/authors.yaml:1 [0].nom: expected a text (put quotes around numbers)',
  ],
])('reports %s, once', (_, changes, expected) => {
  expect(problemsOf(changes)).toEqual([expected]);
});

it('reports articles in a language that their country is not in', () => {
  expect(problemsOf({ 'countries/islande/country.en.md': '' })).toEqual([
    expect.stringContaining(
      'only-english/en.md:2 titre: the article is in English, but its country "islande" has no country.en.md',
    ),
    expect.stringContaining('south/en.md:2 titre: the article is in English'),
    expect.stringContaining('link article:only-english: there is no article "only-english" in English'),
  ]);
});

it('reports everything at once', () => {
  const changes = {
    'media/beach.jpg': '',
    'authors.yaml': 'a: [',
    [`${south}/article.yaml`]: `${head}foo: 1\n`,
  };
  expect(problemsOf(changes).length).toBeGreaterThanOrEqual(3);
});

it('reports a content folder that is not there', () => {
  expect(() => loadCatalogue(['/nowhere'])).toThrow('/nowhere content folder not found');
});
