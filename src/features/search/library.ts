import type { Locale } from '../../config/locales';
import type { SearchIndex } from '../../content/search/search-index';
import type { CountryTitles, TextsShard, TitlesShard } from '../../content/search/shards';
import { countryPath, textsPath, titlesPath } from '../../routing/paths';
import { fetchShard } from './fetch-shard';
import { loadEngine, type Engine } from './load-engine';

/** The state of a search's knowledge. A new object with every change. */
export type LibraryState = {
  /** Answers from what has been loaded; none before the titles are there. */
  readonly index: SearchIndex | undefined;
  readonly countries: readonly CountryTitles[];
  /** Comes with the index; before, no question names a country. */
  readonly isNamed: Engine['isNamed'];
  /** Addresses of the texts that are there, are on their way, and could not be had. */
  readonly texts: Readonly<Record<'loaded' | 'loading' | 'failed', readonly string[]>>;
  readonly haveTitlesFailed: boolean;
};

const EMPTY: LibraryState = {
  index: undefined,
  countries: [],
  isNamed: () => false,
  texts: { loaded: [], loading: [], failed: [] },
  haveTitlesFailed: false,
};

/** Everything that has been loaded of a language in this visit, and the index made of it. */
export class Library {
  private state = EMPTY;
  private readonly listeners = new Set<() => void>();
  private titles: TitlesShard | undefined;
  private readonly shards = new Map<string, TextsShard>();
  private opening: Promise<void> | undefined;
  private indexing: Promise<void> = Promise.resolve();

  constructor(private readonly locale: Locale) {}

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly current = () => this.state;

  /** Loads the titles; once, unless that failed. */
  readonly open = (): Promise<void> => {
    this.opening ??= this.loadTitles();
    return this.opening;
  };

  /** Loads texts that are not there yet, also those that failed before. */
  readonly want = async (addresses: readonly string[]): Promise<void> => {
    const { loaded, loading, failed } = this.state.texts;
    const wanted = addresses.filter((address) => !loaded.includes(address) && !loading.includes(address));
    if (wanted.length === 0) return;
    this.tell({
      texts: {
        loaded,
        loading: [...loading, ...wanted],
        failed: failed.filter((address) => !wanted.includes(address)),
      },
    });
    await Promise.all(wanted.map((address) => this.loadTexts(address)));
  };

  private async loadTitles(): Promise<void> {
    this.tell({ haveTitlesFailed: false });
    try {
      const [titles, { isNamed }] = await Promise.all([
        fetchShard<TitlesShard>(titlesPath(this.locale)),
        loadEngine(),
      ]);
      this.titles = titles;
      await this.makeIndex();
      this.tell({ countries: titles.countries, isNamed });
    } catch (reason) {
      console.error('The titles of the search could not be loaded.', reason);
      this.opening = undefined;
      this.tell({ haveTitlesFailed: true });
    }
  }

  private async loadTexts(address: string): Promise<void> {
    let to: 'loaded' | 'failed' = 'loaded';
    try {
      this.shards.set(address, await fetchShard<TextsShard>(address));
      await this.makeIndex();
    } catch (reason) {
      console.error(`The texts of ${address} could not be searched.`, reason);
      to = 'failed';
    }
    const { texts } = this.state;
    const loading = texts.loading.filter((other) => other !== address);
    this.tell({ texts: { ...texts, loading, [to]: [...texts[to], address] } });
  }

  /** Makes one index after the other, so that the last one holds every text that has loaded. */
  private makeIndex(): Promise<void> {
    this.indexing = this.indexing
      .catch(() => undefined)
      .then(async () => {
        if (!this.titles) return;
        const { entriesOf, loadLanguage, SearchIndex, withTexts } = await loadEngine();
        const language = await loadLanguage(this.locale);
        const entries = withTexts(entriesOf(this.titles, this.locale), [...this.shards.values()]);
        this.tell({ index: await SearchIndex.of(entries, this.locale, language) });
      });
    return this.indexing;
  }

  private tell(change: Partial<LibraryState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}

/** Addresses of all texts of some countries. */
export function allTexts(countries: readonly CountryTitles[], locale: Locale): string[] {
  return countries.flatMap(({ slug, parts }) =>
    Array.from({ length: parts }, (_, index) => textsPath(countryPath(locale, slug), index + 1)),
  );
}

/** Addresses of the texts of a country that load without being asked for. */
export function lightTexts({ slug, parts, isLight }: CountryTitles, locale: Locale): string[] {
  return isLight && parts > 0 ? [textsPath(countryPath(locale, slug), 1)] : [];
}

const libraries = new Map<Locale, Library>();

export function libraryOf(locale: Locale): Library {
  const known = libraries.get(locale) ?? new Library(locale);
  libraries.set(locale, known);
  return known;
}
