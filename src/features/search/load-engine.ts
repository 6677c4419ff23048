import type * as engine from '../../content/search/engine';

export type Engine = typeof engine;

/** The part of the search that answers. */
export function loadEngine(): Promise<Engine> {
  return import('../../content/search/engine');
}
