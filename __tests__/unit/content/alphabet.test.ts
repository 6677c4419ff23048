import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '../../../src/config/locales';
import { alphabetically, fold } from '../../../src/content/alphabet';

const CONTENT = join(__dirname, '../../../content');
/** Signs, and letters that collators put after z. */
const ELSEWHERE = /[^\p{L}\d ]|[þʻ]/iu;

/** Every title and name of the demonstration content, in both languages. */
function titles(): string[] {
  const files = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(?:md|yaml)$/.test(name),
  );
  const found = files.flatMap((name) => [
    ...readFileSync(join(CONTENT, name), 'utf8').matchAll(
      /^[\s-]*(?:titre|titre_court|title|nom|name|fr|en): *"?(.{1,90}?)"?$/gm,
    ),
  ]);
  return [...new Map(found.map(([, title = '']) => [fold(title), title])).values()];
}

describe('the order of titles', () => {
  it.each(LOCALES)('is that of a collator in %s, where titles are of letters alone', (locale) => {
    const { compare } = new Intl.Collator(locale);
    const plain = titles().filter((title) => !ELSEWHERE.test(title));
    expect(plain.length).toBeGreaterThan(200);
    expect([...plain].sort(alphabetically)).toEqual([...plain].sort(compare));
  });

  it.each([
    ['accents count for nothing', ['Ouest', 'Île', 'Est'], ['Est', 'Île', 'Ouest']],
    ['capitals count for nothing', ['b', 'A', 'C'], ['A', 'b', 'C']],
    ['apostrophes count for nothing', ['Lac', 'L’île', 'Lima', 'L’Aar'], ['L’Aar', 'Lac', 'L’île', 'Lima']],
    ['a shorter title comes first', ['Nord et sud', 'Nord'], ['Nord', 'Nord et sud']],
    ['letters of other alphabets come last', ['日本', 'Zoo'], ['Zoo', '日本']],
    ['titles of the same letters keep one order', ['été', 'ete', 'Été'], ['ete', 'Été', 'été']],
  ])('%s', (_, given, sorted) => {
    expect([...given].sort(alphabetically)).toEqual(sorted);
    expect([...given].reverse().sort(alphabetically)).toEqual(sorted);
  });
});

it.each([
  ['Þórsmörk', 'thorsmork'],
  ['Haleʻiwa', 'haleiwa'],
  ['Où l’été', 'ou lete'],
  ['Œuvre', 'oeuvre'],
])('%s folds to %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});
