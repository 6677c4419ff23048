import type { Locale } from '../../config/locales';
import { loadLanguage } from '../../content/search/languages';
import { entriesOf } from '../../content/search/read-shards';
import { SearchIndex } from '../../content/search/search-index';
import type { TitlesShard } from '../../content/search/shards';
import { slugify } from '../../routing/slugify';

/** A title or a key word by which an entry is not found. */
export type Unfound = {
  readonly locale: Locale;
  readonly path: string;
  readonly title: string;
  /** The title or the key word that was looked for. */
  readonly question: string;
};

/** A title leads to its entry first; a key word may be shared by several, of which visitors see so many. */
const AMONG = { title: 1, word: 5 };

/** Asks the search for every title and every key word, as a visitor's first search would. */
export async function findUnfound(titles: TitlesShard, locale: Locale): Promise<Unfound[]> {
  const entries = entriesOf(titles, locale);
  const index = await SearchIndex.of(entries, locale, await loadLanguage(locale));
  const names = new Map(entries.map(({ id, title }) => [id, slugify(title)]));
  const isFound = (question: string, name: string, among: number) =>
    index
      .exactIds(question)
      .slice(0, among)
      .some((id) => names.get(id) === name);
  return entries.flatMap(({ path, title, words }) => {
    const missed = [
      ...(isFound(title, slugify(title), AMONG.title) ? [] : [title]),
      ...keyWords(words).filter((word) => !isFound(word, slugify(title), AMONG.word)),
    ];
    return missed.map((question) => ({ locale, path, title, question }));
  });
}

function keyWords(words: string): string[] {
  return words
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
}
