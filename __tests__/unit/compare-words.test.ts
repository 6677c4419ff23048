import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '../../src/config/locales';
import { compareWords } from '../../src/content/compare-words';

const CONTENT = join(__dirname, '../../content');

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
  return [...new Set(found.map(([, title = '']) => title))];
}

describe.each(LOCALES)('the order of words in %s', (locale) => {
  const { compare } = new Intl.Collator(locale);

  it('is the language’s own for every title of the content', () => {
    const all = titles();
    expect(all.length).toBeGreaterThan(500);
    expect([...all].sort(compareWords)).toEqual([...all].sort(compare));
  });

  it.each([
    ['a', 'b'],
    ['cote', 'côte'],
    ['côte', 'coté'],
    ['côté', 'coter'],
    ['Été', 'ete'],
    ['été', 'Été'],
    ['île', 'Ilot'],
    ['œuf', 'oeuf'],
    ['œuf', 'oezf'],
    ['Ærø', 'aerp'],
    ['þórsmörk', 'zoo'],
    ['ðalur', 'dalur'],
    ['Hawaiʻi', 'Hawaii'],
    ['l’île', 'l’ile'],
    ['l’île', 'lile'],
    ['a b', 'a-b'],
    ['a-b', 'ab'],
    ['a : b', 'a b'],
    ['« a »', 'a'],
    ['10 jours', '9 jours'],
    ['1 jour', 'un jour'],
    ['…', '...a'],
    ['🐑 mouton', '1 mouton'],
    ['🐑', 'a'],
    ['🐑', '!'],
    ['m²', 'm3'],
    ['', 'a'],
    ['a', 'a'],
    ['日本', 'z'],
  ])('is the language’s own for %j and %j', (a, b) => {
    expect(compareWords(a, b)).toBe(compare(a, b));
    expect(compareWords(b, a)).toBe(compare(b, a));
  });
});
