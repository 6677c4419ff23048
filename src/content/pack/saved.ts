import type { Locale } from '../../config/locales';
import { PACK_CACHE } from '../../config/storage';
import type { PackFile, PackList } from './list';

/** A saved country as the register has it: the pointer to the cache that holds the whole of one version. */
export type SavedPack = {
  /** The country's page; a country in two languages is two packs. */
  readonly path: string;
  readonly locale: Locale;
  readonly name: string;
  readonly version: string;
  readonly withPictures: boolean;
  /** The one cache that answers. */
  readonly cache: string;
  /** Milliseconds. */
  readonly savedAt: number;
  readonly files: readonly PackFile[];
};

/**
 * A name for the cache of one attempt to save one version. Attempts have numbers, so that no attempt finds what an earlier
 * one left.
 * @example cacheName('/fr/islande/', 'a1', 7) → 'pack|/fr/islande/|a1|7'
 */
export function cacheName(path: string, version: string, attempt: number): string {
  return [PACK_CACHE, path, version, attempt].join('|');
}

/**
 * Caches with packs that no saved pack points to: left by a save that was cut off, or by an update.
 * @param path only of this pack; compared whole, so that `/fr/1/` has nothing to do with `/fr/12/`
 */
export function orphans(
  caches: readonly string[],
  saved: readonly Pick<SavedPack, 'cache'>[],
  path?: string,
): string[] {
  const kept = new Set(saved.map(({ cache }) => cache));
  return caches.filter((name) => {
    const [kind, owner] = name.split('|');
    return kind === PACK_CACHE && !kept.has(name) && (path === undefined || owner === path);
  });
}

/** @param list what the site offers now */
export function isOutdated(pack: SavedPack, list: PackList): boolean {
  return pack.version !== list.version;
}
