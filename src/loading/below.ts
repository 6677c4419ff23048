import { layOutAll } from './lay-out-all';
import { whenIdle } from './when-idle';

/** Everything that may still wait (./below.css). */
const BELOW = '[data-below], [data-below] > *, main ~ footer';
/** Milliseconds of work at a time. A phone takes four times as long, and a touch has to wait for it. */
const SLICE_MS = 4;

/**
 * Lays out the rest of the page that the visitor came to, a slice at a time, when the page is idle. From then on every
 * position is exact, and pages that follow are laid out whole.
 */
export function layOutRest(): void {
  const waiting = [...document.querySelectorAll<HTMLElement>(BELOW)];
  const layOutSome = () => {
    const began = performance.now();
    while (performance.now() - began < SLICE_MS) {
      const element = waiting.shift();
      if (!element) return layOutAll();
      element.style.contentVisibility = 'visible';
      // Reading its size forces layout.
      element.getBoundingClientRect();
    }
    whenIdle(layOutSome, 50);
  };
  whenIdle(layOutSome, 50);
}
