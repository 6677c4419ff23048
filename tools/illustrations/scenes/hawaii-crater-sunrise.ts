import { heap, streak } from '../kit/clouds';
import { clipped, glow, haze, sky, spray } from '../kit/effects';
import { ground, line, rough, type Point } from '../kit/geometry';
import { points, ribbon, rows, smoothShape, stops } from '../kit/isles';
import { wrapped } from '../kit/isles-people';
import { silversword } from '../kit/isles-plants';
import { hawaii } from '../kit/palette';
import { vertical, type Paper } from '../kit/paper';
import { stones } from '../kit/plants';
import { between, times } from '../kit/random';
import type { Scene } from '../kit/scene';
import { disc, placed, shape, type Markup } from '../kit/svg';

const SUN: Point = [1560, 596];

type Cone = {
  readonly x: number;
  readonly base: number;
  readonly half: number;
  readonly tall: number;
  readonly lit: readonly string[];
  readonly shade: readonly string[];
};

/** A cinder cone with its bowl; the sun stands low on the right. */
const cinderCone = (paper: Paper, { x, base, half, tall, lit, shade }: Cone): Markup => {
  const [rim, top] = [half * 0.34, base - tall];
  const flank = (side: number): Point[] => [
    [x + side * half, base],
    [x + side * half * 0.72, base - tall * 0.26],
    [x + side * half * 0.5, base - tall * 0.62],
    [x + side * rim, top + (side > 0 ? tall * 0.05 : -tall * 0.03)],
  ];
  const lip: Point[] = [
    [x - rim * 0.4, top + tall * 0.09],
    [x + rim * 0.3, top + tall * 0.13],
  ];
  const outline = rough(
    paper.random,
    [
      ...flank(-1),
      ...lip,
      ...flank(1).reverse(),
      [x + half * 0.62, base + tall * 0.07],
      [x, base + tall * 0.11],
      [x - half * 0.66, base + tall * 0.07],
    ],
    0.1,
    22,
  );
  const body = line(outline, true);
  const fold = rough(
    paper.random,
    [
      [x + rim * 0.1, top],
      [x - half * 0.08, base - tall * 0.5],
      [x + half * 0.08, base + tall * 0.2],
    ],
    0.35,
    20,
  );
  const dark = line([[x - half * 1.2, base + tall * 0.2], [x - half * 1.2, top - 60], ...fold], true);
  const rills = times(11, (i): string => {
    const share = (i + between(paper.random, 0.2, 0.8)) / 11;
    const foot = x - half * 0.9 + share * half * 1.8;
    return ribbon(
      [
        [x + (share - 0.5) * rim * 1.8, top + tall * between(paper.random, 0.16, 0.4)],
        [x + (foot - x) * 0.55, base - tall * 0.36],
        [foot, base + tall * 0.12],
      ],
      [2, half * 0.018, half * 0.05],
    );
  }).join('');
  const bowl = `M${String(x - rim)} ${String(top - tall * 0.02)}Q${String(x - rim * 0.5)} ${String(top + tall * 0.3)} ${String(x + rim * 0.1)} ${String(top + tall * 0.22)}T${String(x + rim)} ${String(top + tall * 0.06)}L${String(x + rim * 0.3)} ${String(top + tall * 0.12)}L${String(x - rim * 0.4)} ${String(top + tall * 0.07)}z`;
  return clipped(
    paper,
    body,
    shape(body, vertical(paper, top, base, ...lit)),
    shape(rills, '#5a2338', { opacity: 0.35 }),
    spray(paper, body, '#ffe0a0', [x + half * 0.6, top], [x + half * 0.1, base], 0.6),
    clipped(
      paper,
      dark,
      shape(body, vertical(paper, top, base, ...shade)),
      shape(rills, '#b07a92', { opacity: 0.22 }),
    ),
    shape(bowl, shade[0] ?? '#3a2440', { opacity: 0.55 }),
  );
};

