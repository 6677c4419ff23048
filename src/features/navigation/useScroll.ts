import { useEffect, useRef, useState } from 'react';
import { INITIAL_SCROLL, scrolled, type ScrollState } from './scroll-state';

/**
 * The page's scroll state, read at most once a frame; a component re-renders only when what it shows changes.
 * @param pick what the component shows of the state; compared by value of its JSON
 */
export function useScroll<T>(pick: (state: ScrollState) => T): T {
  const [shown, setShown] = useState(() => pick(INITIAL_SCROLL));
  const picking = useRef(pick);
  useEffect(() => {
    picking.current = pick;
  });
  useEffect(() => {
    // A page that opens at an anchor has not been scrolled by its reader.
    let state: ScrollState = { ...INITIAL_SCROLL, y: window.scrollY, reference: window.scrollY };
    let frame = 0;
    setShown(picking.current(state));
    const read = () => {
      frame = 0;
      state = scrolled(state, {
        y: window.scrollY,
        viewport: window.innerHeight,
        height: document.documentElement.scrollHeight,
      });
      setShown((before) => {
        const now = picking.current(state);
        return JSON.stringify(before) === JSON.stringify(now) ? before : now;
      });
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(read);
    };
    window.addEventListener('scroll', schedule, { passive: true });
    window.addEventListener('resize', schedule, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', schedule);
      window.removeEventListener('resize', schedule);
    };
  }, []);
  return shown;
}
