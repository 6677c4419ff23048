import { clipped } from './effects';
import { line, smooth, type Point } from './geometry';
import { vertical, type Paper, type Stop } from './paper';
import { between, times, type Random } from './random';
import { group, shape, type Markup } from './svg';

/** points('0 10 40 22') → [[0, 10], [40, 22]]; keeps a long outline on few lines. */
export const points = (text: string): Point[] => {
  const numbers = text.trim().split(/\s+/).map(Number);
  return times(Math.floor(numbers.length / 2), (i): Point => [numbers[2 * i] ?? 0, numbers[2 * i + 1] ?? 0]);
};

/** The point where a spur leaves the crest, and the point where its foot stands. */
export type Spur = readonly [Point, Point];

type Widths = readonly [number, number, number];

/** rows(3, '1 2 3 4 5 6') → [[1, 2, 3], [4, 5, 6]] */
export const rows = (width: number, text: string): number[][] => {
  const numbers = text.trim().split(/\s+/).map(Number);
  return times(Math.floor(numbers.length / width), (i) => numbers.slice(i * width, (i + 1) * width));
};

/** stops('0 #ffffff 1, 1 #000000 0') → the stops of a gradient: offset, colour, opacity (1 unless told). */
export const stops = (text: string): Stop[] =>
  text.split(',').map((part): Stop => {
    const [offset = '0', colour = '#000000', opacity = '1'] = part.trim().split(' ');
    return [Number(offset), colour, Number(opacity)];
  });

/** spurs('top x, top y, foot x, foot y …') for a pali. */
export const spurs = (text: string): Spur[] =>
  rows(4, text).map(([x = 0, y = 0, fx = 0, fy = 0]): Spur => [
    [x, y],
    [fx, fy],
  ]);

/** A band along a curve, `widths` wide at its start, middle and end. */
export const ribbon = (along: readonly Point[], widths: Widths): string =>
  smooth(ribbonEdge(along, widths), true);

const ribbonEdge = (along: readonly Point[], widths: Widths): Point[] => {
  const last = Math.max(1, along.length - 1);
  const side = (sign: number): Point[] =>
    along.map(([x, y], i): Point => {
      const [a, b] = [along[Math.max(0, i - 1)] ?? [x, y], along[Math.min(last, i + 1)] ?? [x, y]];
      const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
      const t = i / last;
      const wide =
        t < 0.5
          ? widths[0] + (widths[1] - widths[0]) * t * 2
          : widths[1] + (widths[2] - widths[1]) * (t * 2 - 1);
      return [
        x - ((b[1] - a[1]) / length) * wide * 0.5 * sign,
        y + ((b[0] - a[0]) / length) * wide * 0.5 * sign,
      ];
    });
  return [...side(1), ...side(-1).reverse()];
};

/** A bank of foam or steam: every edge swells outward in uneven bulges between the corners given clockwise. */
export const froth = (random: Random, corners: readonly Point[], size: number): string => {
  const [first] = corners;
  if (!first) return '';
  const steps = corners.flatMap(([x, y], i) => {
    const [nx, ny] = corners[(i + 1) % corners.length] ?? first;
    const count = Math.max(1, Math.round(Math.hypot(nx - x, ny - y) / size));
    return times(count, (k) => {
      const share = k + 1 === count ? 1 : (k + between(random, 0.75, 1.25)) / count;
      return [x + (nx - x) * share, y + (ny - y) * share] as const;
    });
  });
  let from: Point = first;
  const arcs = steps.map((to) => {
    const radius = Math.hypot(to[0] - from[0], to[1] - from[1]) * between(random, 0.5, 0.72);
    from = to;
    return `A${radius.toFixed(0)} ${radius.toFixed(0)} 0 0 1 ${to[0].toFixed(0)} ${to[1].toFixed(0)}`;
  });
  return `M${first[0].toFixed(0)} ${first[1].toFixed(0)}${arcs.join('')}z`;
};

export type Frond = {
  readonly from: Point;
  readonly tip: Point;
  /** Height of the spine's arch above the straight line, and length of the hanging leaflets. */
  readonly arch: number;
  readonly hang: number;
};

/** A feathered palm leaf: a smooth spine above, leaflets hanging below as uneven teeth. */
export const frond = (random: Random, { from, tip, arch, hang }: Frond, teeth = 15): string => {
  const middle: Point = [(from[0] + tip[0]) / 2, (from[1] + tip[1]) / 2 - arch * 2];
  const at = (t: number): Point => [
    from[0] * (1 - t) ** 2 + middle[0] * 2 * t * (1 - t) + tip[0] * t * t,
    from[1] * (1 - t) ** 2 + middle[1] * 2 * t * (1 - t) + tip[1] * t * t,
  ];
  const lean = (tip[0] - from[0]) * 0.1;
  const spine = times(9, (i) => at(i / 8));
  const lower = times(teeth * 2, (i): Point => {
    const t = 0.98 - (i / (teeth * 2)) * 0.9;
    const [x, y] = at(t);
    const drop = hang * Math.sin(Math.PI * (0.1 + t * 0.82)) ** 0.7 * between(random, 0.75, 1.1);
    return i % 2 === 0 ? [x + lean, y + drop] : [x, y + drop * 0.22];
  });
  return line([...spine, ...lower], true);
};

export type PalmLook = {
  readonly bark: string;
  readonly barkLit: string;
  readonly leaf: string;
  readonly leafLit: string;
};

