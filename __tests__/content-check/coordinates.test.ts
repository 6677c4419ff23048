import { checkCoordinates, isInside, verticesIn } from '../../tools/content-check/rules/coordinates';
import { type Files, found, SOUTH } from './support';

const carte = 'carte: { ouest: -25, sud: 62, est: -12, nord: 67 }\n';
const cadre = '  cadre: { ouest: -22, sud: 63, est: -15, nord: 64 }\n';
const world = (article: string, map = '[]'): Files => ({
  'countries/islande/country.yaml': `reference: islande\n${carte}`,
  'countries/islande/regions.yaml': `- key: sud\n  titre: { fr: Sud, en: South }\n${cadre}`,
  [`${SOUTH}/article.yaml`]: `auteur: camille\npublie_le: 2026-03-02\n${article}`,
  'countries/islande/map.yaml': map,
});
const at = (longitude: number, latitude: number) =>
  `coordonnees: { latitude: ${String(latitude)}, longitude: ${String(longitude)} }\n`;
const line = (more: string) =>
  `- key: line
  titre: { fr: Ligne, en: Line }
  couche: itineraires
  geometrie:
    type: LineString
    coordinates:
      - [-20, 63.5]
      - [-20, 64.5]
      - [-20, 68]
${more}`;
const MAP = 'the map of "islande" (longitude -25 to -12, latitude 62 to 67)';
const REGION = 'the region "sud" (longitude -22 to -15, latitude 63 to 64)';
const FEATURE = 'content/countries/islande/map.yaml';

it.each<[string, Files, string[]]>([
  ['no article inside both', world(`region: sud\n${at(-20, 63.5)}`), []],
  ['no article on the edge', world(`region: sud\n${at(-22, 64)}`), []],
  ['no article in the country that names no region', world(at(-20, 65)), []],
  [
    'an article outside its region',
    world(`region: sud\n${at(-20, 65)}`),
    [`content/${SOUTH}/article.yaml:4 coordonnees: longitude -20, latitude 65 is outside ${REGION}`],
  ],
  [
    'an article outside its country',
    world(at(20, 63.5)),
    [`content/${SOUTH}/article.yaml:3 coordonnees: longitude 20, latitude 63.5 is outside ${MAP}`],
  ],
  [
    'the vertex of a line outside its country',
    world('', line('')),
    [`${FEATURE}:9 [0].geometrie.coordinates[2]: longitude -20, latitude 68 is outside ${MAP}`],
  ],
  [
    'every vertex of a line outside its region',
    world('', line('  region: sud\n')),
    [
      `${FEATURE}:8 [0].geometrie.coordinates[1]: longitude -20, latitude 64.5 is outside ${REGION}`,
      `${FEATURE}:9 [0].geometrie.coordinates[2]: longitude -20, latitude 68 is outside ${MAP}`,
      `${FEATURE}:9 [0].geometrie.coordinates[2]: longitude -20, latitude 68 is outside ${REGION}`,
    ],
  ],
])('finds %s', (_, changes, expected) => {
  expect(found(checkCoordinates, changes)).toEqual(expected);
});

it('finds the vertices of every kind of geometry', () => {
  expect(verticesIn([[[1, 2]], [[3, 4, 100]]])).toEqual([
    { x: 1, y: 2, path: [0, 0] },
    { x: 3, y: 4, path: [1, 0] },
  ]);
});

it.each([
  [0, 0, true],
  [1, 1, true],
  [1.1, 1, false],
  [1, -0.1, false],
])('%d, %d inside 0…1: %s', (x, y, expected) => {
  expect(isInside({ x, y }, { ouest: 0, sud: 0, est: 1, nord: 1 })).toBe(expected);
});
