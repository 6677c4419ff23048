import { heap } from './clouds';
import { clipped, spray } from './effects';
import { line, rough, smooth, type Point } from './geometry';
import { points } from './isles';
import { vertical, type Paper } from './paper';
import { between, times, type Random } from './random';
import { group, shape, short, stroke, type Markup } from './svg';

const STEPS = 12;

/** Points spread evenly along a line of few corners. */
const spread = (corners: readonly Point[], count: number): Point[] => {
  const legs = corners.slice(1).map(([x, y], i) => {
    const [px, py] = corners[i] ?? [x, y];
    return { from: [px, py] as const, to: [x, y] as const, length: Math.hypot(x - px, y - py) };
  });
  const total = legs.reduce((sum, leg) => sum + leg.length, 0);
  return times(count, (k): Point => {
    let left = (total * k) / (count - 1);
    for (const leg of legs) {
      if (left <= leg.length + 0.001) {
        const share = leg.length === 0 ? 0 : left / leg.length;
        return [
          leg.from[0] + (leg.to[0] - leg.from[0]) * share,
          leg.from[1] + (leg.to[1] - leg.from[1]) * share,
        ];
      }
      left -= leg.length;
    }
    return corners[corners.length - 1] ?? [0, 0];
  });
};

export type Massif = {
  /** Ridges and ravines in turn, left to right, each from the crest to its foot, as text. */
  readonly edges: readonly string[];
  readonly lit: readonly string[];
  readonly shade: readonly string[];
  /** Tells whether the first face, between the first two edges, has the light. */
  readonly firstLit: boolean;
  readonly waver?: number;
  readonly runnels?: number;
};

/** A mountain set by hand: faces lit and shaded in turn between its ridges and ravines, with runnels down them. */
export const massif = (paper: Paper, { waver = 10, runnels = 3, ...range }: Massif): Markup => {
  const { random } = paper;
  const edges = range.edges.map((text) =>
    spread(points(text), STEPS).map(([x, y], i): Point => {
      const push = i === 0 || i === STEPS - 1 ? 0 : between(random, -waver, waver);
      return [x + push, y + push * 0.3];
    }),
  );
  const ys = edges.flatMap((edge) => edge.map((point) => point[1]));
  const fill = (colours: readonly string[]): string =>
    vertical(paper, Math.min(...ys), Math.max(...ys), ...colours);
  const [lit, shade] = [fill(range.lit), fill(range.shade)];
  return group(
    {},
    ...edges.slice(1).map((right, i) => {
      const left = edges[i] ?? right;
      const bright = (i % 2 === 0) === range.firstLit;
      const crest = rough(random, [left[0] ?? [0, 0], right[0] ?? [0, 0]], 0.34, 16);
      const face = line([...crest, ...right.slice(1), ...left.slice(1).reverse()], true);
      const marks = times(runnels, (): string => {
        const share = between(random, 0.1, 0.9);
        const [start, end] = [Math.floor(between(random, 0, 6)), Math.floor(between(random, 7, STEPS))];
        const run = times(end - start + 1, (k): Point => {
          const [a, b] = [left[start + k] ?? [0, 0], right[start + k] ?? [0, 0]];
          const s = share + between(random, -0.04, 0.04);
          return [a[0] + (b[0] - a[0]) * s, a[1] + (b[1] - a[1]) * s];
        });
        const wide = Math.abs((right[7]?.[0] ?? 0) - (left[7]?.[0] ?? 0)) * between(random, 0.05, 0.16);
        return line(
          [
            ...run,
            ...run
              .slice(1)
              .reverse()
              .map(([x, y], k): Point => [x + wide * (1 - k / run.length), y]),
          ],
          true,
        );
      }).join('');
      return clipped(
        paper,
        face,
        shape(face, bright ? lit : shade, { stroke: bright ? lit : shade, 'stroke-width': 2 }),
        shape(marks, bright ? shade : lit, { opacity: bright ? 0.4 : 0.2 }),
      );
    }),
  );
};

