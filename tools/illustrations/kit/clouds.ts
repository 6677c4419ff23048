import { smooth, type Point } from './geometry';
import { between, times, type Random } from './random';

/** A long cloud, tapered at both ends and heavier below; x, y is its middle. */
export const streak = (random: Random, x: number, y: number, length: number, thickness: number): string => {
  const edge = (sign: number, depth: number): Point[] =>
    times(7, (i): Point => {
      const share = (i + 1) / 8;
      const swell = Math.sin(Math.PI * share) ** 0.7 * between(random, 0.45, 1);
      return [x - length / 2 + share * length, y + sign * thickness * depth * swell];
    });
  return smooth(
    [[x - length / 2, y], ...edge(-1, 0.7), [x + length / 2, y], ...edge(1, 0.3).reverse()],
    true,
  );
};

/** A heap cloud: rounded heads on a nearly flat foot; x, y is the middle of the foot. */
export const heap = (
  random: Random,
  x: number,
  y: number,
  width: number,
  height: number,
  heads = 9,
): string => {
  const tops = times(heads + 1, (i): Point => {
    const share = i / heads;
    const swell = Math.sin(Math.PI * (0.06 + share * 0.88)) ** 0.8;
    return [x - width / 2 + share * width, y - height * swell * between(random, 0.62, 1)];
  });
  const arcs = tops.slice(1).map((point, i) => {
    const from = tops[i] ?? point;
    const radius = Math.hypot(point[0] - from[0], point[1] - from[1]) * between(random, 0.5, 0.62);
    return `A${radius.toFixed(0)} ${radius.toFixed(0)} 0 0 1 ${point[0].toFixed(0)} ${point[1].toFixed(0)}`;
  });
  const [first, last] = [tops[0] ?? [x, y], tops[heads] ?? [x, y]];
  const foot = `Q${(last[0] + width * 0.06).toFixed(0)} ${y.toFixed(0)} ${(x + width * 0.3).toFixed(0)} ${y.toFixed(0)}L${(x - width * 0.3).toFixed(0)} ${y.toFixed(0)}`;
  const close = `Q${(first[0] - width * 0.06).toFixed(0)} ${y.toFixed(0)} ${first[0].toFixed(0)} ${first[1].toFixed(0)}z`;
  return `M${first[0].toFixed(0)} ${first[1].toFixed(0)}${arcs.join('')}${foot}${close}`;
};