export const scene: Scene = {
  key: 'hawaii-crater-sunrise',
  draw: (paper) => {
    const { random } = paper;
    const bank = (
      y: number,
      tall: number,
      count: number,
      colours: readonly string[],
      spread: Point,
    ): Markup[] =>
      times(count, (i) => {
        const x = spread[0] + ((i + between(random, 0.2, 0.8)) / count) * (spread[1] - spread[0]);
        const [w, h] = [between(random, 380, 700), tall * between(random, 0.6, 1.2)];
        const cloud = heap(random, x, y + between(random, -8, 14), w, h, 8);
        return shape(cloud, vertical(paper, y - tall * 1.2, y, ...colours));
      });
    const wallLeft = rough(
      random,
      points('-60 430 160 470 330 560 430 590 560 690 640 700 760 800 900 860 980 930'),
      0.22,
      16,
    );
    const wallRight = rough(
      random,
      points('1700 930 1840 850 1960 800 2060 700 2180 660 2290 560 2460 500'),
      0.22,
      16,
    );
    const floor = rough(random, points('-60 860 500 880 1000 905 1500 900 2000 880 2460 850'), 0.06, 18);
    const knoll = rough(
      random,
      points(
        '-60 1290 260 1330 620 1372 980 1350 1240 1290 1480 1240 1700 1226 1960 1260 2200 1210 2460 1130',
      ),
      0.12,
      15,
    );
    const front = ground(knoll, 1700);
    return [
      sky(paper, 640, '#1d2a58', '#5a4a86', '#c9698a', '#ff9a62', '#ffd987'),
      glow(paper, SUN, 1350, stops('0 #fff6cf 1, 0.09 #ffe089 0.85, 0.36 #ff9c56 0.35, 1 #ff8a5a 0')),
      ...rows(4, '520 190 1200 44 1900 130 900 40 1300 330 760 30 300 390 620 28 2160 370 620 26').map(
        ([x = 0, y = 0, length = 0, thick = 0]) =>
          shape(streak(random, x, y, length, thick), '#ffb58c', { opacity: 0.7 }),
      ),
      disc(SUN[0], SUN[1], 88, '#fffbe0'),
      shape('M-60 600H2460V960H-60z', vertical(paper, 600, 900, '#ffc58c', '#d98a9a', '#8a6aa0')),
      ...bank(640, 46, 9, ['#ffe9bd', '#f0a58c'], [-60, 2460]),
      ...bank(706, 76, 8, ['#fff0cc', '#e58f92', '#b3789c'], [-60, 2460]),
      ...bank(800, 110, 7, ['#ffe6c0', '#d98598', '#8d6a9c'], [0, 2400]),
      shape(ground(wallLeft, 1200), vertical(paper, 430, 950, '#6b3f63', '#472c52', '#33244a')),
      spray(paper, ground(wallLeft, 1200), '#e08a62', [980, 760], [420, 800], 0.75),
      shape(ground(wallRight, 1200), vertical(paper, 500, 950, '#3a2a50', '#432c52', '#4d2f50')),
      spray(paper, ground(wallRight, 1200), '#1d1636', [2460, 700], [1800, 860], 0.8),
      shape(ground(floor, 1500), vertical(paper, 860, 1300, '#c26a55', '#8e4450', '#532c48', '#33203c')),
      haze(paper, 1010, 860, '#ffb98a', 0.5),
      cinderCone(paper, {
        x: 560,
        base: 960,
        half: 260,
        tall: 120,
        lit: ['#e88f62', '#b85a50'],
        shade: ['#7a4460', '#5c3558'],
      }),
      cinderCone(paper, {
        x: 1880,
        base: 950,
        half: 240,
        tall: 110,
        lit: ['#e8925f', '#b0524e'],
        shade: ['#7d4560', '#5c3558'],
      }),
      shape(smoothShape('540 1100 860 1084 1120 1098 1000 1130 400 1150 -60 1190 -60 1130'), '#2a1838', {
        opacity: 0.6,
      }),
      cinderCone(paper, {
        x: 1080,
        base: 1096,
        half: 560,
        tall: 380,
        lit: ['#ffb86a', '#e5703f', '#b8433c', '#8c3440'],
        shade: ['#6a3458', '#502a50', '#3a2144', '#2f1d3e'],
      }),
      shape(smoothShape('1590 1150 1760 1140 1900 1152 1800 1180 1400 1196 1300 1180'), '#2a1838', {
        opacity: 0.55,
      }),
      cinderCone(paper, {
        x: 1900,
        base: 1150,
        half: 330,
        tall: 170,
        lit: ['#f59a58', '#c2503f', '#8f3540'],
        shade: ['#5c2f50', '#3f2346', '#33203f'],
      }),
      shape(front, vertical(paper, 1130, 1640, '#5c2c3c', '#341d30', '#1b1220')),
      spray(paper, front, '#f08a54', [1760, 1200], [1500, 1480], 0.75),
      shape(stones(random, [-20, 2420], [1400, 1640], 46, 54), '#150d1a', { opacity: 0.75 }),
      shape(stones(random, [900, 2420], [1400, 1620], 18, 30), '#a2503f', { opacity: 0.6 }),
      shape(smoothShape('1560 1262 1500 1274 1180 1330 1000 1372 1200 1380 1480 1320 1600 1280'), '#140d1c', {
        opacity: 0.55,
      }),
      placed(1500, 1262, 1.06, wrapped(hawaii.hibiscus, '#7a1f45', '#f0b23c')),
      placed(1622, 1256, 0.92, wrapped('#e6a23c', '#94502f', '#2f6f7c')),
      placed(610, 1560, 1, silversword(paper, 250, true)),
      placed(1000, 1600, 1, silversword(paper, 130, false)),
      placed(2180, 1560, 1, silversword(paper, 170, false)),
    ];
  },
};
