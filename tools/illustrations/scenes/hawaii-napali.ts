import { heap } from '../kit/clouds';
import { glow, haze, sky, spray } from '../kit/effects';
import { ground, line, rough, type Point } from '../kit/geometry';
import { froth, pali, points, ribbon, stops } from '../kit/isles';
import { hawaii } from '../kit/palette';
import { vertical } from '../kit/paper';
import { tufts } from '../kit/plants';
import { between, times } from '../kit/random';
import type { Scene } from '../kit/scene';
import { disc, group, placed, shape, stroke, type Markup } from '../kit/svg';
import { glint, glitter, ripples } from '../kit/water';

const SEA = 1040;

/** spurs('x y fx …', foot) : crest points and the x of each foot, all standing at one height. */
const spurs = (text: string, foot: number): (readonly [Point, Point])[] => {
  const numbers = text.trim().split(/\s+/).map(Number);
  return times(numbers.length / 3, (i) => {
    const [x = 0, y = 0, fx = 0] = numbers.slice(i * 3, i * 3 + 3);
    return [
      [x, y],
      [fx, foot],
    ] as const;
  });
};

const catamaran = (): Markup =>
  group(
    {},
    shape('M-200-18C-120-6 120-4 214-30L206-8C190 10 150 14 100 14H-150C-180 12-194 2-200-18z', '#fffaf0'),
    shape('M-196-6C-120 6 120 6 206-10C192 8 150 14 100 14H-150C-180 12-192 4-196-6z', '#9fb8bd'),
    shape('M-120-24L-90-62H70L104-26z', '#f4efe2'),
    shape('M-84-54H-44L-50-32H-104zM-34-54H10V-32H-38zM20-54H62L82-32H20z', '#1f4a58'),
    stroke('M0-60V-590', '#3a4650', 9),
    shape('M-12-82L-4-572C-96-430-168-250-196-92C-120-112-60-104-12-82z', '#fffaf0'),
    shape('M-12-82L-4-572C-40-440-66-250-72-100C-50-98-30-92-12-82z', '#d3dcd6'),
    stroke('M-80-430Q-40-424-8-436M-130-310Q-60-298-10-312M-172-190Q-80-176-12-192', '#b4c4c2', 4),
    shape('M14-540C80-400 150-200 206-44C130-70 60-74 18-66z', hawaii.hibiscus),
    shape('M14-540C44-400 66-220 70-70C50-72 32-70 18-66z', '#e8687c'),
    ...[-150, -126, 128].map((x, i) =>
      group(
        {},
        shape(
          `M${String(x - 9)}-22L${String(x - 7)}-56H${String(x + 9)}L${String(x + 10)}-22z`,
          ['#f5b841', '#0b6f7c', '#cf2f50'][i] ?? '#0b6f7c',
        ),
        disc(x + 1, -66, 9, '#5a3626'),
      ),
    ),
  );

