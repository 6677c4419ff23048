import { resolve } from 'node:path';
import { LOCALES, type Locale } from '../../src/config/locales';
import { fold } from '../../src/content/alphabet';
import { wordsOf } from '../../src/content/search/words';
import { titlesPath } from '../../src/routing/paths';
import { slugify } from '../../src/routing/slugify';
import { weigh } from '../../src/site-build/search/weights';
import { randomNumbers } from '../lib/random';
import { percentile } from '../lib/results';
import { contentSources, type KeyedSource } from './content-sources';
import { knownItems } from './kinds';
import { BenchLibrary } from './library';

export type GrowthRow = {
  readonly locale: Locale;
  readonly articles: number;
  readonly titles: number;
  /** Bytes of the heaviest country's first texts; 0 where they load only when asked for. */
  readonly firstTexts: number;
  readonly allTexts: number;
  /** Milliseconds until the titles are indexed, and that 95 of 100 keys take. */
  readonly indexing: number;
  readonly p95: number;
};

/** Words that stand in so few texts are names: an article more brings as many new ones. */
const RARE = 2;
const KEYSTROKES = 300;

/** Measures what the search loads, and how long it takes, as the guide grows. */
export async function growthRows(sizes: readonly number[]): Promise<GrowthRow[]> {
  const rows: GrowthRow[] = [];
  for (const size of sizes) for (const locale of LOCALES) rows.push(await growthRow(locale, size));
  return rows;
}

async function growthRow(locale: Locale, articles: number): Promise<GrowthRow> {
  const sources = grownSources(contentSources(resolve(__dirname, '../../content'), locale), articles, locale);
  const library = new BenchLibrary(locale, sources);
  const first = [...library.firstParts().values()];
  const weightOf = (address: string) => weigh(library.files.get(address) ?? '');
  const begun = performance.now();
  const index = await library.index([]);
  const indexing = performance.now() - begun;
  const typed = knownItems(
    sources.slice(-KEYSTROKES).map(({ title }) => title),
    locale,
  )['one typo, two words'];
  const times = typed.map(({ question }) => {
    const asked = performance.now();
    index.search(question, 8);
    return performance.now() - asked;
  });
  return {
    locale,
    articles,
    titles: weightOf(titlesPath(locale)),
    firstTexts: Math.max(0, ...first.map(weightOf)),
    allTexts: library.allParts().reduce((sum, address) => sum + weightOf(address), 0),
    indexing: Math.round(indexing),
    p95: Math.round(percentile(times, 0.95) * 10) / 10,
  };
}

/**
 * A corpus that grows as the real one does: copies of real entries in which every rare word is another one, so that each
 * article brings as many new words as a real one.
 */
function grownSources(real: readonly KeyedSource[], articles: number, locale: Locale): KeyedSource[] {
  const rare = {
    texts: rareWords(real, locale),
    titles: rareWords(
      real.map(({ title }) => ({ title })),
      locale,
    ),
  };
  const count = real.filter(({ kind }) => kind === 'article').length;
  const copies = Math.ceil(articles / count) - 1;
  const grown = Array.from({ length: Math.max(0, copies) }, (_, copy) =>
    real.filter(({ kind }) => kind === 'article').map((source) => renamed(source, copy + 1, rare, locale)),
  ).flat();
  return [...real, ...grown.slice(0, Math.max(0, articles - count))];
}

function renamed(
  source: KeyedSource,
  copy: number,
  rare: Record<'texts' | 'titles', ReadonlySet<string>>,
  locale: Locale,
): KeyedSource {
  const changer = (names: ReadonlySet<string>) => (text: string) =>
    text.replace(/[\p{L}\p{M}]+/gu, (word) =>
      wordsOf(word, locale).some(({ plain }) => names.has(plain)) ? otherWord(word, copy) : word,
    );
  const change = changer(rare.texts);
  const changeTitle = changer(rare.titles);
  const title = changeTitle(source.title);
  return {
    ...source,
    key: `${source.key}-${copy}`,
    title,
    shortTitle: source.shortTitle && changeTitle(source.shortTitle),
    slug: slugify(changeTitle(source.slug?.replaceAll('-', ' ') ?? title)) + `-${copy}`,
    words: undefined,
    lead: source.lead && change(source.lead),
    headings: source.headings?.map(change),
    text: source.text && change(source.text),
  };
}

/** A word of the same length and shape, the same for the same copy. */
function otherWord(word: string, copy: number): string {
  const seed =
    [...word].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), copy * 7919) % 2_147_483_647;
  const random = randomNumbers(seed);
  const of = (letters: string) => letters.charAt(Math.floor(random() * letters.length));
  return [...fold(word)]
    .map((letter, at) => {
      const other = 'aeiouy'.includes(letter) ? of('aeiou') : of('bcdfglmnprstv');
      return at === 0 && word.charAt(0) !== word.charAt(0).toLowerCase() ? other.toUpperCase() : other;
    })
    .join('');
}

type Told = Pick<KeyedSource, 'title' | 'lead' | 'text'>;

function rareWords(sources: readonly Told[], locale: Locale): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { title, lead = '', text = '' } of sources)
    for (const word of new Set(wordsOf(`${title} ${lead} ${text}`, locale).map(({ plain }) => plain)))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  return new Set(
    [...counts].filter(([word, count]) => count <= RARE && word.length > 3).map(([word]) => word),
  );
}
