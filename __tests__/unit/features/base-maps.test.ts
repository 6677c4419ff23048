import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BASE_MAP_NAMES, baseMapFor } from '../../../src/config/base-maps';
import { unpack } from '../../../src/features/map/base-map-data';

describe('base maps', () => {
  it.each([
    ['Iceland', { west: -24.6, south: 63.2, east: -13.4, north: 66.6 }, 'islande'],
    ['the Society Islands', { west: -153, south: -18, east: -149, north: -16 }, 'polynesie'],
    ['Japan', { west: 122.8, south: 24, east: 146.2, north: 45.8 }, 'japan'],
    ['what no map holds', { west: -60, south: -40, east: -50, north: -30 }, 'world'],
  ] as const)('%s', (_, frame, expected) => {
    expect(baseMapFor(frame)).toBe(expected);
  });

  it('unpacks lines, latitude first', () => {
    expect(unpack([-219300, 641500, 100, -500])).toEqual([
      [64.15, -21.93],
      [64.1, -21.92],
    ]);
    expect(unpack([])).toEqual([]);
  });

  it.each(BASE_MAP_NAMES)('%s has its files, and land in them', (name) => {
    const file = (ending: string) => readFileSync(join('static/maps', `${name}${ending}`), 'utf8');
    const { land } = JSON.parse(file('-coarse.json')) as { land: number[][] };
    expect(land.length).toBeGreaterThan(0);
    expect(file('.svg')).toMatch(/^<svg/);
  });
});
