import { clipped, spray } from './effects';
import { line, rough, type Point } from './geometry';
import { frond, points, ribbon, stops } from './isles';
import { gradient, type Paper } from './paper';
import { between, times, type Random } from './random';
import { shape, short, type Markup } from './svg';

export type Trunk = {
  readonly x: number;
  readonly foot: number;
  /** Half the spread of the roots. */
  readonly wide: number;
  readonly lean: number;
  /** The shaded side, the middle, the lit side and its edge. */
  readonly tones: readonly [string, string, string, string];
  /** A hollow burnt into the foot. */
  readonly scar?: boolean;
};

/** The trunk of a giant sequoia, up and out of the frame: flared foot, fluted bark; the light from the right. */
export const sequoia = (paper: Paper, { x, foot, wide, lean, tones, scar = false }: Trunk): Markup => {
  const { random } = paper;
  const [dark, body, lit, rim] = tones;
  const spread = (k: number): number => (k < 0.25 ? 1 - k * 1.9 : 0.525 - (k - 0.25) * 0.14);
  const height = foot + 120;
  const at = (s: number, k: number): Point => [x + lean * k + s * wide * spread(k), foot - k * height];
  const edge = (s: number): Point[] =>
    rough(
      random,
      [0, 0.05, 0.12, 0.2, 0.32, 1].map((k) => at(s, k)),
      0.04,
      44,
    );
  const toes = times(9, (i): Point => [
    x + wide * (0.96 - i * 0.24),
    foot + wide * (i % 2 === 0 ? 0.02 : 0.12),
  ]);
  const d = line([...edge(-1), ...edge(1).reverse(), ...toes], true);
  const flute = (s: number, w: number, from: number, to: number): string =>
    ribbon(
      times(6, (i): Point => {
        const [px, py] = at(s, from + ((to - from) * i) / 5);
        return [px + between(random, -0.016, 0.016) * wide, py + (i === 0 ? wide * 0.1 : 0)];
      }),
      [wide * w * 1.8, wide * w, wide * w * 0.5],
    );
  const grooves = times(13, (i) =>
    flute(-0.94 + i * 0.155 + between(random, -0.03, 0.03), between(random, 0.02, 0.05), -0.04, 1),
  ).join('');
  const ridges = times(14, (i) => {
    const from = between(random, 0, 0.7);
    return flute(
      -0.3 + i * 0.09 + between(random, -0.03, 0.03),
      between(random, 0.01, 0.028),
      from,
      from + between(random, 0.14, 0.3),
    );
  }).join('');
  const w = wide;
  const hollow = points(
    `${short(x - w * 0.44)} ${short(foot + w * 0.14)} ${short(x - w * 0.38)} ${short(foot - w * 0.3)} ${short(x - w * 0.26)} ${short(foot - w * 0.7)} ${short(x - w * 0.12)} ${short(foot - w * 1.16)} ${short(x - w * 0.02)} ${short(foot - w * 0.74)} ${short(x + w * 0.1)} ${short(foot - w * 0.34)} ${short(x + w * 0.14)} ${short(foot + w * 0.14)}`,
  );
  const inner = hollow.map(([px, py], i): Point =>
    i > 3 ? [px - w * 0.07, py] : [px, py + (i === 3 ? w * 0.18 : 0)],
  );
  return clipped(
    paper,
    d,
    shape(
      d,
      gradient(
        paper,
        [x - w * 0.62, 0],
        [x + w * 0.62, 0],
        stops(`0 ${dark}, 0.45 ${body}, 0.84 ${lit}, 1 ${rim}`),
      ),
    ),
    shape(grooves, dark, { opacity: 0.62 }),
    shape(ridges, rim, { opacity: 0.32 }),
    scar
      ? shape(line(rough(random, hollow, 0.12, 30), true), '#5a2a28') +
          shape(line(rough(random, inner, 0.12, 30), true), '#1c141e')
      : '',
    spray(paper, d, '#1a2a30', [x, -60], [x, foot * 0.4], 0.55),
    spray(paper, d, '#2f4a30', [x, foot + w * 0.16], [x, foot - w * 0.4], 0.7),
  );
};

/** A sword fern: fronds that rise and fall to both sides of x, y. */
export const fern = (random: Random, x: number, y: number, size: number): string =>
  times(7, (i): string => {
    const s = -1 + i / 3;
    const reach = size * between(random, 0.85, 1.1);
    const tip: Point = [x + s * reach, y - size * (0.72 - s * s * 0.62) * between(random, 0.85, 1.1)];
    return frond(
      random,
      { from: [x, y], tip, arch: size * 0.12, hang: size * (0.16 + 0.05 * Math.abs(s)) },
      9,
    );
  }).join('');
