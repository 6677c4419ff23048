import { streak } from '../kit/clouds';
import { blur, clipped, faded, glow, haze, sky, spray, shared } from '../kit/effects';
import { ground, line, rough } from '../kit/geometry';
import { froth, pali, palm, points, ribbon, rows, smoothShape, spurs, stops } from '../kit/isles';
import { house } from '../kit/isles-built';
import { farmer } from '../kit/isles-people';
import { heart } from '../kit/isles-plants';
import { vertical } from '../kit/paper';
import { between, times } from '../kit/random';
import type { Scene } from '../kit/scene';
import { group, placed, shape, stroke, tag, type Markup } from '../kit/svg';
import { glint } from '../kit/water';

/** Flooded taro fields, from the far end of the valley to the viewer. */
const FIELDS: readonly string[] = [
  '700 1010 980 1002 960 1036 640 1046',
  '1010 1002 1240 1000 1270 1034 1000 1038',
  '1272 1000 1420 1004 1500 1036 1306 1036',
  '420 1074 920 1056 880 1126 330 1150',
  '960 1056 1300 1054 1350 1126 940 1132',
  '1350 1056 1620 1062 1790 1126 1420 1130',
  '40 1196 820 1160 720 1292 -60 1342',
  '890 1158 1380 1154 1470 1290 850 1306',
  '1450 1156 1900 1160 2250 1296 1560 1300',
  '-60 1410 640 1350 440 1640 -60 1680',
  '800 1346 1510 1336 1640 1660 680 1660',
  '1620 1340 2360 1344 2480 1430 2480 1660 1780 1660',
];

