import { figuresIn, namedFigures, nearMisses, wrongConversions } from '../../tools/content-check/figures';
import { checkFigures } from '../../tools/content-check/rules/figures';
import { found, page, SOUTH, southWith } from './support';

it.each([
  ['grouped digits', 'Le Tohiea, 1\u202f207\u00a0m', 'fr', [1207]],
  ['decimals', 'une boucle de 4,6\u00a0km', 'fr', [4600]],
  ['English digits', 'at 2,969\u00a0m (9,740\u00a0ft)', 'en', [2969, 2969]],
  ['a speed, an area and a wind', '90\u00a0km/h, 589\u00a0km², 15\u00a0m/s', 'fr', []],
  ['minutes', '45\u00a0min', 'en', []],
] as const)('lengths: %s', (_, text, locale, expected) => {
  expect(figuresIn(text, locale).map(({ metres }) => Math.round(metres))).toEqual(expected);
});

it.each([
  ['the same', '640\u00a0m', '640\u00a0m', []],
  ['the same in another unit', '1\u202f500\u00a0m', '1.5\u00a0km', []],
  ['nearly the same', '640\u00a0m', '0.6\u00a0km', ['640\u00a0m: 0.6\u00a0km']],
  ['a figure that French alone has', '640\u00a0m', '3\u00a0km', []],
  ['two near each other in both', '4,5\u00a0km puis 4,8\u00a0km', '4.5\u00a0km, then 4.8\u00a0km', []],
  ['miles beside French kilometres', '11\u00a0km', '8\u00a0miles', []],
])('two languages: %s', (_, french, english, expected) => {
  const pairs = nearMisses(figuresIn(french, 'fr'), figuresIn(english, 'en'));
  expect(pairs.map(([figure, other]) => `${figure.text}: ${other.text}`)).toEqual(expected);
});

it.each([
  ['right', '24\u00a0km (15\u00a0miles)', []],
  ['rounded', '1 to 3\u00a0m (4 to 9\u00a0ft)', []],
  ['wrong', '24\u00a0km (51\u00a0miles)', ['24\u00a0km: 51\u00a0miles']],
  ['something else in brackets', '24\u00a0km (past 3\u00a0miles of sand)', []],
])('two systems of measures: %s', (_, text, expected) => {
  expect(wrongConversions(text, 'en').map(([figure, other]) => `${figure.text}: ${other.text}`)).toEqual(
    expected,
  );
});

it.each([
  ['a height', 'Face au Rotui, 899\u00a0m, la baie', 'fr', ['Rotui']],
  ['an article or a kind', 'L’Orohena, 2\u202f241\u00a0m', 'fr', ['Orohena']],
  ['a name in words', 'at Rainbow Point (2,778\u00a0m)', 'en', ['Rainbow Point']],
  ['a distance', 'le Colorado, 300\u00a0m plus bas', 'fr', []],
  ['a length on the road', 'Kīlauea Road, 3\u00a0km', 'en', []],
] as const)('subjects: %s', (_, text, locale, expected) => {
  expect(namedFigures(text, locale).map(({ name }) => name)).toEqual(expected);
});

const english = (body: string) => ({ [`${SOUTH}/en.md`]: page('titre: The south\nslug: south', body) });

it('says where two languages differ', () => {
  const files = { ...southWith('Un.\n\nUne boucle de 640\u00a0m.'), ...english('A loop of 0.6\u00a0km.') };
  expect(found(checkFigures, files)).toEqual([
    `content/${SOUTH}/fr.md:7 says 640\u00a0m, the English text 0.6\u00a0km`,
  ]);
});

it('compares what two texts, and the map, say of a subject', () => {
  const map = `- key: otemanu
  titre: { fr: Otemanu, en: Otemanu }
  couche: points_interet
  geometrie: { type: Point, coordinates: [-18, 65] }
  description: { fr: "727\u00a0m de basalte.", en: "Basalt." }
`;
  const files = { ...southWith('Sous l’Otemanu, 725\u00a0m.'), 'countries/islande/map.yaml': map };
  expect(found(checkFigures, files)).toEqual([
    expect.stringContaining('Otemanu has 727\u00a0m here, 725\u00a0m elsewhere'),
  ]);
});

it('compares a hike’s facts with its texts', () => {
  const files = {
    ...southWith('Une boucle de 4,5\u00a0km.'),
    [`${SOUTH}/article.yaml`]: 'auteur: camille\npublie_le: 2026-03-02\nrandonnee: { distance_km: 4.6 }\n',
  };
  expect(found(checkFigures, files)).toEqual([
    expect.stringContaining('says 4.6 km, the French text 4,5\u00a0km'),
  ]);
});

it('compares a row about a hike with the hike’s facts', () => {
  const facts = 'auteur: camille\npublie_le: 2026-03-02\nrandonnee: { distance_km: 8.7, denivele_m: 454 }\n';
  const files = {
    [`${SOUTH}/article.yaml`]: facts,
    [`${SOUTH}/fr.md`]: page('titre: Angels Landing\ntitre_court: Angels Landing\nslug: sud'),
    'articles/jet-lag/fr.md': page(
      'titre: Zion\nslug: zion',
      '| Marche | Mesures |\n| --- | --- |\n| Angels Landing | 8,7\u00a0km, 453\u00a0m |\n| Watchman | 450\u00a0m |',
    ),
  };
  expect(found(checkFigures, files)).toEqual([
    'content/articles/jet-lag/fr.md:7 Angels Landing has 453\u00a0m here, 454 m in its facts',
  ]);
});