/** A trade-wind cloud: a head behind, a bank before, shaded away from a light at `from` (-1 left, 1 right). */
export const cumulus = (
  paper: Paper,
  [x, y, w, h]: readonly [number, number, number, number],
  colours: readonly string[],
  shadow: string,
  from: 1 | -1 = 1,
): Markup => {
  const back = heap(paper.random, x + w * 0.07 * from, y - h * 0.08, w * 0.66, h * 1.2, 7);
  const front = heap(paper.random, x, y, w, h * 0.7, 10);
  return group(
    {},
    shape(back, vertical(paper, y - h * 1.2, y, ...colours)),
    shape(front, vertical(paper, y - h * 0.7, y, ...colours)),
    spray(paper, front, shadow, [x - w * 0.4 * from, y], [x + w * 0.1 * from, y - h * 0.6], 0.6),
  );
};

/** Small palms far off, no two alike: each stands at x, y and is `h` high. */
export const grove = (
  random: Random,
  spots: readonly (readonly [number, number, number])[],
  [trunk, leaf, lit]: readonly [string, string, string],
): Markup => {
  const [trunks, dark, bright]: [string[], string[], string[]] = [[], [], []];
  spots.forEach(([x, y, h]) => {
    const lean = h * between(random, -0.3, 0.3);
    const [tx, ty] = [x + lean, y - h];
    const thick = h * 0.028;
    trunks.push(
      `M${short(x - thick)} ${short(y)}Q${short(x)} ${short(y - h * 0.6)} ${short(tx - thick * 0.5)} ${short(ty)}h${short(thick)}Q${short(x + thick * 2)} ${short(y - h * 0.6)} ${short(x + thick)} ${short(y)}z`,
    );
    const turn = between(random, -0.3, 0.3);
    [-3.3, -2.8, -2.3, -1.8, -1.2, -0.7, -0.2, 0.3].forEach((angle, i) => {
      const reach = h * between(random, 0.34, 0.52);
      const a = angle + turn + between(random, -0.2, 0.2);
      const [ex, ey] = [Math.cos(a) * reach, (Math.sin(a) * 0.75 + 0.42) * reach];
      const [mx, my] = [ex * 0.5, ey * 0.35 - reach * 0.42];
      const blade = `M${short(tx)} ${short(ty)}q${short(mx)} ${short(my)} ${short(ex)} ${short(ey)}q${short(-ex * 0.4)} ${short(-ey * 0.5 - reach * 0.16)} ${short(-ex)} ${short(-ey)}z`;
      (i % 3 === 1 ? bright : dark).push(blade);
    });
  });
  return group({}, shape(trunks.join(''), trunk), shape(dark.join(''), leaf), shape(bright.join(''), lit));
};

/** The net of light on the sand under clear water: squashed cells, finer toward `top`. */
export const caustics = (random: Random, [left, right]: Point, [top, bottom]: Point, count: number): string =>
  times(count, (): string => {
    const depth = random() ** 1.3;
    const [x, y] = [between(random, left, right), top + (bottom - top) * depth];
    const wide = (22 + 95 * depth) * between(random, 0.6, 1.2);
    return smooth(
      times(6, (i): Point => {
        const a = (i / 6) * Math.PI * 2;
        const r = wide * between(random, 0.7, 1.2);
        return [Math.round(x + Math.cos(a) * r), Math.round(y + Math.sin(a) * r * (0.16 + 0.2 * depth))];
      }),
      true,
    );
  }).join('');

