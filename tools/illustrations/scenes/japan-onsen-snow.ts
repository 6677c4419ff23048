import { blur, faded, glow, haze, sky, spray } from '../kit/effects';
import { ground, type Point, smooth } from '../kit/geometry';
import { froth, points, ribbon, rows, smoothShape, stops } from '../kit/isles';
import { vertical } from '../kit/paper';
import { conifer, crag, crest } from '../kit/posters';
import { bather, lantern } from '../kit/posters-japan';
import { between, times } from '../kit/random';
import type { Scene } from '../kit/scene';
import { disc, group, type Markup, placed, shape, stroke, tag } from '../kit/svg';
import { glitter, ripples } from '../kit/water';

const LAMP: Point = [770, 796];

export const scene: Scene = {
  key: 'japan-onsen-snow',
  draw: (paper) => {
    const { random } = paper;
    const soft = blur(paper, 18);
    const wood = (
      base: number,
      tall: number,
      count: number,
      from: number,
      to: number,
      dark: string,
      snow: string,
    ): Markup[] =>
      times(count, (i): Markup => {
        const x = from + ((i + random()) / count) * (to - from);
        const h = tall * between(random, 0.7, 1.2);
        const y = base + between(random, -16, 16);
        return (
          shape(conifer(random, x, y, h, h * 0.42), dark) +
          shape(conifer(random, x - h * 0.03, y - h * 0.05, h * 0.94, h * 0.27), snow, { opacity: 0.92 })
        );
      });
    const boulder = (x: number, y: number, w: number, h: number, warm: boolean): Markup => {
      const profile = times(9, (i): Point => {
        const t = i / 8;
        return [
          x - w / 2 + w * t,
          y - h * Math.sin(Math.PI * (0.04 + t * 0.92)) ** 0.55 * between(random, 0.9, 1.08),
        ];
      });
      const body = smooth([[x - w * 0.53, y + h * 0.2], ...profile, [x + w * 0.53, y + h * 0.2]], true);
      const cap = smooth(
        [
          ...profile.slice(1, -1).map(([px, py]): Point => [px, py - h * 0.14]),
          ...profile
            .slice(1, -1)
            .reverse()
            .map(([px, py], i): Point => [
              px,
              py + h * (i % 2 === 0 ? 0.34 : 0.2) * between(random, 0.7, 1.2),
            ]),
        ],
        true,
      );
      return group(
        {},
        shape(body, vertical(paper, y - h, y + h * 0.2, '#59617c', '#333b58', '#1c2340')),
        spray(
          paper,
          body,
          warm ? '#f0a868' : '#8fa4cc',
          [x + (warm ? 0.5 : -0.5) * w, y - h * 0.3],
          [x, y - h * 0.3],
          0.7,
        ),
        shape(cap, vertical(paper, y - h * 1.1, y - h * 0.4, '#fbfcff', '#c4d2ea')),
        spray(paper, cap, '#8aa0cc', [x - w * 0.5, y], [x, y - h], 0.6),
      );
    };
    const steam = (x: number, y: number, w: number, h: number, lean: number, opacity: number): Markup => {
      const side = (sign: number): Point[] =>
        times(6, (i): Point => [
          x + lean * (i / 5) ** 1.4 + sign * w * (0.3 + (0.7 * i) / 5) * between(random, 0.8, 1.15),
          y - (h * i) / 5,
        ]);
      return faded(
        paper,
        [0, y - h * 0.3],
        [0, y - h],
        shape(froth(random, [...side(-1), ...side(1).reverse()], w * 0.6), '#e6e9f6', {
          opacity,
          filter: soft,
        }),
      );
    };
    const pool = smooth(
      points(
        '-60 1180 200 1130 520 1090 900 1070 1300 1064 1700 1080 2060 1120 2460 1170 2460 1560 2200 1640 1900 1700 400 1700 160 1620 -60 1560',
      ),
      true,
    );
    const flakes = (count: number, low: number, high: number): Markup[] =>
      times(count, () =>
        disc(
          Math.round(random() * 2400),
          Math.round(random() * 1560),
          between(random, low, high),
          '#ffffff',
          { opacity: Math.round(between(random, 5, 10)) / 10 },
        ),
      );
    const eave = 'M1560 560C1800 500 2100 440 2480 330V520L1600 690C1560 680 1540 620 1560 560z';
    return [
      sky(paper, 760, '#1c2450', '#3a4a86', '#7a86b8', '#c9bccf'),
      glow(paper, [700, 760], 1200, stops('0 #f0cfc4 0.7, 0.4 #b4a4c4 0.3, 1 #b4a4c4 0')),
      crag(paper, {
        outline:
          '-60 700 160 600 330 520 480 400 600 300 690 230 760 260 860 370 980 470 1120 560 1300 640 1500 720',
        spine: '694 230 720 340 660 440 740 560 690 700',
        base: 760,
        lit: ['#f6eef2', '#d9d4e6', '#a4aed0'],
        shade: ['#a9b4d8', '#7a8abc', '#5a6ba0'],
        light: 'left',
        marks: ['#6a7ab0', '#3f5090'],
      }),
      shape(
        ground(
          crest(random, '900 760 1120 640 1320 560 1500 470 1680 520 1900 420 2140 500 2460 440', 0.24),
          800,
        ),
        vertical(paper, 420, 780, '#a9b4d8', '#7a8abc'),
      ),
      haze(paper, 560, 800, '#c9c4dc', 0.6),
      ...wood(830, 190, 24, -40, 2440, '#3a4a7c', '#c4cfea'),
      ...wood(930, 300, 13, -40, 1560, '#26345f', '#dfe6f6'),
      shape(
        ground(crest(random, '-60 900 300 920 700 960 1100 970 1500 960 1900 940 2460 930', 0.06), 1300),
        vertical(paper, 900, 1180, '#e9eef9', '#b4c3e2'),
      ),
      shape('M1640 690L2480 500V1140L1640 1070z', vertical(paper, 500, 1140, '#5a3a34', '#3a2430')),
      ...times(5, (i): Markup => {
        const x = 1690 + i * 156;
        const [a, b] = [716 - i * 36, 1060 + i * 14];
        return group(
          {},
          shape(
            `M${String(x)} ${String(a)}L${String(x + 128)} ${String(a - 22)}V${String(b + 8)}L${String(x)} ${String(b)}z`,
            vertical(paper, 660, 1080, '#fff0c0', '#ffc978', '#e8944c'),
          ),
          stroke(
            `M${String(x + 43)} ${String(a - 7)}V${String(b + 3)}M${String(x + 86)} ${String(a - 15)}V${String(b + 5)}M${String(x)} ${String(a + 120)}L${String(x + 128)} ${String(a + 106)}M${String(x)} ${String(a + 240)}L${String(x + 128)} ${String(a + 236)}`,
            '#7a4630',
            7,
          ),
        );
      }),
      shape('M2050 1100C2060 960 2080 900 2110 900C2140 900 2160 960 2166 1108z', '#3a2430', {
        opacity: 0.55,
      }),
      disc(2110, 872, 34, '#3a2430', { opacity: 0.55 }),
      tag('path', { d: eave, fill: '#2c2440' }),
      shape(
        'M1560 560C1800 500 2100 440 2480 330V180C2200 330 1900 420 1620 480C1540 500 1500 560 1520 600C1540 640 1580 610 1600 640C1640 600 1700 650 1740 610C1800 580 1860 620 1920 580C1990 540 2050 590 2110 546C2180 500 2260 540 2320 490L2480 440V330z',
        vertical(paper, 200, 640, '#ffffff', '#dfe6f6', '#a9b8dc'),
      ),
      stroke('M1640 690V760M1640 760', '#2c2440', 6),
      shape(
        'M1606 760C1590 800 1590 850 1606 890H1674C1690 850 1690 800 1674 760z',
        vertical(paper, 760, 890, '#ff8a5c', '#e0452c', '#a82c2c'),
      ),
      shape('M1612 752H1668V764H1612zM1612 886H1668V898H1612z', '#2c2030'),
      shape('M1560 1068L2480 1150V1180L1560 1096z', '#6b4634'),
      shape(pool, vertical(paper, 1064, 1640, '#8fa4c4', '#4a7a9c', '#1f5478', '#123454')),
      shape(glitter(random, { x: 2000, top: 1120, bottom: 1540, spread: [260, 380], count: 80 }), '#ffc978', {
        opacity: 0.75,
      }),
      shape(glitter(random, { x: 800, top: 1110, bottom: 1500, spread: [40, 150], count: 60 }), '#ffe6a4', {
        opacity: 0.85,
      }),
      shape(ripples(random, 1080, 1640, 90), '#e9f0fa', { opacity: 0.3 }),
      steam(560, 1200, 170, 560, 120, 0.5),
      steam(1420, 1180, 200, 640, 140, 0.5),
      boulder(120, 1150, 420, 210, false),
      boulder(460, 1110, 340, 170, false),
      boulder(1010, 1090, 260, 120, false),
      boulder(1260, 1080, 190, 80, false),
      boulder(1490, 1090, 240, 120, true),
      glow(paper, [LAMP[0], LAMP[1] + 40], 520, stops('0 #ffd98a 0.55, 0.4 #ffb86c 0.2, 1 #ffb86c 0')),
      boulder(770, 1130, 460, 130, true),
      placed(LAMP[0], 1080, 0.94, lantern(paper)),
      glow(paper, [LAMP[0], 736], 200, stops('0 #fff3c4 0.8, 0.3 #ffd98a 0.4, 1 #ffd98a 0')),
      shape(smoothShape('960 1330 1180 1304 1420 1330 1480 1360 1240 1390 1000 1376'), '#123454', {
        opacity: 0.45,
      }),
      placed(1210, 1340, 1, bather),
      stroke(
        'M1000 1346Q1210 1384 1430 1344M930 1374Q1210 1424 1500 1370M1080 1396Q1210 1416 1350 1394',
        '#eef4fb',
        7,
        { opacity: 0.75 },
      ),
      glow(paper, [1500, 1240], 420, stops('0 #ffc978 0.2, 1 #ffc978 0')),
      steam(1000, 1340, 200, 460, 120, 0.32),
      steam(1700, 1420, 220, 520, 140, 0.4),
      placed(
        1740,
        1440,
        1,
        shape('M-190 10C-150 40 150 40 190 10L170-14H-170z', '#5a3424'),
        shape('M-190 10C-150-16 150-16 190 10C150 26-150 26-190 10z', '#a86c44'),
        shape('M-96-2C-100-60-90-96-74-104V-150H-40V-104C-22-96-16-60-20-2z', '#e9eef6'),
        shape('M-40-104C-22-96-16-60-20-2H-44C-36-40-40-80-52-104z', '#9fb0d0'),
        stroke('M-88-50H-24', '#3f6aa0', 9),
        shape('M30-4C30-40 34-50 40-54H92C98-50 102-40 102-4z', '#f4f7fb'),
        shape('M70-54H92C98-50 102-40 102-4H82C86-20 84-44 70-54z', '#a9b8dc'),
      ),
      boulder(60, 1640, 640, 260, false),
      boulder(430, 1680, 420, 170, true),
      boulder(2300, 1640, 660, 300, true),
      boulder(1950, 1690, 420, 150, true),
      shape(
        ribbon(points('-80 260 60 236 200 260 340 214 480 226 640 180'), [56, 34, 8]) +
          ribbon(points('180 252 240 310 330 340 420 336'), [26, 18, 6]) +
          ribbon(points('330 216 390 150 470 120'), [20, 14, 5]),
        '#2a2438',
      ),
      ...rows(
        3,
        '70 240 120 250 262 110 420 340 120 480 222 130 640 184 120 470 122 100 330 330 90 -10 200 120',
      ).map(([x = 0, y = 0, r = 0]): Markup => {
        const needles = times(19, (i): string => {
          const a = Math.PI * (0.04 + (0.92 * i) / 18) * (i % 2 === 0 ? 1 : 1.02);
          const long = r * between(random, 0.75, 1.1);
          return `M${String(x - 5)} ${String(y)}L${(x + Math.cos(a) * long).toFixed(0)} ${(y + Math.sin(a) * long * 0.62).toFixed(0)}L${String(x + 6)} ${String(y)}z`;
        }).join('');
        const snow = froth(
          random,
          [
            [x - r * 0.8, y + r * 0.12],
            [x - r * 0.3, y - r * 0.3],
            [x + r * 0.3, y - r * 0.32],
            [x + r * 0.85, y + r * 0.1],
            [x, y + r * 0.16],
          ],
          r * 0.42,
        );
        return (
          shape(needles, '#1f3a5c') +
          shape(snow, vertical(paper, y - r * 0.5, y + r * 0.2, '#ffffff', '#b9c9e6'))
        );
      }),
      ...flakes(130, 2, 4.5),
      ...flakes(34, 5, 10),
    ];
  },
};
