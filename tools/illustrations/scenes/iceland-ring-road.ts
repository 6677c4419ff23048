import { heap, streak } from '../kit/clouds';
import { glow, sky, spray } from '../kit/effects';
import { ground, rough, type Point } from '../kit/geometry';
import { mountains } from '../kit/mountain';
import { iceland } from '../kit/palette';
import { vertical, type Paper } from '../kit/paper';
import { stones, tufts } from '../kit/plants';
import type { Scene } from '../kit/scene';
import { disc, group, placed, shape, stroke, type Markup } from '../kit/svg';

const PLAIN = 980;
const SUN: Point = [520, 800];

/** A small estate car seen from behind, wheels at 0. */
const car = (): Markup =>
  group(
    {},
    shape(
      'M-92-8C-96-50-90-74-78-78L-58-126C-54-134-48-136-40-136H40C48-136 54-134 58-126L78-78C90-74 96-50 92-8z',
      iceland.lava,
    ),
    shape('M20-136H40C48-136 54-134 58-126L78-78C90-74 96-50 92-8H40z', '#8c2a1c'),
    shape('M-50-124H50L66-80H-66z', '#263646'),
    shape('M-50-124H-10L-26-80H-66z', '#ffd9a0'),
    shape('M-86-56h34v18h-34zM52-56h34v18H52z', '#ffe9c0'),
    shape('M-80-8h34V10h-34zM46-8h34V10H46z', '#10171f'),
    stroke('M-70-150H70M-50-136V-150M50-136V-150', '#10171f', 8),
    shape('M-60-152h120v-30h-120z', '#cfe8ef'),
    shape('M-10-152h70v-30h-70z', '#8fb3c0'),
  );

const road = (paper: Paper): Markup => {
  const outline =
    'M1150 1660C1260 1500 1500 1400 1640 1320C1770 1244 1730 1190 1560 1150C1400 1112 1330 1080 1420 1044C1480 1020 1560 1010 1600 992L1616 992C1600 1016 1540 1036 1510 1056C1470 1084 1540 1106 1680 1140C1900 1196 1990 1270 1880 1370C1790 1450 1760 1540 1790 1660z';
  return group(
    {},
    shape(outline, vertical(paper, 990, 1660, '#b8a6a0', '#6d6570', '#3b3c4a')),
    spray(paper, outline, '#ffd9a0', [1300, 1100], [1800, 1500], 0.5),
    stroke('M1470 1660C1540 1530 1680 1450 1766 1358', '#fff6e2', 12, { 'stroke-dasharray': '64 52' }),
    stroke('M1800 1290C1810 1236 1740 1180 1620 1146', '#fff6e2', 7, { 'stroke-dasharray': '34 30' }),
    stroke('M1500 1104C1440 1078 1450 1058 1500 1036', '#fff6e2', 3.5, { 'stroke-dasharray': '14 14' }),
  );
};