export const scene: Scene = {
  key: 'hawaii-napali',
  draw: (paper) => {
    const { random } = paper;
    const cloud = (x: number, y: number, w: number, h: number): Markup => {
      const d = heap(random, x, y, w, h, 8);
      return group(
        {},
        shape(d, vertical(paper, y - h, y, '#fffdf2', '#f6e6cf', '#c6d6da')),
        spray(paper, d, '#8fb2c2', [x + w / 2, y], [x - w * 0.2, y - h], 0.6),
      );
    };
    const surf = (left: number, right: number, y: number, tall: number): Markup => {
      const bursts = times(Math.round((right - left) / (tall * 5)), () => {
        const [x, w, h] = [
          between(random, left, right),
          tall * between(random, 1.2, 2.6),
          tall * between(random, 0.6, 2),
        ];
        return froth(
          random,
          [
            [x - w, y],
            [x - w * 0.5, y - h * 0.5],
            [x, y - h],
            [x + w * 0.4, y - h * 0.6],
            [x + w, y],
          ],
          tall * 0.5,
        );
      });
      const wash = times(7, (): Point => [
        between(random, left, right),
        y + between(random, 4, tall * 0.5),
      ]).map(([x, at]) => glint(x, at, tall * between(random, 7, 14), tall * 0.24));
      return shape(
        [...bursts, glint((left + right) / 2, y + 2, right - left, tall * 0.5), ...wash].join(''),
        '#fffdf6',
        { opacity: 0.94 },
      );
    };
    const bluff = rough(
      random,
      points('1560 1660 1640 1560 1760 1500 1860 1420 2010 1360 2160 1330 2260 1240 2360 1200 2460 1130'),
      0.2,
      15,
    );
    const bird =
      'M-60-6C-44-34-16-34-4-10C6-16 16-16 22-10C34-36 66-46 92-40C66-30 44-14 26 6C12 16 0 14-8 6C-24-2-42-10-60-6zM-8 8C-40 22-80 30-132 34C-90 24-40 10-12 0z';
    return [
      sky(paper, SEA, '#2f7fae', '#7fb9cc', '#d9e6d8', '#ffe6b8'),
      glow(paper, [240, 420], 1300, stops('0 #fffbe0 0.95, 0.16 #fff0c0 0.6, 0.6 #ffe2a0 0.2, 1 #ffe2a0 0')),
      cloud(520, 330, 620, 120),
      cloud(1960, 250, 900, 190),
      cloud(1130, 200, 420, 80),
      shape(
        `M-60 ${String(SEA - 130)}H2460V1660H-60z`,
        vertical(paper, SEA - 130, 1620, '#ffe9bf', '#7fc4c4', '#1f93a0', hawaii.reef, '#07485a'),
      ),
      pali(paper, {
        spurs: spurs('-60 800 -80 90 770 40 220 790 180 330 830 300 430 860 420 520 890 560', SEA - 128),
        dip: 20,
        recess: 4,
        lit: ['#b9cdb4', '#d3cdb0'],
        shade: ['#8fb0b4', '#a3bab4'],
        light: 'left',
      }),
      pali(paper, {
        spurs: spurs(
          '330 900 250 450 810 390 560 730 520 660 690 640 770 640 760 880 610 880 990 600 1000 1100 560 1130',
          SEA - 84,
        ),
        dip: 46,
        recess: 6,
        lit: ['#a9c48a', '#bcc48a', '#d6bb8c'],
        shade: ['#5f9590', '#6a978c', '#8a9a8c'],
        light: 'left',
      }),
      haze(paper, 500, SEA - 80, '#ffeecb', 0.5),
      surf(300, 1160, SEA - 84, 16),
      pali(paper, {
        spurs: spurs(
          '860 930 700 1000 720 830 1060 560 960 1090 540 1090 1180 600 1220 1290 330 1310 1330 290 1430 1372 330 1540 1520 480 1610 1660 190 1690 1708 130 1810 1760 190 1930 1900 420 2010 2060 160 2090 2110 110 2230 2170 170 2350 2330 360 2440 2480 200 2580',
          SEA,
        ),
        dip: 70,
        recess: 14,
        lit: ['#9cc25a', '#7fab4c', '#8f9d4e', '#c98d52'],
        shade: ['#2a6b4c', '#1f5f4a', '#2b5a4a', '#5c4f48'],
        light: 'left',
      }),
      haze(paper, 640, SEA, '#ffe6b4', 0.38),
      surf(680, 1720, SEA, 26),
      shape(ripples(random, SEA - 110, SEA + 40, 30), '#ffffff', { opacity: 0.3 }),
      pali(paper, {
        spurs: spurs(
          '1760 1100 1650 1850 900 1770 1930 660 1890 1960 630 2010 2010 680 2130 2130 700 2210 2250 430 2300 2290 390 2430 2340 430 2540 2500 360 2640',
          SEA + 112,
        ),
        dip: 60,
        recess: 20,
        lit: ['#86ad48', '#6c9340', '#7d8340', '#b4723f'],
        shade: ['#1d5a40', '#164c3c', '#1a4238', '#46383a'],
        light: 'left',
      }),
      surf(1620, 2500, SEA + 112, 44),
      ...times(46, () =>
        disc(between(random, 1640, 2440), 1130 - 120 * random() ** 2, between(random, 2, 5), '#ffffff', {
          opacity: 0.85,
        }),
      ),
      shape(ripples(random, SEA + 20, 1640, 130), '#e9fbf4', { opacity: 0.34 }),
      shape(
        glitter(random, { x: 330, top: SEA - 120, bottom: 1500, spread: [120, 420], count: 120 }),
        '#fffbe2',
        { opacity: 0.75 },
      ),
      shape(ribbon(points('-60 1520 300 1490 700 1530 1100 1500 1500 1560'), [10, 26, 4]), '#bff0e4', {
        opacity: 0.5,
      }),

      shape(
        'M420 1356Q700 1322 960 1340Q760 1352 420 1356zM300 1396Q560 1352 820 1366Q600 1390 300 1396z',
        '#f4fffb',
        { opacity: 0.8 },
      ),
      shape('M760 1350Q980 1330 1180 1346Q1120 1440 940 1500Q860 1420 760 1350z', '#fffaf0', {
        opacity: 0.22,
      }),
      placed(980, 1326, 0.84, catamaran()),
      shape(
        froth(
          random,
          points('796 1346 800 1334 880 1336 960 1338 1060 1334 1140 1322 1190 1336 1160 1346'),
          24,
        ),
        '#fffdf6',
      ),
      placed(1180, 560, 0.9, shape(bird, '#fffdf4')),
      placed(760, 470, 0.6, shape(bird, '#fffdf4')),
      shape(ground(bluff, 1700), vertical(paper, 1130, 1640, '#2b6b3f', '#17452f', '#0c2a22')),
      spray(paper, ground(bluff, 1700), '#a9c84e', [1860, 1360], [2140, 1620], 0.65),
      shape(
        tufts(
          random,
          bluff.filter((_, i) => i % 3 === 0),
          84,
          16,
          0.45,
        ),
        '#1c5236',
      ),
      stroke(line(bluff.slice(4, -8)), '#c3d464', 5, { opacity: 0.6 }),
      shape(
        tufts(
          random,
          bluff.filter((_, i) => i % 4 === 0).map(([x, y]): Point => [x + 40, y + 70]),
          70,
          22,
          0.4,
        ),
        '#4d8a3e',
      ),
    ];
  },
};
