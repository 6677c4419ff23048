import { useCallback, useEffect, useRef, useState } from 'react';
import { INITIAL, readState, writeState, type MapState } from './map-state';

/** The layers of the visit: another country's map begins with what the last one showed. */
let remembered: MapState['layers'] = INITIAL.layers;

/** State that lives in the address, so that it can be shared, and comes back with the page. */
export function useMapState(): [MapState, (change: Partial<MapState>) => void] {
  const [state, setState] = useState<MapState>(INITIAL);
  const current = useRef(state);
  const set = useCallback((next: MapState) => {
    current.current = next;
    setState(next);
  }, []);
  useEffect(() => {
    const read = () => {
      const { search } = window.location;
      set(search === '' ? { ...INITIAL, layers: remembered } : readState(search));
    };
    read();
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, [set]);
  const change = useCallback(
    (part: Partial<MapState>) => {
      const next = { ...current.current, ...part };
      remembered = next.layers;
      const { pathname, hash } = window.location;
      window.history.replaceState(window.history.state, '', pathname + writeState(next) + hash);
      set(next);
    },
    [set],
  );
  return [state, change];
}
