import { walker } from '../kit/creatures';
import { faded, glow, haze, sky, spray } from '../kit/effects';
import { ground, rough, smooth, type Point } from '../kit/geometry';
import { vertical } from '../kit/paper';
import { stones, tufts } from '../kit/plants';
import { between, times } from '../kit/random';
import type { Scene } from '../kit/scene';
import { disc, group, shape, stroke } from '../kit/svg';

const LAND = 980;
const MOON: Point = [1660, 330];

export const scene: Scene = {
  key: 'lost-traveller',
  draw: (paper) => {
    const { random } = paper;
    const hill = (y: number, height: number, colours: readonly string[]) => {
      const ridge = rough(
        random,
        Array.from({ length: 9 }, (_, i): Point => [-60 + i * 315, y - random() * height]),
        0.3,
        20,
      );
      return shape(ground(ridge, 1400), vertical(paper, y - height, y + 260, ...colours));
    };
    const moor = rough(
      random,
      [
        [-60, 1090],
        [400, 1060],
        [900, 1090],
        [1300, 1100],
        [1800, 1060],
        [2460, 1080],
      ],
      0.08,
      22,
    );
    const near = rough(
      random,
      [
        [-60, 1450],
        [360, 1480],
        [700, 1560],
        [900, 1660],
      ],
      0.14,
      18,
    );
    const right = rough(
      random,
      [
        [1700, 1660],
        [1900, 1540],
        [2180, 1460],
        [2460, 1420],
      ],
      0.14,
      18,
    );
    const left =
      'M1010 1660C1060 1480 1130 1380 1090 1290C1040 1210 720 1180 500 1130C420 1112 380 1100 340 1084L372 1080C440 1096 520 1108 640 1130C860 1168 1120 1190 1190 1260z';
    const fork =
      'M1010 1660C1060 1480 1130 1380 1150 1290C1240 1210 1560 1190 1780 1136C1880 1110 1960 1090 2020 1076L2050 1080C1990 1104 1920 1126 1820 1156C1640 1210 1400 1240 1330 1320C1290 1390 1350 1520 1400 1660z';
    return [
      sky(paper, LAND, '#121a2e', '#2b3a5c', '#5f6a8c', '#a99aa6'),
      ...times(90, () =>
        disc(random() * 2400, random() * 560, between(random, 1, 3), '#f6f3e2', {
          opacity: between(random, 0.3, 0.9),
        }),
      ),
      glow(paper, MOON, 900, [
        [0, '#fff6dc', 0.8],
        [0.2, '#dfe0ea', 0.4],
        [1, '#dfe0ea', 0],
      ]),
      disc(MOON[0], MOON[1], 104, '#fdf7e4'),
      disc(MOON[0] - 30, MOON[1] - 22, 22, '#e6dec8', { opacity: 0.7 }),
      disc(MOON[0] + 38, MOON[1] + 26, 15, '#e6dec8', { opacity: 0.7 }),
      hill(900, 240, ['#7d84a4', '#8d8fa8']),
      haze(paper, 700, 960, '#c3bcc6', 0.65),
      hill(1000, 170, ['#565f80', '#70769a']),
      haze(paper, 840, 1090, '#c9c2ca', 0.6),
      shape(ground(moor, 1700), vertical(paper, 1060, 1640, '#8c8a86', '#535a52', '#2b332f', '#161d1d')),
      spray(paper, ground(moor, 1700), '#d9d2c2', [1700, 1060], [1300, 1300], 0.6),
      shape(left, vertical(paper, 1080, 1660, '#cfc4b4', '#a39682', '#6d6356')),
      shape(fork, vertical(paper, 1080, 1660, '#e0d5c2', '#b3a58e', '#75695a')),
      spray(paper, fork, '#3a3630', [1000, 1660], [1340, 1300], 0.7),
      haze(paper, 1180, 1070, '#cfc8ce', 0.4),
      shape('M1228 1420H1262V800H1228z', '#3a2c26'),
      shape('M1246 1420H1262V800H1246z', '#6d5646'),
      group(
        {},
        shape('M1190 850L1590 828L1660 884L1590 936L1190 930z', '#8a6a4c'),
        shape('M1190 850L1590 828L1660 884L1200 866z', '#b7946a'),
        stroke('M1250 884L1560 872M1300 908L1590 904', '#5d4432', 5, { opacity: 0.5 }),
      ),
      group(
        {},
        shape('M1300 972L920 950L850 1004L920 1056L1300 1052z', '#5f4836'),
        shape('M1300 972L920 950L850 1004L1296 990z', '#86684c'),
        stroke('M940 1010L1240 1020', '#33261d', 5, { opacity: 0.5 }),
      ),
      group(
        {},
        shape('M1200 1092L1500 1108L1556 1150L1500 1190L1200 1170z', '#7a5d44'),
        shape('M1200 1092L1500 1108L1556 1150L1206 1110z', '#a5835f'),
      ),
      shape(
        smooth(
          [
            [1160, 1420],
            [1250, 1396],
            [1340, 1420],
            [1250, 1444],
          ],
          true,
        ),
        '#222722',
      ),
      faded(paper, [0, 1500], [0, 1640], shape('M1000 1500H1110L980 1660H760z', '#0c1114', { opacity: 0.6 })),
      walker(1070, 1506, 320, { coat: '#d9481c', shade: '#8c2a1c', legs: '#16202b', pack: '#f5b841' }),
      group(
        { transform: 'translate(1128 1330) rotate(6)' },
        shape('M0-52L58-70L116-52L174-72V26L116 46L58 28L0 46z', '#fdf6e2'),
        shape('M58-70L116-52V46L58 28z', '#d9ceb4'),
        stroke('M14-20Q50 10 84-16T160-30', '#a8401f', 5, { 'stroke-dasharray': '12 9' }),
      ),
      shape('M1104 1348l40-18 12 20-40 22z', '#d9481c'),
      shape(ground(near, 1700), vertical(paper, 1450, 1660, '#2b332d', '#11171a')),
      shape(ground(right, 1700), vertical(paper, 1420, 1660, '#343b33', '#11171a')),
      shape(stones(random, [60, 760], [1550, 1620], 14, 60), '#0c1114'),
      shape(tufts(random, near, 70, 12, 0.3), '#3c4a3c'),
      shape(tufts(random, right, 64, 12, 0.3), '#46523f'),
    ];
  },
};
