import type { Node } from 'gatsby';
import { LOCALES } from '../config/locales';
import { countKey, type SourceCounts } from './source-check';
import { SOURCE_TYPES } from './source-types';

type NodesByType = (type: string) => Node[];

/**
 * The whole entries of a type, as the CMS sent them. The source plugin also makes partial nodes for relations; those
 * have a parent and are left out.
 */
export function rawEntries(getNodesByType: NodesByType, rawType: string): unknown[] {
  return getNodesByType(rawType)
    .filter(({ parent }) => !parent)
    .map((node): unknown => JSON.parse(node.internal.content ?? 'null'));
}

/** How many entries of each type and language were sourced. */
export function countSourced(getNodesByType: NodesByType): SourceCounts {
  const counts = new Map<string, number>();
  for (const { singularName, rawType } of SOURCE_TYPES) {
    const entries = rawEntries(getNodesByType, rawType);
    for (const locale of LOCALES) {
      counts.set(
        countKey(singularName, locale),
        entries.filter((entry) => localeOf(entry) === locale).length,
      );
    }
  }
  return counts;
}

function localeOf(entry: unknown): unknown {
  return (entry as { locale?: unknown } | null)?.locale;
}
