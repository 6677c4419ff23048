import type { Node } from 'gatsby';
import { LOCALES } from '../../config/locales';
import { printable } from '../../content/printable';
import { countKey, type SourceCounts } from './source-check';
import { SOURCE_TYPES } from './source-types';

/** The entries of each type as the CMS sent them, by raw node type. */
export type RawEntries = ReadonlyMap<string, readonly unknown[]>;

/** The form that unprintable characters have in JSON; hardly an entry has any. */
const HINT = /\\u00[01]|\\[bf]|\\ud|[\u007f\ufffe\uffff]/;

/**
 * Parses an entry. A CMS of an earlier version kept what a paste had brought, and one such character makes a feed
 * unreadable.
 */
function parseEntry(content: string): unknown {
  if (!HINT.test(content)) return JSON.parse(content);
  return JSON.parse(content, (_, value: unknown) => (typeof value === 'string' ? printable(value) : value));
}

export function readRawEntries(getNodesByType: (type: string) => Node[]): RawEntries {
  const read = (node: Node): unknown => parseEntry(node.internal.content ?? 'null');
  return new Map(SOURCE_TYPES.map(({ rawType }) => [rawType, getNodesByType(rawType).map(read)]));
}

/** Counts the entries of each type and language that were sourced. */
export function countSourced(raw: RawEntries): SourceCounts {
  const counts = new Map<string, number>();
  for (const { singularName, rawType } of SOURCE_TYPES) {
    const entries = raw.get(rawType) ?? [];
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
