import { DELAYS } from '../../config/interaction';

/** The visitor takes over: whatever moves by itself stops. */
const TAKE_OVER = ['wheel', 'touchstart', 'keydown', 'mousedown'] as const;

/**
 * Returns the position that an animated scroll has reached.
 * @param elapsed milliseconds since it began
 * @example scrollPosition(1000, 0, 0) → 1000, scrollPosition(1000, 0, 468) → 0
 */
export function scrollPosition(from: number, to: number, elapsed: number): number {
  const share = Math.min(1, Math.max(0, elapsed / DELAYS.smoothScroll));
  return from + (to - from) * 0.5 * (1 - Math.cos(Math.PI * share));
}

/** Scrolls to a height of the page; at once for visitors who asked for less motion. `done` is not called when they take over. */
export function smoothScrollTo(to: number, done: () => void = () => undefined): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    window.scrollTo(0, to);
    return done();
  }
  const from = window.scrollY;
  const began = performance.now();
  let isStopped = false;
  const stop = () => {
    isStopped = true;
    TAKE_OVER.forEach((name) => window.removeEventListener(name, stop));
  };
  const step = (now: number) => {
    if (isStopped) return;
    window.scrollTo(0, scrollPosition(from, to, now - began));
    if (now - began < DELAYS.smoothScroll) return void requestAnimationFrame(step);
    stop();
    done();
  };
  TAKE_OVER.forEach((name) => window.addEventListener(name, stop, { passive: true }));
  requestAnimationFrame(step);
}

/** Scrolls to an element of this page and then gives the address its anchor, which also moves the keyboard's place there. */
export function smoothScrollToAnchor(hash: string): void {
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  const goThere = () => {
    window.location.hash = hash;
  };
  if (!target) return goThere();
  const margin = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  smoothScrollTo(Math.max(0, target.getBoundingClientRect().top + window.scrollY - margin), goThere);
}
