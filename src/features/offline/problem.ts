import { Unavailable } from './fetch-list';
import { Changed } from './pack-file';
import { NoRoom } from './save-pack';

/** Why nothing was saved, as the page says it. */
export type Problem =
  | { readonly kind: 'cancelled' | 'changed' | 'offline' | 'refused' | 'unavailable' }
  | { readonly kind: 'noRoom'; readonly missing: number };

export function problemOf(error: unknown): Problem {
  if (error instanceof NoRoom) return { kind: 'noRoom', missing: error.missing };
  if (error instanceof Changed) return { kind: 'changed' };
  if (error instanceof Unavailable) return { kind: 'unavailable' };
  // What `fetch` throws without a network.
  if (error instanceof TypeError) return { kind: 'offline' };
  const isCancelled = error instanceof DOMException && error.name === 'AbortError';
  return { kind: isCancelled ? 'cancelled' : 'refused' };
}
