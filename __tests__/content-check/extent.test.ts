import { formatProblem } from '../../cms/src/seed/problems';
import { countTables } from '../../tools/content-check/counts';
import { checkExtent } from '../../tools/content-check/rules/extent';
import type { Catalogue } from '../../tools/content-check/types';
import { article, wholeCatalogue } from './whole';

/** Returns what the rule finds in whole content after a change. */
function found(change: (catalogue: Catalogue) => void): string[] {
  const catalogue = wholeCatalogue();
  change(catalogue);
  return checkExtent({
    catalogue,
    schema: [],
    single: [],
    date: undefined,
    facts: [],
    ledger: undefined,
    lineOf: () => '',
  }).map(formatProblem);
}

const without = (catalogue: Catalogue, keys: RegExp) => {
  catalogue.articles = catalogue.articles.filter(({ key }) => !keys.test(key));
};
const guide = (region: string, n: number) =>
  article(`${region}-more-${String(n)}`, 'islande', { region, type: 'zone' });
const factsOf = (catalogue: Catalogue, key: string) => {
  const country = catalogue.countries.find((entry) => entry.key === key);
  if (!country) throw new Error(`no country ${key}`);
  return country.facts.value;
};

const ISLANDE = 'content/countries/islande';

it.each<[string, (catalogue: Catalogue) => void, string[]]>([
  ['nothing in whole content', () => undefined, []],
  [
    'a region with too few guides; a sight is none',
    (catalogue) => without(catalogue, /^iceland-north-top$/),
    ['islande/regions.yaml:1 guides in the region "iceland-north": 2; expected 3 to 8'],
  ],
  [
    'a region with too many guides',
    ({ articles }) => articles.push(...[1, 2, 3, 4, 5, 6].map((n) => guide('iceland-north', n))),
    ['islande/regions.yaml:1 guides in the region "iceland-north": 9; expected 3 to 8'],
  ],
  [
    'a second guide of the West of Iceland',
    ({ articles }) => articles.push(guide('iceland-west', 1)),
    ['islande/regions.yaml:1 guides in the region "iceland-west": 2; expected exactly 1'],
  ],
  [
    'a missing region',
    (catalogue) => (catalogue.regions = catalogue.regions.filter(({ key }) => key !== 'usa-utah')),
    ['content/countries/usa/regions.yaml:1 there is no region "usa-utah"'],
  ],
  [
    'a type that no article has',
    (catalogue) => without(catalogue, /^islande-other$/),
    [`${ISLANDE}/articles:1 articles of type autre: 0; expected at least 1`],
  ],
  [
    'too few practical articles',
    (catalogue) => without(catalogue, /^islande-practical-(1?[0-4]|5|6)$/),
    [
      `${ISLANDE}/articles:1 practical articles: 3; expected at least 9`,
      'content:1 published articles in French: 132; expected at least 140',
      'content:1 published articles in English: 132; expected at least 140',
    ],
  ],
  [
    'a short list of step 6',
    (catalogue) => factsOf(catalogue, 'islande').articles_etape6?.pop(),
    [`${ISLANDE}/country.yaml:1 articles in step 6: 3; expected exactly 4`],
  ],
  [
    'a country without climate, numbers and sources',
    (catalogue) =>
      Object.assign(factsOf(catalogue, 'islande'), { climat: [], urgences: [], sources: undefined }),
    [
      `${ISLANDE}/country.yaml:1 months of climate: 0; expected exactly 12`,
      `${ISLANDE}/country.yaml:1 emergency numbers: 0; expected at least 1`,
      `${ISLANDE}/country.yaml:1 official sources: 0; expected at least 1`,
    ],
  ],
  [
    'too few excursions',
    ({ excursions }) => excursions.shift(),
    [`${ISLANDE}/excursions.yaml:1 excursions: 7; expected at least 8`],
  ],
  [
    'too few map features',
    ({ features }) => features.shift(),
    [`${ISLANDE}/map.yaml:1 map features: 39; expected at least 40`],
  ],
  [
    'an empty layer of the map',
    ({ features }) => {
      for (const { country, value } of features)
        if (country === 'islande' && value.couche === 'itineraires') value.couche = 'activites';
    },
    [`${ISLANDE}/map.yaml:1 map features of layer itineraires: 0; expected at least 1`],
  ],
  [
    'a third article of another country',
    ({ articles }) => articles.push(article('japan-3', 'japan')),
    ['content/countries/japan/articles:1 articles: 3; expected exactly 2'],
  ],
  [
    'a missing country',
    (catalogue) => (catalogue.countries = catalogue.countries.filter(({ key }) => key !== 'japan')),
    ['content/countries/japan/country.yaml:1 there is no such country, or none that can be read'],
  ],
  [
    'a missing top-level article',
    (catalogue) => without(catalogue, /^top-1$/),
    ['content/articles:1 top-level articles: 3; expected exactly 4'],
  ],
  [
    'drafts',
    ({ articles }) => articles.slice(0, 10).forEach(({ facts }) => (facts.value.brouillon = ['en'])),
    ['content:1 published articles in English: 134; expected at least 140'],
  ],
])('finds %s', (_, change, expected) => {
  expect(found(change)).toEqual(expected);
});

it('counts what there is', () => {
  const tables = countTables(wholeCatalogue());
  expect(tables).toMatch(/^Articles +fr +en +words fr +words en$/m);
  expect(tables).toMatch(/^islande +31 +31 +62 +62$/m);
  expect(tables).toMatch(/^all +144 +144 +288 +288$/m);
  expect(tables).toMatch(/^iceland-east +1$/m);
  expect(tables).toMatch(/^etape1 +15 +15 +15 +15$/m);
  expect(tables).toMatch(/^points_interet +8 +8 +8 +8$/m);
});
