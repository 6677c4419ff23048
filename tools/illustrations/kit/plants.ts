import type { Point } from './geometry';
import { between, type Random } from './random';
import { short } from './svg';

/** Blades of grass standing on a line, leaning with the wind (negative: to the left). */
export const tufts = (
  random: Random,
  edge: readonly Point[],
  height: number,
  spacing: number,
  wind = 0.3,
): string => {
  const blades: string[] = [];
  edge.slice(1).forEach(([x, y], i) => {
    const [fx, fy] = edge[i] ?? [x, y];
    const count = Math.max(1, Math.round(Math.hypot(x - fx, y - fy) / spacing));
    for (let step = 0; step < count; step += 1) {
      const share = random();
      const [bx, by] = [fx + (x - fx) * share, fy + (y - fy) * share];
      const tall = height * between(random, 0.4, 1.1);
      const lean = tall * (wind + between(random, -0.45, 0.45));
      const foot = between(random, 3, 6);
      blades.push(
        `M${short(bx - foot)} ${short(by + 6)}q${short(foot)}-${short(tall * 0.6)} ${short(foot + lean)}-${short(tall)}q${short(-lean * 0.4)} ${short(tall * 0.5)} ${short(foot - lean * 0.6)} ${short(tall)}z`,
      );
    }
  });
  return blades.join('');
};

/** Rounded stones or moss cushions strewn over a strip, larger toward the viewer. */
export const stones = (
  random: Random,
  [left, right]: Point,
  [top, bottom]: Point,
  count: number,
  size: number,
): string => {
  const list = Array.from({ length: count }, () => random()).sort((a, b) => a - b);
  return list
    .map((depth) => {
      const [x, y, w] = [
        between(random, left, right),
        top + (bottom - top) * depth,
        size * (0.25 + depth) * between(random, 0.5, 1.3),
      ];
      const h = w * between(random, 0.3, 0.55);
      return `M${short(x - w)} ${short(y)}q${short(w * 0.1)} ${short(-h)} ${short(w * between(random, 0.5, 0.9))} ${short(-h)}t${short(w * 1.1)} ${short(h)}z`;
    })
    .join('');
};