/** A coconut palm: a leaning trunk through the points given, and a crown of fronds `size` long. */
export const palm = (random: Random, trunk: readonly Point[], size: number, look: PalmLook): Markup => {
  const top = trunk[trunk.length - 1] ?? [0, 0];
  const wide = size * 0.12;
  const leaf = (angle: number, length: number, hang: number): string => {
    const tip: Point = [
      top[0] + Math.cos(angle) * size * length,
      top[1] + (Math.sin(angle) * 0.85 + 0.18) * size * length,
    ];
    return frond(random, { from: top, tip, arch: size * 0.17 * length, hang: size * hang });
  };
  const back = [-2.75, -2.2, -1.95, -1.05, -0.75, -0.3].map((angle) =>
    leaf(angle + between(random, -0.12, 0.12), between(random, 0.75, 0.95), 0.2),
  );
  const front = [3.35, 2.75, 0.45, -0.12, 0.95, 2.2].map((angle) =>
    leaf(angle + between(random, -0.14, 0.14), between(random, 0.8, 1.05), 0.24),
  );
  const light = trunk.map(([x, y]): Point => [x + wide * 0.2, y]);
  const nuts = [-0.07, 0.05, 0.01].map(
    (dx, i) =>
      `M${(top[0] + size * dx - wide * 0.5).toFixed(0)} ${(top[1] + size * (0.05 + i * 0.02)).toFixed(0)}a${(wide * 0.5).toFixed(0)} ${(wide * 0.6).toFixed(0)} 0 1 0 ${wide.toFixed(0)} 0a${(wide * 0.5).toFixed(0)} ${(wide * 0.6).toFixed(0)} 0 1 0-${wide.toFixed(0)} 0z`,
  );
  return group(
    {},
    shape(back.join(''), look.leaf),
    shape(ribbon(trunk, [wide * 1.5, wide * 0.8, wide * 0.7]), look.bark),
    shape(ribbon(light, [wide * 0.6, wide * 0.34, wide * 0.26]), look.barkLit),
    shape(nuts.join(''), look.bark),
    ...front.map((d, i) => shape(d, i % 3 === 1 ? look.leaf : look.leafLit)),
  );
};

export type Pali = {
  /** Spurs from left to right: where each leaves the crest and where its foot stands. */
  readonly spurs: readonly Spur[];
  /** Distances by which the crest dips and the foot draws back between two spurs. */
  readonly dip: number;
  readonly recess: number;
  readonly lit: readonly string[];
  readonly shade: readonly string[];
  readonly light: 'left' | 'right';
};

const STEPS = 12;

const descent = (random: Random, [top, foot]: readonly [Point, Point], waver: number): Point[] =>
  times(STEPS + 1, (i): Point => {
    const t = i / STEPS;
    const push = i === 0 || i === STEPS ? 0 : between(random, -waver, waver);
    return [top[0] + (foot[0] - top[0]) * t ** 1.3 + push, top[1] + (foot[1] - top[1]) * t + push * 0.4];
  });

/** A fluted cliff: knife-edged spurs with a lit and a shaded flank, runnels down both, paler with `lit`/`shade`. */
export const pali = (paper: Paper, cliff: Pali): Markup => {
  const { random } = paper;
  const halfway = (i: number): readonly [Point, Point] => {
    const [a, b] = [cliff.spurs[i], cliff.spurs[i + 1]];
    if (!a || !b)
      return [
        [0, 0],
        [0, 0],
      ];
    const share = between(random, 0.4, 0.6);
    const blend = (p: Point, q: Point): Point => [p[0] + (q[0] - p[0]) * share, p[1] + (q[1] - p[1]) * share];
    const [top, foot] = [blend(a[0], b[0]), blend(a[1], b[1])];
    return [
      [top[0], Math.max(a[0][1], b[0][1]) * 0.5 + top[1] * 0.5 + cliff.dip * between(random, 0.5, 1.2)],
      [foot[0], foot[1] - cliff.recess],
    ];
  };
  const edges = cliff.spurs.flatMap((spur, i) => {
    const crest = descent(random, spur, 9);
    return i + 1 < cliff.spurs.length ? [crest, descent(random, halfway(i), 12)] : [crest];
  });
  const top = Math.min(...cliff.spurs.map(([point]) => point[1]));
  const base = Math.max(...cliff.spurs.map(([, point]) => point[1]));
  const [lit, shade] = [vertical(paper, top, base, ...cliff.lit), vertical(paper, top, base, ...cliff.shade)];
  return group(
    {},
    ...edges.slice(1).map((right, i) => {
      const left = edges[i] ?? right;
      const face = line([...left, ...[...right].reverse()], true);
      const bright = (i % 2 === 0) === (cliff.light === 'right');
      const runnels = times(3, (): string => {
        const share = between(random, 0.15, 0.85);
        const [start, end] = [Math.floor(between(random, 0, 5)), Math.floor(between(random, 7, STEPS))];
        const run = times(end - start, (k): Point => {
          const [a, b] = [left[start + k] ?? [0, 0], right[start + k] ?? [0, 0]];
          const s = share + between(random, -0.05, 0.05);
          return [a[0] + (b[0] - a[0]) * s, a[1] + (b[1] - a[1]) * s];
        });
        const wide = Math.abs((right[6]?.[0] ?? 0) - (left[6]?.[0] ?? 0)) * between(random, 0.08, 0.2);
        return line(ribbonEdge(run, [1, wide, 1]), true);
      }).join('');
      return clipped(
        paper,
        face,
        shape(face, bright ? lit : shade),
        shape(runnels, bright ? shade : lit, { opacity: bright ? 0.38 : 0.22 }),
      );
    }),
  );
};

/** A soft closed shape through points written as text. */
export const smoothShape = (text: string): string => smooth(points(text), true);
