import { streak } from '../kit/clouds';
import { walker } from '../kit/creatures';
import { clipped, glow, sky, spray } from '../kit/effects';
import { ground, line, rough, smooth, type Point } from '../kit/geometry';
import { west } from '../kit/palette';
import { vertical, type Paper } from '../kit/paper';
import { stones, tufts } from '../kit/plants';
import { between, times } from '../kit/random';
import type { Scene } from '../kit/scene';
import { disc, group, shape, type Markup } from '../kit/svg';

const GROUND = 1230;
const SUN: Point = [1230, 960];

const OUTSIDE: readonly Point[] = [
  [560, GROUND + 90],
  [600, 1120],
  [640, 990],
  [618, 860],
  [640, 720],
  [720, 560],
  [850, 440],
  [1030, 350],
  [1240, 330],
  [1450, 372],
  [1620, 470],
  [1740, 610],
  [1800, 780],
  [1790, 900],
  [1836, 1040],
  [1880, 1150],
  [1950, GROUND + 90],
];
const INSIDE: readonly Point[] = [
  [1560, GROUND + 90],
  [1540, 1120],
  [1500, 1000],
  [1516, 880],
  [1490, 760],
  [1410, 650],
  [1290, 580],
  [1150, 566],
  [1010, 610],
  [920, 710],
  [880, 840],
  [896, 980],
  [860, 1110],
  [850, GROUND + 90],
];

const arch = (paper: Paper): Markup => {
  const body = `${line(rough(paper.random, OUTSIDE, 0.16, 20))}${line(rough(paper.random, INSIDE, 0.14, 20)).replace('M', 'L')}z`;
  const strata = times(16, (i): string => {
    const y = 350 + i * 60 + between(paper.random, -10, 10);
    const upper = rough(
      paper.random,
      [
        [520, y + 10],
        [1230, y - 16],
        [2000, y + 14],
      ],
      0.06,
      40,
    );
    return line([...upper, [2000, y + 30], [1230, y + 4], [520, y + 26]], true);
  }).join('');
  const shade = smooth(
    [
      [500, 1400],
      [560, 900],
      [640, 600],
      [900, 380],
      [1240, 300],
      [1120, 470],
      [900, 560],
      [800, 760],
      [770, 1000],
      [740, 1400],
    ],
    true,
  );
  const rim =
    'M1560 1330L1540 1120L1500 1000L1516 880L1490 760L1410 650L1290 580L1150 566L1140 610L1280 640L1380 710L1440 820L1450 960L1470 1120L1480 1330z';
  return clipped(
    paper,
    body,
    shape(body, vertical(paper, 330, GROUND, '#d9683a', west.canyon, '#8a3020', '#5f2220')),
    shape(strata, '#5d1f1c', { opacity: 0.36 }),
    spray(paper, body, '#ffb27a', [1780, 480], [1380, 640], 0.85),
    shape(shade, '#3f1a28', { opacity: 0.72 }),
    shape(rim, '#ffc58a', { opacity: 0.8 }),
    spray(paper, body, '#2b1d2e', [1200, 1360], [1200, 1010], 0.8),
  );
};

const mesa = (
  paper: Paper,
  points: readonly Point[],
  top: number,
  fill: readonly string[],
  shade: string,
): Markup => {
  const body = ground(rough(paper.random, points, 0.12, 18), GROUND + 20);
  return group(
    {},
    shape(body, vertical(paper, top, GROUND, ...fill)),
    spray(paper, body, shade, [points[0]?.[0] ?? 0, GROUND], [points[points.length - 1]?.[0] ?? 0, top], 0.7),
  );
};

export const scene: Scene = {
  key: 'usa-arch',
  draw: (paper) => {
    const { random } = paper;
    const floor = rough(
      random,
      [
        [-60, 1240],
        [400, 1220],
        [900, 1262],
        [1400, 1250],
        [1900, 1226],
        [2460, 1250],
      ],
      0.08,
      24,
    );
    const near = rough(
      random,
      [
        [-60, 1360],
        [340, 1330],
        [720, 1390],
        [1100, 1450],
        [1600, 1440],
        [2040, 1360],
        [2460, 1310],
      ],
      0.14,
      18,
    );
    return [
      sky(paper, GROUND, west.dusk, '#6d3a5a', '#d9685a', '#ffb56a', '#ffe0a0'),
      ...times(46, () =>
        disc(random() * 2400, random() * 420, between(random, 1, 3), '#fff3dc', {
          opacity: between(random, 0.3, 0.9),
        }),
      ),
      glow(paper, SUN, 1100, [
        [0, '#fff1c4', 1],
        [0.1, '#ffdc94', 0.7],
        [0.45, '#ff9a5a', 0.32],
        [1, '#ff9a5a', 0],
      ]),
      ...[
        [420, 500, 900, 40],
        [1980, 430, 820, 44],
        [2050, 640, 640, 30],
        [240, 720, 640, 30],
      ].map(([x = 0, y = 0, w = 0, h = 0]) => shape(streak(random, x, y, w, h), '#ff9c74', { opacity: 0.5 })),
      disc(SUN[0], SUN[1], 92, '#fffbe4'),
      mesa(
        paper,
        [
          [-60, 1010],
          [120, 1000],
          [180, 940],
          [430, 936],
          [470, 1060],
          [620, 1120],
          [760, 1240],
        ],
        930,
        ['#b5584f', '#7a3a4c'],
        '#4a2540',
      ),
      mesa(
        paper,
        [
          [1640, 1240],
          [1820, 1120],
          [1900, 1010],
          [1930, 890],
          [2010, 884],
          [2024, 1000],
          [2140, 1010],
          [2160, 930],
          [2460, 924],
        ],
        880,
        ['#a94c48', '#6d3348'],
        '#42203a',
      ),
      mesa(
        paper,
        [
          [900, 1240],
          [1010, 1180],
          [1080, 1120],
          [1130, 1118],
          [1150, 1170],
          [1330, 1172],
          [1350, 1100],
          [1420, 1096],
          [1450, 1180],
          [1560, 1240],
        ],
        1090,
        ['#d97a56', '#9c4a4c'],
        '#6a3048',
      ),
      shape(ground(floor, 1660), vertical(paper, 1230, 1600, '#c8643c', '#7d3328', '#3b1c26')),
      spray(paper, ground(floor, 1660), '#ffcf8e', [1230, 1220], [1230, 1420], 0.75),
      arch(paper),
      walker(1190, 1318, 122, { coat: '#16202b', shade: '#0c131b', legs: '#16202b', pack: '#4a2b3a' }),
      shape('M1150 1316H1230L1330 1420H1120z', '#2b1420', { opacity: 0.5 }),
      shape(ground(near, 1660), vertical(paper, 1320, 1640, '#6d2c2a', '#3a1a26', '#1d1019')),
      spray(paper, ground(near, 1660), '#e08a58', [2300, 1320], [1500, 1480], 0.7),
      shape(stones(random, [60, 2340], [1470, 1600], 30, 44), '#1d1019', { opacity: 0.8 }),
      shape(tufts(random, near, 56, 34, 0.2), west.sage),
    ];
  },
};
