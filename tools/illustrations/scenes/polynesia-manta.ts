import { clipped, faded, glow, spray } from '../kit/effects';
import { ground, rough, smooth, type Point } from '../kit/geometry';
import { points, ribbon, smoothShape } from '../kit/isles';
import { shafts } from '../kit/lagoon';
import { gradient, radial, vertical, type Paper } from '../kit/paper';
import { between, times, type Random } from '../kit/random';
import type { Scene } from '../kit/scene';
import { disc, group, placed, shape, short, stroke, type Markup } from '../kit/svg';
import { glint } from '../kit/water';

const SUN: Point = [1500, -40];

/** A manta seen from below, head up, wings about 1500 across; the middle of the belly is 0, 0. */
const manta = (paper: Paper): Markup => {
  const body =
    'M-96-196C-150-214-220-236-330-262C-520-304-660-316-790-270C-850-246-894-196-912-140C-840-176-760-176-690-140C-560-72-450 20-330 100C-250 152-150 210-44 262C-20 272 24 272 44 262C140 226 240 160 326 92C440 0 540-110 640-200C700-254 770-290 862-296C800-352 700-372 600-352C440-322 280-258 170-222C140-212 118-202 96-196C40-186-40-186-96-196z';
  const lobe =
    'M-98-180C-150-230-168-300-132-352C-118-372-96-368-90-350C-110-310-96-262-52-226C-40-208-60-180-98-180z';
  const gill = (x: number, y: number, turn: number): string =>
    `M${String(x)} ${String(y)}q${String(-26 * turn)} 16 ${String(-70 * turn)} 8q${String(30 * turn)} -20 ${String(70 * turn)} -8z`;
  const gills = times(5, (i) => gill(-54 + i * 5, -88 + i * 36, 1) + gill(54 - i * 5, -88 + i * 36, -1)).join(
    '',
  );
  const spots =
    '-60 130 22 -10 168 16 44 140 19 82 96 12 -104 92 13 8 110 12 -30 206 11 30 216 8 -132 20 9 126 40 10 150 -10 7';
  const blot = points(spots.replace(/(-?\d+) (-?\d+) (\d+)/g, '$1 $2 $3 0'));
  const freckles = times(Math.floor(blot.length / 2), (i) => {
    const [[x, y], [r]] = [blot[2 * i] ?? [0, 0], blot[2 * i + 1] ?? [0, 0]];
    return disc(x, y, r, '#26425c', { opacity: 0.75 });
  });
  return group(
    {},
    shape(ribbon(points('0 250 16 360 4 480 40 600 110 730'), [26, 12, 2]), '#15324c'),
    clipped(
      paper,
      body,
      shape(
        body,
        gradient(
          paper,
          [-912, 0],
          [862, 0],
          [
            [0, '#3d6d8c'],
            [0.26, '#9dc3cf'],
            [0.44, '#f4fbf4'],
            [0.56, '#f4fbf4'],
            [0.76, '#86b2c6'],
            [1, '#2f5c80'],
          ],
        ),
      ),
      shape(
        'M-912-140C-840-176-760-176-690-140C-560-72-450 20-330 100C-250 152-150 210-44 262L44 262C140 226 240 160 326 92C440 0 540-110 640-200C560-180 470-100 372-10C280 70 180 140 60 186C20 200-40 200-80 184C-200 136-300 70-400-4C-520-90-660-200-912-140z',
        '#24506f',
        { opacity: 0.75 },
      ),
      spray(paper, body, '#16405f', [-40, 300], [40, 40], 0.7),
      spray(paper, body, '#ffffff', [60, -230], [20, 20], 0.8),
      spray(paper, body, '#1d4a6b', [-900, -60], [-420, -120], 0.85),
      shape('M-110-150C-40-190 40-190 110-150C70-118 40-110 0-110C-40-110-70-118-110-150z', '#123049'),
      shape('M-86-150C-40-174 40-174 86-150C50-134-50-134-86-150z', '#08202f'),
    ),
    shape(
      'M-912-140C-894-196-850-246-790-270C-740-288-690-296-640-294C-720-266-800-216-820-166C-852-164-884-156-912-140z',
      '#123049',
    ),
    shape('M862-296C800-352 700-372 600-352C680-346 740-322 776-282C804-292 832-296 862-296z', '#123049'),
    shape(gills, '#1d4560'),
    ...freckles,
    shape(lobe, '#dcecea'),
    shape('M-98-180C-150-230-168-300-132-352C-146-296-128-240-80-200z', '#1b4260'),
    group(
      { transform: 'scale(-1 1)' },
      shape(lobe, '#c4dee2'),
      shape('M-98-180C-150-230-168-300-132-352C-146-296-128-240-80-200z', '#16395a'),
    ),
    stroke(
      'M-900-150C-880-200-840-246-790-270C-660-316-520-304-330-262C-230-238-170-216-130-206M170-222C280-258 440-322 600-352C690-370 780-356 850-304',
      '#e6fff8',
      9,
      { opacity: 0.85 },
    ),
    stroke('M-138-338C-160-290-140-230-106-190M138-338C160-290 140-230 106-190', '#e6fff8', 6, {
      opacity: 0.7,
    }),
    disc(-122, -176, 12, '#08202f'),
    disc(122, -176, 12, '#08202f'),
  );
};

