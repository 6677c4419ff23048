import type { Page } from 'playwright-core';

/** More than a line of text moves when the site's font takes it over from its fallback, and less than anything else. */
const NOTHING = 0.01;

type Watched = { readonly shifts: { readonly value: number; readonly moved: readonly string[] }[] };

/**
 * Watches how far things move by themselves in the pages that follow.
 * @returns for the current page, the sum of all shifts and what moved from where to where (left, top, width, height)
 */
export async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: { value: number; moved: string[] }[] = [];
    Object.assign(window, { shifts });
    const placeOf = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join();
    type Shift = PerformanceEntry & {
      value: number;
      sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    };
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.nodeName ?? 'something'} “${node?.textContent?.slice(0, 30) ?? ''}”: ${placeOf(previousRect)} → ${placeOf(currentRect)}`,
        );
        shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    const shifts = await page.evaluate(() => (window as unknown as Watched).shifts);
    return {
      sum: shifts.reduce((sum, { value }) => sum + value, 0),
      moved: shifts.flatMap(({ moved }) => moved),
    };
  };
}

type Shifts = { readonly sum: number; readonly moved: readonly string[] };

/** Fails with what has moved, when that is `most` or more. */
export function expectStill({ sum, moved }: Shifts, most = NOTHING): void {
  expect({ sum, moved: sum < most ? [] : moved }).toEqual({ sum, moved: [] });
}
