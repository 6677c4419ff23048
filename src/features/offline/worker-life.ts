import { OFFLINE_WORKER_PATH } from '../../routing/paths';
import { deleteRegister, savedPacks } from './register';

/** Checks whether this browser, in this window, can keep pages. */
export function canSave(): boolean {
  return 'serviceWorker' in navigator && 'caches' in window && 'locks' in navigator && 'indexedDB' in window;
}

/** Registers the worker, with the first pack. @throws when the browser refuses, as in some private windows */
export async function startWorker(): Promise<void> {
  await navigator.serviceWorker.register(OFFLINE_WORKER_PATH, { updateViaCache: 'none' });
  await navigator.serviceWorker.ready;
}

/** Takes the worker and the register away when no pack is left. */
export async function endWithoutPacks(): Promise<void> {
  if ((await savedPacks()).length > 0) return;
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.unregister();
  await deleteRegister();
}
