import { checkTypography, typographySlips } from '../../tools/content-check/rules/typography';
import type { Locale } from '../../tools/content-check/types';
import { type Files, found, page, SOUTH, southWith } from './support';

const NB = '\u00a0';
const NNB = '\u202f';

it.each<[Locale, string]>([
  ['fr', `Oui${NNB}! Non${NNB}? Soit${NNB}; voici${NB}: «${NB}l’eau${NB}».`],
  ['fr', `Quoi${NNB}?! Ah${NNB}!!! (!)`],
  ['fr', 'Voir https://example.org/a?b=c;d:e et vedur.is/en?x:y'],
  ['fr', 'Rendez-vous à 10:30, au 1:50'],
  ['fr', `À 3${NB}km, 12${NB}°C, 50${NB}%, en 2026 l’île, en 2026 s’ouvre, A-t-on 2 jours`],
  ['fr', 'Vitamine A puis hépatite A, États, Île, Église'],
  ['en', `It’s 3${NB}km; “so” – ‘why’? 50%, 2026 is near, at 5 pm: yes!`],
  ['en', 'Between 2 t and 3 l of nothing…'],
])('has nothing against %s %j', (locale, text) => {
  expect(typographySlips(text, locale)).toEqual([]);
});

it.each<[Locale, string, number, string]>([
  ['fr', 'Oui !', 4, 'U+202F) before ; ! ?'],
  ['fr', 'Oui!', 3, 'U+202F) before ; ! ?'],
  ['fr', `Oui${NB}?`, 4, 'U+202F) before ; ! ?'],
  ['fr', 'Oui ; non', 4, 'U+202F) before ; ! ?'],
  ['fr', 'Oui; non', 3, 'U+202F) before ; ! ?'],
  ['fr', 'Oui : non', 4, 'U+00A0) before the colon'],
  ['fr', 'Oui: non', 3, 'U+00A0) before the colon'],
  ['fr', `«${NB}Oui »`, 6, 'U+00A0) before »'],
  ['fr', `«${NB}Oui»`, 5, 'U+00A0) before »'],
  ['fr', `« Oui${NB}»`, 0, 'U+00A0) after «'],
  ['fr', `«Oui${NB}»`, 0, 'U+00A0) after «'],
  ['fr', "l'eau", 1, 'apostrophe'],
  ['fr', 'le "mot', 3, 'typographic quotes'],
  ['fr', 'Donc...', 4, '… as one character'],
  ['fr', 'A Reykjavik', 0, 'À'],
  ['fr', 'Oui. A Reykjavik', 5, 'À'],
  ['fr', 'Les Etats-Unis', 4, 'accent'],
  ['fr', 'Ile ou Eglise', 0, 'accent'],
  ['fr', 'Eglise', 0, 'accent'],
  ['fr', 'Ca va', 0, 'accent'],
  ['fr', '12 km', 2, 'number and unit'],
  ['fr', '12km', 2, 'number and unit'],
  ['fr', 'à 14 h 30', 4, 'number and unit'],
  ['fr', '50 %', 2, 'number and unit'],
  ['en', "it's", 2, 'apostrophe'],
  ['en', 'a "word', 2, 'typographic quotes'],
  ['en', 'So...', 2, '… as one character'],
  ['en', '12 km/h', 2, 'number and unit'],
  ['en', '12 miles', 2, 'number and unit'],
  ['en', '5 °C', 1, 'number and unit'],
])('finds a slip in %s %j', (locale, text, index, expected) => {
  const [slip] = typographySlips(text, locale);
  expect(slip?.index).toBe(index);
  expect(slip?.message).toContain(expected);
});

it.each<[string, Files, string]>([
  ['a paragraph', southWith('Un\n\ndeux\ntrois !'), `${SOUTH}/fr.md:8 expected`],
  ['bold text', southWith('**Gras** : oui'), `${SOUTH}/fr.md:5 expected a no-break space`],
  ['a table', southWith('| a | b |\n| --- | --- |\n| c | 5 km |'), `${SOUTH}/fr.md:7 expected`],
  ['a box', southWith(':::conseil\nUn !\n:::'), `${SOUTH}/fr.md:6 expected`],
  [
    'a caption',
    southWith(`![Un](media:beach "L'eau")`),
    `${SOUTH}/fr.md:5 expected a typographic apostrophe`,
  ],
  [
    'an alternative text',
    southWith(`![L'eau](media:beach)`),
    `${SOUTH}/fr.md:5 expected a typographic apostrophe`,
  ],
  [
    'the front matter',
    { [`${SOUTH}/fr.md`]: page('titre: Non!\nslug: sud') },
    `${SOUTH}/fr.md:2 titre: expected`,
  ],
  [
    'a list of the front matter',
    { [`${SOUTH}/fr.md`]: page('titre: Le sud\nslug: sud\naimons:\n  - Oui\n  - Non!') },
    `${SOUTH}/fr.md:6 aimons[1]: expected`,
  ],
  [
    'a step of a country, written as a block',
    {
      'countries/islande/country.fr.md': page(
        `pays: Islande\nslug: islande\netapes:\n${[1, 2, 3, 4, 5, 6, 7, 8]
          .map((n) => `  - numero: ${String(n)}\n    titre: Pas\n    texte: |\n      Un\n\n      Non!`)
          .join('\n')}`,
      ),
    },
    'countries/islande/country.fr.md:10 etapes[0].texte: expected',
  ],
  [
    'a list file',
    { 'countries/islande/regions.yaml': "- key: sud\n  titre: { fr: Sud, en: It's }\n" },
    'countries/islande/regions.yaml:2 [0].titre.en: expected a typographic apostrophe',
  ],
])('looks into %s', (_, changes, expected) => {
  expect(found(checkTypography, changes)[0]).toContain(`content/${expected}`);
});

it('leaves code, addresses of links and slugs alone', () => {
  expect(found(checkTypography, southWith('`a: "b"` [c](https://example.org/?d=e!) \n\n    f !'))).toEqual(
    [],
  );
});
