import type { Page } from 'playwright-core';

/** More than a line of text moves when the site's font takes it over from its fallback, and less than anything else. */
const NOTHING = 0.01;

type Shift = { readonly at: number; readonly value: number; readonly moved: readonly string[] };
type Watched = { readonly shifts: readonly Shift[] };

/**
 * Watches how far things move by themselves in the pages that follow.
 * @returns for the current page, the sum of all shifts, or of those since a moment (milliseconds of the page’s own clock),
 *   and what moved from where to where (left, top, width, height)
 */
export async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: { at: number; value: number; moved: string[] }[] = [];
    Object.assign(window, { shifts });
    const placeOf = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join();
    type Entry = PerformanceEntry & {
      value: number;
      sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    };
    new PerformanceObserver((list) => {
      for (const { startTime, value, sources } of list.getEntries() as Entry[]) {
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.nodeName ?? 'something'} “${node?.textContent?.slice(0, 30) ?? ''}”: ${placeOf(previousRect)} → ${placeOf(currentRect)}`,
        );
        shifts.push({ at: startTime, value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async (since = 0) => {
    const all = await page.evaluate(() => (window as unknown as Watched).shifts);
    const shifts = all.filter(({ at }) => at >= since);
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
