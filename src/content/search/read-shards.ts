import type { Locale } from '../../config/locales';
import { articlePath, countryPath, pagePath, placePath } from '../../routing/paths';
import { slugify } from '../../routing/slugify';
import { EXCURSIONS_ID } from '../excursion/article-describing';
import { SHARD_FORMAT, type CountryTitles, type TextsShard, type TitlesShard } from './shards';
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

/** What the titles of a language say of each thing that can be found. */
export function entriesOf({ countries, articles, pages }: TitlesShard, locale: Locale): SearchEntry[] {
  return [
    ...countries.flatMap((country) => countryEntries(country, locale)),
    ...articles.map(([title, slug, , words]) =>
      entry('article', { title, words, path: articlePath(locale, slug) }),
    ),
    ...pages.map(([title, slug]) => entry('page', { title, path: pagePath(locale, slug) })),
  ];
}

function countryEntries(titles: CountryTitles, locale: Locale): SearchEntry[] {
  const { name, slug, regions, articles, places, excursions } = titles;
  const path = countryPath(locale, slug);
  const at = (region: number) => ({ country: name, region: regions[region] ?? '' });
  return [
    entry('country', { title: name, path }),
    ...articles.map(([title, article, region, words]) =>
      entry('article', { ...at(region), title, words, path: articlePath(locale, article, slug) }),
    ),
    ...places.map(([title, region, words]) =>
      entry('place', { ...at(region), title, words, path: placePath(path, title) }),
    ),
    ...excursions.map(([title, region, article]) =>
      entry('excursion', {
        ...at(region),
        title,
        id: excursionId(path, title),
        path: article ? `${articlePath(locale, article, slug)}#${EXCURSIONS_ID}` : path,
      }),
    ),
  ];
}

type Known = Partial<SearchEntry> & Pick<SearchEntry, 'title' | 'path'>;

/** Most are known by their address. */
function entry(
  kind: SearchKind,
  { words = '', ...known }: { words?: string | undefined } & Omit<Known, 'words'>,
) {
  return { id: known.path, kind, country: '', region: '', ...UNTOLD, ...known, words } satisfies SearchEntry;
}

/** Excursions have no address of their own; several may be told of in one article. */
export function excursionId(ofCountry: string, title: string): string {
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
