import { useDeferredValue, useEffect, useSyncExternalStore } from 'react';

/**
 * Tells whether the screen is narrower than `width` CSS pixels, followed as it is turned or resized. False while the
 * build renders and until the page is alive: the style sheets lay out by themselves, this decides only behaviour
 * (DECISIONS 4).
 */
export function useIsSmall(width: number): boolean {
  const query = `(max-width: ${width - 0.02}px)`;
  const subscribe = (changed: () => void) => {
    const list = window.matchMedia(query);
    list.addEventListener('change', changed);
    return () => list.removeEventListener('change', changed);
  };
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/**
 * False in the HTML that the build makes, true as soon as scripts have taken the page over. What appears then is drawn
 * in pieces, between which the page answers.
 */
export function useHydrated(): boolean {
  const isHydrated = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  return useDeferredValue(isHydrated);
}

/** Sets a class on the body and takes it away again, also when the component leaves. */
export function useBodyClass(name: string, isSet: boolean): void {
  useEffect(() => {
    if (!isSet) return undefined;
    document.body.classList.add(name);
    return () => document.body.classList.remove(name);
  }, [name, isSet]);
}
