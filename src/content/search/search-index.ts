import MiniSearch, { type Query, type SearchResult as Hit } from 'minisearch';
import type { Locale } from '../../config/locales';
import type { Language } from './languages';
import { bestSentence, marked, readSentences, type Sentences } from './marks';
import { looseQuery, strictQuery } from './query';
import type { SearchAnswer, SearchEntry, SearchResult } from './types';
import { joinedPairs, meaningful, rememberedTerms, wordsOf, type Terms, type Word } from './words';

/** The weight of each field: the names of an entry say more than what it mentions. */
const BOOST = { title: 6, words: 6, lead: 3, headings: 2, text: 1 };
type Field = keyof typeof BOOST;
/** Fields in which two words may be one name. */
const NAMES: ReadonlySet<string> = new Set(['title', 'words'] satisfies Field[]);
/** Fewer exact answers than this are followed by close ones. */
const ENOUGH = 3;
/** Longer questions are pasted, not typed; they are cut, so that an answer stays quick. */
const MOST_LETTERS = 200;
const MOST_WORDS = 8;
/** Milliseconds for which entries are indexed before the page may answer to keys and draw. */
const SLICE_MS = 5;
/** An entry that is called just what was typed comes first. */
const NAMESAKE = 4;
type Found = { readonly exact: readonly Hit[]; readonly close: readonly Hit[] };
const NONE: Found = { exact: [], close: [] };

type Settings = Language & { readonly locale: Locale; readonly termsOf: Terms };

/** Answers questions about entries of one language. It never changes: with new texts a new one is made. */
export class SearchIndex {
  private readonly sentences = new Map<string, Sentences>();

  private constructor(
    private readonly settings: Settings,
    private readonly entries: ReadonlyMap<string, SearchEntry>,
    private readonly index: MiniSearch<SearchEntry>,
  ) {}

  /** Takes its time in slices, and begins with the next one, so that the page draws and answers meanwhile. */
  static async of(entries: readonly SearchEntry[], locale: Locale, language: Language): Promise<SearchIndex> {
    const settings = { ...language, locale, termsOf: rememberedTerms(language.stem) };
    const known = new Map(entries.map((entry) => [entry.id, entry]));
    const index = emptyIndex(settings);
    let end = 0;
    for (const entry of known.values()) {
      if (performance.now() >= end) {
        await nextTask();
        end = performance.now() + SLICE_MS;
      }
      index.add(entry);
    }
    return new SearchIndex(settings, known, index);
  }

  /** @param limit how many results are wanted at most, exact and close ones together */
  search(question: string, limit: number): SearchAnswer {
    const { exact, close } = this.find(question, limit);
    return { exact: exact.map((hit) => this.result(hit)), close: close.map((hit) => this.result(hit)) };
  }

  /** Ids of the entries that match a question, without the words about them. */
  ids(question: string): Readonly<Record<keyof SearchAnswer, readonly string[]>> {
    const { exact, close } = this.find(question, Infinity);
    return { exact: exact.map(({ id }) => id as string), close: close.map(({ id }) => id as string) };
  }

  /** Ids of the entries that match a question exactly, the best match first. */
  exactIds(question: string): readonly string[] {
    const words = this.read(question);
    if (words.length === 0) return [];
    return this.hits(strictQuery(words, this.settings.stem), words).map(({ id }) => id as string);
  }

  private find(question: string, limit: number): Found {
    const words = this.read(question);
    if (words.length === 0) return NONE;
    const { stem } = this.settings;
    const exact = this.hits(strictQuery(words, stem), words).slice(0, limit);
    const known = new Set(exact.map(({ id }) => id as string));
    const close =
      exact.length >= Math.min(ENOUGH, limit)
        ? []
        : this.loose(words)
            .filter(({ id }) => !known.has(id as string))
            .slice(0, limit - exact.length);
    return { exact, close };
  }

  private read(question: string): readonly Word[] {
    const { locale, idle } = this.settings;
    return meaningful(wordsOf(question.slice(0, MOST_LETTERS), locale), idle).slice(0, MOST_WORDS);
  }

  private loose(words: readonly Word[]): Hit[] {
    const { stem } = this.settings;
    const all = this.hits(looseQuery(words, stem, 'AND'), words);
    if (all.length >= ENOUGH || words.length === 1) return all;
    const known = new Set(all.map(({ id }) => id as string));
    const some = this.hits(looseQuery(words, stem, 'OR'), words);
    return [...all, ...some.filter(({ id }) => !known.has(id as string))];
  }

  private hits(query: Query, words: readonly Word[]): Hit[] {
    const typed = words.map(({ plain }) => plain).join(' ');
    const isNamesake = ({ id }: Hit) =>
      plainTitle(this.entries.get(id as string), this.settings.locale) === typed;
    return this.index
      .search(query)
      .map((hit) => (isNamesake(hit) ? { ...hit, score: hit.score * NAMESAKE } : hit))
      .sort((a, b) => b.score - a.score);
  }

  /** Headings last: they are shown where no sentence holds as much of what was looked for. */
  private sentencesOf({ id, lead, text, headings }: SearchEntry): Sentences {
    const known = this.sentences.get(id) ?? readSentences(`${lead}\n${text}\n${headings}`);
    this.sentences.set(id, known);
    return known;
  }

  private result({ id, match }: Hit): SearchResult {
    const entry = this.entries.get(id as string);
    if (!entry) throw new Error(`The index knows no entry ${String(id)}`);
    const marker = { ...this.settings, found: new Set(Object.keys(match)) };
    const sentence = bestSentence(this.sentencesOf(entry), marker) ?? entry.lead;
    return { entry, title: marked(entry.title, marker), sentence: marked(sentence, marker) };
  }
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

function emptyIndex({ locale, termsOf }: Settings): MiniSearch<SearchEntry> {
  return new MiniSearch<SearchEntry>({
    fields: Object.keys(BOOST),
    extractField: (entry, field) => textOf(entry, field as Field | 'id'),
    searchOptions: { boost: BOOST },
    tokenize: (text, field) => {
      const words = wordsOf(text, locale);
      const names = NAMES.has(field ?? '') ? joinedPairs(words) : [];
      return [...words, ...names].flatMap((word) => termsOf(word));
    },
    processTerm: (term) => term,
  });
}

/** The place counts with the title, whether the title names it or not. */
function textOf(entry: SearchEntry, field: Field | 'id'): string {
  return field === 'title' ? [entry.title, entry.country, entry.region].join('\n') : entry[field];
}

function plainTitle(entry: SearchEntry | undefined, locale: Locale): string {
  return wordsOf(entry?.title ?? '', locale)
    .map(({ plain }) => plain)
    .join(' ');
}
