import { clipped, spray } from './effects';
import { ground, line, rough, type Point } from './geometry';
import type { Paper } from './paper';
import { between } from './random';
import { group, shape, type Markup } from './svg';

export type Range = {
  /** The crest, left to right. */
  readonly ridge: readonly Point[];
  readonly base: number;
  readonly lit: string;
  readonly shade: string;
  /** Side of the light. */
  readonly light: 'left' | 'right';
  /** Corners closer than this (in height above their valley) cast no face. */
  readonly prominence?: number;
  readonly snow?: { readonly line: number; readonly lit: string; readonly shade: string };
};

const peaks = (ridge: readonly Point[], prominence: number): number[] => {
  const reach = 12;
  return ridge.flatMap((point, i) => {
    const window = ridge.slice(Math.max(0, i - reach), i + reach + 1);
    const top = window.every((other) => other[1] >= point[1]);
    const low = Math.max(...window.map((other) => other[1]));
    return top && low - point[1] > prominence ? [i] : [];
  });
};

/** The face turned away from the light: from a peak down its spine, and back up the far crest. */
const darkFace = (paper: Paper, range: Range, peak: number, limit: number): string => {
  const { ridge, base, light } = range;
  const away = light === 'left' ? 1 : -1;
  const top = ridge[peak] ?? [0, 0];
  const drop = base - top[1];
  const crest = away > 0 ? ridge.slice(peak, limit + 1) : ridge.slice(limit, peak + 1).reverse();
  const end = crest[crest.length - 1] ?? top;
  const lean = -away * drop * between(paper.random, 0.02, 0.22);
  const knee: Point = [top[0] + away * drop * between(paper.random, 0.02, 0.16), top[1] + drop * 0.42];
  const spine = rough(paper.random, [top, knee, [top[0] + lean, base]], 0.5, 18);
  return line([...crest, [end[0] + away * drop * 0.1, base], ...spine.reverse()], true);
};

const snowCap = (paper: Paper, ridge: readonly Point[], height: number): string => {
  const [first, last] = [ridge[0] ?? [0, 0], ridge[ridge.length - 1] ?? [0, 0]];
  const corners: Point[] = [];
  for (let x = last[0]; x > first[0]; x -= between(paper.random, 22, 70))
    corners.push([x, height + between(paper.random, -60, 75)]);
  return line([[first[0], -60], [last[0], -60], ...corners, [first[0], height]], true);
};

/** A range with a lit and a shaded side, and snow that keeps to its shape. */
export const mountains = (paper: Paper, range: Range): Markup => {
  const { ridge, base, snow } = range;
  const body = ground(ridge, base);
  const tops = peaks(ridge, range.prominence ?? 30);
  const faces = tops.map((peak, i) => {
    const limit = range.light === 'left' ? (tops[i + 1] ?? ridge.length - 1) : (tops[i - 1] ?? 0);
    return darkFace(paper, range, peak, limit);
  });
  const dark = faces.join('');
  const cap = snow ? snowCap(paper, ridge, snow.line) : '';
  const highest = Math.min(...ridge.map((point) => point[1]));
  return clipped(
    paper,
    body,
    shape(body, range.lit),
    shape(dark, range.shade),
    snow ? group({}, shape(cap, snow.lit), clipped(paper, cap, shape(dark, snow.shade))) : '',
    spray(paper, body, range.shade, [0, base], [0, highest + (base - highest) * 0.35], 0.5),
  );
};