const jack = 'M-50 2C-30-22 10-24 40-6C50-16 60-22 72-24C66-8 66 8 72 26C60 22 50 14 40 8C10 24-30 24-50 2z';

/** A band of fish along a curve, each a little turned from its neighbour. */
const school = (
  random: Random,
  course: readonly Point[],
  count: number,
  size: number,
  colour: string,
): Markup =>
  group(
    {},
    ...times(count, () => {
      const t = random() * (course.length - 1);
      const i = Math.floor(t);
      const [a, b] = [course[i] ?? [0, 0], course[i + 1] ?? course[i] ?? [0, 0]];
      const [x, y] = [
        a[0] + (b[0] - a[0]) * (t - i) + between(random, -80, 80),
        a[1] + (b[1] - a[1]) * (t - i) + between(random, -54, 54),
      ];
      const turn = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI + 180 + between(random, -9, 9);
      const s = size * between(random, 0.6, 1.15);
      return shape(jack, colour, {
        transform: `translate(${short(x)} ${short(y)}) rotate(${short(turn)}) scale(${String(Math.round(s * 100) / 100)})`,
      });
    }),
  );

/** Someone floating at the surface, seen from below, arms out, head to the left. */
const snorkeller = group(
  {},
  shape('M-118-16C-130-40-112-60-90-58C-66-56-56-34-64-14C-72 4-108 6-118-16z', '#0f3d5c'),
  shape('M-66-34C-20-60 60-56 120-36C124-20 122-6 112 2C50 16-20 14-66-8z', '#0f3d5c'),
  shape(
    'M118-34C190-36 250-44 300-30L304-18C240-14 180-8 114-2zM112-4C170 6 220 26 268 54L260 66C200 50 150 34 108 10z',
    '#0f3d5c',
  ),
  shape(
    'M296-34C340-58 390-66 430-60C410-40 360-14 302-14zM266 50C306 54 350 76 376 104C340 104 290 92 256 70z',
    '#f0a83c',
  ),
  stroke('M-46-10C-70 40-104 74-150 96', '#0f3d5c', 22),
  stroke('M-44-36C-80-70-110-90-160-96', '#0f3d5c', 18),
  stroke('M-112-30L-128-92', '#f0a83c', 9),
  stroke('M-60-38C-10-60 60-58 116-38', '#d8fff2', 5, { opacity: 0.8 }),
);

