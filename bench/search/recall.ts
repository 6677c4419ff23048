import type { SearchIndex } from '../../src/content/search/search-index';
import type { SearchEntry } from '../../src/content/search/types';
import type { KeyedSource } from './content-sources';
import type { KnownItem } from './kinds';
import type { Question } from './questions';

/** How many of some questions are answered, which are not, and how long an answer takes. */
export type Recall = {
  readonly asked: number;
  /** Percent. */
  readonly found: number;
  readonly missed: readonly string[];
  /** Milliseconds that 95 of 100 answers stay below. */
  readonly p95: number;
};

type Asked = { readonly question: string; readonly isAnswer: (entry: SearchEntry) => boolean };

/** @param within how many results a visitor looks at */
export function recallOf(index: SearchIndex, asked: readonly Asked[], within: number): Recall {
  const times: number[] = [];
  const missed = asked.filter(({ question, isAnswer }) => {
    const begun = performance.now();
    const { exact, close } = index.search(question, 8);
    times.push(performance.now() - begun);
    return ![...exact, ...close].slice(0, within).some(({ entry }) => isAnswer(entry));
  });
  times.sort((a, b) => a - b);
  return {
    asked: asked.length,
    found: (100 * (asked.length - missed.length)) / asked.length,
    missed: missed.map(({ question }) => question),
    p95: times[Math.floor(times.length * 0.95)] ?? 0,
  };
}

export function byTitle(items: readonly KnownItem[]): Asked[] {
  return items.map(({ question, title }) => ({ question, isAnswer: (entry) => entry.title === title }));
}

/** Keys name entries of `content/`; an index knows titles, kinds and countries. */
export function byKey(questions: readonly Question[], sources: readonly KeyedSource[]): Asked[] {
  const named = new Map(sources.map(({ key, title, kind }) => [key, { title, kind }]));
  return questions.map(({ question, keys }) => ({
    question,
    isAnswer: ({ title, kind }) =>
      keys.some((key) => named.get(key)?.title === title && named.get(key)?.kind === kind),
  }));
}
