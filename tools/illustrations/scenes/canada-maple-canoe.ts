import { gull } from '../kit/creatures';
import { blur, clipped, glow, haze, shared, sky } from '../kit/effects';
import { ground, type Point } from '../kit/geometry';
import { points, ribbon, smoothShape, stops } from '../kit/isles';
import { vertical } from '../kit/paper';
import { crest, layer, streaks } from '../kit/posters';
import { canoePair, loon } from '../kit/posters-canada';
import { autumnWoods, mapleLeaf } from '../kit/posters-canada-maple';
import { lodgepoles } from '../kit/posters-west';
import { between, times } from '../kit/random';
import type { Scene } from '../kit/scene';
import { disc, group, placed, shape } from '../kit/svg';
import { glint, glitter, reflected, ripples } from '../kit/water';

const LAKE = 960;
const SUN: Point = [1880, 560];

export const scene: Scene = {
  key: 'canada-maple-canoe',
  draw: (paper) => {
    const { random } = paper;
    const soft = blur(paper, 14);
    const shores = shared(
      paper,
      clipped(
        paper,
        `M-60-60H2460V${String(LAKE + 5)}H-60z`,
        layer(
          paper,
          '-60 700 300 620 640 580 1000 640 1400 720 1700 690 2100 640 2460 680',
          LAKE + 4,
          ['#c9a4a8', '#e9c0a0'],
          0.1,
        ),
        autumnWoods(
          random,
          '-60 800 300 720 620 690 900 750 1200 830 1500 860 1800 820 2100 770 2460 760',
          70,
          ['#b4745c', '#d99060', '#e0a868', '#a88a64', '#cf7a58'],
          '#ffe6b0',
          2,
        ),
        haze(paper, 700, LAKE, '#ffe4b4', 0.6),
        shape(lodgepoles(random, '-60 900 300 880 640 900', 130, 46, LAKE + 4), '#5f6a4c'),
        autumnWoods(
          random,
          '1180 962 1400 930 1700 900 2000 860 2250 820 2460 800',
          92,
          ['#a83a2c', '#d4582c', '#ee8a34', '#8a7a3c', '#f4b040'],
          '#ffe9a4',
          2,
        ),
        autumnWoods(
          random,
          '-60 780 160 800 400 850 620 900 820 950 900 968',
          100,
          ['#8f2428', '#c93c2a', '#e8702c', '#6f6a38', '#f0a038'],
          '#ffdc94',
          2,
        ),
        shape(
          lodgepoles(random, '40 950 120 948 200 956', 230, 60, LAKE + 4) +
            lodgepoles(random, '2180 930 2270 930 2360 920', 270, 62, LAKE + 4) +
            lodgepoles(random, '1560 950 1620 948', 170, 50, LAKE + 4),
          '#24463c',
        ),
        shape(
          `M-60 ${String(LAKE - 8)}C300 ${String(LAKE - 30)} 700 ${String(LAKE - 14)} 940 ${String(LAKE + 4)}H-60zM1150 ${String(LAKE + 4)}C1500 ${String(LAKE - 22)} 2000 ${String(LAKE - 26)} 2460 ${String(LAKE - 20)}V${String(LAKE + 4)}z`,
          '#d9a468',
        ),
      ),
    );
    const lake = `M-60 ${String(LAKE)}H2460V1720H-60z`;
    const boughs: readonly (readonly [string, readonly [number, number, number]])[] = [
      ['2480 60 2300 150 2120 190 1940 270 1800 290', [46, 26, 6]],
      ['2480 330 2360 360 2240 430 2150 520', [34, 20, 5]],
      ['2180 176 2080 120 1960 90 1820 96', [20, 12, 4]],
    ];
    const foliage = boughs.flatMap(([text]) => {
      const path = points(text);
      return times(17, (i) => {
        const at = ((i + random()) / 17) * (path.length - 1.02);
        const k = Math.min(path.length - 2, Math.floor(at));
        const [a, b] = [path[k] ?? [0, 0], path[k + 1] ?? [0, 0]];
        return mapleLeaf(
          a[0] + (b[0] - a[0]) * (at - k) + between(random, -60, 60),
          a[1] + (b[1] - a[1]) * (at - k) + between(random, -30, 80),
          between(random, 0.8, 1.3),
          between(random, 130, 230),
          ['#b4242c', '#dc3c2a', '#f06a2c', '#f8a03c'][i % 4] ?? '#dc3c2a',
          '#7a1420',
        );
      });
    });
    return [
      sky(paper, LAKE, '#5a94b8', '#a4c4c4', '#f4dca8', '#ffcf8a'),
      glow(paper, SUN, 1400, stops('0 #fffdec 1, 0.1 #fff3c4 0.85, 0.45 #ffe0a0 0.35, 1 #ffd694 0')),
      streaks(random, '600 200 1000 40 1300 360 700 26 300 420 560 22', '#fff6e0', 0.7),
      disc(SUN[0], SUN[1], 70, '#fffdf0'),
      shores,
      shape(lake, vertical(paper, LAKE, 1600, '#f4d49c', '#b4b490', '#4f8088', '#1f5268', '#123a54')),
      group({ opacity: 0.85 }, reflected(paper, LAKE + 3, 520, lake, shores)),
      group(
        { opacity: 0.7, filter: soft },
        shape(
          smoothShape(
            '-40 962 400 944 800 956 1100 944 1400 958 1900 946 2440 958 2440 984 1600 990 900 984 -40 988',
          ),
          '#fff6dc',
        ),
      ),
      shape(ripples(random, LAKE + 10, 1600, 130), '#fff6e0', { opacity: 0.34 }),
      shape(
        glitter(random, { x: SUN[0], top: LAKE + 6, bottom: 1560, spread: [110, 360], count: 120 }),
        '#fff3c4',
        { opacity: 0.85 },
      ),
      shape(
        'M560 1262C800 1242 1500 1242 1760 1262C1700 1310 1400 1340 1120 1340C860 1340 640 1310 560 1262z',
        '#0f3048',
        { opacity: 0.4 },
      ),
      group({ opacity: 0.5 }, reflected(paper, 1256, 260, lake, placed(1150, 1250, 1.12, canoePair(paper)))),
      placed(1150, 1250, 1.12, canoePair(paper)),
      shape(
        [
          glint(1180, 1262, 1180, 12),
          glint(560, 1290, 420, 10),
          glint(1680, 1284, 560, 10),
          glint(1240, 1330, 800, 10),
        ].join('') + ribbon(points('620 1250 560 1262 470 1270 400 1290'), [14, 10, 3]),
        '#fffaf0',
        { opacity: 0.75 },
      ),
      placed(1830, 1420, 0.72, loon()),
      shape(glint(1830, 1424, 360, 9) + glint(1860, 1446, 420, 8), '#fffaf0', { opacity: 0.8 }),
      placed(2110, 1360, 0.44, loon()),
      shape(glint(2110, 1362, 230, 6), '#fffaf0', { opacity: 0.8 }),
      ...times(15, (i) => {
        const [x, y] = [
          [120, 1420],
          [330, 1520],
          [520, 1440],
          [700, 1560],
          [900, 1480],
          [1120, 1570],
          [1340, 1500],
          [1560, 1580],
          [240, 1590],
          [60, 1540],
          [2260, 1540],
          [2060, 1590],
          [460, 1590],
          [2380, 1460],
          [1240, 1430],
        ][i] ?? [0, 0];
        const s = 0.3 + ((y ?? 0) - 1400) / 420;
        return group(
          {},
          shape(glint(x ?? 0, (y ?? 0) + 18 * s, 190 * s, 10), '#0f3048', { opacity: 0.4 }),
          placed(
            x ?? 0,
            y ?? 0,
            [s, s * 0.5],
            mapleLeaf(
              0,
              0,
              1,
              (i * 67) % 360,
              ['#dc3c2a', '#f08a34', '#b4242c', '#f4b848'][i % 4] ?? '#dc3c2a',
              '#7a1420',
            ),
          ),
        );
      }),
      ...boughs.map(([text, widths]) => shape(ribbon(points(text), widths), '#4a2a2c')),
      ...foliage,
      ...[
        [1500, 470, 0.4, 200],
        [1320, 640, 0.34, 40],
        [1660, 800, 0.36, 120],
        [880, 520, 0.3, 260],
      ].map(([x = 0, y = 0, s = 0, turn = 0], i) =>
        mapleLeaf(x, y, s, turn, i % 2 === 0 ? '#dc3c2a' : '#f08a34', '#7a1420'),
      ),
      ...times(7, (i) =>
        gull(620 + i * 56, 400 + Math.abs(i - 2) * 34, 46 - i * 2, '#4a4a5c', i > 2 ? 8 : -8),
      ),
      shape(ground(crest(random, '-60 1600 200 1610 500 1660 560 1700', 0.1, 20), 1720), '#1f3a34'),
    ];
  },
};