/** A branching coral; every limb forks by chance from the one before. */
const coral = (
  { random }: Paper,
  x: number,
  y: number,
  size: number,
  [lit, dark]: readonly [string, string],
): Markup => {
  const [back, front]: [string[], string[]] = [[], []];
  const grow = (from: Point, angle: number, long: number, wide: number, level: number): void => {
    const tip: Point = [from[0] + Math.cos(angle) * long, from[1] + Math.sin(angle) * long];
    const bend: Point = [
      (from[0] + tip[0]) / 2 - Math.sin(angle) * long * 0.12,
      (from[1] + tip[1]) / 2 + Math.cos(angle) * long * 0.12,
    ];
    back.push(ribbon([from, bend, tip], [wide, wide * 0.86, wide * 0.66]));
    front.push(
      ribbon(
        [
          [from[0] + wide * 0.16, from[1]],
          [bend[0] + wide * 0.16, bend[1]],
          [tip[0] + wide * 0.12, tip[1] + wide * 0.1],
        ],
        [wide * 0.4, wide * 0.34, wide * 0.24],
      ),
    );
    if (level > 0)
      [-1, 1].forEach((side) => {
        grow(
          tip,
          angle + side * between(random, 0.28, 0.6),
          long * between(random, 0.62, 0.86),
          wide * 0.76,
          level - 1,
        );
      });
  };
  [-2.25, -1.62, -0.95].forEach((angle) => {
    grow([0, 20], angle, between(random, 120, 160), 46, 2);
  });
  return placed(x, y, size, shape(back.join(''), dark), shape(front.join(''), lit));
};

/** A boulder coral: a dome with its light on the upper right. */
const boulder = (
  paper: Paper,
  [x, y, w, h]: readonly [number, number, number, number],
  lit: string,
  dark: string,
): Markup => {
  const dome =
    smooth([
      [x - w, y + 30],
      [x - w * 0.86, y - h * 0.5],
      [x - w * 0.4, y - h * 0.94],
      [x + w * 0.2, y - h],
      [x + w * 0.78, y - h * 0.66],
      [x + w, y + 30],
    ]) + 'z';
  const grooves = times(
    7,
    (i) =>
      `M${short(x - w * 0.8 + i * w * 0.26)} ${short(y - h * (0.5 + Math.sin(i / 2) * 0.3))}q20 30 0 60t0 70`,
  ).join('');
  return clipped(
    paper,
    dome,
    shape(
      dome,
      gradient(
        paper,
        [x + w * 0.4, y - h],
        [x - w * 0.5, y + 30],
        [
          [0, lit],
          [1, dark],
        ],
      ),
    ),
    stroke(grooves, dark, 9, { opacity: 0.5 }),
  );
};

