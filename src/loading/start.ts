/**
 * Starts a page. The HTML shows its first view by itself; this program asks for the rest, the whole style sheet and the
 * scripts of the site, when they can no longer compete with the cover for a slow line: after `load`, after the first
 * contentful paint and in an idle moment; after four seconds at the latest, and at once when the visitor touches something.
 *
 * esbuild compiles it into a file of its own (./compile.ts), which browsers keep from page to page. What differs between
 * pages stands on its script element: `data-path`, the address of the page, and `data-styles`, that of the whole sheet.
 */
import { layOutAll } from './lay-out-all';

const PATIENCE_MS = 4000;
const { path = '', styles = '' } = (document.currentScript as HTMLScriptElement).dataset;
let hasBegun = false;

window.pagePath = path;
// Visitors who come for a part of the page, or back to a place in it, need exact positions (./below.css).
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (location.hash !== '' || visit?.type !== 'navigate') layOutAll();

// A jump within the page needs exact positions as well.
window.onclick = ({ target }) => {
  if ((target as Element).closest('a[href^="#"]')) layOutAll();
};

window.onpointerdown = window.onkeydown = begin;
// The visitor may have touched something before this program was there.
if (navigator.userActivation?.hasBeenActive) begin();
window.onload = () => {
  // On a quick line a page has loaded before anything is painted; two frames later the cover is on the screen.
  requestAnimationFrame(() => requestAnimationFrame(afterFirstContent));
};
setTimeout(begin, PATIENCE_MS);

/** The first paint may be that of an empty page; content is painted later. */
function afterFirstContent(): void {
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) beginWhenIdle();
  }).observe({ type: 'paint', buffered: true });
}

function beginWhenIdle(): void {
  if (window.requestIdleCallback) window.requestIdleCallback(begin, { timeout: 200 });
  else setTimeout(begin);
}

function begin(): void {
  // Gatsby writes the addresses of its scripts at the end of the document (patches/gatsby).
  if (hasBegun || document.readyState === 'loading') return;
  hasBegun = true;
  const { build = '', scripts = '' } = document.querySelector<HTMLElement>('[data-scripts]')?.dataset ?? {};
  window.___webpackCompilationHash = build;
  window.wholeStyles = append('link', { rel: 'stylesheet', href: styles });
  for (const src of scripts.split(' ')) void append('script', { src });
}

/** @returns settles when the file has come, and when it cannot be had */
function append(tag: 'link' | 'script', properties: object): Promise<unknown> {
  return new Promise((done) => {
    const element = Object.assign(document.createElement(tag), properties, { onload: done, onerror: done });
    document.head.append(element);
  });
}
