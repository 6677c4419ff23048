import { clipped, glow, spray } from '../kit/effects';
import { smooth, type Point } from '../kit/geometry';
import { points, stops } from '../kit/isles';
import { boulder, coral, school } from '../kit/isles-reef';
import { shafts } from '../kit/lagoon';
import { gradient, vertical, type Paper } from '../kit/paper';
import { between, times } from '../kit/random';
import type { Scene } from '../kit/scene';
import { disc, group, placed, shape, stroke, type Markup } from '../kit/svg';

const BODY =
  'M-430-10C-300-70-120-110 60-104C180-100 300-66 392-18C404-8 402 4 388 10C300 44 180 66 60 70C-120 74-300 40-430 14z';
const TAIL =
  'M-410 0C-470-60-520-140-560-200C-500-190-440-130-396-46L-380 20C-430 60-470 90-520 104C-500 70-470 40-436 16z';

/** A grey reef shark in profile, snout to the right, 960 long around 0; light from above. */
const shark = (paper: Paper): Markup =>
  group(
    {},
    shape('M120 40C100 110 40 170-30 214C-10 150 20 90 40 50z', '#1d4a62'),
    shape(TAIL, '#2f6478'),
    shape(
      'M-560-200C-540-196-516-180-496-162L-470-110C-500-140-530-170-560-200zM-520 104C-504 84-486 62-466 42L-436 16C-470 60-490 88-520 104z',
      '#0f2f44',
    ),
    shape('M20-100C20-180 60-236 110-262C112-210 130-150 176-88z', '#2f6478'),
    shape('M-270-66C-262-96-244-116-222-124C-220-104-212-84-200-70z', '#2f6478'),
    shape('M-250 44C-244 72-262 96-284 108C-290 84-292 62-290 36z', '#1d4a62'),
    clipped(
      paper,
      BODY,
      shape(
        BODY,
        gradient(paper, [0, -110], [0, 76], stops('0 #8fb4c0, 0.4 #4f8498, 0.62 #9cc0c4, 1 #d8ece6')),
      ),
      spray(paper, BODY, '#123c54', [-430, 40], [-60, -20], 0.6),
    ),
    shape('M180 20C210 90 190 170 120 240C104 180 104 110 120 40z', '#3f7488'),
    shape('M120 240C134 226 146 212 156 196C146 170 132 190 120 240z', '#0f2f44'),
    stroke('M210-50Q202-10 208 26M232-48Q226-10 230 24M254-44Q248-8 252 22', '#1d4a62', 6, { opacity: 0.8 }),
    disc(318, -22, 9, '#08202f'),
    stroke('M394 4Q350 22 314 18', '#1d4a62', 6),
    stroke('M-400-20C-280-76-120-108 60-102C180-98 300-64 384-22', '#dff6f0', 7, { opacity: 0.7 }),
  );

/** A diver seen from the side, face to the right, 420 long around 0. */
const diver = (): Markup =>
  group(
    {},
    stroke('M-60 20L-190 66L-260 40', '#0b2438', 34),
    stroke('M-60 0L-200 10L-276-30', '#12324a', 32),
    shape('M-250 52L-356 20L-352 62z', '#f5b841'),
    shape('M-262-34L-370-92L-356-40z', '#f5b841'),
    shape('M-80-40C-20-66 80-60 130-30C140 0 110 30 40 36C-30 44-80 30-90 0z', '#12324a'),
    shape('M-60-52C-10-92 70-88 104-64L100-40C50-56-10-52-56-34z', '#e85d3a'),
    shape('M-60-52C-10-92 70-88 104-64L103-56C60-76-6-74-58-46z', '#ff9a6c'),
    stroke('M90 20L150 76L214 66', '#0b2438', 26),
    disc(160, -40, 40, '#16202b'),
    shape('M168-66Q214-70 206-26Q182-14 168-22z', '#9fe4e0'),
    stroke('M196-14Q180 20 120-20', '#0a1824', 12),
    shape('M210 56L250 48V82L214 78z', '#3a4a58'),
  );

