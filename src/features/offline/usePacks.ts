import { useCallback, useEffect, useRef, useState } from 'react';
import type { PackList } from '../../content/pack/list';
import type { SavedPack } from '../../content/pack/saved';
import { deletePack } from './delete-pack';
import { fetchPackList } from './fetch-list';
import { Changed } from './pack-file';
import { type Problem, problemOf } from './problem';
import { savedPacks } from './register';
import { clearOrphans, savePack } from './save-pack';
import { canSave, endWithoutPacks } from './worker-life';

export type Work = { readonly name: string; readonly done: number; readonly all: number };
export type Outcome = Problem | { readonly kind: 'done' | 'deleted'; readonly name: string };

/** The saved countries, and what is being done with them. */
export function usePacks() {
  const [saved, setSaved] = useState<readonly SavedPack[]>();
  const [work, setWork] = useState<Work>();
  const [outcome, setOutcome] = useState<Outcome>();
  const cancel = useRef<AbortController>();

  const read = useCallback(async () => {
    setSaved(canSave() ? await savedPacks() : []);
  }, []);

  useEffect(() => {
    void begin().then(read, () => setSaved([]));
    // Leaving the page cancels a save: the next page may be a full load, which would interrupt it anyway.
    return () => cancel.current?.abort();
  }, [read]);

  const attempt = async (act: () => Promise<Outcome>) => {
    setOutcome(undefined);
    setOutcome(await act().catch((error: unknown) => problemOf(error)));
    setWork(undefined);
    await read().catch(() => undefined);
  };

  return {
    saved,
    work,
    outcome,
    cancel: () => cancel.current?.abort(),
    save: (list: PackList, withPictures: boolean) =>
      attempt(async () => {
        if (!canSave()) return { kind: 'refused' };
        const controller = new AbortController();
        cancel.current = controller;
        const { name } = list;
        const onProgress = (done: number, all: number) => setWork({ name, done, all });
        onProgress(0, 0);
        await saveLatest(list, { withPictures, signal: controller.signal, onProgress });
        return { kind: 'done', name };
      }),
    remove: (pack: SavedPack) =>
      attempt(async () => {
        await deletePack(pack);
        return { kind: 'deleted', name: pack.name };
      }),
  };
}

/** Removes what an interrupted save has left, when its page was closed before it could clean up. */
async function begin(): Promise<void> {
  if (!canSave()) return;
  await navigator.locks.request('packs', { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    await clearOrphans();
    await endWithoutPacks();
  });
}

/** A release that went live after the list was read is saved instead, once. */
async function saveLatest(
  list: PackList,
  options: Omit<Parameters<typeof savePack>[0], 'list'>,
): Promise<void> {
  try {
    await savePack({ ...options, list });
  } catch (error) {
    if (!(error instanceof Changed)) throw error;
    await savePack({ ...options, list: await fetchPackList(list.path) });
  }
}
