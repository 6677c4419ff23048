import { clipped } from './effects';
import { smooth, type Point } from './geometry';
import { ribbon } from './isles';
import { gradient, type Paper } from './paper';
import { between, times, type Random } from './random';
import { group, placed, shape, short, stroke, type Markup } from './svg';

/** The outline of a jack, a fish that swims to the left, some 120 long. */
export const jack =
  'M-50 2C-30-22 10-24 40-6C50-16 60-22 72-24C66-8 66 8 72 26C60 22 50 14 40 8C10 24-30 24-50 2z';

/** A band of fish along a curve, each a little turned from its neighbour. */
export const school = (
  random: Random,
  course: readonly Point[],
  count: number,
  size: number,
  colour: string,
): Markup =>
  group(
    {},
    ...times(count, () => {
      const t = random() * (course.length - 1);
      const i = Math.floor(t);
      const [a, b] = [course[i] ?? [0, 0], course[i + 1] ?? course[i] ?? [0, 0]];
      const [x, y] = [
        a[0] + (b[0] - a[0]) * (t - i) + between(random, -80, 80),
        a[1] + (b[1] - a[1]) * (t - i) + between(random, -54, 54),
      ];
      const turn = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI + 180 + between(random, -9, 9);
      const s = size * between(random, 0.6, 1.15);
      return shape(jack, colour, {
        transform: `translate(${short(x)} ${short(y)}) rotate(${short(turn)}) scale(${String(Math.round(s * 100) / 100)})`,
      });
    }),
  );

/** A branching coral; every limb forks by chance from the one before. */
export const coral = (
  { random }: Paper,
  x: number,
  y: number,
  size: number,
  [lit, dark]: readonly [string, string],
): Markup => {
  const [back, front]: [string[], string[]] = [[], []];
  const grow = (from: Point, angle: number, long: number, wide: number, level: number): void => {
    const tip: Point = [from[0] + Math.cos(angle) * long, from[1] + Math.sin(angle) * long];
    const bend: Point = [
      (from[0] + tip[0]) / 2 - Math.sin(angle) * long * 0.12,
      (from[1] + tip[1]) / 2 + Math.cos(angle) * long * 0.12,
    ];
    back.push(ribbon([from, bend, tip], [wide, wide * 0.86, wide * 0.66]));
    front.push(
      ribbon(
        [
          [from[0] + wide * 0.16, from[1]],
          [bend[0] + wide * 0.16, bend[1]],
          [tip[0] + wide * 0.12, tip[1] + wide * 0.1],
        ],
        [wide * 0.4, wide * 0.34, wide * 0.24],
      ),
    );
    if (level > 0)
      [-1, 1].forEach((side) => {
        grow(
          tip,
          angle + side * between(random, 0.28, 0.6),
          long * between(random, 0.62, 0.86),
          wide * 0.76,
          level - 1,
        );
      });
  };
  [-2.25, -1.62, -0.95].forEach((angle) => {
    grow([0, 20], angle, between(random, 120, 160), 46, 2);
  });
  return placed(x, y, size, shape(back.join(''), dark), shape(front.join(''), lit));
};

/** A boulder coral: a dome with its light on the upper right. */
export const boulder = (
  paper: Paper,
  [x, y, w, h]: readonly [number, number, number, number],
  lit: string,
  dark: string,
): Markup => {
  const dome =
    smooth([
      [x - w, y + 30],
      [x - w * 0.86, y - h * 0.5],
      [x - w * 0.4, y - h * 0.94],
      [x + w * 0.2, y - h],
      [x + w * 0.78, y - h * 0.66],
      [x + w, y + 30],
    ]) + 'z';
  const grooves = times(
    7,
    (i) =>
      `M${short(x - w * 0.8 + i * w * 0.26)} ${short(y - h * (0.5 + Math.sin(i / 2) * 0.3))}q20 30 0 60t0 70`,
  ).join('');
  return clipped(
    paper,
    dome,
    shape(
      dome,
      gradient(
        paper,
        [x + w * 0.4, y - h],
        [x - w * 0.5, y + 30],
        [
          [0, lit],
          [1, dark],
        ],
      ),
    ),
    stroke(grooves, dark, 9, { opacity: 0.5 }),
  );
};
