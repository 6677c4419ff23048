import type { Locale } from '../../src/config/locales';
import { loadLanguage } from '../../src/content/search/languages';
import { entriesOf, withTexts } from '../../src/content/search/read-shards';
import { SearchIndex } from '../../src/content/search/search-index';
import type { TextsShard, TitlesShard } from '../../src/content/search/shards';
import type { SearchEntry } from '../../src/content/search/types';
import { countryPath, textsPath, titlesPath } from '../../src/routing/paths';
import { makeShards } from '../../src/site-build/search/make-shards';
import type { SearchSource } from '../../src/site-build/search/sources';

/** The files of a language, and the indexes that browsers make of them. */
export class BenchLibrary {
  readonly files: ReadonlyMap<string, string>;
  readonly titles: TitlesShard;
  private readonly entries: readonly SearchEntry[];

  constructor(
    readonly locale: Locale,
    sources: readonly SearchSource[],
  ) {
    this.files = makeShards({ locale, sources });
    this.titles = this.read<TitlesShard>(titlesPath(locale));
    this.entries = entriesOf(this.titles, locale);
  }

  read<T>(address: string): T {
    return JSON.parse(this.files.get(address) ?? 'null') as T;
  }

  /** @param parts addresses of the texts that have been loaded besides the titles */
  async index(parts: readonly string[]): Promise<SearchIndex> {
    const texts = parts.map((address) => this.read<TextsShard>(address));
    return SearchIndex.of(withTexts(this.entries, texts), this.locale, await loadLanguage(this.locale));
  }

  /** The first texts of each country, by its slug. */
  firstParts(): Map<string, string> {
    return new Map(
      this.titles.countries
        .filter(({ parts, isLight }) => isLight && parts > 0)
        .map(({ slug }) => [slug, textsPath(countryPath(this.locale, slug), 1)]),
    );
  }

  allParts(): string[] {
    return [...this.files.keys()].filter((address) => address !== titlesPath(this.locale));
  }
}
