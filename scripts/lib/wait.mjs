import { Failure } from './report.mjs';

/**
 * Waits until an address answers with success, or the program behind it has ended.
 * @param {string} url @param {import('./processes.mjs').Running} running @param {number} [limitMs]
 */
export async function waitFor(url, running, limitMs = 180_000) {
  const deadline = Date.now() + limitMs;
  let ended = false;
  void running.exited.then(() => (ended = true));
  while (Date.now() < deadline) {
    if (ended) throw new Failure(`${running.name} ended before it was ready.\n${running.tail()}`);
    if (await answers(url)) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Failure(
    `${running.name} did not answer at ${url} within ${limitMs / 1000} s.\n${running.tail()}`,
  );
}

/** Checks whether an address answers with success. @param {string} url */
export async function answers(url) {
  return (await statusOf(url))?.ok ?? false;
}

/** Checks whether a server answers at the address, even with an error. @param {string} url */
export async function isServed(url) {
  return (await statusOf(url)) !== undefined;
}

/** @param {string} url */
async function statusOf(url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(3000) });
    await response.arrayBuffer();
    return response;
  } catch {
    return undefined;
  }
}
