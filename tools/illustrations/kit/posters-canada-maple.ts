import { rough, type Point } from './geometry';
import { points } from './isles';
import { between, times, type Random } from './random';
import { group, shape, short, stroke, type Markup } from './svg';

/** A sugar maple's leaf, some 150 across, its stalk downward from 0. */
const SUGAR_MAPLE =
  'M0-100L14-74C18-68 24-70 30-74L24-42C24-34 31-34 36-40L44-52L50-42L72-46L66-28L78-20L40 8L44 20L6 14L4 46H-4L-6 14L-44 20L-40 8L-78-20L-66-28L-72-46L-50-42L-44-52L-36-40C-31-34-24-34-24-42L-30-74C-24-70-18-68-14-74z';

export const mapleLeaf = (
  x: number,
  y: number,
  size: number,
  turn: number,
  fill: string,
  vein: string,
): Markup =>
  group(
    { transform: `translate(${short(x)} ${short(y)}) rotate(${short(turn)}) scale(${short(size)})` },
    shape(SUGAR_MAPLE, fill),
    stroke('M0 10V-80M0 4L-58-24M0 4L58-24M0-20L-22-56M0-20L22-56', vein, 3.4, { opacity: 0.55 }),
  );

/** Woods in autumn below a line: egg-shaped crowns of several colours, each with its light on the right. */
export const autumnWoods = (
  random: Random,
  text: string,
  size: number,
  tones: readonly string[],
  lit: string,
  ranks = 3,
): Markup => {
  const edge = rough(random, points(text), 0.08, size * 0.86);
  const crowns = tones.map((): string[] => []);
  const lights: string[] = [];
  times(ranks, (rank) =>
    edge.forEach(([ex, ey], i) => {
      const r = size * between(random, 0.5, 0.78);
      const [x, y] = [
        ex + between(random, -0.4, 0.4) * size,
        ey + rank * size * 0.62 + between(random, -0.2, 0.2) * size,
      ];
      const tall = r * between(random, 1.5, 2.1);
      crowns[(i * 2 + rank + Math.floor(random() * 3)) % tones.length]?.push(
        `M${short(x - r)} ${short(y + r * 0.6)}C${short(x - r * 1.05)} ${short(y - tall * 0.3)} ${short(x - r * 0.5)} ${short(y - tall)} ${short(x)} ${short(y - tall)}S${short(x + r * 1.05)} ${short(y - tall * 0.3)} ${short(x + r)} ${short(y + r * 0.6)}z`,
      );
      lights.push(
        `M${short(x + r * 0.1)} ${short(y - tall * 0.97)}C${short(x + r * 0.6)} ${short(y - tall * 0.86)} ${short(x + r * 0.95)} ${short(y - tall * 0.2)} ${short(x + r * 0.9)} ${short(y + r * 0.3)}C${short(x + r * 0.8)} ${short(y - tall * 0.2)} ${short(x + r * 0.5)} ${short(y - tall * 0.7)} ${short(x + r * 0.1)} ${short(y - tall * 0.97)}z`,
      );
    }),
  );
  const [first, last]: [Point, Point] = [edge[0] ?? [0, 0], edge[edge.length - 1] ?? [0, 0]];
  const foot = Math.max(...edge.map((point) => point[1])) + size * ranks * 0.62;
  return group(
    {},
    shape(
      `M${short(first[0])} ${short(first[1])}${edge.map(([x, y]) => `L${short(x)} ${short(y)}`).join('')}L${short(last[0])} ${short(foot)}H${short(first[0])}z`,
      tones[0] ?? '#000000',
    ),
    ...crowns.map((list, i) => shape(list.join(''), tones[i] ?? '#000000')),
    shape(lights.join(''), lit, { opacity: 0.6 }),
  );
};
