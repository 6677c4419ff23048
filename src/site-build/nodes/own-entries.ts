import type { Node } from 'gatsby';
import type { Content } from './adapt-all';

/** An entry of a type, as nodes are made of it (src/site-build/nodes/complete.ts). */
export type Entry<T extends keyof Content> = Content[T][number] &
  (T extends 'Country' ? { hasMap: boolean } : object);

/**
 * The entries of the site by id. What is made of all of them reads them here: a query takes a resolver's time for each
 * field and reference of each entry, at 10,000 pages seconds of every build.
 */
export function ownEntries<T extends keyof Content>(
  { getNodesByType }: { getNodesByType: (type: string) => readonly Node[] },
  type: T,
): Entry<T>[] {
  const entries = getNodesByType(type) as unknown as Entry<T>[];
  return [...entries].sort((a, b) => (a.id < b.id ? -1 : 1));
}
