import { clipped, spray } from './effects';
import { line, type Point } from './geometry';
import { points, ribbon } from './isles';
import { gradient, vertical, type Paper } from './paper';
import { between, times, type Random } from './random';
import { group, shape, short, stroke, tag, type Markup } from './svg';

/** Points along a soft curve through the corners, close together. */
const along = (corners: readonly Point[], steps: number): Point[] =>
  corners.slice(1).flatMap(([x, y], i) => {
    const [px, py] = corners[i] ?? [x, y];
    return times(steps, (k): Point => {
      const t = k / steps;
      const ease = (1 - Math.cos(Math.PI * t)) / 2;
      return [px + (x - px) * t, py + (y - py) * ease];
    });
  });

/** A curtain of northern light over its hem (x, y … from left to right): rays of unequal height, green below and violet above. */
export const aurora = (
  paper: Paper,
  hem: string,
  height: number,
  [low, middle, high]: readonly [string, string, string],
  strength: number,
): Markup => {
  const { random } = paper;
  const edge = along(points(hem), 14);
  const ys = edge.map((point) => point[1]);
  const [top, bottom] = [Math.min(...ys) - height, Math.max(...ys)];
  const fill = gradient(
    paper,
    [0, bottom],
    [0, top],
    [
      [0, low, 0.95],
      [0.3, low, 0.75],
      [0.55, middle, 0.5],
      [0.8, high, 0.26],
      [1, high, 0],
    ],
  );
  const rays: [string[], string[], string[]] = [[], [], []];
  let swing = 0.5;
  edge.slice(1).forEach(([x, y], i) => {
    const [px, py] = edge[i] ?? [x, y];
    swing = Math.min(1, Math.max(0.15, swing + between(random, -0.3, 0.3)));
    const tall = height * (0.64 + 0.36 * swing);
    rays[i % 3]?.push(
      line(
        [
          [px - 2, py],
          [x + 2, y],
          [x + 2 - tall * 0.06, y - tall],
          [px - 2 - tall * 0.06, py - tall],
        ],
        true,
      ),
    );
  });
  const melt = paper.define((id) =>
    tag(
      'filter',
      { id, x: -0.2, y: -0.3, width: 1.4, height: 1.6 },
      tag('feGaussianBlur', { stdDeviation: '5 34' }),
    ),
  );
  const soft = paper.define((id) =>
    tag(
      'filter',
      { id, x: -0.2, y: -0.5, width: 1.4, height: 2 },
      tag('feGaussianBlur', { stdDeviation: '4 12' }),
    ),
  );
  return group(
    { opacity: strength },
    ...rays.map((list, i) => shape(list.join(''), fill, { filter: melt, opacity: [1, 0.8, 0.55][i] })),
    shape(
      ribbon(
        edge.filter((_, i) => i % 4 === 0).map(([x, y]): Point => [x, y - 8]),
        [18, 34, 18],
      ),
      '#d4ffd9',
      { filter: soft, opacity: 0.5 },
    ),
  );
};

/** Herringbone of cut turf inside a wall. */
const turfs = (left: number, right: number, top: number, bottom: number): string =>
  times(Math.round((bottom - top) / 26), (row) =>
    times(Math.ceil((right - left) / 30), (i) => {
      const [x, y] = [left + i * 30, top + row * 26];
      return row % 2 === 0 ? `M${short(x)} ${short(y + 26)}l24-24` : `M${short(x)} ${short(y + 2)}l24 24`;
    }).join(''),
  ).join('');

