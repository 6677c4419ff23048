import type { CardDesign } from '../../ui';

export type Shown<T> = { readonly article: T; readonly design: CardDesign };

/** A step shows one article large, or its two side by side; of several the others are words. */
export function designsOfStep<T>(articles: readonly T[]): Shown<T>[] {
  return designed(articles, articles.length === 2 ? ['small', 'small'] : ['lead']);
}

/**
 * A region shows a row of pictures without gaps, four columns wide: one large card takes two of them, small ones one.
 * What follows the row is words, so that no card is left alone in a row.
 */
export function designsOfRegion<T>(articles: readonly T[]): Shown<T>[] {
  const { length } = articles;
  if (length <= 2) return designed(articles, ['lead', 'lead']);
  return designed(articles, length === 4 ? ['small', 'small', 'small', 'small'] : ['lead', 'small', 'small']);
}

/** Several articles as words only. */
export function inWords<T>(articles: readonly T[]): Shown<T>[] {
  return designed(articles, []);
}

function designed<T>(articles: readonly T[], first: readonly CardDesign[]): Shown<T>[] {
  return articles.map((article, index) => ({ article, design: first[index] ?? 'words' }));
}
