import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-color-scheme: dark)';

/** The visitor's colour scheme, followed as it changes. */
export function useIsDark(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(QUERY);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => window.matchMedia(QUERY).matches,
    () => false,
  );
}
