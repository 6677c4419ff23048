import { clipped, spray } from './effects';
import { line, rough, type Point } from './geometry';
import { froth, points, rows } from './isles';
import { vertical, type Paper } from './paper';
import { between, times, type Random } from './random';
import { group, shape, short, type Markup } from './svg';

/** Beds of rock inside a shape: the height and the thickness of each, as text, from `left` to `right`. */
export const beds = (
  paper: Paper,
  d: string,
  [left, right]: Point,
  text: string,
  colour: string,
  opacity: number,
  sag = 0,
): Markup => {
  const { random } = paper;
  const bands = rows(2, text).map(([y = 0, thick = 0]): string => {
    const middle: Point = [(left + right) / 2, y + sag];
    const upper = rough(random, [[left, y], middle, [right, y + between(random, -8, 8)]], 0.05, 70);
    const lower = upper.map(([x, at]): Point => [x, at + thick * between(random, 0.55, 1.15)]).reverse();
    return line([...upper, ...lower], true);
  });
  return clipped(paper, d, shape(bands.join(''), colour, { opacity }));
};

/** Cracks down a wall: short dark wedges that start at its crest or on a ledge. */
export const cracks = (
  random: Random,
  [left, right]: Point,
  [top, bottom]: Point,
  count: number,
  wide = 12,
): string =>
  times(count, (i): string => {
    const x = left + ((right - left) * (i + between(random, 0.1, 0.9))) / count;
    const start = top + (bottom - top) * between(random, -0.05, 0.35);
    const end = start + (bottom - start) * between(random, 0.4, 1);
    const run = rough(
      random,
      [
        [x, start],
        [x + between(random, -18, 18), end],
      ],
      0.14,
      40,
    );
    const w = wide * between(random, 0.4, 1.2);
    return line(
      [
        ...run,
        ...run
          .slice(1)
          .reverse()
          .map(([px, py], k): Point => [px + w * (1 - k / run.length), py]),
      ],
      true,
    );
  }).join('');

/** The fan of rubble under a cliff: lit on one side, shaded on the other, with beds and runnels. */
export const talus = (
  paper: Paper,
  outline: string,
  base: number,
  colours: readonly string[],
  [shade, dark, bare]: readonly [string, Point, Point],
  ledges: string,
): Markup => {
  const { random } = paper;
  const crest = rough(random, points(outline), 0.14, 20);
  const [first, last] = [crest[0] ?? [0, 0], crest[crest.length - 1] ?? [0, 0]];
  const d = line([...crest, [last[0], base], [first[0], base]], true);
  const top = Math.min(...crest.map((point) => point[1]));
  const runnels = times(16, (i): string => {
    const foot = first[0] + ((last[0] - first[0]) * (i + random())) / 16;
    const head = (first[0] + last[0]) / 2 + (foot - (first[0] + last[0]) / 2) * 0.5;
    const y = top + (base - top) * between(random, 0.1, 0.4);
    return `M${short(head)} ${short(y)}L${short(foot)} ${short(base)}h${short(between(random, 8, 26))}z`;
  }).join('');
  return group(
    {},
    shape(d, vertical(paper, top, base, ...colours)),
    clipped(paper, d, shape(runnels, shade, { opacity: 0.32 })),
    beds(paper, d, [first[0], last[0]], ledges, shade, 0.42),
    spray(paper, d, shade, dark, bare, 0.85),
  );
};

/** Sagebrush: a dark cushion and a lighter one on the side of the light (-1 left, 1 right); foot at x, y. */
export const sage = (
  random: Random,
  text: string,
  [dark, lit]: readonly [string, string],
  light: 1 | -1,
): Markup => {
  const clump = (x: number, y: number, w: number, h: number): string =>
    froth(
      random,
      [
        [x - w, y],
        [x - w * 0.6, y - h * 0.7],
        [x, y - h],
        [x + w * 0.6, y - h * 0.7],
        [x + w, y],
      ],
      w * 0.42,
    );
  const spots = rows(3, text);
  return group(
    {},
    shape(spots.map(([x = 0, y = 0, s = 0]) => clump(x, y, s, s * 0.8)).join(''), dark),
    shape(
      spots
        .map(([x = 0, y = 0, s = 0]) => clump(x + light * s * 0.3, y - s * 0.24, s * 0.56, s * 0.46))
        .join(''),
      lit,
    ),
  );
};

/** A wood of slender conifers along a line, filled down to `base`: one path. */
export const lodgepoles = (
  random: Random,
  text: string,
  tall: number,
  step: number,
  base: number,
): string => {
  const edge = rough(random, points(text), 0.06, step);
  const trees = edge.map(([x, y]): string => {
    const t = tall * between(random, 0.65, 1.2);
    const w = t * between(random, 0.13, 0.18);
    return `M${short(x)} ${short(y + 14 - t)}l${short(w * 0.7)} ${short(t * 0.42)}h-${short(w * 0.3)}l${short(w * 0.6)} ${short(t * 0.58)}h-${short(w * 2)}l${short(w * 0.6)}-${short(t * 0.58)}h-${short(w * 0.3)}z`;
  });
  return `${line([...edge, [edge[edge.length - 1]?.[0] ?? 0, base], [edge[0]?.[0] ?? 0, base]], true)}${trees.join('')}`;
};
