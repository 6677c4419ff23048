import { gull } from '../kit/creatures';
import { glow, haze, sky, spray } from '../kit/effects';
import { ground, smooth, type Point } from '../kit/geometry';
import { smoothShape, stops } from '../kit/isles';
import { blade, massif } from '../kit/lagoon';
import { radial, vertical, type Paper } from '../kit/paper';
import { bush, crest, streaks } from '../kit/posters';
import { between, times } from '../kit/random';
import type { Scene } from '../kit/scene';
import { disc, group, shape, stroke, type Markup } from '../kit/svg';
import { glitter, ripples } from '../kit/water';

const SEA = 640;

/** A petal of the half-flower, from its slit tube outward, with its lit and its shaded half. */
const petal = (paper: Paper, angle: number, long: number, wide: number): Markup => {
  const at = (along: number, across: number): Point => [
    Math.cos(angle) * long * along - Math.sin(angle) * wide * across,
    Math.sin(angle) * long * along + Math.cos(angle) * wide * across,
  ];
  const outline = smooth(
    [
      at(0.05, 0.1),
      at(0.3, 0.62),
      at(0.62, 0.82),
      at(0.9, 0.42),
      at(1.04, 0),
      at(0.92, -0.4),
      at(0.62, -0.78),
      at(0.3, -0.6),
      at(0.05, -0.1),
    ],
    true,
  );
  const half = smooth(
    [at(0.04, 0), at(0.3, 0.6), at(0.62, 0.8), at(0.9, 0.42), at(1.04, 0), at(0.6, 0.1)],
    true,
  );
  const [end, mid] = [at(0.92, 0), at(0.5, 0.06)];
  return group(
    {},
    shape(outline, radial(paper, [0, 0], long, stops('0 #f4efc0, 0.25 #fffdf0, 0.8 #ffffff, 1 #fff0f4'))),
    shape(half, '#b9c4d8', { opacity: 0.42 }),
    stroke(
      `M${String(Math.round(at(0.1, 0)[0]))} ${String(Math.round(at(0.1, 0)[1]))}Q${String(Math.round(mid[0]))} ${String(Math.round(mid[1]))} ${String(Math.round(end[0]))} ${String(Math.round(end[1]))}`,
      '#c9c2a4',
      7,
      { opacity: 0.7 },
    ),
  );
};

/** Five petals, all on one side, as an open hand; the mouth of the tube is 0. */
const halfFlower = (paper: Paper): Markup =>
  group(
    {},
    shape('M-20-30C-120 40-200 160-240 330L-180 350C-140 200-60 80 40 40z', '#d6e0a8'),
    shape('M-20-30C-120 40-200 160-240 330L-214 336C-170 180-90 70 10 0z', '#f2f4d0'),
    ...[-2.72, -2.06, -1.4, -0.74, -0.08].map((a, i) => petal(paper, a, 470 - Math.abs(i - 2) * 22, 124)),
    shape('M-40 20C-30-40 40-60 70 0C40 40-10 50-40 20z', '#e9e0a0'),
    stroke('M0 0C40-60 110-90 170-70', '#f4f0c8', 24),
    stroke('M8-6C44-60 110-86 164-68', '#d2b85a', 8),
    disc(176, -68, 24, '#a8446c'),
    disc(182, -74, 11, '#e08aa8'),
  );