/** A leaf along a midrib from `from` to `tip`, `wide` across, bent by `bend`; with the half away from the light. */
export const blade = (from: Point, tip: Point, wide: number, bend: number): readonly [string, string] => {
  const [dx, dy] = [tip[0] - from[0], tip[1] - from[1]];
  const long = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [-dy / long, dx / long];
  const at = (t: number, side: number): string =>
    `${short(from[0] + dx * t + nx * (side * wide + bend))} ${short(from[1] + dy * t + ny * (side * wide + bend))}`;
  const end = `${short(tip[0])} ${short(tip[1])}`;
  const start = `${short(from[0])} ${short(from[1])}`;
  const rib = `C${at(0.7, 0)} ${at(0.35, 0)} ${start}z`;
  return [
    `M${start}C${at(0.2, 0.62)} ${at(0.72, 0.66)} ${end}C${at(0.72, -0.66)} ${at(0.2, -0.62)} ${start}z`,
    `M${start}C${at(0.2, 0.62)} ${at(0.72, 0.66)} ${end}${rib}`,
  ];
};

/** Shafts of light from a point above the frame, fading downward; one path. */
export const shafts = (random: Random, from: Point, reach: number, angles: Point, count: number): string =>
  times(count, (i): string => {
    const a = angles[0] + ((angles[1] - angles[0]) * (i + between(random, 0.2, 0.8))) / count;
    const wide = between(random, 0.012, 0.05);
    const end = (angle: number): Point => [
      from[0] + Math.sin(angle) * reach,
      from[1] + Math.cos(angle) * reach,
    ];
    return line([from, end(a - wide), end(a + wide)], true);
  }).join('');

/** A rope or rail hung between two points. */
export const slung = ([x1, y1]: Point, [x2, y2]: Point, sag: number, colour: string, width: number): Markup =>
  stroke(
    `M${short(x1)} ${short(y1)}Q${short((x1 + x2) / 2)} ${short((y1 + y2) / 2 + sag * 2)} ${short(x2)} ${short(y2)}`,
    colour,
    width,
  );

/** A palm leaf seen close: an arched rib and slender leaflets that hang from both its sides, one path. */
export const plume = (
  random: Random,
  from: Point,
  tip: Point,
  arch: number,
  hang: number,
  count = 26,
): string => {
  const middle: Point = [(from[0] + tip[0]) / 2, (from[1] + tip[1]) / 2 - arch * 2];
  const at = (t: number): Point => [
    from[0] * (1 - t) ** 2 + middle[0] * 2 * t * (1 - t) + tip[0] * t * t,
    from[1] * (1 - t) ** 2 + middle[1] * 2 * t * (1 - t) + tip[1] * t * t,
  ];
  const leaflets = times(count * 2, (i): string => {
    const t = 0.1 + (Math.floor(i / 2) / count) * 0.88;
    const [[x, y], [ax, ay]] = [at(t), at(Math.min(1, t + 0.05))];
    const run = Math.hypot(ax - x, ay - y) || 1;
    const [ux, uy] = [(ax - x) / run, (ay - y) / run];
    const long = hang * Math.sin(Math.PI * (0.16 + t * 0.74)) ** 0.6 * between(random, 0.8, 1.15);
    const near = i % 2 === 0;
    const [ex, ey] = near
      ? [ux * long * 0.62, uy * long * 0.5 + long * 0.86]
      : [ux * long * 0.72 + uy * long * 0.3, uy * long * 0.5 - long * (0.34 - t * 0.3)];
    const wide = hang * 0.105;
    return `M${short(x - ux * wide)} ${short(y - uy * wide)}q${short(ex * 0.45 + ux * wide * 2)} ${short(ey * 0.36)} ${short(ex)} ${short(ey)}q${short(-ex * 0.6 + ux * wide)} ${short(-ey * 0.45)} ${short(-ex + ux * wide * 2)} ${short(-ey)}z`;
  });
  const back = times(9, (i) => at(1 - i / 8));
  const rib = smooth(
    [...times(9, (i) => at(i / 8)), ...back.map(([x, y], i): Point => [x, y + (hang * 0.07 * i) / 8])],
    true,
  );
  return leaflets.join('') + rib;
};
