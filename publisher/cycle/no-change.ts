import type { Draft } from '../releases/create';

/** Feeds say when they were made; by itself no news for a reader. */
const DATED = /^(fr|en)\/rss\.xml$/;

/** Checks whether a build differs from the live release in nothing that a visitor could see. */
export function isSameForVisitors({ changed, removed }: Pick<Draft, 'changed' | 'removed'>): boolean {
  return removed.length === 0 && changed.every((path) => DATED.test(path));
}
