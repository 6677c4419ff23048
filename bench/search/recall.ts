import type { SearchIndex } from '../../src/content/search/search-index';
import type { SearchEntry } from '../../src/content/search/types';
import { percentile } from '../lib/results';
import type { KeyedSource } from './content-sources';
import type { KnownItem } from './kinds';
import type { Question } from './questions';

/** The share of some questions that is answered, those that are not, and the time that an answer takes. */
export type Recall = {
  readonly asked: number;
  /** Percent. */
  readonly found: number;
  readonly missed: readonly string[];
  /** Milliseconds that half of the answers, 95 of 100, and all of them stay below. */
  readonly median: number;
  readonly p95: number;
  readonly longest: number;
};

const WARMING = 30;

type Asked = { readonly question: string; readonly isAnswer: (entry: SearchEntry) => boolean };

/** @param within how many results a visitor looks at */
export function recallOf(index: SearchIndex, asked: readonly Asked[], within: number): Recall {
  // The first answers of a program are slow; what is measured is a page in which somebody types.
  for (const { question } of asked.slice(0, WARMING)) index.search(question, 8);
  const times: number[] = [];
  const missed = asked.filter(({ question, isAnswer }) => {
    const begun = performance.now();
    const { exact, close } = index.search(question, 8);
    times.push(performance.now() - begun);
    return ![...exact, ...close].slice(0, within).some(({ entry }) => isAnswer(entry));
  });
  return {
    asked: asked.length,
    found: (100 * (asked.length - missed.length)) / asked.length,
    missed: missed.map(({ question }) => question),
    median: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    longest: percentile(times, 1),
  };
}

export function byTitle(items: readonly KnownItem[]): Asked[] {
  return items.map(({ question, title }) => ({ question, isAnswer: (entry) => entry.title === title }));
}

/** Replaces the keys of `content/` by titles, kinds and countries, which is all that an index knows of an entry. */
export function byKey(questions: readonly Question[], sources: readonly KeyedSource[]): Asked[] {
  const named = new Map(sources.map(({ key, title, kind }) => [key, { title, kind }]));
  return questions.map(({ question, keys }) => ({
    question,
    isAnswer: ({ title, kind }) =>
      keys.some((key) => named.get(key)?.title === title && named.get(key)?.kind === kind),
  }));
}
