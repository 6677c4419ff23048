import { clipped, spray } from './effects';
import type { Point } from './geometry';
import { stops } from './isles';
import { gradient, vertical, type Paper } from './paper';
import { between, times } from './random';
import { group, shape, short, stroke, type Markup } from './svg';

type Curve = readonly [Point, Point, Point, Point];

const LEFT: Curve = [
  [450, 656],
  [590, 810],
  [780, 960],
  [884, 1136],
];
const RIGHT: Curve = [
  [1960, 630],
  [1840, 800],
  [1640, 960],
  [1500, 1130],
];

const bezier = ([a, b, c, d]: Curve, t: number): Point => {
  const [p, q, r, s] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
  return [a[0] * p + b[0] * q + c[0] * r + d[0] * s, a[1] * p + b[1] * q + c[1] * r + d[1] * s];
};

/** A place on the face: 0 to 1 from the left wall to the right one, 0 to 1 from the crest down to the foot. */
export const damAt = (across: number, down: number): Point => {
  const [l, r] = [bezier(LEFT, down), bezier(RIGHT, down)];
  const bow = 4 * across * (1 - across) * (100 - 62 * down);
  return [l[0] + (r[0] - l[0]) * across, l[1] + (r[1] - l[1]) * across - bow];
};

const through = (list: readonly Point[]): string =>
  list.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${short(x)} ${short(y)}`).join('');
const level = (down: number, lift = 0): Point[] =>
  times(25, (i): Point => {
    const [x, y] = damAt(i / 24, down);
    return [x, y - lift];
  });
const plumb = (across: number, from: number, to: number): Point[] =>
  times(13, (i) => damAt(across, from + ((to - from) * i) / 12));
const band = (upper: readonly Point[], lower: readonly Point[]): string =>
  `${through([...upper, ...[...lower].reverse()])}z`;

const DAM_FACE = `${through([...level(0), ...plumb(1, 0, 1), ...level(1).reverse(), ...plumb(0, 0, 1).reverse()])}z`;

/** The wall, hollow toward the viewer, so that it turns from light (left) to shade; `shadow` is what the right wall casts on it. */
export const damWall = (paper: Paper, shadow: string): Markup => {
  const joints = times(19, (i) => through(plumb((i + 1) / 20, 0.05, 1))).join('');
  const lifts = [0.3, 0.52, 0.76].map((down) => through(level(down))).join('');
  const stains = times(34, (): string => {
    const across = between(paper.random, 0.03, 0.97);
    const [wide, to] = [between(paper.random, 0.003, 0.008), between(paper.random, 0.16, 0.62) ** 1.3];
    const [left, right] = [plumb(across - wide, 0.04, to), plumb(across + wide, 0.04, to)];
    const taper = right.map(([x, y], i): Point => {
      const [lx = x, ly = y] = left[i] ?? [];
      return [x + ((lx - x) * i) / 12, y + ((ly - y) * i) / 12];
    });
    return band(left, taper);
  }).join('');
  return group(
    {},
    clipped(
      paper,
      DAM_FACE,
      shape(
        DAM_FACE,
        gradient(
          paper,
          [430, 0],
          [1980, 0],
          stops('0 #f4d9aa, 0.24 #fff3d4, 0.5 #f6e4c4, 0.76 #d9c4b4, 1 #b4a0ac'),
        ),
      ),
      spray(paper, DAM_FACE, '#d08a60', [1100, 1200], [1160, 820], 0.75),
      spray(paper, DAM_FACE, '#c98a64', [480, 900], [840, 740], 0.55),
      shape(stains, '#a8846c', { opacity: 0.26 }),
      stroke(joints, '#9a7c78', 3, { opacity: 0.2 }),
      stroke(lifts, '#9a7c78', 3, { opacity: 0.16 }),
      shape(shadow, gradient(paper, [1980, 560], [1000, 1160], stops('0 #574a78, 1 #6d5f8a')), {
        opacity: 0.74,
      }),
      shape(band(level(0.034), level(0.056)), '#7c6478', { opacity: 0.5 }),
    ),
  );
};

/** The road along the crest between its parapets; its near one throws a shadow on the face. */
export const damCrest = (paper: Paper): Markup =>
  group(
    {},
    shape(band(level(0, 24), level(0, 8)), '#b8a49c'),
    shape(band(level(0, 30), level(0, 22)), '#fff0d0'),
    shape(
      band(level(0, 10), level(0.034)),
      gradient(paper, [430, 0], [1980, 0], stops('0 #ffe9bc, 0.3 #fffaec, 0.7 #f0dcc4, 1 #c4aeb4')),
    ),
    stroke(through(level(0, 9)), '#ffffff', 4, { opacity: 0.9 }),
  );

/** A stair tower on the crest, 0 at its parapet, some 110 high, running down the face as a pilaster. */
export const stairTower = (): Markup =>
  group(
    {},
    shape('M-34 76L-30-84H30L34 76L22 100H-22z', '#f0dcc0'),
    shape('M8-84H30L34 76L22 100H8z', '#fffaec'),
    shape('M-34 76L-30-84H-16L-14 100H-22z', '#a48e9c'),
    shape('M-38-84H38V-96H-38z', '#fff6e0'),
    shape('M-24-96H24V-112H-24z', '#e0c8b0'),
    shape('M-24-112H24V-118H-24z', '#fffaec'),
    shape('M-9-66H9V30H-9z', '#5a3f58'),
    shape('M3-66H9V30H3z', '#8a6a78'),
  );

/** An intake tower of the thirties: a fluted shaft, a gallery, a stepped crown; 0 below the water, 400 high, light from the right. */
export const intakeTower = (paper: Paper): Markup => {
  const body = 'M-54 0L-48-236H48L54 0z';
  const drum = 'M-40-262V-340H40V-262z';
  const concrete = (half: number): string =>
    gradient(paper, [-half, 0], [half, 0], stops('0 #8a7490, 0.45 #d9c4b4, 0.75 #fff3d4, 1 #f6dcac'));
  return group(
    {},
    shape(body, concrete(52)),
    stroke(
      [-34, -18, -2, 14, 30].map((x) => `M${String(x * 1.1)} 0L${String(x)}-226`).join(''),
      '#6a5478',
      6,
      { opacity: 0.5 },
    ),
    shape('M-62-236H62V-250L54-264H-54L-62-250z', '#f4dcb4'),
    shape('M-62-236H62V-228H-62z', '#5a4468'),
    shape('M-62-250L-54-264H-16V-236H-62z', '#8a7490', { opacity: 0.6 }),
    shape(drum, concrete(40)),
    shape('M-28-274V-326H-18V-274zM-8-274V-326H4V-274zM14-274V-326H26V-274z', '#4f3a5c'),
    shape('M-48-340H48V-352H-48z', '#fff0d0'),
    shape('M-30-352V-376H30V-352z', concrete(30)),
    shape('M-20-376V-390H20V-376z', '#d94a2c'),
    stroke('M0-390V-424', '#3a2a44', 5),
  );
};

const quad = (a: Point, b: Point, c: Point, d: Point): string => `${through([a, b, c, d])}z`;

/** A wing of the power house from its far corners to its near ones: roof, wall on the river with tall windows, end wall. */
export const powerWing = (
  paper: Paper,
  [far, near, outer]: readonly [Point, Point, Point],
  [rise, drop]: Point,
  [roof, wall, wallFar, end, pane]: readonly [string, string, string, string, string],
): Markup => {
  const [farFoot, nearFoot]: readonly [Point, Point] = [
    [far[0], far[1] + rise],
    [near[0], near[1] + drop],
  ];
  const back: Point = [far[0] + (outer[0] - near[0]) * 0.5, far[1] - 2];
  const at = (u: number, v: number): Point => {
    const [t, b]: readonly [Point, Point] = [
      [far[0] + (near[0] - far[0]) * u, far[1] + (near[1] - far[1]) * u],
      [farFoot[0] + (nearFoot[0] - farFoot[0]) * u, farFoot[1] + (nearFoot[1] - farFoot[1]) * u],
    ];
    return [t[0] + (b[0] - t[0]) * v, t[1] + (b[1] - t[1]) * v];
  };
  const panes = times(12, (i): string => {
    const [u, w] = [((i + 0.3) / 12) ** 1.5, ((i + 0.78) / 12) ** 1.5];
    return quad(at(u, 0.2), at(w, 0.2), at(w, 0.72), at(u, 0.72));
  }).join('');
  return group(
    {},
    shape(quad(far, near, nearFoot, farFoot), vertical(paper, far[1], nearFoot[1], wallFar, wall)),
    shape(panes, pane),
    shape(quad(outer, near, nearFoot, [outer[0], nearFoot[1]]), end),
    shape(quad(back, far, near, outer), roof),
    stroke(through([far, near, outer]), '#fff3d8', 6, { opacity: 0.75 }),
  );
};

/** A pylon of the lines, its foot at 0, 320 high: the dam's own lean out over the gorge. */
export const pylon = (colour: string): Markup =>
  group(
    {},
    stroke('M-42 0L-12-250L0-320L12-250L42 0', colour, 9),
    stroke(
      'M-42 0L32-90L-24-150L18-200L-12-250L12-250M42 0L-32-90L24-150L-18-200L12-250M-32-90H32M-24-150H24M-18-200H18',
      colour,
      5,
    ),
    stroke('M-92-236L0-262L92-236M-76-176L0-200L76-176M-92-236H92M-76-176H76', colour, 6),
    stroke('M-90-236v20M90-236v20M-74-176v20M74-176v20', '#f4e4c4', 6),
  );
