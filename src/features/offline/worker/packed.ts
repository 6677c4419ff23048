import { savedPacks } from '../register';
import { pictureFolder } from './kinds';

/** A page's query chooses a place or a question, and no other document. */
const MATCHING = { ignoreSearch: true, ignoreVary: true };

async function cachesOfPacks(): Promise<string[]> {
  return (await savedPacks()).map(({ cache }) => cache);
}

/** @returns the cache of the pack that a page belongs to */
export async function cacheWith(path: string): Promise<string | undefined> {
  for (const cacheName of await cachesOfPacks())
    if (await caches.match(path, { ...MATCHING, cacheName })) return cacheName;
  return undefined;
}

/** @returns a file of a pack, or, for a picture of another size, the size that the pack has */
export async function packedFile(cacheName: string, path: string): Promise<Response | undefined> {
  const exact = await caches.match(path, { ...MATCHING, cacheName });
  const folder = pictureFolder(path);
  if (exact || folder === undefined || !(await caches.has(cacheName))) return exact;
  const cache = await caches.open(cacheName);
  const other = (await cache.keys()).find(({ url }) => new URL(url).pathname.startsWith(folder));
  return other && cache.match(other);
}

/** @param exactly only under its own address @returns a file of any pack */
export async function anyPackedFile(path: string, exactly = false): Promise<Response | undefined> {
  for (const cacheName of await cachesOfPacks()) {
    const found = exactly
      ? await caches.match(path, { ...MATCHING, cacheName })
      : await packedFile(cacheName, path);
    if (found) return found;
  }
  return undefined;
}
