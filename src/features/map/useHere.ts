import { useCallback, useState } from 'react';
import type { Position } from '../../content/map-feature/types';

export type HereState = 'unknown' | 'asking' | 'known' | 'refused' | 'unavailable';

/** Finds the visitor's position, once they have asked for it and the browser agrees; it never leaves the device. */
export function useHere() {
  const [here, setHere] = useState<Position>();
  const [state, setState] = useState<HereState>('unknown');
  const ask = useCallback(() => {
    if (!('geolocation' in navigator)) return setState('unavailable');
    setState('asking');
    return navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setHere([coords.longitude, coords.latitude]);
        setState('known');
      },
      ({ code, PERMISSION_DENIED }) => setState(code === PERMISSION_DENIED ? 'refused' : 'unavailable'),
      { timeout: 15_000, maximumAge: 60_000 },
    );
  }, []);
  return { here, state, ask };
}
