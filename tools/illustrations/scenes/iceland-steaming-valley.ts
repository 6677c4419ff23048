import { walker } from '../kit/creatures';
import { blur, clipped, faded, glow, haze, sky, spray } from '../kit/effects';
import { ground, type Point, smooth } from '../kit/geometry';
import { froth, points, ribbon, smoothShape, stops } from '../kit/isles';
import { massif } from '../kit/lagoon';
import { iceland } from '../kit/palette';
import { gradient, vertical } from '../kit/paper';
import { stones, tufts } from '../kit/plants';
import { crest, streaks } from '../kit/posters';
import { bather } from '../kit/posters-iceland-life';
import { between, times } from '../kit/random';
import type { Scene } from '../kit/scene';
import { disc, type Markup, placed, shape, stroke } from '../kit/svg';
import { glint, glitter, ripples } from '../kit/water';

export const scene: Scene = {
  key: 'iceland-steaming-valley',
  draw: (paper) => {
    const { random } = paper;
    const soft = blur(paper, 5);
    const softer = blur(paper, 20);
    /** Steam from a vent, leaning with the evening wind. */
    const steam = (
      x: number,
      y: number,
      wide: number,
      tall: number,
      lean: number,
      strength: number,
    ): Markup => {
      const edge = (sign: number): Point[] =>
        times(7, (i): Point => {
          const t = i / 6;
          return [
            x + lean * t ** 1.5 + sign * wide * (0.16 + 0.84 * t ** 0.8) * between(random, 0.7, 1.15),
            y - tall * t,
          ];
        });
      const d = froth(random, [...edge(-1), ...edge(1).reverse()], wide * 0.55);
      const core = froth(random, [...edge(-0.5), ...edge(0.4).reverse()], wide * 0.4);
      return faded(
        paper,
        [0, y - tall * 0.35],
        [0, y - tall * 1.12],
        shape(
          d,
          gradient(paper, [x - wide, 0], [x + wide + lean, 0], stops('0 #c9a4b0, 0.5 #ffe6d0, 1 #fff6e4')),
          { opacity: strength, filter: softer },
        ),
        shape(core, '#fffaf0', { opacity: strength * 0.8, filter: soft }),
      );
    };
    const hill = (
      text: string,
      colours: readonly string[],
      lit: Point,
      dark: Point,
      shade: string,
    ): Markup => {
      const ridge = crest(random, text, 0.1, 20);
      const body = ground(ridge, 1240);
      const top = Math.min(...ridge.map((point) => point[1]));
      const gullies = times(12, (i): string => {
        const [x, y] = ridge[Math.floor(((i + between(random, 0.2, 0.8)) / 12) * ridge.length)] ?? [0, 0];
        const [dx, dy] = [(lit[0] - x) * between(random, 0.06, 0.2), between(random, 120, 300)];
        return ribbon(
          [
            [x, y + 8],
            [x + dx * 0.3 + between(random, -14, 14), y + dy * 0.4],
            [x + dx, y + dy],
          ],
          [4, between(random, 14, 30), 3],
        );
      }).join('');
      return clipped(
        paper,
        body,
        shape(body, vertical(paper, top, 1180, ...colours)),
        shape(gullies, shade, { opacity: 0.35 }),
        spray(paper, body, shade, dark, [(lit[0] + dark[0]) / 2, (lit[1] + dark[1]) / 2], 0.8),
        spray(
          paper,
          body,
          '#ffdf9c',
          lit,
          [lit[0] * 0.5 + dark[0] * 0.5, lit[1] * 0.5 + dark[1] * 0.5],
          0.75,
        ),
      );
    };
    const river = smooth(
      points(
        '1320 938 1240 944 1150 966 1170 1004 1310 1050 1330 1104 1080 1180 700 1270 420 1400 300 1560 260 1700 1800 1700 1760 1560 1640 1420 1480 1310 1500 1210 1630 1136 1590 1070 1420 1016 1270 978 1250 956 1330 946',
      ),
      true,
    );
    const left = crest(
      random,
      '-60 1120 300 1150 620 1190 820 1170 1000 1120 1120 1050 1200 966 1360 950',
      0.1,
    );
    const rightBank = crest(random, '1290 950 1500 980 1700 1010 1960 1090 2200 1120 2460 1110', 0.1);
    const nearLeft = crest(random, '-60 1330 160 1340 330 1390 420 1470 400 1560 330 1660', 0.12);
    const nearRight = crest(random, '1700 1660 1730 1550 1690 1470 1800 1400 2040 1360 2460 1290', 0.12);
    const walk = (share: number): Point => [2460 - 760 * share ** 0.8, 1250 - 190 * share ** 0.7];
    const planks = times(17, (i): string => {
      const [x, y] = walk(i / 17);
      const s = 1 - i / 20;
      return `M${x.toFixed(0)} ${y.toFixed(0)}l${(-34 * s).toFixed(0)} ${(-12 * s).toFixed(0)}l${(-66 * s).toFixed(0)} ${(44 * s).toFixed(0)}l${(36 * s).toFixed(0)} ${(14 * s).toFixed(0)}z`;
    }).join('');
    return [
      sky(paper, 760, '#5a6fa4', '#b493b4', '#f4b49c', '#ffdc9c'),
      glow(paper, [1250, 720], 1250, stops('0 #fffbe0 1, 0.1 #ffedb4 0.85, 0.4 #ffc48c 0.35, 1 #ffc48c 0')),
      streaks(random, '420 190 1100 50 2000 130 900 40 1650 330 760 28 500 400 700 30', '#ffd9c4', 0.65),
      disc(1262, 640, 78, '#fffdf0'),
      massif(paper, {
        edges:
          '560 760 540 900|720 690 700 900|860 650 850 900|1000 700 1000 900|1120 610 1120 900|1250 660 1260 900|1400 600 1400 900|1530 690 1540 900|1700 640 1700 900|1900 740 1920 900'.split(
            '|',
          ),
        lit: ['#f4c4a4', '#e4b49a'],
        shade: ['#b490a8', '#c4a0a0'],
        firstLit: true,
        runnels: 2,
      }),
      haze(paper, 620, 920, '#ffdcae', 0.6),
      hill(
        '-60 420 120 380 320 400 520 480 700 610 860 740 1010 860 1180 960 1320 990',
        ['#c98a78', '#b48a5c', '#8f8a4c', '#6f8444'],
        [980, 760],
        [200, 620],
        '#4f3a58',
      ),
      hill(
        '1200 990 1330 900 1480 800 1640 690 1820 600 1990 520 2180 440 2330 420 2460 460',
        ['#c27f78', '#a87f5c', '#858048', '#688044'],
        [1380, 820],
        [2200, 700],
        '#43365a',
      ),
      hill(
        '-60 640 140 620 340 660 540 760 720 880 860 990 980 1080 1060 1130',
        ['#b4946c', '#9a984c', '#6f8c44', '#4f7840'],
        [760, 860],
        [40, 900],
        '#33404a',
      ),
      hill(
        '1420 1090 1560 1010 1720 900 1900 800 2100 720 2300 660 2460 640',
        ['#ac8468', '#8f8c4a', '#658440', '#47703c'],
        [1620, 940],
        [2400, 940],
        '#2f3848',
      ),
      shape(
        '340 470 380 540 400 620 372 560|480 500 530 560 560 640 516 570|640 600 690 650 720 720 672 660|2010 540 1970 600 1962 660 1984 600|2200 462 2170 540 2180 620 2196 540|1800 640 1760 700 1750 760 1776 700'
          .split('|')
          .map(smoothShape)
          .join(''),
        '#fff0e0',
        { opacity: 0.85 },
      ),
      haze(paper, 700, 1100, '#ffd0a0', 0.42),
      steam(1120, 930, 90, 520, 130, 0.75),
      steam(1480, 990, 110, 620, 170, 0.8),
      shape(
        'M-60 1070H2460V1700H-60z',
        vertical(paper, 1000, 1640, '#b4b45c', '#7f9a48', '#4a7040', '#26442f'),
      ),
      shape(ground(left, 1700), vertical(paper, 960, 1500, '#c4bc64', '#86a04a', '#4a7040')),
      shape(ground(rightBank, 1700), vertical(paper, 950, 1500, '#c4bc64', '#86a04a', '#4a7040')),
      shape(stones(random, [60, 1000], [1200, 1400], 20, 44), '#5f7f3f', { opacity: 0.7 }),
      shape(stones(random, [1640, 2400], [1060, 1300], 26, 40), '#5f7f3f', { opacity: 0.7 }),
      stroke(river, '#d98a4c', 34, { opacity: 0.75 }),
      stroke(river, '#f0d0a0', 14),
      clipped(
        paper,
        river,
        shape(river, vertical(paper, 940, 1640, '#fff0c4', '#f4c4a4', '#b4b4b4', '#5f9aa8', '#2f6f88')),
        shape(
          glitter(random, { x: 1240, top: 1090, bottom: 1560, spread: [60, 300], count: 70 }),
          '#fff0c4',
          { opacity: 0.8 },
        ),
        shape(ripples(random, 1000, 1650, 80), '#fffaf0', { opacity: 0.6 }),
        spray(paper, river, '#1f4f6c', [300, 1640], [900, 1300], 0.7),
        spray(paper, river, '#1f4f6c', [1780, 1640], [1400, 1340], 0.6),
      ),
      shape('M2460 1262L1740 1084L1724 1092L2460 1300z', '#3f2f2c', { opacity: 0.7 }),
      shape(planks, '#c99a6c'),
      stroke(
        times(17, (i) => {
          const [x, y] = walk(i / 17);
          return `M${(x - 4).toFixed(0)} ${y.toFixed(0)}l${(-30 * (1 - i / 20)).toFixed(0)} ${(-10 * (1 - i / 20)).toFixed(0)}`;
        }).join(''),
        '#ffe6bc',
        6,
      ),
      walker(2010, 1142, 150, { coat: iceland.lava, shade: '#8c2a1c', legs: '#2a2f44', pack: '#f5b841' }, -1),
      steam(560, 1180, 130, 640, 190, 0.85),
      steam(1760, 1130, 120, 560, 180, 0.8),
      shape(glint(1040, 1352, 420, 22) + glint(1330, 1366, 400, 22), '#2f6f88', { opacity: 0.45 }),
      placed(1040, 1350, 0.84, bather('#b4705a', '#ffc49c', '#d9481c', '#8c2a1c')),
      placed(1330, 1364, 0.86, bather('#d99c80', '#ffdcb4', '#2f7f8c', '#1d4f60')),
      stroke(
        'M880 1352Q1040 1378 1200 1352M1170 1368Q1330 1394 1490 1366M920 1376Q1040 1394 1150 1378M1220 1392Q1330 1408 1440 1392',
        '#fffaf0',
        7,
        { opacity: 0.8 },
      ),
      shape(ground(nearRight, 1700), vertical(paper, 1290, 1640, '#9aa850', '#5f8440', '#2a4a30')),
      spray(paper, ground(nearRight, 1700), '#ffe09a', [2000, 1330], [2200, 1560], 0.5),
      shape(ground(nearLeft, 1700), vertical(paper, 1330, 1660, '#7f9a48', '#44683a', '#1f3a2c')),
      spray(paper, ground(nearLeft, 1700), '#12241f', [-60, 1640], [260, 1400], 0.8),
      shape(stones(random, [1800, 2440], [1460, 1620], 22, 60), '#33443a', { opacity: 0.8 }),
      shape(tufts(random, nearRight, 50, 12, -0.3), '#86a048'),
      shape(tufts(random, nearLeft.slice(0, -14), 50, 12, 0.3), '#6f8c42'),
      placed(
        1960,
        1490,
        1,
        shape(
          'M-70 0L-60-100H-14L-10-34L40-20Q52-8 44 0zM30 6L40-90H84L88-28L130-14Q142-2 134 6z',
          '#5a3a30',
        ),
        stroke('M-60-98H-14M40-88H84', '#ffe6bc', 9),
      ),
      placed(
        2160,
        1478,
        1,
        shape('M-80 0C-90-80-60-130 0-134C60-130 90-80 80 0z', '#0b6f7c'),
        shape('M0-134C60-130 90-80 80 0H40C50-60 40-110 0-134z', '#07505c'),
        stroke('M-50-30H50M-46-70H46', '#f5b841', 8),
      ),
      steam(260, 1560, 200, 620, 260, 0.6),
      steam(1620, 1500, 120, 380, 130, 0.35),
    ];
  },
};
