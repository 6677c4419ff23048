import type { Locale } from '../../domain/locales';
import type { Data } from '../../strapi';
import { replaceLinks } from '../links';
import { EntryRef, ImageRef, TextWithMedia } from '../plan/types';

export type StoredFile = {
  id: number;
  url: string;
};

export type Lookup = {
  file(key: string): StoredFile | undefined;
  /** @returns the documentId (or, for single rows, the id), when the entry has a version in that language */
  entry(ref: EntryRef, locale: Locale): string | number | undefined;
};

export type Resolved = {
  data: Data;
  /** References to entries that are not in the CMS (yet) and were left out. */
  missing: EntryRef[];
};

/** Turns keys into what Strapi stores. What cannot be found becomes null, or leaves its list. */
export function resolveData(data: Data, locale: Locale, lookup: Lookup): Resolved {
  const missing: EntryRef[] = [];

  const resolve = (value: unknown): unknown => {
    if (value instanceof ImageRef) {
      const file = lookup.file(value.media);
      return file === undefined ? null : { fichier: file.id, alternative: value.alternative };
    }
    if (value instanceof EntryRef) {
      const documentId = lookup.entry(value, locale);
      if (documentId === undefined) missing.push(value);
      return documentId ?? null;
    }
    if (value instanceof TextWithMedia) {
      return replaceLinks(value.text, (kind, key) => (kind === 'media' ? lookup.file(key)?.url : undefined));
    }
    if (Array.isArray(value)) return value.map(resolve).filter((item) => item !== null);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([field, part]) => [field, resolve(part)]));
  };
  return { data: resolve(data) as Data, missing };
}

/** All entries that a value names, however deep. */
export function refsOf(value: unknown): EntryRef[] {
  if (value instanceof EntryRef) return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(refsOf);
}