export const scene: Scene = {
  key: 'iceland-ring-road',
  draw: (paper) => {
    const { random } = paper;
    const table = (ridge: readonly Point[], lit: string, shade: string, snowLine: number): Markup =>
      mountains(paper, {
        ridge: rough(random, ridge, 0.2, 18),
        base: PLAIN + 20,
        lit,
        shade,
        light: 'left',
        prominence: 36,
        snow: { line: snowLine, lit: '#fff0dc', shade: '#a3b3cf' },
      });
    const meadow = rough(
      random,
      [
        [-60, 1120],
        [360, 1090],
        [760, 1120],
        [1160, 1200],
        [1560, 1260],
        [2000, 1220],
        [2460, 1160],
      ],
      0.1,
      22,
    );
    const near = rough(
      random,
      [
        [-60, 1360],
        [340, 1400],
        [760, 1480],
        [1100, 1600],
        [1160, 1660],
      ],
      0.14,
      18,
    );
    const right = rough(
      random,
      [
        [1780, 1660],
        [1840, 1540],
        [2040, 1420],
        [2260, 1360],
        [2460, 1330],
      ],
      0.14,
      18,
    );
    const plain = `M-60 ${String(PLAIN)}H2460V1660H-60z`;
    return [
      sky(paper, PLAIN, '#365c86', '#7fa7bd', '#f2cfa8', '#ffb877'),
      glow(paper, SUN, 1200, [
        [0, '#fff6d0', 1],
        [0.1, '#ffe2a0', 0.7],
        [0.42, '#ffb56e', 0.3],
        [1, '#ffb56e', 0],
      ]),
      ...[
        [1900, 470, 820, 150],
        [1080, 360, 560, 90],
      ].map(([x = 0, y = 0, w = 0, h = 0]) => {
        const cloud = heap(random, x, y, w, h, 11);
        return group(
          { opacity: 0.9 },
          shape(cloud, vertical(paper, y - h, y, '#fff3e0', '#e5b9a8')),
          spray(paper, cloud, '#8497b5', [x + w / 2, y], [x - w * 0.2, y - h], 0.7),
        );
      }),
      shape(streak(random, 420, 420, 820, 36), '#fff0dc', { opacity: 0.6 }),
      disc(SUN[0], SUN[1], 76, '#fffbe6'),
      table(
        [
          [-60, 900],
          [160, 872],
          [380, 900],
          [620, 940],
          [860, 900],
          [1080, 850],
          [1300, 880],
          [1700, 960],
          [2460, 930],
        ],
        '#e0bfb0',
        '#a99bb5',
        700,
      ),
      table(
        [
          [820, 1000],
          [1010, 870],
          [1120, 700],
          [1180, 590],
          [1240, 556],
          [1780, 548],
          [1850, 580],
          [1910, 700],
          [2010, 800],
          [2180, 880],
          [2460, 990],
        ],
        '#c98f66',
        '#4d4a68',
        640,
      ),
      shape(plain, vertical(paper, PLAIN, 1400, '#c9b06a', iceland.moss, '#3d5c34')),
      spray(paper, plain, '#ffdc90', [300, PLAIN], [1000, 1300], 0.75),
      shape(
        'M-60 1016C300 996 700 1030 1010 1010C1120 1004 1180 1020 1100 1030C760 1058 300 1036-60 1062z',
        '#ffe3bd',
        { opacity: 0.9 },
      ),
      shape(ground(meadow, 1660), vertical(paper, 1090, 1500, '#9da04a', '#6f8f3a', '#39572f')),
      spray(paper, ground(meadow, 1660), '#f0cf74', [200, 1100], [1100, 1400], 0.7),
      spray(paper, ground(meadow, 1660), '#20352f', [2460, 1600], [1700, 1260], 0.8),
      road(paper),
      shape('M1650 1320L1900 1338L1850 1352L1664 1336z', '#1d2733', { opacity: 0.45 }),
      placed(1700, 1328, 0.86, car()),
      shape(ground(near, 1660), vertical(paper, 1340, 1640, '#55702f', '#2b4230', '#17251f')),
      shape(ground(right, 1660), vertical(paper, 1330, 1640, '#48622f', '#24392c', '#17251f')),
      spray(paper, ground(near, 1660), '#e9c766', [60, 1360], [700, 1560], 0.6),
      shape(stones(random, [40, 760], [1500, 1610], 22, 50), '#18261f', { opacity: 0.8 }),
      shape(tufts(random, near, 52, 18, 0.35), '#7d8c3c'),
      shape(tufts(random, right, 46, 20, 0.35), '#5d7338'),
      ...[
        [250, 1420],
        [620, 1510],
        [2130, 1420],
        [2330, 1370],
      ].map(([x = 0, y = 0]) =>
        group(
          {},
          stroke(`M${String(x)} ${String(y)}v-104`, '#f3e3b0', 15),
          stroke(`M${String(x)} ${String(y - 84)}v16`, iceland.lava, 15),
        ),
      ),
    ];
  },
};
