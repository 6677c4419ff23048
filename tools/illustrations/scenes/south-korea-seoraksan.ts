import { gull, walker } from '../kit/creatures';
import { blur, glow, haze, sky, spray } from '../kit/effects';
import { ground, type Point } from '../kit/geometry';
import { froth, points, ribbon, rows, smoothShape, stops } from '../kit/isles';
import { massif } from '../kit/lagoon';
import { vertical } from '../kit/paper';
import { stones } from '../kit/plants';
import { crest, streaks } from '../kit/posters';
import { MAPLE, pavilion } from '../kit/posters-korea';
import { between, times } from '../kit/random';
import type { Scene } from '../kit/scene';
import { group, type Markup, placed, shape, short, stroke } from '../kit/svg';

export const scene: Scene = {
  key: 'south-korea-seoraksan',
  draw: (paper) => {
    const { random } = paper;
    const soft = blur(paper, 16);
    const mist = (text: string, opacity: number): Markup =>
      shape(smoothShape(text), '#fff6ec', { opacity, filter: soft });
    /** Autumn woods as rounds of several colours below a line. */
    const woods = (text: string, size: number, tones: readonly string[], lit: string): Markup => {
      const line = crest(random, text, 0.1, size * 0.9);
      const base = ground(line, 1700);
      const groups = tones.map((): string[] => []);
      const lights: string[] = [];
      line.forEach(([x, y], i) => {
        times(3, (row) => {
          const [cx, cy, r] = [
            x + between(random, -0.4, 0.4) * size,
            y + row * size * 0.7 + between(random, -0.2, 0.2) * size,
            size * between(random, 0.5, 0.8),
          ];
          groups[(i + row + Math.floor(random() * 2)) % tones.length]?.push(
            `M${short(cx - r)} ${short(cy + r * 0.5)}q0-${short(r * 1.5)} ${short(r)}-${short(r * 1.5)}t${short(r)} ${short(r * 1.5)}z`,
          );
          lights.push(
            `M${short(cx)} ${short(cy - r * 0.96)}q${short(r * 0.86)} 0 ${short(r * 0.9)} ${short(r * 1.3)}q-${short(r * 0.3)}-${short(r * 0.9)}-${short(r * 0.9)}-${short(r * 1.3)}z`,
          );
        });
      });
      return group(
        {},
        shape(base, tones[0] ?? '#000000'),
        ...groups.map((list, i) => shape(list.join(''), tones[i] ?? '#000000')),
        shape(lights.join(''), lit, { opacity: 0.5 }),
      );
    };
    const spires = (
      edges: readonly string[],
      lit: readonly string[],
      shade: readonly string[],
      waver: number,
      runnels: number,
    ): Markup => massif(paper, { edges, lit, shade, firstLit: false, waver, runnels });
    const tier = (x: number, y: number, r: number, s: number): string =>
      froth(
        random,
        points(
          `${short(x - r)} ${short(y)} ${short(x)} ${short(y - s * 0.26)} ${short(x + r * 0.92)} ${short(y - s * 0.04)} ${short(x)} ${short(y + s * 0.1)}`,
        ),
        r * 0.48,
      );
    const pines = (text: string): Markup =>
      group(
        {},
        ...rows(3, text).map(
          ([x = 0, y = 0, s = 0]) =>
            stroke(
              `M${short(x)} ${short(y)}q${short(s * 0.1)}-${short(s * 0.5)} ${short(-s * 0.06)}-${short(s)}`,
              '#3a3034',
              s * 0.07,
            ) + shape(tier(x, y - s * 0.72, s * 0.5, s) + tier(x, y - s * 1.02, s * 0.36, s), '#2f5a48'),
        ),
      );
    const leaf = (x: number, y: number, s: number, turn: number, fill: string): Markup =>
      group(
        { transform: `translate(${short(x)} ${short(y)}) rotate(${short(turn)}) scale(${short(s)})` },
        shape(MAPLE, fill),
        stroke('M0 20V-60M0-20L-34-36M0-20L34-36', '#7c1f24', 3, { opacity: 0.5 }),
      );
    const boughs: readonly (readonly [string, readonly [number, number, number]])[] = [
      ['-80 420 100 330 280 300 460 230 620 220 760 170', [44, 24, 5]],
      ['180 316 300 400 420 440 520 520', [20, 12, 4]],
      ['-80 120 120 130 300 100 520 40', [36, 20, 5]],
    ];
    const foliage = boughs.flatMap(([d]) => {
      const path = points(d);
      return times(26, (i) => {
        const at = 0.2 + ((i + random()) / 26) * (path.length - 1.22);
        const k = Math.min(path.length - 2, Math.floor(at));
        const [a, b] = [path[k] ?? [0, 0], path[k + 1] ?? [0, 0]];
        return leaf(
          a[0] + (b[0] - a[0]) * (at - k) + between(random, -70, 70),
          a[1] + (b[1] - a[1]) * (at - k) + between(random, -50, 90),
          Math.round(between(random, 6, 12)) / 10,
          between(random, 90, 270),
          ['#a82428', '#d9402c', '#ee6a34', '#f59a44'][i % 4] ?? '#d9402c',
        );
      });
    });
    const bridge = (t: number): Point => [560 + 1290 * t, 1236 + 96 * Math.sin(Math.PI * t) + 20 * t];
    const rail = (lift: number): string =>
      times(25, (i) => {
        const [x, y] = bridge(i / 24);
        return `${i === 0 ? 'M' : 'L'}${short(x)} ${short(y - lift)}`;
      }).join('');
    return [
      sky(paper, 900, '#5f8ab4', '#a9bfcc', '#f0dcc4', '#ffd9a4'),
      glow(paper, [2060, 420], 1350, stops('0 #fffbe8 1, 0.12 #fff0c4 0.8, 0.5 #ffdca4 0.3, 1 #ffdca4 0')),
      streaks(random, '700 160 1000 40 1500 260 700 26 2150 200 600 24', '#fff6e8', 0.7),
      spires(
        '-60 640 -60 1100|90 560 80 1100|180 610 180 1100|300 480 300 1100|400 590 400 1100|560 520 560 1100|700 640 720 1100|1500 620 1500 1100|1680 540 1690 1100|1780 600 1780 1100|1940 470 1940 1100|2060 570 2060 1100|2220 500 2220 1100|2460 600 2460 1100'.split(
          '|',
        ),
        ['#e9d9cc', '#f4e4d0'],
        ['#a9b0c0', '#c3bfc4'],
        8,
        1,
      ),
      mist('-60 840 300 780 700 820 1100 790 1600 830 2100 780 2460 810 2460 930 1200 960 -60 940', 0.8),
      spires(
        '520 1000 500 1240|600 760 590 1240|660 820 670 1240|700 560 690 900 700 1240|760 640 770 1240|800 430 790 800 800 1240|860 520 870 900 880 1240|910 300 900 700 920 1240|970 420 980 800 990 1240|1030 250 1020 600 1050 1240|1090 400 1100 800 1110 1240|1160 190 1140 560 1160 1240|1220 380 1230 800 1240 1240|1290 260 1280 700 1300 1240|1350 460 1360 900 1370 1240|1410 360 1400 800 1430 1240|1480 560 1490 900 1500 1240|1550 480 1550 900 1570 1240|1620 700 1640 1240|1690 640 1690 1240|1780 880 1800 1240|1870 1000 1880 1240'.split(
          '|',
        ),
        ['#fff3dc', '#efd9bc', '#dcbc9c', '#c99a74'],
        ['#8a8ca4', '#70768f', '#645f74', '#5a4a54'],
        12,
        2,
      ),
      pines('620 770 70 742 640 60 880 520 70 1000 430 62 1240 392 74 1370 470 64 1500 560 74 1650 700 70'),
      mist('500 900 800 850 1100 900 1300 870 1600 920 1900 900 2000 980 1500 1000 1000 970 600 1000', 0.75),
      haze(paper, 820, 1180, '#ffe0b8', 0.4),
      woods(
        '-60 980 200 930 440 980 640 1060 900 1110 1200 1120 1500 1100 1760 1040 2000 960 2240 930 2460 900',
        84,
        ['#8f3a2c', '#c9582f', '#e08a3c', '#8a8a44', '#d9a944'],
        '#ffe2a0',
      ),
      mist('300 1150 700 1110 1200 1160 1700 1110 2000 1140 1800 1220 1200 1240 600 1220', 0.6),
      woods(
        '-60 1160 160 1120 360 1180 520 1280',
        110,
        ['#6f2428', '#a8382c', '#d4622f', '#6a6f3c'],
        '#ffc978',
      ),
      woods(
        '1860 1270 2000 1180 2200 1120 2460 1060',
        110,
        ['#8a3028', '#c9502c', '#e8903c', '#9a8a3c'],
        '#ffe09a',
      ),
      shape(
        'M520 1290C900 1330 1500 1340 1840 1290L1860 1690H500z',
        vertical(paper, 1290, 1600, '#f4d9bc', '#a9b0b4', '#5f7a88'),
      ),
      woods(
        '560 1330 760 1356 960 1376 1160 1380 1400 1372 1600 1350 1800 1320',
        50,
        ['#b98a6a', '#d4925c', '#b4a06c'],
        '#ffe9c4',
      ),
      shape(
        'M600 1690L640 1450C760 1430 860 1450 980 1440L1180 1452L1400 1440C1540 1450 1680 1430 1760 1460L1800 1690z',
        vertical(paper, 1430, 1600, '#b4b4b4', '#7f8c98', '#4f5f70'),
      ),
      shape(stones(random, [680, 1720], [1470, 1500], 26, 60), '#8f94a0'),
      shape(
        'M560 1690C760 1560 980 1520 1120 1470C1240 1440 1280 1460 1240 1480C1320 1540 1600 1570 1800 1690z',
        vertical(paper, 1440, 1660, '#8ab4bc', '#3f7488', '#1f4a60'),
      ),
      stroke('M940 1580q120-20 240 0M1180 1530q80-14 160 0M1040 1630q160-24 320 0', '#eef8f4', 8, {
        opacity: 0.6,
      }),
      shape(
        'M520 1270C600 1240 660 1250 700 1300L660 1660H380zM1820 1270C1760 1250 1720 1270 1700 1330L1740 1660H2040z',
        '#4a4450',
      ),
      spray(
        paper,
        'M1820 1270C1760 1250 1720 1270 1700 1330L1740 1660H2040z',
        '#f0c490',
        [2000, 1300],
        [1740, 1500],
        0.7,
      ),
      placed(1960, 1214, 0.94, pavilion(paper)),
      shape('M540 1250h34v-150h-34zM1836 1270h36v-156h-36z', '#8a2a30'),
      shape('M562 1250h12v-150h-12zM1860 1270h12v-156h-12z', '#e0603c'),
      stroke(rail(0), '#5a2f28', 26),
      stroke(rail(7), '#d98a5c', 8),
      stroke(
        times(25, (i) => {
          const [x, y] = bridge(i / 24);
          return `M${short(x)} ${short(y)}v-${short(84)}`;
        }).join(''),
        '#a83c30',
        7,
      ),
      stroke(rail(84) + rail(46), '#d4503c', 9),
      stroke('M558 1104Q1200 1340 1854 1120', '#7a2a2c', 11),
      walker(1130, 1336, 176, { coat: '#f5b841', shade: '#b07a2c', legs: '#223048', pack: '#2f7f8c' }),
      walker(1240, 1338, 164, { coat: '#d9402c', shade: '#8a2228', legs: '#2b2a3c', pack: '#fff0d4' }),
      stroke(
        times(9, (i) => {
          const [x, y] = bridge(0.36 + i * 0.026);
          return `M${short(x)} ${short(y)}v-84`;
        }).join('') + rail(84),
        '#d4503c',
        8,
      ),
      woods(
        '-60 1420 140 1380 330 1440 480 1560 560 1690',
        150,
        ['#4a1a24', '#7c2428', '#b43a2c'],
        '#f09a54',
      ),
      woods('1900 1690 2060 1520 2240 1440 2460 1390', 150, ['#5a2024', '#9a342a', '#d4622f'], '#ffc070'),
      ...boughs.map(([d, widths]) => shape(ribbon(points(d), widths), '#3a2228')),
      ...foliage,
      ...times(14, (i) =>
        leaf(
          between(random, 300, 2200),
          between(random, 300, 1500),
          Math.round(between(random, 3, 6)) / 10,
          random() * 360,
          i % 2 === 0 ? '#d9402c' : '#f59a44',
        ),
      ),
      gull(1560, 330, 60, '#3a4a60', -8),
      gull(1640, 370, 42, '#3a4a60', 8),
    ];
  },
};
