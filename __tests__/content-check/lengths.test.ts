import { checkLengths, countWords, lengthFault } from '../../tools/content-check/rules/lengths';
import { found, page, SOUTH, withWorld } from './support';

const words = (count: number) => Array.from({ length: count }, () => 'mot').join(' ');
const chars = (count: number) => 'a'.repeat(count);
type Lengths = {
  titre?: number;
  court?: number;
  chapeau?: number;
  resume?: number;
  seoTitre?: number;
  seoDescription?: number;
  body?: number;
};

/** An article whose texts have these lengths; all of them good unless told. */
const article = ({
  titre = 80,
  court = 30,
  chapeau = 120,
  resume = 90,
  seoTitre = 60,
  seoDescription = 155,
  body = 450,
}: Lengths) =>
  page(
    `titre: ${chars(titre)}
titre_court: ${chars(court)}
slug: sud
chapeau: ${chars(chapeau)}
resume: ${chars(resume)}
seo:
  titre: ${chars(seoTitre)}
  description: ${chars(seoDescription)}`,
    words(body),
  );

const inSouth = (lengths: Lengths) =>
  found(checkLengths, { [`${SOUTH}/fr.md`]: article(lengths) }).filter((problem) =>
    problem.includes('south/fr.md'),
  );

it.each<[string, Lengths]>([
  ['the shortest', { chapeau: 120, seoDescription: 120, body: 450 }],
  ['the longest', { chapeau: 220, seoDescription: 155, body: 1100 }],
])('has nothing against %s texts', (_, lengths) => {
  expect(inSouth(lengths)).toEqual([]);
});

it.each<[Lengths, string]>([
  [{ titre: 81 }, '2 titre: has 81 characters; expected at most 80'],
  [{ court: 31 }, '3 titre_court: has 31 characters; expected at most 30'],
  [{ chapeau: 119 }, '5 chapeau: has 119 characters; expected 120 to 220'],
  [{ chapeau: 221 }, '5 chapeau: has 221 characters; expected 120 to 220'],
  [{ resume: 39 }, '6 resume: has 39 characters; expected 40 to 90'],
  [{ seoTitre: 61 }, '8 seo.titre: has 61 characters; expected at most 60'],
  [{ seoDescription: 119 }, '9 seo.description: has 119 characters; expected 120 to 155'],
  [{ seoDescription: 156 }, '9 seo.description: has 156 characters; expected 120 to 155'],
  [{ body: 449 }, '11 the text has 449 words; expected 450 to 1100'],
  [{ body: 1101 }, '11 the text has 1101 words; expected 450 to 1100'],
])('finds %j', (lengths, expected) => {
  expect(inSouth(lengths)).toEqual([`content/${SOUTH}/fr.md:${expected}`]);
});

it('finds what is missing, in articles, countries and pages', () => {
  const problems = withWorld({}, (world) => checkLengths(world));
  const missing = (file: string) =>
    problems
      .filter((problem) => problem.file.endsWith(file) && problem.message === 'is missing')
      .map(({ field }) => field);
  expect(missing('south/fr.md')).toEqual(['seo.titre', 'seo.description', 'chapeau']);
  expect(missing('country.en.md')).toEqual(['seo.titre', 'seo.description']);
  expect(missing('contact/en.md')).toEqual(['seo.titre', 'seo.description', 'chapeau']);
});

it.each([
  ['L’eau à 12 °C', 5],
  ['Jökulsárlón, Hawaiʻi', 2],
  ['1 200 m', 3],
  ['## Un titre\n\n- **gras** et [lien](article:a-b-c)', 5],
  ['![trois mots ici](media:beach "légende")', 0],
  ['| a | b |\n| --- | --- |\n| c | d |', 4],
  [':::conseil\nUn mot\n:::', 2],
])('counts the words of %j', (text, expected) => {
  expect(countWords(text)).toBe(expected);
});

it('counts characters, not the two halves of one', () => {
  expect(lengthFault('🌋🌋', { max: 2 })).toBeUndefined();
});