export const scene: Scene = {
  key: 'polynesia-fakarava-sharks',
  draw: (paper) => {
    const { random } = paper;
    const wall = smooth(
      points(
        '-80 560 60 600 150 720 120 840 230 960 200 1120 330 1250 420 1400 640 1520 900 1590 900 1720 -80 1720',
      ),
      true,
    );
    const floor = smooth(
      points('700 1720 900 1590 1200 1540 1600 1560 1980 1500 2300 1420 2500 1360 2500 1720'),
      true,
    );
    const bubbles = (x: number, y: number): Markup =>
      group(
        {},
        ...times(16, (i) =>
          disc(
            x + between(random, -36, 36) + i * 3,
            y - i * 34,
            between(random, 5, 17) * (0.6 + i * 0.05),
            '#e6fff8',
            { opacity: 0.55 },
          ),
        ),
      );
    const grey = (x: number, y: number, size: number, turn: number, opacity = 1, flip: 1 | -1 = 1): Markup =>
      group(
        {
          transform: `translate(${String(x)} ${String(y)}) rotate(${String(turn)}) scale(${String(size * flip)} ${String(size)})`,
          opacity,
        },
        shark(paper),
      );
    return [
      shape(
        'M-60-60H2460V1660H-60z',
        vertical(paper, 0, 1600, '#9ff0dc', '#3fbcc8', '#147fa8', '#0b5486', '#08325c'),
      ),
      glow(paper, [1500, -80], 1500, stops('0 #f6fff0 0.9, 0.2 #c4f8e4 0.55, 1 #2bb3ac 0')),
      shape(shafts(random, [1500, -400], 2300, [-0.55, 0.6], 15), '#eafff4', { opacity: 0.13 }),
      ...[
        [500, 420, 0.2, 0],
        [760, 350, 0.18, 4],
        [1040, 430, 0.22, -3],
        [1330, 360, 0.19, 3],
        [1620, 440, 0.22, 0],
        [1900, 370, 0.2, -4],
        [2180, 440, 0.21, 2],
        [640, 560, 0.26, -2],
        [1000, 590, 0.28, 3],
        [1400, 560, 0.27, 0],
        [1780, 600, 0.28, -3],
        [2140, 570, 0.26, 4],
      ].map(([x = 0, y = 0, s = 0, t = 0]) => grey(x, y, s, t, 0.42)),
      ...[
        [700, 760, 0.42, 2],
        [1240, 740, 0.44, -4],
        [1800, 790, 0.46, 3],
        [2290, 740, 0.4, -2],
      ].map(([x = 0, y = 0, s = 0, t = 0]) => grey(x, y, s, t, 0.72)),
      school(
        random,
        [
          [250, 300],
          [420, 250],
          [640, 210],
          [840, 220],
        ] satisfies Point[],
        34,
        0.34,
        '#0f5a80',
      ),
      grey(1130, 1050, 1.04, -5),
      grey(2020, 1010, 0.66, 4),
      shape(wall, gradient(paper, [420, 700], [-60, 1300], stops('0 #2f7f8f, 0.4 #14506f, 1 #072a48'))),
      spray(paper, wall, '#8fe0cc', [300, 620], [40, 1000], 0.4),
      shape(floor, vertical(paper, 1400, 1640, '#2a7a8c', '#0d4466', '#072a48')),
      boulder(paper, [250, 1270, 130, 150], '#e89a7a', '#7a3a5a'),
      boulder(paper, [430, 1440, 150, 130], '#7fc8b4', '#1f5a6c'),
      shape('M60 1300Q170 1268 300 1284Q420 1300 480 1360L300 1400L60 1380z', '#0b3350'),
      shape('M220 1474Q420 1440 640 1480Q700 1520 720 1560L240 1560z', '#0a2e4c'),
      coral(paper, 140, 1000, 0.62, ['#f5b841', '#a5662c']),
      coral(paper, 640, 1530, 0.8, ['#e85d3a', '#8a2a3c']),
      coral(paper, 2160, 1470, 0.9, ['#cf6a9a', '#6a2a5c']),
      boulder(paper, [1860, 1590, 190, 130], '#f0b46a', '#7a4a3c'),
      coral(paper, 1500, 1600, 0.6, ['#f5d06a', '#a5762c']),
      school(
        random,
        [
          [1500, 1400],
          [1700, 1350],
          [1950, 1330],
        ] satisfies Point[],
        24,
        0.32,
        '#f5b841',
      ),
      placed(1700, 1260, 0.86, diver()),
      bubbles(1880, 1190),
    ];
  },
};
