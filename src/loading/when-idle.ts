/**
 * Runs something once the page has loaded and is idle.
 * @param timeout milliseconds after which it runs in a loaded page that is not idle; Safari cannot tell, and waits as long
 * @returns a function that calls it off
 */
export function whenIdle(work: () => void, timeout = 2000): () => void {
  let callOff = () => window.removeEventListener('load', idle);
  function idle() {
    if (window.requestIdleCallback) {
      const handle = window.requestIdleCallback(work, { timeout });
      callOff = () => window.cancelIdleCallback(handle);
    } else {
      const timer = window.setTimeout(work, timeout);
      callOff = () => window.clearTimeout(timer);
    }
  }
  if (document.readyState === 'complete') idle();
  else window.addEventListener('load', idle, { once: true });
  return () => callOff();
}
