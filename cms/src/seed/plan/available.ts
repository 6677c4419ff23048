import type { Locale } from '../../domain/locales';
import { EntryRef, type PlannedEntry } from './types';
import type { PlannedType } from './index';

const nameOf = (uid: string, key: string, locale: Locale): string => `${uid} ${key} ${locale}`;

/**
 * Leaves out relations to entries that the content has not in the same language. Done before hashing, so that an
 * entry is written again when what it names gets its text.
 */
export function onlyAvailable(types: readonly PlannedType[]): PlannedType[] {
  const planned = new Set(
    types.flatMap(({ entries }) => entries.map(({ uid, key, locale }) => nameOf(uid, key, locale))),
  );

  const trim = (entry: PlannedEntry): PlannedEntry => {
    const isThere = (value: unknown) =>
      !(value instanceof EntryRef) || planned.has(nameOf(value.uid, value.entry, entry.locale));
    const trimmed = Object.entries(entry.data).map(([field, value]) => {
      if (Array.isArray(value)) return [field, value.filter(isThere)] as const;
      return [field, isThere(value) ? value : null] as const;
    });
    return { ...entry, data: Object.fromEntries(trimmed) };
  };
  return types.map((type) => ({ ...type, entries: type.entries.map(trim) }));
}
