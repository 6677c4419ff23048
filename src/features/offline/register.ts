import { createStore, del, delMany, entries, get, keys, set, type UseStore } from 'idb-keyval';
import { OFFLINE_DATABASE } from '../../config/storage';
import type { SavedPack } from '../../content/pack/saved';

const PACK = 'pack:';
const CLIENT = 'client:';
let opened: UseStore | undefined;

/**
 * Opens the register of what is saved: for each pack the cache that answers for it; and for each open page the cache
 * that it came from. The page writes the packs, the worker the pages.
 */
function register(): UseStore {
  if (opened) return opened;
  const store = createStore(OFFLINE_DATABASE, 'register');
  // Its deletion does not wait for other pages and the worker, who have it open too.
  store('readonly', ({ transaction: { db } }) => {
    db.onversionchange = () => {
      opened = undefined;
      db.close();
    };
  }).catch(() => undefined);
  return (opened = store);
}

/** @returns undefined when nothing was ever saved: to look would make the database */
async function existing(): Promise<UseStore | undefined> {
  if (opened) return opened;
  // Firefox before 126 does not tell.
  if (!('databases' in indexedDB)) return register();
  const databases = await indexedDB.databases();
  return databases.some(({ name }) => name === OFFLINE_DATABASE) ? register() : undefined;
}

/** Reads while nobody deletes the register: opened in the middle of that, it would be made anew, and stay. */
const reading = async <T>(read: () => Promise<T>): Promise<T> =>
  await navigator.locks.request(OFFLINE_DATABASE, { mode: 'shared' }, read);

export const savedPacks = (): Promise<SavedPack[]> =>
  reading(async () => {
    const store = await existing();
    if (!store) return [];
    const all = await entries<string, unknown>(store);
    return all.filter(([key]) => key.startsWith(PACK)).map(([, value]) => value as SavedPack);
  });

export function savedPack(path: string): Promise<SavedPack | undefined> {
  return get<SavedPack>(PACK + path, register());
}

/** Points to another version, in one step. */
export function keepPack(pack: SavedPack): Promise<void> {
  return set(PACK + pack.path, pack, register());
}

export function forgetPack(path: string): Promise<void> {
  return del(PACK + path, register());
}

/** Leaves no database behind. */
export async function deleteRegister(): Promise<void> {
  const deletion = () =>
    new Promise<void>((done, fail) => {
      const request = indexedDB.deleteDatabase(OFFLINE_DATABASE);
      request.onsuccess = () => done();
      request.onerror = () => fail(request.error ?? new Error('The register cannot be deleted.'));
    });
  await navigator.locks.request(OFFLINE_DATABASE, deletion);
}

/** @returns the cache that an open page came from; undefined when it came from the network */
export const cacheOfClient = (id: string): Promise<string | undefined> =>
  reading(async () => {
    const store = await existing();
    return store && get<string>(CLIENT + id, store);
  });

/**
 * Remembers for an open page which pack it came from: the worker itself is ended after some seconds without work.
 * @param open ids of all other pages that are open; what is known of any other is forgotten
 */
export async function bindClient(id: string, cache: string, open: readonly string[]): Promise<void> {
  const known = await keys<string>(register());
  const kept = new Set([id, ...open].map((each) => CLIENT + each));
  await delMany(
    known.filter((key) => key.startsWith(CLIENT) && !kept.has(key)),
    register(),
  );
  await set(CLIENT + id, cache, register());
}
