import { heap } from '../kit/clouds';
import { gull } from '../kit/creatures';
import { glow, haze, sky, spray } from '../kit/effects';
import { ground, line, rough, smooth, type Point } from '../kit/geometry';
import { froth, pali, points, ribbon, rows, spurs, stops } from '../kit/isles';
import { lighthouse } from '../kit/isles-built';
import { visitor } from '../kit/isles-people';
import { seabird } from '../kit/isles-sea-life';
import { hawaii } from '../kit/palette';
import { vertical } from '../kit/paper';
import { tufts } from '../kit/plants';
import { between, times } from '../kit/random';
import type { Scene } from '../kit/scene';
import { disc, group, placed, shape, stroke, type Markup } from '../kit/svg';
import { glint, ripples } from '../kit/water';

const SEA = 900;

export const scene: Scene = {
  key: 'hawaii-lighthouse',
  draw: (paper) => {
    const { random } = paper;
    const wisp = (text: string, wide: number): string => ribbon(points(text), [2, wide, 3]);
    const cap =
      '700 1000 760 950 860 912 980 888 1120 868 1300 856 1480 850 1680 830 1900 790 2140 740 2300 716 2460 690';
    const top = rough(random, points(cap), 0.1, 16);
    const face: (readonly [Point, Point])[] = points(cap)
      .slice(0, 10)
      .flatMap(([x, y], i) => {
        const at = (dx: number, dy: number, fx: number): readonly [Point, Point] => [
          [x + dx, y + dy + 26],
          [x + dx * 1.05 + fx, 1330 + i * 18],
        ];
        return [at(0, i === 0 ? 0 : 36, -70 + i * 6), at(60, 14, -30 + i * 6)];
      });
    const slope = rough(
      random,
      points('820 1660 960 1590 1120 1500 1300 1420 1500 1340 1720 1280 1960 1190 2200 1080 2460 960'),
      0.12,
      16,
    );
    const caps = times(46, () => {
      const depth = random() ** 1.3;
      return glint(
        between(random, -40, 1500),
        SEA + 20 + depth * 620,
        (40 + 190 * depth) * between(random, 0.6, 1.3),
        5 + 13 * depth,
      );
    }).join('');
    const grass = line(
      [
        ...top,
        ...rough(
          random,
          points(
            '2460 1160 2080 1180 1940 1100 1780 1020 1560 970 1340 956 1200 980 1060 946 940 990 860 960 780 1010 700 1010',
          ),
          0.3,
          24,
        ),
      ],
      true,
    );
    const path = smooth(
      points(
        '1330 866 1420 900 1620 930 1800 990 1900 1080 1880 1180 1760 1262 1880 1262 1990 1180 2010 1070 1900 960 1700 900 1500 876 1390 860',
      ),
      true,
    );
    const bloom = (x: number, y: number, r: number): Markup =>
      group(
        { transform: `translate(${x.toFixed(0)} ${y.toFixed(0)}) scale(${(r / 30).toFixed(2)})` },
        shape(
          'M0 0C-34-4-34-34-8-30C-10-44 20-44 16-28C40-32 40 0 18 4C24 26-8 34-10 12C-30 22-40-2 0 0z',
          hawaii.hibiscus,
        ),
        shape('M0 0C20-24 10-30 16-28C40-32 40 0 18 4z', '#f0708a'),
        stroke('M2-2L20-26', '#ffd978', 5),
      );
    return [
      sky(paper, SEA, '#0f5a9c', '#2f8cc4', '#84c4de', '#dff2ea'),
      glow(paper, [200, 60], 1500, stops('0 #ffffff 0.9, 0.25 #f4fff8 0.45, 1 #f4fff8 0')),
      shape(
        wisp('-60 330 300 270 700 250 1100 180 1500 60', 60) +
          wisp('200 470 600 400 1000 370 1300 300', 36) +
          wisp('1500 330 1800 250 2100 220 2460 120', 54) +
          wisp('1700 470 2000 400 2300 380 2460 330', 30),
        '#ffffff',
        { opacity: 0.75 },
      ),
      ...rows(4, '420 872 700 110 1980 640 760 150 1080 866 460 60').map(([x = 0, y = 0, w = 0, h = 0]) => {
        const d = heap(random, x, y, w, h, 10);
        return (
          shape(d, vertical(paper, y - h, y, '#ffffff', '#cfe6ee')) +
          spray(paper, d, '#8fbfd6', [x + w / 2, y], [x - w * 0.1, y - h], 0.6)
        );
      }),
      shape(
        `M-60 ${String(SEA)}H2460V1660H-60z`,
        vertical(paper, SEA, 1600, '#2f86b4', '#14699c', '#0b5f8a', hawaii.reef, '#0a3f5a'),
      ),
      shape(ripples(random, SEA + 6, 1600, 120), '#d6f2f4', { opacity: 0.3 }),
      shape(caps, '#ffffff', { opacity: 0.85 }),
      pali(paper, {
        spurs: spurs(
          '150 996 120 1046 200 930 190 1050 262 890 270 1054 330 900 350 1056 400 880 430 1056 460 930 500 1054 520 990 560 1050',
        ),
        dip: 16,
        recess: 2,
        lit: ['#a8bf62', '#b9946c', '#8f6f58'],
        shade: ['#5f8450', '#54544c', '#3f4a4e'],
        light: 'left',
      }),
      shape(
        froth(random, points('80 1056 130 1036 240 1044 340 1030 460 1044 560 1034 620 1056'), 34) +
          glint(350, 1060, 640, 20) +
          glint(200, 1090, 300, 12),
        '#ffffff',
      ),
      shape(
        line([...top, [2460, 1500], [1300, 1440], [760, 1330], [676, 1120]], true),
        vertical(paper, 690, 1500, '#8a6a50', '#6b4f44', '#3d3a40'),
      ),
      pali(paper, {
        spurs: face,
        dip: 40,
        recess: 10,
        lit: ['#d99a64', '#b9704a', '#8a5444', '#5f4244'],
        shade: ['#5f4444', '#4a3840', '#33303c', '#282a38'],
        light: 'left',
      }),
      haze(paper, 1200, 1420, '#cfeaf0', 0.3),
      shape(
        froth(
          random,
          points(
            '430 1400 500 1350 590 1310 640 1240 690 1190 720 1250 790 1230 830 1310 920 1330 1000 1300 1060 1370 1200 1400 1340 1440 1400 1520 1000 1480 600 1450',
          ),
          46,
        ),
        vertical(paper, 1210, 1470, '#ffffff', '#cfe9ee'),
      ),
      ...times(50, () =>
        disc(between(random, 560, 900), 1290 - 190 * random() ** 1.5, between(random, 2, 6), '#ffffff'),
      ),
      shape(
        [
          glint(620, 1440, 760, 34),
          glint(420, 1500, 620, 24),
          glint(900, 1500, 500, 26),
          glint(260, 1400, 420, 16),
        ].join(''),
        '#f6ffff',
        { opacity: 0.9 },
      ),
      shape(grass, vertical(paper, 690, 1060, '#a9cf58', '#7fb046', '#4b8a3e')),
      spray(paper, grass, '#e6ec8c', [820, 880], [1500, 960], 0.5),
      shape(
        tufts(
          random,
          top.filter((_, i) => i % 3 === 0),
          34,
          22,
          0.7,
        ),
        '#7fb046',
      ),
      shape(path, '#e8cf9a'),
      placed(1300, 872, 1.06, lighthouse(paper)),
      shape(tufts(random, points('1180 884 1240 888 1300 892 1360 890 1420 886'), 34, 12, 0.7), '#5f9a40'),
      placed(
        1560,
        896,
        0.5,
        shape('M-120 0V-90H110V0z', '#fffaf0') +
          shape('M40-90H110V0H40z', '#9fb4bc') +
          shape('M-140-86L-90-160H80L130-86z', hawaii.hibiscus) +
          shape('M80-160L130-86H50z', '#841f3c') +
          shape('M-80-64h40v34h-40zM-10-64h36v64h-36z', '#2f5a72'),
      ),
      shape(ground(slope, 1720), vertical(paper, 960, 1640, '#7fb84a', '#3f8a42', '#1f5f3f', '#103a2e')),
      spray(paper, ground(slope, 1720), '#dbe67c', [1400, 1360], [1900, 1600], 0.6),
      shape(
        tufts(
          random,
          slope.filter((_, i) => i % 2 === 0),
          96,
          15,
          0.85,
        ),
        '#4f9440',
      ),
      stroke(
        'M1560 1350L1560 1270M1760 1290L1760 1206M1960 1210L1960 1124M2160 1120L2160 1032M2360 1030L2360 940M1540 1292Q1660 1270 1760 1226Q1860 1210 1960 1144Q2060 1120 2160 1052Q2260 1030 2380 956',
        '#f4efe0',
        11,
      ),
      placed(1870, 1248, 1.06, visitor()),
      shape(
        tufts(
          random,
          slope.filter((_, i) => i % 4 === 0).map(([x, y]): Point => [x + 70, y + 120]),
          110,
          26,
          0.85,
        ),
        '#8cc455',
      ),
      shape(
        tufts(
          random,
          slope.filter((_, i) => i % 5 === 0).map(([x, y]): Point => [x + 150, y + 280]),
          130,
          30,
          0.85,
        ),
        '#2c7a40',
      ),
      ...rows(
        3,
        '1390 1500 34 1480 1570 42 1620 1490 34 1900 1400 38 2060 1500 48 2240 1340 36 2330 1480 50 1750 1590 46',
      ).map(([x = 0, y = 0, r = 0]) => bloom(x, y, r)),
      seabird(830, 440, 380, -10),
      seabird(1720, 380, 230, 14, -1),
      seabird(520, 680, 210, 6),
      placed(
        960,
        610,
        0.74,
        shape(
          'M-14 4C-60-40-110-40-200 10C-170-40-100-84-20-30C-10-44 6-48 18-42C26-46 34-42 40-36C100-96 180-60 214-20C130-60 80-36 34-6C24 12 10 26-6 60L-14 34L-34 56C-28 34-22 18-14 4z',
          '#1f2c3a',
        ),
      ),
      seabird(1960, 520, 160, -6),
      gull(1530, 560, 90, '#ffffff', 8),
      seabird(330, 230, 190, -18, -1),
    ];
  },
};
