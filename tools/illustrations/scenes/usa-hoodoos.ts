import { walker } from '../kit/creatures';
import { glow, haze, sky, spray } from '../kit/effects';
import { ground } from '../kit/geometry';
import { points, ribbon, rows, stops } from '../kit/isles';
import { vertical } from '../kit/paper';
import { conifer, crest, layer, streaks } from '../kit/posters';
import { beds, lodgepoles } from '../kit/posters-west';
import { hammer, hoodoos } from '../kit/posters-west-hoodoos';
import { between, times } from '../kit/random';
import type { Scene } from '../kit/scene';
import { disc, group, placed, shape, short, type Markup } from '../kit/svg';

export const scene: Scene = {
  key: 'usa-hoodoos',
  draw: (paper) => {
    const { random } = paper;
    const spruce = (x: number, y: number, tall: number, wide: number): Markup => {
      const d = conifer(random, x, y, tall, wide);
      const snow = times(7, (i): string => {
        const t = (i + 1) / 8;
        const [half, at] = [wide * 0.42 * t, y - tall * (1 - t) - tall * 0.04];
        return `M${short(x - half * 0.9)} ${short(at + 8)}Q${short(x)} ${short(at - tall * 0.07)} ${short(x + half * 0.9)} ${short(at + 6)}Q${short(x)} ${short(at - tall * 0.018)} ${short(x - half * 0.9)} ${short(at + 8)}z`;
      }).join('');
      return group(
        {},
        shape(d, vertical(paper, y - tall, y, '#2f4a5c', '#16283c')),
        shape(snow, '#dfe4f4'),
        spray(paper, d, '#ffd4a8', [x + wide * 0.5, y - tall * 0.5], [x, y - tall * 0.4], 0.5),
      );
    };
    const cliff = crest(
      random,
      '-60 690 200 670 420 684 640 650 900 640 1100 654 1300 620 1560 600 1800 610 2050 570 2460 560',
      0.1,
      18,
    );
    const wall = ground(cliff, 960);
    const near = crest(
      random,
      '-60 1350 260 1330 560 1372 900 1440 1260 1470 1600 1440 1900 1370 2200 1330 2460 1300',
      0.06,
      30,
    );
    const prints = times(22, (i): string => {
      const t = i / 21;
      const [x, y] = [1330 - 250 * t + Math.sin(t * 5) * 40, 1660 - 230 * t];
      return `M${short(x + (i % 2 === 0 ? -1 : 1) * (16 - 9 * t))} ${short(y)}q${short(10 - 5 * t)} ${short(-5)} ${short(18 - 10 * t)} 0q-${short(8 - 4 * t)} ${short(6)}-${short(18 - 10 * t)} 0z`;
    }).join('');
    return [
      sky(paper, 760, '#3a5a94', '#8a94c0', '#e9b4b4', '#ffd2a0', '#ffe6b4'),
      glow(paper, [2320, 520], 1500, stops('0 #fffdf0 1, 0.08 #fff3cc 0.85, 0.4 #ffd0a0 0.35, 1 #ffc090 0')),
      streaks(
        random,
        '600 150 1100 40 1700 240 900 30 300 330 700 24 1300 400 640 20 2000 100 700 26',
        '#ffe0d0',
        0.7,
      ),
      disc(2320, 520, 60, '#fffdf2'),
      layer(
        paper,
        '-60 600 300 580 700 560 1000 590 1400 560 1800 520 2100 540 2460 500',
        900,
        ['#a9a4cc', '#c9b4c8'],
        0.1,
      ),
      shape(lodgepoles(random, '-60 700 420 690 900 650 1300 630 1800 616 2460 566', 40, 26, 760), '#6a6c94'),
      shape(wall, vertical(paper, 560, 940, '#f4d4c4', '#f0b494', '#e09080', '#b87c8c')),
      beds(paper, wall, [-60, 2460], '700 12 740 8 790 14 830 8 870 12', '#a4607c', 0.3, -40),
      haze(paper, 640, 960, '#ffe0c0', 0.5),
      hoodoos(paper, {
        spires:
          '-10 960 200 66 60 970 240 62 130 950 190 56 200 970 250 60 270 960 210 54 340 980 270 64 410 960 200 56 480 990 250 60 556 970 210 58 620 990 230 56 690 980 190 54 760 1000 230 58 830 990 200 54 900 1000 180 52 950 1010 150 50 1006 1020 170 52 1064 1020 130 48 1190 1020 140 50 1246 1020 170 54 1306 1010 150 50 1362 1010 200 54 1420 1000 220 56 1490 990 260 60 1560 1000 230 56 1630 980 300 62 1700 990 250 56 1770 970 320 64 1840 980 270 58 1910 960 340 66 1980 970 290 60 2060 950 360 68 2130 960 300 60 2210 940 380 70 2290 950 320 64 2370 930 400 72 2440 940 350 66',
        lit: ['#ffe8cc', '#ffc89c', '#f8a078', '#e08478'],
        shade: ['#b490b4', '#a0789c', '#946c94'],
        bedding: '640 8 690 10 740 8 790 11 840 8 890 10',
        ink: '#a0506c',
        snow: ['#fffaf2', '#cfc4e0'],
      }),
      haze(paper, 780, 1040, '#f4d0d4', 0.5),
      layer(
        paper,
        '-60 950 300 960 700 974 1100 990 1500 974 1900 950 2460 930',
        1700,
        ['#f4ecf4', '#cfc8e4', '#b4b0d8'],
        0.06,
      ),
      shape(lodgepoles(random, '-60 1010 200 1010 420 1030', 80, 40, 1040), '#4a5478'),
      shape(lodgepoles(random, '1500 1050 1700 1030 1900 1010 2200 990 2460 980', 90, 46, 1060), '#4a5478'),
      hoodoos(paper, {
        spires:
          '-20 1160 420 120 90 1180 500 126 200 1170 380 110 300 1190 460 116 404 1180 360 104 500 1200 410 108 596 1190 310 96 680 1210 340 98 1560 1210 330 98 1650 1200 400 104 1750 1190 480 116 1860 1180 420 110 1960 1180 540 124 2080 1170 470 116 2190 1160 600 132 2310 1160 520 122 2420 1150 640 136',
        lit: ['#fff0d4', '#ffc890', '#fa9a5c', '#ee7444', '#d9583c'],
        shade: ['#a47ca4', '#8a5680', '#743f64', '#5f3460'],
        bedding: '600 10 660 14 720 10 770 15 830 10 880 16 940 11 990 15 1050 11 1110 16 1160 12',
        ink: '#7a2444',
        snow: ['#fffaf2', '#c0b8dc'],
      }),
      layer(
        paper,
        '-60 1170 240 1190 560 1200 800 1230 1100 1250 1400 1240 1650 1210 2000 1190 2460 1160',
        1700,
        ['#fdf4f2', '#d9d0ea', '#aeb0dc'],
        0.06,
      ),
      spray(paper, 'M-60 1180H2460V1700H-60z', '#fff0d8', [2460, 1180], [1700, 1420], 0.7),
      shape('M1000 1300C760 1320 460 1350 160 1400C500 1390 860 1360 1140 1320z', '#8a8cc0', {
        opacity: 0.6,
      }),
      placed(1110, 1300, 1.02, hammer(paper)),
      shape(
        ribbon(
          points('880 1318 960 1290 1040 1300 1120 1292 1200 1304 1300 1290 1360 1316 1120 1340'),
          [10, 50, 10],
        ),
        '#f8f0f4',
      ),
      hoodoos(paper, {
        spires: '760 1330 300 110 860 1350 230 96 1330 1350 260 104 1424 1340 190 90',
        lit: ['#ffd8a4', '#fa9a58', '#e8683c', '#cf4c34'],
        shade: ['#8a4c74', '#703860', '#542c58'],
        bedding: '1060 10 1110 14 1150 10 1190 14 1230 10 1270 14 1310 11',
        ink: '#6a1c3c',
        snow: ['#fffaf2', '#b8b4dc'],
      }),
      shape(
        ground(
          crest(
            random,
            '600 1350 760 1336 900 1350 1040 1336 1200 1350 1360 1340 1500 1350 1640 1390',
            0.08,
            24,
          ),
          1700,
        ),
        vertical(paper, 1336, 1640, '#f4ecf4', '#c0c0e4', '#8a94cc'),
      ),
      shape(ground(near, 1720), vertical(paper, 1300, 1660, '#fff6f0', '#c9cbea', '#8490c8')),
      spray(paper, ground(near, 1720), '#5c6cb0', [-60, 1640], [900, 1440], 0.6),
      spray(paper, ground(near, 1720), '#ffe6c8', [2460, 1300], [1700, 1460], 0.8),
      shape(prints, '#8a94c8', { opacity: 0.8 }),
      shape('M1060 1432C900 1440 700 1462 520 1500C740 1490 940 1470 1090 1444z', '#6a78b8', {
        opacity: 0.6,
      }),
      walker(1084, 1434, 190, { coat: '#cf2f50', shade: '#7a1f44', legs: '#22304c', pack: '#f5b841' }),
      walker(1190, 1446, 178, { coat: '#0b7f8b', shade: '#0a4a5c', legs: '#2b1d2e', pack: '#e85d3a' }),
      ...rows(
        4,
        '330 1480 380 150 2080 1420 360 150 60 1660 860 330 250 1700 560 240 2330 1680 900 340 2150 1720 520 220',
      ).map(([x = 0, y = 0, tall = 0, wide = 0]) => spruce(x, y, tall, wide)),
      ...times(26, () =>
        disc(between(random, 0, 2400), between(random, 200, 1500), between(random, 2, 4.5), '#ffffff', {
          opacity: 0.7,
        }),
      ),
    ];
  },
};
