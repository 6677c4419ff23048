import { resolve } from 'node:path';
import type { Locale } from '../../src/config/locales';
import { weigh } from '../../src/site-build/search/weights';
import { BAD_INPUT } from './bad-input';
import { contentSources } from './content-sources';
import { knownItems } from './kinds';
import { BenchLibrary } from './library';
import { readQuestions } from './questions';
import { byKey, byTitle, recallOf, type Recall } from './recall';

export type RecallRow = Recall & { readonly locale: Locale; readonly loaded: string; readonly kind: string };
export type WeightRow = { readonly address: string; readonly bytes: number };

const CONTENT = resolve(__dirname, '../../content');

/** Recall and times by language, by what is loaded, and by kind of question. */
export async function recallRows(locale: Locale): Promise<RecallRow[]> {
  const sources = contentSources(CONTENT, locale);
  const library = new BenchLibrary(locale, sources);
  const loads: Record<string, readonly string[]> = {
    titles: [],
    'first texts': [...library.firstParts().values()],
    'all texts': library.allParts(),
  };
  const titles = sources.filter(({ kind }) => kind !== 'country').map(({ title }) => title);
  const rows: RecallRow[] = [];
  for (const [loaded, parts] of Object.entries(loads)) {
    const index = await library.index(parts);
    const add = (kind: string, recall: Recall) => rows.push({ locale, loaded, kind, ...recall });
    for (const [kind, items] of Object.entries(knownItems(titles, locale)))
      add(kind, recallOf(index, byTitle(items), 5));
    add('local names', recallOf(index, byKey(readQuestions('names'), sources), 5));
    add('questions', recallOf(index, byKey(readQuestions(locale), sources), 3));
    const second = readQuestions(locale, 'second-questions');
    add('second questions', recallOf(index, byKey(second, sources), 3));
    const bad = Object.values(BAD_INPUT).map((question) => ({ question, isAnswer: () => true }));
    add('bad input', recallOf(index, bad, 8));
  }
  return rows;
}

/** Weighs the files that a search of the demonstration content loads, after gzip. */
export function weightRows(locale: Locale): WeightRow[] {
  const { files } = new BenchLibrary(locale, contentSources(CONTENT, locale));
  return [...files].map(([address, text]) => ({ address, bytes: weigh(text) }));
}
