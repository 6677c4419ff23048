import type { Locale } from '../../config/locales';
import { articlePath, countryPath, pagePath, placePath } from '../../routing/paths';
import { slugify } from '../../routing/slugify';
import { EXCURSIONS_ID } from '../excursion/article-describing';
import { BAR, SHARD_FORMAT, type CountryTitles, type TextsShard, type TitlesShard } from './shards';
import { unpackSlug } from './slugs';
import type { SearchEntry, SearchKind } from './types';

const UNTOLD = { lead: '', headings: '', text: '' };

/** @throws Error for a file that is none, or that newer code has written */
export function checkShard<T extends { readonly format: number }>(value: unknown, address: string): T {
  const format = (value as Partial<T> | null)?.format;
  if (format === SHARD_FORMAT) return value as T;
  throw new Error(
    `${address}: a search file of format ${SHARD_FORMAT} was expected, found ${String(format)}`,
  );
}

/** Lists everything that can be found in a language, with what its titles say of each thing. */
export function entriesOf(titles: TitlesShard, locale: Locale): SearchEntry[] {
  const { countries, places, excursions, pages } = titles;
  const articles = articleEntries(titles, locale);
  const [placeTitles, placeWords, ids] = [places.titles, places.words, places.ids].map(listOf);
  const [excursionTitles, pageTitles, pageSlugs] = [excursions.titles, pages.titles, pages.slugs].map(listOf);
  return [
    ...countries.map(({ name, slug }) => entry('country', { title: name, path: countryPath(locale, slug) })),
    ...articles,
    ...spotsOf(places.counts, countries).map(({ slug, ...at }, index) => {
      const title = placeTitles?.[index] ?? '';
      const path = placePath(countryPath(locale, slug), ids?.[index] || slugify(title));
      return entry('place', { ...at, title, words: placeWords?.[index], path });
    }),
    ...spotsOf(excursions.counts, countries).map(({ slug, ...at }, index) => {
      const ofCountry = countryPath(locale, slug);
      const title = excursionTitles?.[index];
      const article = articles[excursions.articles[index] ?? -1];
      const path = article ? `${article.path}#${EXCURSIONS_ID}` : ofCountry;
      return entry('excursion', { ...at, id: excursionId(ofCountry, title), title, path });
    }),
    ...(pageTitles ?? []).map((title, index) =>
      entry('page', { title, path: pagePath(locale, pageSlugs?.[index] ?? '') }),
    ),
  ];
}

function articleEntries({ countries, articles }: TitlesShard, locale: Locale): SearchEntry[] {
  const [titles, slugs, words] = [articles.titles, articles.slugs, articles.words].map(listOf);
  return spotsOf(articles.counts, countries).map(({ slug, ...at }, index) => {
    const title = titles?.[index] ?? '';
    const path = articlePath(locale, unpackSlug(slugs?.[index] ?? '', title), slug);
    return entry('article', { ...at, title, words: words?.[index], path });
  });
}

const listOf = (column: string) => (column === '' ? [] : column.split(BAR));

/** The place of a thing: its country and region; empty texts for a thing that belongs to none. */
type Spot = { readonly country: string; readonly slug: string; readonly region: string };

/** Lists the spot of each thing of a kind (`Columns` in shards.ts). */
function spotsOf(counts: readonly number[], countries: readonly CountryTitles[]): Spot[] {
  const spots = [
    ...countries.flatMap(({ name, slug, regions }) =>
      ['', ...regions].map((region) => ({ country: name, slug, region })),
    ),
    { country: '', slug: '', region: '' },
  ];
  return spots.flatMap((spot, index) => Array<Spot>(counts[index] ?? 0).fill(spot));
}

type Known = Pick<SearchEntry, 'path'> &
  Partial<Pick<SearchEntry, 'id' | 'country' | 'region'>> & {
    readonly title: string | undefined;
    readonly words?: string | undefined;
  };

/** Most are known by their address. */
function entry(kind: SearchKind, { title = '', words = '', ...known }: Known): SearchEntry {
  return { id: known.path, kind, country: '', region: '', ...UNTOLD, ...known, title, words };
}

/** Excursions have no address of their own; several may be told of in one article. */
export function excursionId(ofCountry: string, title = ''): string {
  return `${ofCountry}#${slugify(title)}`;
}

/** The same entries with the texts that have been loaded. */
export function withTexts(entries: readonly SearchEntry[], shards: readonly TextsShard[]): SearchEntry[] {
  const texts = new Map<string, Pick<SearchEntry, 'lead' | 'headings' | 'text'>>();
  for (const [id, lead, headings, text] of shards.flatMap((shard) => shard.texts)) {
    const known = texts.get(id) ?? UNTOLD;
    texts.set(id, {
      lead: joined(known.lead, lead),
      headings: joined(known.headings, headings),
      text: joined(known.text, text),
    });
  }
  return entries.map((entry) => ({ ...entry, ...texts.get(entry.id) }));
}

function joined(...texts: string[]): string {
  return texts.filter(Boolean).join('\n');
}