export const scene: Scene = {
  key: 'hawaii-valley-waterfall',
  draw: (paper) => {
    const { random } = paper;
    const fall = (x: number, top: number, foot: number, wide: number): Markup =>
      group(
        {},
        shape(
          ribbon(
            [
              [x - 8, top - 14],
              [x, top + 10],
              [x + 4, (top + foot) / 2],
              [x - 2, foot],
            ],
            [wide * 0.5, wide * 0.9, wide * 1.7],
          ),
          vertical(paper, top, foot, '#ffffff', '#dcecea', '#f8fbf2'),
        ),
        stroke(
          times(
            6,
            (i): string =>
              `M${(x + (i - 2.5) * wide * 0.14).toFixed(0)} ${(top + between(random, 20, 240)).toFixed(0)}q${between(random, -4, 4).toFixed(0)} ${((foot - top) * 0.3).toFixed(0)} ${((i - 2.5) * wide * 0.12).toFixed(0)} ${((foot - top) * between(random, 0.4, 0.66)).toFixed(0)}`,
          ).join(''),
          '#9fc4c2',
          4,
          { opacity: 0.7 },
        ),
      );
    const backdrop = shared(
      paper,
      group(
        {},
        pali(paper, {
          spurs: spurs(
            '380 330 300 960 520 250 460 960 560 230 600 960 620 280 740 960 760 330 860 960 900 300 950 960 985 330 1030 960 1120 336 1110 960 1200 290 1230 960 1330 230 1360 960 1380 200 1460 960 1440 250 1580 960 1600 310 1720 960 1760 290 1850 960 1900 330 2000 960',
          ),
          dip: 40,
          recess: 0,
          lit: ['#b9d0a0', '#a4c68e', '#c4d8a4'],
          shade: ['#6f9f8c', '#79a98c', '#a6c49c'],
          light: 'left',
        }),
        faded(paper, [0, 980], [0, 560], shape(`M-60 500H2460V980H-60z`, '#f1f0cf', { opacity: 0.85 })),
        fall(1052, 372, 940, 44),
        fall(1680, 372, 800, 14),
        group({ filter: blur(paper, 16) }, shape(glint(1052, 930, 460, 110), '#fffdf0', { opacity: 0.9 })),
        pali(paper, {
          spurs: spurs(
            '-300 -300 -500 1000 -100 -120 -160 985 60 -40 120 982 180 60 280 978 230 40 400 974 300 140 520 972 420 330 620 970 520 520 720 968 600 660 800 966 700 840 860 964 820 930 900 962',
          ),
          dip: 60,
          recess: 0,
          lit: ['#8fb84e', '#6d9f45', '#8aad55'],
          shade: ['#1f5c42', '#1f5f45', '#3b7350'],
          light: 'left',
        }),
        pali(paper, {
          spurs: spurs(
            '1330 940 1290 962 1460 850 1400 964 1560 700 1480 966 1640 620 1600 968 1720 480 1700 970 1850 330 1800 972 1930 150 1920 975 2000 130 2040 978 2080 170 2180 980 2230 40 2290 982 2350 -80 2430 985 2600 -200 2640 1000',
          ),
          dip: 60,
          recess: 0,
          lit: ['#a9cc58', '#86b24a', '#9fbf5c'],
          shade: ['#2a6b48', '#256648', '#44805a'],
          light: 'left',
        }),
        haze(paper, 700, 980, '#f3eec2', 0.55),
      ),
    );
    const fields = FIELDS.map((text) => {
      const corners = points(text);
      return line(rough(random, [...corners, corners[0] ?? [0, 0]], 0.09, 110), true);
    }).join('');
    const dike = ground(
      rough(random, points('-60 968 400 962 900 958 1400 960 2000 964 2460 968'), 0.04, 24),
      1700,
    );
    const clumps = FIELDS.flatMap((text, i) => {
      if (i % 3 === 1 && i > 3) return [];
      const corner = points(text);
      const [a, b, c, d] = [
        corner[0] ?? [0, 0],
        corner[1] ?? [0, 0],
        corner[corner.length - 2] ?? [0, 0],
        corner[corner.length - 1] ?? [0, 0],
      ];
      return times(i < 6 ? 13 : 22, (): { y: number; d: string } => {
        const [s, t] = [between(random, 0.05, 0.95), between(random, 0.12, 0.92)];
        const x = (a[0] * (1 - s) + b[0] * s) * (1 - t) + (d[0] * (1 - s) + c[0] * s) * t;
        const y = (a[1] * (1 - s) + b[1] * s) * (1 - t) + (d[1] * (1 - s) + c[1] * s) * t;
        const r = ((y - 930) / 620) * 46 * between(random, 0.7, 1.2);
        const leaf = (dx: number, dy: number): string =>
          `M${(x + dx * r).toFixed(0)} ${(y - dy * r).toFixed(0)}c${(-r * 0.7).toFixed(0)}-${(r * 0.2).toFixed(0)}-${(r * 0.5).toFixed(0)}-${(r * 0.9).toFixed(0)} 0-${(r * 0.6).toFixed(0)}c${(r * 0.5).toFixed(0)}-${(r * 0.3).toFixed(0)} ${(r * 0.7).toFixed(0)} ${(r * 0.4).toFixed(0)} 0 ${(r * 0.6).toFixed(0)}z`;
        return {
          y,
          d:
            `M${x.toFixed(0)} ${y.toFixed(0)}l${(-r * 0.5).toFixed(0)}-${(r * 0.8).toFixed(0)} ${(r * 0.5).toFixed(0)} ${(r * 0.4).toFixed(0)} ${(r * 0.5).toFixed(0)}-${(r * 0.5).toFixed(0)}z` +
            leaf(-0.5, 0.5) +
            leaf(0.55, 0.4) +
            leaf(0.05, 0.9),
        };
      });
    }).sort((p, q) => p.y - q.y);
    const taro = shared(paper, tag('path', { d: clumps.map(({ d }) => d).join('') }));
    return [
      sky(paper, 900, '#8fb6bf', '#cfdcc8', '#f7ecc0', '#ffe9b0'),
      glow(paper, [420, -40], 1500, stops('0 #fffdf0 1, 0.3 #fff3c4 0.6, 1 #fff3c4 0')),
      shape(streak(random, 1500, 120, 1300, 60), '#ffffff', { opacity: 0.6 }),
      backdrop,
      group(
        { filter: blur(paper, 10) },
        shape(streak(random, 760, 560, 900, 60), '#fffdf0', { opacity: 0.75 }),
        shape(streak(random, 1560, 470, 800, 50), '#fffdf0', { opacity: 0.7 }),
      ),
      shape(dike, vertical(paper, 960, 1640, '#c3cf7c', '#86aa4a', '#3f7438', '#1c4a2c')),
      shape(fields, '#2c5a34', { opacity: 0.8, transform: 'translate(0 -7)' }),
      clipped(
        paper,
        fields,
        shape(fields, vertical(paper, 990, 1640, '#fdf1c8', '#cfe0cc', '#8fbcb8', '#4f9099')),
        group({ transform: 'translate(0 1944) scale(1 -1)', opacity: 0.62 }, backdrop),
        shape(
          times(70, () =>
            glint(random() * 2400, between(random, 1000, 1640), between(random, 60, 240), 5),
          ).join(''),
          '#fffbe6',
          { opacity: 0.45 },
        ),
      ),
      shape(fields, 'none', { stroke: '#dce58e', 'stroke-width': 5, opacity: 0.7 }),
      shape(
        froth(random, points('-60 990 -60 940 160 930 380 944 560 936 720 950 860 962 700 984 300 996'), 44),
        vertical(paper, 930, 990, '#7fae58', '#3f7d46'),
      ),
      shape(
        froth(
          random,
          points('1240 966 1400 944 1560 930 1760 924 1980 936 2200 922 2460 934 2460 992 1800 992'),
          46,
        ),
        vertical(paper, 920, 990, '#93ba5c', '#3f7d46'),
      ),
      palm(random, points('1830 1010 1850 930 1840 850 1860 770'), 120, {
        bark: '#4c3f30',
        barkLit: '#a58a5a',
        leaf: '#1e5a3a',
        leafLit: '#4f8f45',
      }),
      palm(random, points('1390 1000 1376 950 1380 900 1366 850'), 86, {
        bark: '#4c3f30',
        barkLit: '#a58a5a',
        leaf: '#2a6645',
        leafLit: '#5f9c4e',
      }),
      shape(smoothShape('1480 1004 1540 952 1700 940 1860 956 1960 1008 1700 1024'), '#5f9440'),
      placed(1610, 992, 1.06, house()),
      shape(smoothShape('1400 1014 1440 980 1490 990 1510 1016'), '#2f6b3c'),
      shape(smoothShape('1740 1012 1780 974 1850 984 1890 1016'), '#2f6b3c'),
      group({ fill: '#1c5434' }, taro),
      group(
        { fill: vertical(paper, 1000, 1620, '#b5cf74', '#86b455', '#5c9a4c'), transform: 'translate(-4 -6)' },
        taro,
      ),
      placed(1190, 1232, 1, group({}, shape(glint(10, 6, 120, 12), '#24504a', { opacity: 0.6 }), farmer())),
      placed(
        960,
        1250,
        0.9,
        shape(
          'M-4 0L-6-44L0-44L2 0zM10 0L8-42L13-42L16 0zM-40-60C-20-84 20-82 34-58C20-40-16-38-56-36z',
          '#fffdf2',
        ),
        stroke('M24-62C44-78 22-96 36-112', '#fffdf2', 9),
        shape('M36-118L64-108L36-104z', '#e8a23a'),
      ),
      ...rows(
        4,
        '90 1490 210 -24 300 1590 170 14 -20 1300 150 -40 2330 1520 230 22 2120 1610 150 -12 2420 1320 150 36',
      ).flatMap(([x = 0, y = 0, size = 0, turn = 0]) => [
        stroke(
          `M${String(x)} ${String(y - size * 0.3)}Q${String(x + turn)} ${String(y + 120)} ${String(x + turn * 2)} 1680`,
          '#6d8a3e',
          size * 0.08,
        ),
        heart(paper, x, y, size, turn, '#9cc552', '#1d5a38'),
      ]),
      spray(paper, 'M-60 1300H2460V1660H-60z', '#0d2f26', [0, 1680], [0, 1440], 0.5),
    ];
  },
};
