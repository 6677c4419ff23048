import { OFFLINE_WORKER_PATH } from '../../routing/paths';
import { deleteRegister, savedPacks } from './register';

/** Checks whether this browser, in this window, can keep pages. */
export function canSave(): boolean {
  return 'serviceWorker' in navigator && 'caches' in window && 'locks' in navigator && 'indexedDB' in window;
}

/**
 * Registers the worker, with the first pack.
 * @throws when the browser refuses, as in some private windows, or cannot install it; AbortError when the visitor cancels
 */
export async function startWorker(signal: AbortSignal): Promise<void> {
  const registration = await navigator.serviceWorker.register(OFFLINE_WORKER_PATH, {
    updateViaCache: 'none',
  });
  signal.throwIfAborted();
  // Not `serviceWorker.ready`: it waits for ever for a worker whose installation failed.
  await new Promise<void>((resolve, reject) => {
    const worker = registration.installing ?? registration.waiting;
    const look = () => {
      if (registration.active) resolve();
      else if (!worker || worker.state === 'redundant')
        reject(new Error('The worker could not be installed.'));
    };
    worker?.addEventListener('statechange', look);
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    look();
  });
}

/** Takes the worker and the register away when no pack is left. */
export async function endWithoutPacks(): Promise<void> {
  if ((await savedPacks()).length > 0) return;
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.unregister();
  await deleteRegister();
}
