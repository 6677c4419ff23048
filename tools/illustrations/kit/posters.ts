import { streak } from './clouds';
import { clipped } from './effects';
import { ground, line, rough, type Point } from './geometry';
import { points, rows } from './isles';
import { vertical, type Paper } from './paper';
import { between, times, type Random } from './random';
import { disc, group, shape, short, type Markup } from './svg';

/** Long clouds: x, y, length and thickness of each, as text. */
export const streaks = (random: Random, text: string, colour: string, opacity = 0.6): Markup =>
  shape(
    rows(4, text)
      .map(([x = 0, y = 0, length = 0, thick = 0]) => streak(random, x, y, length, thick))
      .join(''),
    colour,
    { opacity },
  );

/** Stars above a height, thinner toward it, of three sizes. */
export const starfield = (random: Random, count: number, bottom: number, colour = '#fff6e0'): Markup =>
  group(
    {},
    ...times(count, (i) =>
      disc(
        Math.round(random() * 2400),
        Math.round(random() ** 1.4 * bottom),
        i % 17 === 0 ? 5 : i % 5 === 0 ? 3.4 : between(random, 1.4, 2.4),
        colour,
        { opacity: Math.round(between(random, 4, 10)) / 10 },
      ),
    ),
  );

/** A rough crest through points written as text. */
export const crest = (random: Random, text: string, amount = 0.22, detail = 18): Point[] =>
  rough(random, points(text), amount, detail);

/** A flat layer of land from its crest down to a base. */
export const layer = (
  paper: Paper,
  text: string,
  base: number,
  colours: readonly string[],
  amount = 0.22,
): Markup => {
  const ridge = crest(paper.random, text, amount);
  const top = Math.min(...ridge.map((point) => point[1]));
  return shape(ground(ridge, base), vertical(paper, top, base, ...colours));
};

export type Crag = {
  readonly outline: string;
  /** From the summit down: the line between the lit and the shaded side. */
  readonly spine: string;
  readonly base: number;
  readonly lit: readonly string[];
  readonly shade: readonly string[];
  readonly light: 'left' | 'right';
  /** Colour of gullies on the lit side and on the shaded one. */
  readonly marks: readonly [string, string];
  readonly count?: number;
};

/** One mountain with a lit and a shaded side; gullies fan out from its summit. */
export const crag = (paper: Paper, mountain: Crag, ...within: readonly Markup[]): Markup => {
  const { random } = paper;
  const outline = crest(random, mountain.outline);
  const body = ground(outline, mountain.base);
  const spine = crest(random, mountain.spine, 0.45);
  const [top, foot] = [spine[0] ?? [0, 0], spine[spine.length - 1] ?? [0, 0]];
  const out = mountain.light === 'right' ? -200 : 2600;
  const dark = line(
    [
      ...spine,
      [foot[0], mountain.base + 20],
      [out, mountain.base + 20],
      [out, top[1] - 90],
      [top[0], top[1] - 90],
    ],
    true,
  );
  const [left, right] = [outline[0]?.[0] ?? 0, outline[outline.length - 1]?.[0] ?? 2400];
  const gullies = times(mountain.count ?? 14, (i): string => {
    const share = (i + between(random, 0.2, 0.8)) / (mountain.count ?? 14);
    const end: Point = [left + (right - left) * share, mountain.base];
    const from = between(random, 0.16, 0.5);
    const start: Point = [top[0] + (end[0] - top[0]) * from * 0.8, top[1] + (end[1] - top[1]) * from];
    const run = rough(random, [start, end], 0.3, 40);
    const wide = between(random, 10, 26);
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
    body,
    shape(body, vertical(paper, top[1], mountain.base, ...mountain.lit)),
    shape(gullies, mountain.marks[0], { opacity: 0.45 }),
    clipped(
      paper,
      dark,
      shape(body, vertical(paper, top[1], mountain.base, ...mountain.shade)),
      shape(gullies, mountain.marks[1], { opacity: 0.4 }),
    ),
    ...within,
  );
};

/** A bottom corner of soft leaves: bushes as overlapping rounds along a line. */
export const bush = (
  random: Random,
  left: number,
  right: number,
  y: number,
  size: number,
  base: number,
): string => {
  const tops: string[] = [];
  let x = left;
  while (x < right) {
    const step = size * between(random, 0.5, 1.2);
    tops.push(
      `a${short(step * 0.56)} ${short(step * 0.5)} 0 0 1 ${short(step)} ${short(between(random, -0.12, 0.12) * size)}`,
    );
    x += step;
  }
  return `M${short(left)} ${short(y)}${tops.join('')}V${short(base)}H${short(left)}z`;
};

/** A conifer: tiers of drooping boughs, foot at x, y. */
export const conifer = (random: Random, x: number, y: number, tall: number, wide: number): string => {
  const side = (sign: number): Point[] =>
    times(9, (i): Point[] => {
      const t = (i + 1) / 9;
      const reach = wide * 0.5 * t * between(random, 0.8, 1.1);
      return [
        [x + sign * reach, y - tall * (1 - t) - tall * 0.02],
        [x + sign * reach * 0.55, y - tall * (1 - t) - tall * 0.035],
      ];
    }).flat();
  return line([[x, y - tall], ...side(1), [x, y], ...side(-1).reverse()], true);
};
