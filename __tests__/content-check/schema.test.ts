import { checkSchema } from '../../tools/content-check/rules/schema';
import { type Files, found, page, SOUTH, southWith } from './support';

const head = 'auteur: camille\npublie_le: 2026-03-02\n';
const COUNTRY = 'countries/islande/country.fr.md';

it('finds nothing in good content, nor in the two files of the check', () => {
  const files = { 'REVIEW.csv': 'cle\n', 'single-language.yaml': '[]' };
  expect(found(checkSchema, files)).toEqual([]);
});

it.each<[string, Files, string]>([
  [
    'an unknown key',
    { [`${SOUTH}/article.yaml`]: `${head}couleur: bleu\n` },
    `${SOUTH}/article.yaml:3 couleur: `,
  ],
  ['an unknown file', { 'notes.txt': 'x' }, 'notes.txt unknown file'],
  ['a link to no article', southWith('Un\n\n[a](article:none)'), `${SOUTH}/fr.md:7 link article:none`],
  ['a link to no country', southWith('[a](country:none)'), `${SOUTH}/fr.md:5 link country:none`],
  ['a link to no page', southWith('[a](page:none)'), `${SOUTH}/fr.md:5 link page:none`],
  ['a picture that is none', southWith('![a](media:none)'), `${SOUTH}/fr.md:5 link media:none`],
  [
    'a cover that is no picture',
    { [`${SOUTH}/article.yaml`]: `${head}couverture: none\n` },
    `${SOUTH}/article.yaml:3 couverture: there is no picture`,
  ],
  ['a picture without a file', { 'media/beach.jpg': '' }, 'media/media.yaml:2 [0].fichier: there is no file'],
  [
    'a slug with an accent',
    { [`${SOUTH}/fr.md`]: page('titre: A\nslug: été') },
    `${SOUTH}/fr.md:3 slug: expected a slug`,
  ],
  [
    'a slug of an article twice in a language',
    { [`${SOUTH}/fr.md`]: page('titre: A\nslug: decalage') },
    'articles/jet-lag/fr.md:3 slug: "decalage" is also the slug of',
  ],
  [
    'a slug of a country and a page',
    { [COUNTRY]: page('pays: Islande\nslug: contact') },
    'pages/contact/fr.md:3 slug: "contact" is also the address of',
  ],
  [
    'a wrong entry in single-language.yaml',
    { 'single-language.yaml': '- key: south\n  manque: de\n  raison: x\n' },
    'single-language.yaml:2 [0].manque: expected one of fr, en',
  ],
])('finds %s', (_, changes, expected) => {
  const problems = found(checkSchema, changes);
  expect(problems.some((problem) => problem.startsWith(`content/${expected}`))).toBe(true);
});
