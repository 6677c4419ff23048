import { checkLanguages } from '../../tools/content-check/rules/languages';
import { type Files, found } from './support';

const listed = (...lines: string[]) => `${lines.join('\n')}\n`;
const only = '- { key: only-english, manque: fr, raison: A law of England }';
const NONE = 'there is no such file; where that is meant, content/single-language.yaml says why';
const MISSING = `content/countries/islande/articles/only-english/fr.md:1 ${NONE}`;
const region = (titre: string) => `- key: sud\n  titre: ${titre}\n`;

it.each<[string, Files, string[]]>([
  ['an article in one language', {}, [MISSING]],
  ['no article that is listed', { 'single-language.yaml': listed(only) }, []],
  [
    'an article that is listed for the other language',
    { 'single-language.yaml': listed('- { key: only-english, manque: en, raison: x }') },
    [
      MISSING,
      'content/single-language.yaml:1 [0].key: nothing called "only-english" lacks English; take the entry off the list',
    ],
  ],
  [
    'a listed article that has both',
    { 'single-language.yaml': listed(only, '- { key: south, manque: en, raison: x }') },
    [
      'content/single-language.yaml:2 [1].key: nothing called "south" lacks English; take the entry off the list',
    ],
  ],
  [
    'a country in one language',
    { 'single-language.yaml': listed(only), 'countries/islande/country.en.md': '' },
    [`content/countries/islande/country.en.md:1 ${NONE}`],
  ],
  [
    'a page in one language',
    { 'single-language.yaml': listed(only), 'pages/contact/en.md': '' },
    [`content/pages/contact/en.md:1 ${NONE}`],
  ],
  [
    'half a title',
    { 'single-language.yaml': listed(only), 'countries/islande/regions.yaml': region('{ fr: Sud }') },
    ['content/countries/islande/regions.yaml:2 [0].titre: has no text in English'],
  ],
  [
    'no half title that is listed',
    {
      'single-language.yaml': listed(only, '- { key: sud, manque: en, raison: x }'),
      'countries/islande/regions.yaml': region('{ fr: Sud }'),
    },
    [],
  ],
])('finds %s', (_, changes, expected) => {
  expect(found(checkLanguages, changes)).toEqual(expected);
});
