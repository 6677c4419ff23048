import { between, type Random } from './random';
import { short } from './svg';

export type Point = readonly [number, number];

const pair = ([x, y]: Point): string => `${short(x)} ${short(y)}`;

/** line([[0, 0], [5, 9]]) → 'M0 0l5 9'; relative steps of whole units keep long ridges small. */
export const line = (points: readonly Point[], closed = false): string => {
  let [px, py] = [0, 0];
  const steps = points.map(([x, y], index) => {
    const [rx, ry] = [Math.round(x), Math.round(y)];
    const step = index === 0 ? `M${String(rx)} ${String(ry)}` : `l${String(rx - px)} ${String(ry - py)}`;
    [px, py] = [rx, ry];
    return step;
  });
  return steps.join('') + (closed ? 'z' : '');
};

/** A soft curve through every point (Catmull–Rom turned into Béziers). */
export const smooth = (points: readonly Point[], closed = false): string => {
  const count = points.length;
  const at = (index: number): Point =>
    points[closed ? (index + count) % count : Math.max(0, Math.min(count - 1, index))] ?? [0, 0];
  const toward = (from: Point, before: Point, after: Point, sign: number): Point => [
    from[0] + (sign * (after[0] - before[0])) / 6,
    from[1] + (sign * (after[1] - before[1])) / 6,
  ];
  const arcs = Array.from({ length: closed ? count : count - 1 }, (_, i) => {
    const leave = toward(at(i), at(i - 1), at(i + 1), 1);
    const arrive = toward(at(i + 1), at(i), at(i + 2), -1);
    return `C${pair(leave)} ${pair(arrive)} ${pair(at(i + 1))}`;
  });
  return `M${pair(at(0))}${arcs.join('')}${closed ? 'z' : ''}`;
};

/** Midpoint displacement: roughens hand-set corners until no step is longer than `detail` units. */
export const rough = (random: Random, points: readonly Point[], amount = 0.3, detail = 16): Point[] => {
  const split = (a: Point, b: Point): Point[] => {
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    if (Math.hypot(dx, dy) < detail) return [b];
    const [share, push] = [between(random, 0.4, 0.6), (random() - 0.5) * amount];
    const middle: Point = [a[0] + dx * share - dy * push, a[1] + dy * share + dx * push];
    return [...split(a, middle), ...split(middle, b)];
  };
  return points.flatMap((point, i) => (i === 0 ? [point] : split(points[i - 1] ?? point, point)));
};

/** Closes a ridge down to a base line, as a filled piece of ground. */
export const ground = (ridge: readonly Point[], base: number): string => {
  const [first, last] = [ridge[0] ?? [0, 0], ridge[ridge.length - 1] ?? [0, 0]];
  return line([...ridge, [last[0], base], [first[0], base]], true);
};

/** The height of a ridge (drawn left to right) above a given x, for things that must stand on it. */
export const heightAt = (ridge: readonly Point[], x: number): number => {
  const next = ridge.findIndex((point) => point[0] >= x);
  const [a, b] = [ridge[Math.max(0, next - 1)] ?? [0, 0], ridge[Math.max(0, next)] ?? [0, 0]];
  return b[0] === a[0] ? a[1] : a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0]);
};
