import { useSyncExternalStore } from 'react';
import { readTripText, watchTripText } from './trip-storage';

/** Checks whether any trip holds an entry. The text is searched as it stands, which takes no parser along. */
export function useKept(id: string): boolean {
  return useSyncExternalStore(
    watchTripText,
    () => readTripText().includes(`"id":"${id}"`),
    () => false,
  );
}
