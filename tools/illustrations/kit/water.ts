import { clipped, faded, WHOLE } from './effects';
import { WIDTH, type Paper } from './paper';
import { between, times, type Random } from './random';
import { group, short, type Markup } from './svg';

/** A flat lens, the mark that light leaves on water. */
export const glint = (x: number, y: number, length: number, thick: number): string =>
  `M${short(x - length / 2)} ${short(y)}q${short(length / 2)}-${short(thick)} ${short(length)} 0q-${short(length / 2)} ${short(thick)}-${short(length)} 0z`;

export type Patch = {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
  /** Half width at the top and at the bottom. */
  readonly spread: readonly [number, number];
  readonly count: number;
};

/** A path of light (or dark) on water, finer toward the horizon. */
export const glitter = (random: Random, { x, top, bottom, spread, count }: Patch): string =>
  times(count, () => {
    const depth = random() ** 1.7;
    const half = spread[0] + (spread[1] - spread[0]) * depth;
    const offset = (random() + random() - 1) * half;
    const length = (24 + 150 * depth) * between(random, 0.5, 1.2);
    return glint(x + offset, top + (bottom - top) * depth, length, 2 + 9 * depth);
  }).join('');

/** Marks over the whole width. */
export const ripples = (random: Random, top: number, bottom: number, count: number): string =>
  times(count, () => {
    const depth = random() ** 1.6;
    return glint(
      random() * WIDTH,
      top + (bottom - top) * depth,
      (60 + 320 * depth) * between(random, 0.4, 1.3),
      2 + 8 * depth,
    );
  }).join('');

/** Whatever stands on the horizon line, upside down in the water, paler with depth, inside `area` (the water's path). */
export const reflected = (
  paper: Paper,
  waterline: number,
  reach: number,
  area: string,
  ...children: readonly Markup[]
): Markup => {
  const turned = group({ transform: `translate(0 ${short(2 * waterline)}) scale(1 -1)` }, ...children);
  return faded(
    paper,
    [0, waterline],
    [0, waterline + reach],
    clipped(paper, area === '' ? WHOLE : area, turned),
  );
};