export const scene: Scene = {
  key: 'polynesia-manta',
  draw: (paper) => {
    const { random } = paper;
    const far = rough(
      random,
      points(
        '-60 1250 200 1200 420 1260 700 1330 1000 1390 1400 1400 1760 1330 2000 1220 2200 1180 2460 1100',
      ),
      0.24,
      24,
    );
    const near = rough(
      random,
      points(
        '-60 1330 120 1290 330 1350 520 1440 760 1520 1100 1570 1500 1566 1800 1500 2040 1390 2240 1320 2460 1270',
      ),
      0.22,
      22,
    );
    const rim = smooth(
      times(40, (i): Point => {
        const a = (i / 40) * Math.PI * 2;
        const r = between(random, 0.93, 1.06);
        return [SUN[0] + Math.cos(a) * 1240 * r, SUN[1] + 20 + Math.sin(a) * 300 * r];
      }),
      true,
    );
    const wavelets = times(60, () => {
      const a = random() * Math.PI * 2;
      const r = random() ** 0.6;
      return glint(
        SUN[0] + Math.cos(a) * 1180 * r,
        SUN[1] + 20 + Math.sin(a) * 280 * r,
        between(random, 60, 260),
        between(random, 5, 14),
      );
    }).join('');
    const bubbles = times(9, (i) =>
      disc(
        Math.round(446 + Math.sin(i * 1.9) * 20 - i * 3),
        136 - i * 15,
        between(random, 4, 12),
        '#e9fffb',
        { opacity: 0.7 },
      ),
    );
    return [
      shape(
        'M-60-60H2460V1660H-60z',
        vertical(paper, 0, 1600, '#49c3d6', '#1590bd', '#0b5f9c', '#0a3a72', '#0a2450'),
      ),
      shape(
        rim,
        radial(
          paper,
          SUN,
          1240,
          [
            [0, '#ffffff', 1],
            [0.12, '#fffce0', 0.95],
            [0.4, '#c4f5ea', 0.8],
            [0.75, '#8fe4e0', 0.5],
            [1, '#66d2da', 0],
          ],
          0.26,
        ),
      ),
      shape(wavelets, '#ffffff', { opacity: 0.45 }),
      glow(paper, SUN, 1250, [
        [0, '#fffde6', 0.9],
        [0.2, '#d8fbee', 0.5],
        [1, '#7fe0e0', 0],
      ]),
      faded(
        paper,
        [0, 60],
        [0, 1350],
        shape(shafts(random, [SUN[0], -420], 2300, [-0.85, 0.75], 13), '#c9fff2', { opacity: 0.26 }),
      ),
      placed(560, 226, [0.86, 0.86], snorkeller),
      ...bubbles,
      shape(
        smoothShape(
          '-60 1130 160 1060 330 1090 420 1210 640 1270 900 1350 1240 1380 1560 1330 1760 1190 1900 1080 2060 1100 2200 980 2460 960 2460 1700 -60 1700',
        ),
        '#0c5a9a',
        { opacity: 0.5 },
      ),
      shape(ground(far, 1700), vertical(paper, 1160, 1600, '#0f5088', '#0a3266')),
      school(random, points('1880 520 2020 640 2080 800 2010 960 1900 1040'), 44, 0.5, '#0e4f86'),
      school(random, points('230 760 330 860 400 1000 360 1130'), 26, 0.42, '#12609a'),
      placed(1180, 760, 0.86, group({ transform: 'rotate(16)' }, manta(paper))),
      ...[
        [1640, 930, 0.55, 200],
        [1700, 985, 0.5, 196],
        [1770, 935, 0.44, 204],
      ].map(([x = 0, y = 0, s = 1, turn = 0]) =>
        group(
          { transform: `translate(${String(x)} ${String(y)}) rotate(${String(turn)}) scale(${String(s)})` },
          shape(jack, '#f5b841'),
          shape('M-50 2C-30-22 10-24 40-6C10-8-20-6-50 2z', '#c86a24'),
        ),
      ),
      shape(ground(near, 1700), vertical(paper, 1280, 1640, '#0b3463', '#071c3c')),
      spray(paper, ground(near, 1700), '#3fb0c4', [1500, 1330], [1300, 1560], 0.5),
      coral(paper, 150, 1440, 1, ['#ff9a78', '#a83a3c']),
      coral(paper, 2270, 1420, 1.06, ['#f2897c', '#8a2f4c']),
      boulder(paper, [2050, 1560, 130, 130], '#4fb8a0', '#0c4058'),
      boulder(paper, [40, 1600, 190, 170], '#9a6fb0', '#262050'),
      coral(paper, 430, 1560, 0.5, ['#f5c468', '#9c5a34']),
      boulder(paper, [610, 1640, 120, 90], '#e0a060', '#4a3040'),
      shape(
        smoothShape('1860 1660 1900 1580 2020 1550 2150 1570 2260 1540 2380 1560 2460 1600 2460 1680'),
        '#081d3c',
      ),
      school(random, points('480 1330 640 1380 780 1450'), 9, 0.42, '#ffb35c'),
      shape(
        'M-60-60H2460V1660H-60z',
        radial(paper, [1250, 560], 1750, [
          [0.5, '#04142e', 0],
          [1, '#04142e', 0.55],
        ]),
      ),
    ];
  },
};
