export type Engine = typeof import('../../content/search/engine');

/** The part of the search that answers. */
export function loadEngine(): Promise<Engine> {
  return import('../../content/search/engine');
}
