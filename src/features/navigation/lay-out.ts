import { whenIdle } from './warm-templates';

/** What stands below the first view and is laid out only when it comes near (src/styles/below.css). */
const BELOW = [
  ":is([data-below='first'], [data-below='whole'])",
  "[data-below='parts'] > *",
  "[data-below='long'] > *",
  ":is([data-below='first'], [data-below='long']) ~ *",
  'main ~ footer',
].join();
/** Milliseconds of work at a time; a phone takes four times as long, and a touch would have to wait for it. */
const SLICE = 4;

/**
 * Lays out what is left of the page that the visitor came to, a slice at a time, once its fonts are there and it has nothing
 * else to do. From then on every position is exact, and the pages that follow are laid out as they come.
 */
export function layOutRest(): void {
  const waiting = [...document.querySelectorAll<HTMLElement>(BELOW)];
  const layOutSome = () => {
    const began = performance.now();
    while (performance.now() - began < SLICE) {
      const element = waiting.shift();
      if (!element) return layOutAll();
      element.style.contentVisibility = 'visible';
      // Whoever asks for its size has it laid out now.
      element.getBoundingClientRect();
    }
    whenIdle(layOutSome, 50);
  };
  whenIdle(layOutSome, 50);
}

/** Whatever is left, at once: someone wants to go to a part of a page, or back to a place in it. */
export function layOutAll(): void {
  document.documentElement.dataset['laidOut'] = '';
}
