import type { Page } from 'playwright-core';

/** A call that a page makes: of `window` itself, or of all objects of a class. */
export type StopPoint = {
  readonly of: 'CacheStorage' | 'Cache' | 'ServiceWorkerContainer' | 'window';
  readonly method: string;
  /** Its number, counted from one, from now on. */
  readonly call: number;
};

/** Lets a page come as far as a call, which is not made: what waits for it never goes on. */
export async function stopAt(page: Page, point: StopPoint): Promise<void> {
  await page.evaluate(({ of, method, call }) => {
    const owner = (of === 'window' ? window : (window[of] as { prototype: object }).prototype) as Record<
      string,
      (...values: unknown[]) => unknown
    >;
    const original = owner[method];
    let calls = 0;
    owner[method] = function (this: unknown, ...values: unknown[]) {
      calls += 1;
      if (calls < call) return original?.apply(this, values);
      Object.assign(window, { hasStopped: true });
      return new Promise(() => undefined);
    };
  }, point);
}

export async function untilStopped(page: Page): Promise<void> {
  await page.waitForFunction(() => 'hasStopped' in window);
}
