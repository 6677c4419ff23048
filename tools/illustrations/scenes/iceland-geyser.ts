import { walker } from '../kit/creatures';
import { faded, glow, sky, spray } from '../kit/effects';
import { ground, rough, smooth, type Point } from '../kit/geometry';
import { mountains } from '../kit/mountain';
import { vertical } from '../kit/paper';
import { tufts } from '../kit/plants';
import { between, times } from '../kit/random';
import type { Scene } from '../kit/scene';
import { disc, group, shape, stroke } from '../kit/svg';
import { ripples } from '../kit/water';

const GROUND = 1150;
const SUN: Point = [1560, 560];
const VENT: Point = [1150, 1226];

/** The column: narrow at the vent, billowing above, leaning with the wind to the left. */
const COLUMN = smooth(
  [
    [1090, 1228],
    [1100, 1080],
    [1062, 940],
    [1086, 800],
    [1010, 680],
    [1040, 540],
    [930, 430],
    [960, 300],
    [880, 210],
    [960, 130],
    [1060, 150],
    [1130, 80],
    [1230, 130],
    [1270, 230],
    [1230, 330],
    [1290, 430],
    [1240, 560],
    [1270, 700],
    [1216, 830],
    [1240, 960],
    [1196, 1090],
    [1210, 1228],
  ],
  true,
);

export const scene: Scene = {
  key: 'iceland-geyser',
  draw: (paper) => {
    const { random } = paper;
    const plain = rough(
      random,
      [
        [-60, 1150],
        [420, 1170],
        [900, 1190],
        [1500, 1180],
        [2000, 1160],
        [2460, 1140],
      ],
      0.06,
      24,
    );
    const near = rough(
      random,
      [
        [-60, 1440],
        [400, 1480],
        [900, 1540],
        [1600, 1520],
        [2100, 1450],
        [2460, 1400],
      ],
      0.12,
      18,
    );
    const puffs = times(46, (i) => {
      const share = random();
      const y = 1120 - share * 1010;
      const spread = 60 + share * 190;
      return disc(
        1150 - share * 90 + between(random, -spread, spread),
        y,
        between(random, 26, 60) * (0.5 + share),
        i % 3 ? '#fdf3dd' : '#c3d3da',
        { opacity: between(random, 0.25, 0.75) },
      );
    });
    const drift = times(34, () => {
      const share = random();
      return disc(
        930 - share * 800,
        330 + share * 320 + between(random, -120, 120),
        between(random, 50, 130),
        '#f4e6d2',
        { opacity: 0.13 },
      );
    });
    const jets = times(26, (): string => {
      const top = between(random, 180, 780);
      const sway = between(random, -130, 80);
      return `M${(1150 + between(random, -34, 34)).toFixed(0)} 1220Q${(1150 + sway * 0.2).toFixed(0)} ${((1220 + top) / 2).toFixed(0)} ${(1150 + sway).toFixed(0)} ${top.toFixed(0)}`;
    }).join('');
    const drops = times(80, () =>
      disc(
        1150 + (random() + random() - 1) * 420,
        between(random, 300, 1200),
        between(random, 3, 9),
        '#fffaf0',
        { opacity: 0.8 },
      ),
    );
    return [
      sky(paper, GROUND, '#33557e', '#7f9fb4', '#efc9a0', '#ffbe7e'),
      glow(paper, SUN, 1200, [
        [0, '#fff6d4', 1],
        [0.1, '#ffe4a6', 0.75],
        [0.42, '#ffb877', 0.32],
        [1, '#ffb877', 0],
      ]),
      disc(SUN[0], SUN[1], 84, '#fffbe8'),
      mountains(paper, {
        ridge: rough(
          random,
          [
            [-60, 960],
            [220, 900],
            [460, 830],
            [640, 880],
            [900, 960],
            [1240, 990],
            [1560, 940],
            [1800, 860],
            [1980, 800],
            [2160, 860],
            [2460, 930],
          ],
          0.3,
          18,
        ),
        base: GROUND + 20,
        lit: '#d9ab98',
        shade: '#7d7f9f',
        light: 'right',
        snow: { line: 880, lit: '#fff0dc', shade: '#a6b3cd' },
      }),
      mountains(paper, {
        ridge: rough(
          random,
          [
            [-60, 1080],
            [300, 1030],
            [620, 1070],
            [1100, 1120],
            [1700, 1090],
            [2040, 1020],
            [2460, 1060],
          ],
          0.25,
          18,
        ),
        base: GROUND + 30,
        lit: '#a2855e',
        shade: '#565a63',
        light: 'right',
      }),
      shape(ground(plain, 1660), vertical(paper, 1150, 1600, '#c9a266', '#8d7f4f', '#4a5138')),
      spray(paper, ground(plain, 1660), '#ffe0a0', [1700, 1150], [1300, 1360], 0.8),
      ...drift,
      shape(
        smooth(
          [
            [700, 1250],
            [900, 1196],
            [1180, 1190],
            [1480, 1204],
            [1680, 1262],
            [1500, 1330],
            [1150, 1350],
            [820, 1322],
          ],
          true,
        ),
        vertical(paper, 1190, 1350, '#e9dcc2', '#b9a98f'),
      ),
      shape(
        smooth(
          [
            [860, 1256],
            [1000, 1218],
            [1180, 1212],
            [1380, 1226],
            [1480, 1262],
            [1360, 1302],
            [1140, 1312],
            [940, 1296],
          ],
          true,
        ),
        vertical(paper, 1212, 1312, '#d5eef0', '#4fa3b5'),
      ),
      shape(ripples(random, 1240, 1300, 8), '#ffffff', { opacity: 0.35, 'clip-path': 'none' }),
      group({ opacity: 0.95 }, ...puffs),
      shape(COLUMN, vertical(paper, 120, 1228, '#fff6e2', '#e8eef0', '#a9cbd8', '#e8f7f8')),
      spray(paper, COLUMN, '#7899b2', [900, 700], [1160, 640], 0.95),
      spray(paper, COLUMN, '#ffe2ae', [1300, 520], [1150, 560], 0.9),
      stroke(jets, '#ffffff', 11, { opacity: 0.7 }),
      ...drops,
      shape(
        smooth(
          [
            [960, 1240],
            [1040, 1190],
            [1150, 1206],
            [1260, 1188],
            [1350, 1240],
            [1150, 1270],
          ],
          true,
        ),
        '#f6fbfb',
        { opacity: 0.92 },
      ),
      faded(
        paper,
        [VENT[0], 1240],
        [VENT[0], 1520],
        shape('M1090 1290H1230L1060 1560H620z', '#3b4a4e', { opacity: 0.4 }),
      ),
      walker(1760, 1322, 150, { coat: '#d9481c', shade: '#8c2a1c', legs: '#16202b', pack: '#f5b841' }),
      walker(1846, 1330, 132, { coat: '#0b5c73', shade: '#083f50', legs: '#16202b' }),
      walker(1916, 1318, 86, { coat: '#f5b841', shade: '#b9782a', legs: '#16202b' }),
      shape('M1700 1320H1960L1720 1400H1400z', '#3a3d30', { opacity: 0.35 }),
      shape(ground(near, 1660), vertical(paper, 1420, 1640, '#6b6a3a', '#333d2b', '#1a231f')),
      spray(paper, ground(near, 1660), '#f0c877', [2300, 1420], [1500, 1560], 0.6),
      shape(tufts(random, near, 58, 16, -0.45), '#8a7d42'),
    ];
  },
};
