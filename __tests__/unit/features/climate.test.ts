import {
  band,
  monthX,
  smoothLine,
  temperatureRange,
  temperatureY,
} from '../../../src/features/country/climate-shapes';
import { degrees, whole } from '../../../src/features/country/climate-words';

const months = (...pairs: [number, number][]) => pairs.map(([low, high]) => ({ low, high }));

it('months stand in the middle of their columns', () => {
  expect([monthX(0), monthX(11)].map((x) => x.toFixed(2))).toEqual(['4.17', '95.83']);
});

it.each([
  ['from the lowest to the highest', months([-5, 2], [8, 25]), { bottom: -5, top: 25 }],
  ['no less than ten degrees', months([20, 22]), { bottom: 16, top: 26 }],
  ['also where nothing changes', months([5, 5]), { bottom: 0, top: 10 }],
])('the range is %s', (_, year, range) => {
  expect(temperatureRange(year)).toEqual(range);
});

it.each([
  [15, 0],
  [5, 50],
  [-5, 100],
])('%i° stands at %i %%', (value, y) => {
  expect(temperatureY(value, { bottom: -5, top: 15 })).toBe(y);
});

/** Every number of a path that stands on the second place of a pair. */
const heights = (path: string) => [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map((pair) => Number(pair[2]));

describe('a line', () => {
  it('goes from edge to edge through its points', () => {
    const line = smoothLine([10, 20, 30, 40, 50, 60, 50, 40, 30, 20, 10, 0]);
    expect(line.startsWith('0 10C')).toBe(true);
    expect(line.endsWith('100 0')).toBe(true);
    expect(line).toContain(' 45.8 60');
  });

  it('never swings beyond its points', () => {
    const all = heights(smoothLine([0, 0, 100, 100, 0, 50, 50, 0, 0, 100, 0, 0]));
    expect([Math.min(...all), Math.max(...all)]).toEqual([0, 100]);
  });

  it('closes a band with the one below', () => {
    const path = band(Array<number>(12).fill(20), Array<number>(12).fill(80));
    expect(path).toMatch(/^M0 20C.*100 20L100 80C.*0 80z$/);
    expect(path).not.toContain('NaN');
  });
});

describe.each(['fr', 'en'] as const)('the words in %s', (locale) => {
  it('have a real minus, and none before zero', () => {
    expect([degrees(-2.4, locale), degrees(-0.2, locale), whole(83.4, locale)]).toEqual(['−2°', '0°', '83']);
  });
});
