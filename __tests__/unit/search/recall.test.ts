import { resolve } from 'node:path';
import { contentSources } from '../../../bench/search/content-sources';
import { knownItems } from '../../../bench/search/kinds';
import { BenchLibrary } from '../../../bench/search/library';
import { readQuestions } from '../../../bench/search/questions';
import { byKey, byTitle, recallOf } from '../../../bench/search/recall';
import { LOCALES } from '../../../src/config/locales';
import type { SearchIndex } from '../../../src/content/search/search-index';
import { titlesPath } from '../../../src/routing/paths';
import { weigh } from '../../../src/site-build/search/weights';

/** Percent among the first five. */
const LEAST = {
  exact: 98,
  'accents dropped': 98,
  'singular or plural': 98,
  'one typo, two words': 90,
  'one typo, one word': 90,
};
/** One title in so many is looked for; the bench looks for all. */
const SHARE = 5;
/** In bytes after gzip: each thing that can be found, in the file that every search loads. A guide grows, a title does not. */
const TITLE = 20;
/** In bytes after gzip: a first search on a country's page, less what its programs may weigh. */
const ON_A_COUNTRY = 80_000 - 15_000;

describe.each(LOCALES)('the search of the demonstration content in %s', (locale) => {
  const sources = contentSources(resolve(__dirname, '../../../content'), locale);
  const library = new BenchLibrary(locale, sources);
  const titles = sources
    .filter(({ kind }) => kind !== 'country')
    .flatMap(({ title }, at) => (at % SHARE === 0 ? title : []));
  let index: SearchIndex;
  beforeAll(async () => {
    index = await library.index([...library.firstParts().values()]);
  });

  it('finds titles in every spelling', () => {
    const missed = Object.entries(knownItems(titles, locale))
      .map(([kind, items]) => ({ kind, ...recallOf(index, byTitle(items), 5) }))
      .filter(({ kind, found }) => found < LEAST[kind as keyof typeof LEAST]);
    expect(missed).toEqual([]);
  });

  it('finds local names as a keyboard without accents types them', () =>
    expect(recallOf(index, byKey(readQuestions('names'), sources), 5).missed).toEqual([]));

  it('answers nine questions in ten among the first three', () =>
    expect(recallOf(index, byKey(readQuestions(locale), sources), 3).found).toBeGreaterThanOrEqual(90));

  it('answers at least 85 of a hundred questions of the second set among the first three', () => {
    const asked = byKey(readQuestions(locale, 'second-questions'), sources);
    expect(recallOf(index, asked, 3).found).toBeGreaterThanOrEqual(85);
  });

  it('keeps to its weight', () => {
    const weightOf = (address: string) => weigh(library.files.get(address) ?? '');
    const own = weightOf(titlesPath(locale));
    expect(own / sources.length).toBeLessThanOrEqual(TITLE);
    for (const part of library.firstParts().values())
      expect(own + weightOf(part)).toBeLessThanOrEqual(ON_A_COUNTRY);
  });
});
