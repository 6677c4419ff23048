import { difference, filesOf, weightOf, type PackFile, type PackList } from '../../content/pack/list';
import { cacheName, orphans, type SavedPack } from '../../content/pack/saved';
import { fetchPackFile } from './pack-file';
import { keepPack, savedPack, savedPacks } from './register';
import { endWithoutPacks, startWorker } from './worker-life';

export type SaveOptions = {
  readonly list: PackList;
  readonly withPictures: boolean;
  readonly signal: AbortSignal;
  /** @param done bytes that have come @param all bytes that are to come */
  readonly onProgress: (done: number, all: number) => void;
};

/** There is no room: `missing` is the number of bytes that are lacking. */
export class NoRoom extends Error {
  constructor(readonly missing: number) {
    super('There is no room for the pack.');
  }
}

const AT_ONCE = 6;
/** Bytes that a browser needs for the headers of a file. */
const HEADERS = 1_500;

/**
 * Saves a country, or a newer version of it: into a cache of its own, to which the register points once it is whole. Until
 * then the version before answers. Whatever cuts this off leaves what was there.
 * @throws NoRoom; AbortError when the visitor cancels; TypeError without network; Error when a file does not come
 */
export async function savePack(options: SaveOptions): Promise<SavedPack> {
  // Pages in other tabs wait: two at once would clear each other's unfinished caches away.
  return await navigator.locks.request('packs', { signal: options.signal }, () => save(options));
}

async function save({ list, withPictures, signal, onProgress }: SaveOptions): Promise<SavedPack> {
  const { path, locale, name, version } = list;
  const before = await savedPack(path);
  const files = filesOf(list, withPictures);
  await clearOrphans();
  await checkRoom(files);
  const cache = cacheName(path, version, Date.now());
  const written: PackFile[] = [];
  try {
    await fill(cache, { files, before, written, signal, onProgress });
    signal.throwIfAborted();
    await startWorker(signal);
    const pack = { path, locale, name, version, withPictures, cache, savedAt: Date.now(), files };
    await keepPack(pack);
    await clearOrphans(path);
    return pack;
  } catch (error) {
    await caches.delete(cache);
    await endWithoutPacks();
    // Chromium's estimate knows neither a full disk nor a limit: what could not be written is missing at least.
    throw isQuota(error) ? new NoRoom(roomFor(files) - roomFor(written)) : error;
  }
}

type Filling = Pick<SaveOptions, 'signal' | 'onProgress'> & {
  readonly files: readonly PackFile[];
  readonly before: SavedPack | undefined;
  /** Filled with what is in the cache. */
  readonly written: PackFile[];
};

/** Copies what has not changed and fetches the rest. */
async function fill(name: string, { files, before, written, signal, onProgress }: Filling): Promise<void> {
  const cache = await caches.open(name);
  const old = before && (await caches.open(before.cache));
  const { same, changed } = difference(files, before?.files ?? []);
  const wanted = [...changed];
  let all = weightOf(wanted).sent;
  let done = 0;
  onProgress(done, all);
  for (const file of same) {
    signal.throwIfAborted();
    const kept = await old?.match(file.address);
    if (kept) {
      await cache.put(file.address, kept);
      written.push(file);
    } else {
      // The browser has deleted the file from its cache.
      wanted.push(file);
      all += file.sent;
    }
  }
  await eachFile(wanted, signal, async (file, still) => {
    await cache.put(file.address, await fetchPackFile(file, still));
    written.push(file);
    done += file.sent;
    onProgress(done, all);
  });
}

/** Does the work for several files at a time; the first failure ends it. */
async function eachFile(
  files: readonly PackFile[],
  signal: AbortSignal,
  work: (file: PackFile, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const stop = new AbortController();
  const end = () => stop.abort(signal.reason);
  signal.addEventListener('abort', end);
  if (signal.aborted) end();
  const next = files.values();
  const worker = async () => {
    for (let each = next.next(); !each.done; each = next.next()) {
      stop.signal.throwIfAborted();
      await work(each.value, stop.signal);
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  } catch (error) {
    stop.abort(error);
    throw error;
  } finally {
    signal.removeEventListener('abort', end);
  }
}

/** Removes caches that nothing points to. @param path only those of this pack */
export async function clearOrphans(path?: string): Promise<void> {
  for (const name of orphans(await caches.keys(), await savedPacks(), path)) await caches.delete(name);
}

async function checkRoom(files: readonly PackFile[]): Promise<void> {
  // Safari estimates from 17 on, and WebKitGTK has no storage to ask.
  const storage: Partial<StorageManager> | undefined = navigator.storage;
  const { quota, usage = 0 }: StorageEstimate = (await storage?.estimate?.()) ?? {};
  const missing = quota === undefined ? 0 : roomFor(files) - (quota - usage);
  if (missing > 0) throw new NoRoom(missing);
}

/** @returns bytes that files take in a browser */
function roomFor(files: readonly PackFile[]): number {
  return weightOf(files).bytes + files.length * HEADERS;
}

function isQuota(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}