/** A farm of three gables between walls of turf, grass and snow on the roofs; foot at 0, 1,000 wide, 430 high; lamps within. */
export const turfFarm = (paper: Paper): Markup => {
  const { random } = paper;
  const hill =
    'M-520 20C-510-120-470-190-400-200C-380-290-330-330-280-336C-230-330-190-290-160-230C-120-350-60-420 0-428C60-420 120-350 160-230C190-290 230-330 280-336C330-330 380-290 400-200C470-190 510-120 520 20z';
  const snow =
    'M-410-196C-384-290-330-334-280-340C-230-334-190-296-160-234C-120-354-60-424 0-432C60-424 120-354 160-234C190-296 230-334 280-340C330-334 384-290 410-196C380-240 340-280 280-288C240-282 200-250 168-196C150-190 148-200 140-214C110-310 60-366 0-374C-60-366-110-310-140-214C-148-200-150-190-168-196C-200-250-240-282-280-288C-340-280-380-240-410-196z';
  const gable = (x: number, half: number, tall: number, lit: boolean, door: boolean): Markup => {
    const front = `M${short(x - half)} 10V-${short(tall * 0.46)}L${short(x)}-${short(tall)}L${short(x + half)}-${short(tall * 0.46)}V10z`;
    const boards = times(
      9,
      (i) => `M${short(x - half + ((i + 0.5) * half * 2) / 9)} 10V-${short(tall)}`,
    ).join('');
    const glass = (gx: number, gy: number, w: number, h: number): Markup =>
      group(
        {},
        shape(
          `M${short(gx - w / 2 - 7)} ${short(gy - 7)}h${short(w + 14)}v${short(h + 14)}h-${short(w + 14)}z`,
          '#f4f6ee',
        ),
        shape(
          `M${short(gx - w / 2)} ${short(gy)}h${short(w)}v${short(h)}h-${short(w)}z`,
          lit ? '#ffdc84' : '#3a4a64',
        ),
        stroke(
          `M${short(gx)} ${short(gy)}v${short(h)}M${short(gx - w / 2)} ${short(gy + h / 2)}h${short(w)}`,
          '#f4f6ee',
          6,
        ),
      );
    return group(
      {},
      clipped(
        paper,
        front,
        shape(front, vertical(paper, -tall, 0, '#4a2c34', '#6a3a34')),
        stroke(boards, '#2a1a26', 5, { opacity: 0.6 }),
      ),
      stroke(
        `M${short(x - half - 16)}-${short(tall * 0.4)}L${short(x)}-${short(tall + 12)}L${short(x + half + 16)}-${short(tall * 0.4)}`,
        '#eef4ee',
        17,
      ),
      stroke(
        `M${short(x - half)} 10V-${short(tall * 0.44)}M${short(x + half)} 10V-${short(tall * 0.44)}`,
        '#dfe6e4',
        9,
      ),
      glass(x, -tall * 0.68, 40, 46),
      door
        ? shape(`M${short(x - 34)} 10V-106H${short(x + 34)}V10z`, '#f4f6ee') +
            shape(`M${short(x - 26)} 10V-98H${short(x + 26)}V10z`, '#2f6a5c') +
            stroke(`M${short(x)} 10V-98`, '#173f3c', 5)
        : glass(x, -108, 62, 66),
    );
  };
  return group(
    {},
    clipped(
      paper,
      hill,
      shape(hill, vertical(paper, -430, 20, '#4f7a5c', '#3a5a48', '#24382f')),
      stroke(turfs(-520, 520, -180, 20), '#1a2c28', 7, { opacity: 0.55 }),
      stroke(turfs(-516, 524, -184, 20), '#7fa47c', 3, { opacity: 0.4 }),
      spray(paper, hill, '#8affb4', [0, -430], [0, -200], 0.5),
    ),
    shape(snow, vertical(paper, -432, -190, '#e4fff0', '#a9d4cc')),
    shape(
      times(26, (i): string => {
        const x = -390 + i * 31;
        const lift = Math.abs(x) < 150 ? 360 - Math.abs(x) * 0.9 : 276 - Math.abs(Math.abs(x) - 280) * 0.7;
        return `M${short(x)} ${short(-lift + 8)}q${short(between(random, -8, 8))}-30 ${short(between(random, -14, 18))}-44q6 20 0 44z`;
      }).join(''),
      '#5f8a64',
    ),
    gable(-280, 100, 268, true, false),
    gable(280, 100, 268, true, false),
    gable(0, 124, 352, true, true),
    shape('M-560 26C-400 6 400 6 560 26C400 44-400 44-560 26z', '#dff4ee'),
  );
};

/** Someone with a lantern, looking up; feet at 0, 300 high, seen from behind. */
export const watcher = (random: Random): Markup =>
  group(
    {},
    shape('M-36-120L-46-4L-58 4H-10L-4-100L12-100L18 4H66L54-4L42-120z', '#16203a'),
    shape('M-50-112C-64-190-52-236-20-240H26C56-236 66-190 52-112C20-100-20-100-50-112z', '#c9302c'),
    shape('M-50-112C-64-190-52-236-20-240H0C-20-200-24-150-18-105C-30-106-40-108-50-112z', '#ff8a5c'),
    shape('M-22-262C-26-296-8-308 6-308C24-306 36-290 32-262C24-244-14-244-22-262z', '#8a5a48'),
    shape('M-28-280C-34-320-10-330 4-330C24-330 42-316 36-278C14-262-10-264-28-280z', '#f5b841'),
    shape(`M-4-330q${short(between(random, 2, 6))}-24 16-22q10 14-4 24z`, '#fff6e0'),
    stroke('M-42-214Q-78-170-70-130', '#c9302c', 22),
    stroke('M-70-128V-104', '#2a2030', 5),
    shape('M-88-104H-52L-56-50H-84z', '#ffe39a'),
    shape('M-90-108H-50V-98H-90zM-88-52H-52V-42H-88z', '#2a2030'),
    stroke('M46-214Q64-170 52-132', '#8a1f2c', 22),
  );
