import { join } from 'node:path';
import { PageWeights, type Weight } from '../../bench/lib/weigh';
import { siteFolder } from '../support/served';
import { builtPaths } from '../support/site/built-site';

type Budget = Omit<Weight, 'earlyFonts'>;
const KB = 1000;

/** For every page, in kilobytes after gzip (docs/performance.md); fonts and pictures as they are. */
const COMMON: Budget = {
  html: 14,
  css: 7,
  lateCss: 13,
  javascript: 98,
  pageData: 12,
  fonts: 50,
  pictures: 35,
};
/**
 * Budgets of the templates that need more: a country's page shows all its articles, sixty in the largest, with their lines
 * and the pictures of some (DECISIONS 20); a map lists its places, and the sitemap every page.
 */
const OWN: Readonly<Record<string, Partial<Budget>>> = {
  country: { html: 18, pageData: 24 },
  map: { pageData: 14 },
  sitemap: { pageData: 16 },
};

/** The heaviest page of each template, by what is weighed. */
function heaviest() {
  const scales = new PageWeights(join(siteFolder(), 'public'));
  const found = new Map<string, { path: string; value: number; budget: number }>();
  for (const path of builtPaths()) {
    const { template } = scales.page(path);
    const weight = scales.weigh(path);
    for (const [name, common] of Object.entries(COMMON) as [keyof Budget, number][]) {
      const key = `${template}: ${name}`;
      if (weight[name] > (found.get(key)?.value ?? -1))
        found.set(key, { path, value: weight[name], budget: OWN[template]?.[name] ?? common });
    }
  }
  return found;
}

describe('what a first visit costs', () => {
  it('keeps to the budget of each template', () => {
    const over = [...heaviest()]
      .filter(([, { value, budget }]) => value > budget * KB)
      .map(([key, { path, value, budget }]) => `${key} is ${value / KB} kB of ${budget} kB on ${path}`);
    expect(over).toEqual([]);
  });

  it('a trip brings at most 30 kB beyond the frame, and what few visitors press comes by itself', () => {
    const scales = new PageWeights(join(siteFolder(), 'public'));
    const frame = scales.parts(['component---src-templates-standard-page-tsx']);
    const page = scales.parts(['component---src-templates-trip-tsx']);
    const planner = scales.parts(['trip-planner', 'trip-words-fr']);
    expect(page - frame + planner + scales.late('trip.css')).toBeLessThanOrEqual(30 * KB);
    for (const part of ['trip-drag', 'trip-qr', 'trip-calendar', 'trip-gpx'])
      expect([part, scales.parts([part])]).toEqual([part, expect.any(Number)]);
  });

  it('asks for no font before the first view', () => {
    const scales = new PageWeights(join(siteFolder(), 'public'));
    expect(builtPaths().filter((path) => scales.weigh(path).earlyFonts > 0)).toEqual([]);
  });
});
