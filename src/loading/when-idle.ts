/**
 * Runs something once the page has loaded and is idle.
 * @param timeout milliseconds after which it runs in a loaded page that is not idle; Safari cannot tell, and waits as long
 */
export function whenIdle(work: () => void, timeout = 2000): void {
  const idle = () =>
    window.requestIdleCallback
      ? window.requestIdleCallback(work, { timeout })
      : window.setTimeout(work, timeout);
  if (document.readyState === 'complete') idle();
  else window.addEventListener('load', idle, { once: true });
}
