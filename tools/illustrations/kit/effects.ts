import type { Point } from './geometry';
import { gradient, HEIGHT, radial, vertical, WIDTH, type Paper, type Stop } from './paper';
import { group, shape, tag, type Attributes, type Markup } from './svg';

export const WHOLE = `M-60-60h${String(WIDTH + 120)}v${String(HEIGHT + 120)}h-${String(WIDTH + 120)}z`;

/** Draws children only inside a path. */
export const clipped = (paper: Paper, d: string, ...children: readonly Markup[]): Markup =>
  group({ 'clip-path': paper.define((id) => tag('clipPath', { id }, tag('path', { d }))) }, ...children);

/** Soft edges; the filter's region is wide enough for the blur to fade out. */
export const blur = (paper: Paper, deviation: number): string =>
  paper.define((id) =>
    tag(
      'filter',
      { id, x: -0.5, y: -0.5, width: 2, height: 2 },
      tag('feGaussianBlur', { stdDeviation: deviation }),
    ),
  );

/** Children seen through a gradient: fully at `shown`, not at all at `hidden`. */
export const faded = (paper: Paper, shown: Point, hidden: Point, ...children: readonly Markup[]): Markup => {
  const fill = gradient(paper, shown, hidden, [
    [0, '#ffffff'],
    [1, '#000000'],
  ]);
  const mask = paper.define((id) =>
    tag(
      'mask',
      { id, maskUnits: 'userSpaceOnUse', x: -60, y: -60, width: WIDTH + 120, height: HEIGHT + 120 },
      shape(WHOLE, fill),
    ),
  );
  return group({ mask }, ...children);
};

/** Turns smooth opacity into sprayed dots of one colour, as an airbrush on a printed poster. */
const sprayFilter = (paper: Paper, colour: string, coarse: number): string =>
  paper.define((id) =>
    tag(
      'filter',
      { id, x: 0, y: 0, width: 1, height: 1, 'color-interpolation-filters': 'sRGB' },
      tag('feTurbulence', {
        type: 'fractalNoise',
        baseFrequency: coarse,
        numOctaves: 2,
        seed: 7,
        result: 'noise',
      }),
      tag('feColorMatrix', {
        in: 'noise',
        values: '0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 3.2 0 0 0 -1.1',
        result: 'dots',
      }),
      tag('feComposite', {
        in: 'SourceAlpha',
        in2: 'dots',
        operator: 'arithmetic',
        k2: 2.2,
        k3: 1,
        k4: -1.1,
        result: 'cut',
      }),
      tag('feFlood', { 'flood-color': colour }),
      tag('feComposite', { in2: 'cut', operator: 'in' }),
    ),
  );

/** Sprayed shading of a shape, dense at `dense` and gone at `bare`. */
export const spray = (
  paper: Paper,
  d: string,
  colour: string,
  dense: Point,
  bare: Point,
  strength = 0.9,
  more: Attributes = {},
): Markup => {
  const fill = gradient(paper, dense, bare, [
    [0, colour, strength],
    [1, colour, 0],
  ]);
  return clipped(paper, d, shape(d, fill, { filter: sprayFilter(paper, colour, 0.55), ...more }));
};

/** Light or dark running over the whole frame from a point. */
export const glow = (paper: Paper, at: Point, radius: number, list: readonly Stop[], flat = 1): Markup =>
  shape(WHOLE, radial(paper, at, radius, list, flat));

/** A veil of one colour between two heights, densest at `dense`. */
export const haze = (paper: Paper, bare: number, dense: number, colour: string, strength: number): Markup => {
  const [top, bottom] = [Math.min(bare, dense), Math.max(bare, dense)];
  const fill = gradient(
    paper,
    [0, bare],
    [0, dense],
    [
      [0, colour, 0],
      [1, colour, strength],
    ],
  );
  return tag('rect', { x: -60, y: top, width: WIDTH + 120, height: bottom - top, fill });
};

/** The tooth of the paper, over everything. */
export const grain = (paper: Paper, strength = 0.16): Markup => {
  const filter = paper.define((id) =>
    tag(
      'filter',
      { id, x: 0, y: 0, width: 1, height: 1, 'color-interpolation-filters': 'sRGB' },
      tag('feTurbulence', { type: 'fractalNoise', baseFrequency: 0.42, numOctaves: 2, seed: 11 }),
      tag('feColorMatrix', { values: '0 0 0 0 0.08 0 0 0 0 0.07 0 0 0 0 0.1 1.6 0 0 0 -0.75' }),
    ),
  );
  return tag('rect', { width: WIDTH, height: HEIGHT, filter, opacity: strength });
};

/** A sky of any number of colours, from the top edge to the horizon. */
export const sky = (paper: Paper, horizon: number, ...colours: readonly string[]): Markup =>
  shape(WHOLE, vertical(paper, 0, horizon, ...colours));

/** A drawing that is shown more than once (itself and its reflection) and written once. */
export const shared = (paper: Paper, drawing: Markup): Markup => {
  const reference = paper.define((id) => tag('g', { id }, drawing));
  return tag('use', { href: reference.slice('url('.length, -1) });
};