export const scene: Scene = {
  key: 'polynesia-raiatea-flower',
  draw: (paper) => {
    const { random } = paper;
    const plateau = crest(random, '-60 1180 260 1150 620 1172 980 1210 1400 1196 1820 1230 2460 1180', 0.12);
    const slope = crest(random, '1300 1180 1500 1080 1760 1000 2020 930 2240 900 2460 870', 0.2);
    const leaf = (
      x: number,
      y: number,
      tx: number,
      ty: number,
      wide: number,
      bend: number,
      lit: string,
    ): Markup => {
      const [whole, half] = blade([x, y], [tx, ty], wide, bend);
      return (
        shape(whole, lit) +
        shape(half, '#143f34', { opacity: 0.55 }) +
        stroke(`M${String(x)} ${String(y)}L${String(tx)} ${String(ty)}`, '#d3e29a', 5, { opacity: 0.6 })
      );
    };
    return [
      sky(paper, SEA, '#33508c', '#8a7cae', '#e8a4a4', '#ffd9a0', '#fff0c4'),
      glow(
        paper,
        [1540, 640],
        1200,
        stops('0 #fffbe0 1, 0.14 #ffeaa8 0.8, 0.5 #ffcf90 0.25, 1 #ffcf90 0'),
        0.8,
      ),
      disc(1540, 600, 62, '#fffdf0'),
      streaks(
        random,
        '700 260 1200 34 1700 180 1000 26 2060 420 800 24 420 460 700 22 1300 380 700 18',
        '#ffe2c8',
        0.75,
      ),
      massif(paper, {
        edges:
          '1760 640 1760 646|1860 560 1850 646|1920 590 1940 646|2010 480 2000 646|2070 530 2090 646|2170 470 2180 646|2250 560 2270 646|2400 610 2420 646'.split(
            '|',
          ),
        lit: ['#c896a4', '#d8a8a0'],
        shade: ['#7a6a9c', '#94809c'],
        firstLit: true,
      }),
      massif(paper, {
        edges:
          '-60 560 -60 646|120 500 110 646|260 540 270 646|420 430 400 646|520 470 540 646|700 540 720 646|940 600 960 646|1080 644 1090 646'.split(
            '|',
          ),
        lit: ['#a88ca8', '#c09ca0'],
        shade: ['#6a6498', '#7a6f9c'],
        firstLit: false,
      }),
      shape(
        `M-60 ${String(SEA)}H2460V1300H-60z`,
        vertical(paper, SEA, 1200, '#ffd9a4', '#9cc0b4', '#3f9caa', '#177c94'),
      ),
      shape(
        smoothShape(
          '-100 700 500 690 1200 696 2000 688 2600 694 2600 706 1900 704 1000 712 300 708 -100 714',
        ),
        '#fff6dc',
        {
          opacity: 0.8,
        },
      ),
      shape(smoothShape('300 780 700 764 1160 776 1380 800 1100 822 620 826'), '#8fe0cc', { opacity: 0.6 }),
      shape(smoothShape('1500 840 1900 810 2300 824 2460 860 2200 890 1740 880'), '#8fe0cc', {
        opacity: 0.5,
      }),
      shape(bush(random, 700, 1020, 796, 40, 806) + bush(random, 1880, 2140, 846, 36, 856), '#2f6a58'),
      shape(ripples(random, 650, 1150, 70), '#fff6e0', { opacity: 0.4 }),
      shape(glitter(random, { x: 1540, top: 646, bottom: 1120, spread: [70, 260], count: 110 }), '#fffbe4', {
        opacity: 0.85,
      }),
      haze(paper, 560, SEA + 6, '#ffe2b4', 0.5),
      shape(ground(slope, 1400), vertical(paper, 870, 1320, '#7f9a60', '#3f7a54', '#1d5446')),
      massif(paper, {
        edges:
          '1320 1176 1300 1260|1500 1080 1460 1280|1620 1060 1640 1290|1760 1000 1720 1290|1880 986 1920 1290|2020 930 1990 1290|2140 930 2190 1290|2240 900 2230 1290|2360 890 2400 1290|2500 860 2500 1290'.split(
            '|',
          ),
        lit: ['#b9b46c', '#6f9a58', '#3f7a50'],
        shade: ['#5f7a58', '#2f6450', '#1d5046'],
        firstLit: true,
        waver: 14,
      }),
      shape(ground(plateau, 1700), vertical(paper, 1150, 1600, '#6f8a50', '#33634a', '#123a34')),
      spray(paper, ground(plateau, 1700), '#f4d48c', [1500, 1160], [1300, 1340], 0.35),
      ...[
        [170, 1500, 0],
        [1960, 1560, 1],
        [2300, 1500, 2],
      ].flatMap(([x = 0, y = 0, k = 0]) =>
        times(9, (i) => {
          const a = -Math.PI / 2 + (i / 8 - 0.5) * 2.6;
          const reach = between(random, 230, 320);
          return leaf(
            x,
            y + 120,
            x + Math.cos(a) * reach,
            y + Math.sin(a) * reach * 0.9,
            24,
            Math.cos(a) * 60,
            ['#2a6a4a', '#3f7f4c', '#1f5a44'][(i + k) % 3] ?? '#2a6a4a',
          );
        }),
      ),
      ...(
        [
          [860, 1600, 300, 1330, 120, 60, '#2f7d4f'],
          [880, 1640, 420, 1560, 120, 40, '#24684a'],
          [900, 1560, 560, 1130, 110, 70, '#3f8f52'],
          [960, 1600, 1500, 1440, 120, -60, '#3f8f52'],
          [960, 1640, 1420, 1600, 110, -30, '#24684a'],
          [940, 1540, 1330, 1240, 110, -70, '#5aa858'],
          [930, 1560, 960, 1180, 96, 30, '#2f7d4f'],
        ] as const
      ).map(([x, y, tx, ty, wide, bend, lit]) => leaf(x, y, tx, ty, wide, bend, lit)),
      stroke('M930 1620C920 1420 890 1240 814 1092', '#3f5a38', 26),
      group({ transform: 'translate(1060 780) rotate(8)' }, halfFlower(paper)),
      shape(
        'M560 1010C590 960 650 950 690 980C690 1040 640 1080 590 1070C566 1056 556 1034 560 1010z',
        '#e6ecc0',
      ),
      shape(
        'M560 1010C590 960 650 950 690 980C650 1000 620 1030 600 1070C566 1056 556 1034 560 1010z',
        '#fffdf0',
      ),
      stroke('M856 1180C800 1110 720 1080 650 1046', '#3f5a38', 14),
      gull(1900, 340, 70, '#5a4a78', -6),
      gull(1990, 390, 50, '#5a4a78', 8),
    ];
  },
};
