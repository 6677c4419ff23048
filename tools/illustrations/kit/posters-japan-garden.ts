import { line, type Point } from './geometry';
import { points, ribbon, stops } from './isles';
import { gradient, vertical, type Paper } from './paper';
import { between, times } from './random';
import { group, shape, short, stroke, tag, type Markup } from './svg';

/** A Japanese maple's leaf of seven slender lobes, some 100 across, its stalk at 0. */
const MOMIJI = ((): string => {
  const lobes = [
    [-138, 30],
    [-98, 46],
    [-48, 58],
    [0, 66],
    [48, 58],
    [98, 46],
    [138, 30],
  ];
  const at = (degrees: number, far: number): Point => {
    const a = (degrees * Math.PI) / 180;
    return [Math.sin(a) * far, -30 - Math.cos(a) * far];
  };
  return line(
    [
      [-2, 12],
      ...lobes.flatMap(([turn = 0, far = 0], i): Point[] => {
        const next = lobes[i + 1]?.[0];
        return [
          at(turn - 13, far * 0.6),
          at(turn, far),
          at(turn + 13, far * 0.6),
          ...(next === undefined ? [] : [at((turn + next) / 2, 20)]),
        ];
      }),
      [2, 12],
    ],
    true,
  );
})();

/** Boughs of a maple in autumn: each as points and widths, leaves along them; and leaves on their own at given places. */
export const mapleBoughs = (
  paper: Paper,
  boughs: readonly (readonly [string, readonly [number, number, number]])[],
  each: number,
  loose: readonly Point[],
): Markup => {
  const { random } = paper;
  const leaf = paper.define((id) => tag('path', { id, d: MOMIJI })).slice('url('.length, -1);
  const set = (x: number, y: number, size: number): Markup =>
    tag('use', {
      href: leaf,
      fill: ['#c9302c', '#e8542c', '#f4883c', '#a82434'][Math.floor(random() * 4)] ?? '#c9302c',
      transform: `translate(${short(x)} ${short(y)}) rotate(${short(between(random, 110, 250))}) scale(${short(size)} ${short(size * between(random, 0.6, 1))})`,
    });
  const leaves = boughs.flatMap(([text]) => {
    const path = points(text);
    return times(each, (i): Markup => {
      const place = 0.2 + ((i + random()) / each) * (path.length - 1.2);
      const k = Math.min(path.length - 2, Math.floor(place));
      const [a, b] = [path[k] ?? [0, 0], path[k + 1] ?? [0, 0]];
      return set(
        a[0] + (b[0] - a[0]) * (place - k) + between(random, -80, 80),
        a[1] + (b[1] - a[1]) * (place - k) + between(random, -60, 80),
        between(random, 0.8, 1.5),
      );
    });
  });
  return group(
    {},
    ...boughs.map(([text, widths]) => shape(ribbon(points(text), widths), '#38282c')),
    ...leaves,
    ...loose.map(([x, y]) => set(x, y, between(random, 0.4, 0.7))),
  );
};

/** A fence of upright bamboo between two x, with rails tied on; culms of several ages. */
export const bambooFence = (paper: Paper, [left, right]: Point, [top, foot]: Point): Markup => {
  const { random } = paper;
  const count = Math.round((right - left) / 27);
  const culms = times(count, (i): Markup => {
    const x = left + ((right - left) * i) / count;
    const y = top + between(random, -7, 7);
    const tone = [
      '0 #6a6a3c, 0.4 #c4b468, 1 #7a703c',
      '0 #5a6440, 0.4 #b0ac66, 1 #6a6a3c',
      '0 #74643c, 0.4 #d4bc74, 1 #84703c',
    ][i % 3];
    return group(
      {},
      shape(
        `M${short(x)} ${short(foot)}V${short(y)}q13-9 25 0V${short(foot)}z`,
        gradient(paper, [x, 0], [x + 25, 0], stops(tone ?? '')),
      ),
      stroke(`M${short(x)} ${short(top + 60 + ((i * 97) % 130))}h25`, '#544c2c', 4, { opacity: 0.7 }),
    );
  });
  const rail = (y: number): Markup =>
    group(
      {},
      shape(
        `M${short(left - 6)} ${short(y)}H${short(right)}v26H${short(left - 6)}z`,
        vertical(paper, y, y + 26, '#e4d48c', '#a49450', '#5a5230'),
      ),
      stroke(
        times(Math.floor(count / 5), (i) => {
          const x = left + 58 + i * 135;
          return `M${short(x - 12)} ${short(y - 4)}l24 34m0-34l-24 34m12-2l-8 34`;
        }).join(''),
        '#241e20',
        7,
      ),
    );
  return group(
    {},
    shape(`M${short(left)} ${short(foot)}V${short(top + 14)}H${short(right)}V${short(foot)}z`, '#3a3c2c'),
    ...culms,
    rail(top + 44),
    rail(foot - 90),
  );
};
