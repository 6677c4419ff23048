import { idle } from '../../../src/content/search/languages/en';
import { joinedPairs, meaningful, termsOf, wordsOf } from '../../../src/content/search/words';

const plain = (text: string, locale: 'fr' | 'en' = 'fr') => wordsOf(text, locale).map((word) => word.plain);

describe('the words of a text', () => {
  it.each([
    ['Þingvellir et Œrebro', ['thingvellir', 'et', 'oerebro']],
    ['Seyðisfjörður', ['seydisfjordur']],
    ['Eyja\u00adfjalla\u00adjökull, géo\u200bthermique', ['eyjafjallajokull', 'geothermique']],
    ['\u00ad', []],
    ['ʻAkaka, Māʻalaea', ['akaka', 'maalaea']],
    ['Snæfellsjökull', ['snaefellsjokull']],
    ['À l’île d’Oahu', ['a', 'ile', 'oahu']],
    ["jusqu'au lac", ['au', 'lac']],
    ['Mata’ire’a', ['matairea']],
    ['un 4×4', ['un', '4x4']],
    ['', []],
    ['🐧 … !', []],
  ])('%s', (text, expected) => expect(plain(text)).toEqual(expected));

  it('leaves the possessive away in English', () =>
    expect(plain('Brittany’s lighthouses', 'en')).toEqual(['brittany', 'lighthouses']));

  it('says where each stands', () =>
    expect(wordsOf('À Vík', 'fr').map(({ start, end }) => [start, end])).toEqual([
      [0, 1],
      [2, 5],
    ]));
});

describe('the terms of a word', () => {
  const stem = (word: string) => word.replace(/s$/, '');
  const terms = (text: string) => wordsOf(text, 'fr').map((word) => termsOf(word, stem));

  it.each([
    ['Vík', ['vík', 'vik']],
    ['baleines', ['baleines', 'baleine']],
    ['Mata’ire’a', ['mata’ire’a', 'matairea', 'mata', 'ire']],
  ])('%s', (text, expected) => expect(terms(text)).toEqual([expected]));
});

it('joins neighbours that are one word elsewhere', () =>
  expect(joinedPairs(wordsOf('Nā Pali coast', 'en')).map((word) => word.plain)).toEqual([
    'napali',
    'palicoast',
  ]));

describe('the words that matter', () => {
  it.each([
    ['where can I see puffins', ['puffins']],
    ['how much', ['how', 'much']],
  ])('%s', (text, expected) =>
    expect(meaningful(wordsOf(text, 'en'), idle).map((word) => word.plain)).toEqual(expected),
  );
});
