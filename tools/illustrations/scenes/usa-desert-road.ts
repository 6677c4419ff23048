import { clipped, glow, haze, sky, spray } from '../kit/effects';
import { ground, type Point } from '../kit/geometry';
import { stops } from '../kit/isles';
import { cumulus, massif, slung } from '../kit/lagoon';
import { west } from '../kit/palette';
import { vertical } from '../kit/paper';
import { stones } from '../kit/plants';
import { crest, layer, streaks } from '../kit/posters';
import { beds, cracks, sage, talus } from '../kit/posters-west';
import { convertible, joshua, pole, roadrunner } from '../kit/posters-west-road';
import { times } from '../kit/random';
import type { Scene } from '../kit/scene';
import { placed, shape, short, stroke } from '../kit/svg';

const PLAIN = 930;
/** The point where the road ends. */
const END: Point = [1250, PLAIN + 6];

export const scene: Scene = {
  key: 'usa-desert-road',
  draw: (paper) => {
    const { random } = paper;
    const near = crest(random, '-60 1400 200 1420 420 1500 560 1600 600 1700', 0.1, 24);
    const road = `M${short(END[0] - 5)} ${short(END[1])}L${short(END[0] + 5)} ${short(END[1])}L1880 1700H380z`;
    const toward = (x: number, t: number): Point => [END[0] + (x - END[0]) * t, END[1] + (1700 - END[1]) * t];
    const dashes = times(15, (i): string => {
      const [a, b] = [0.0075 * 1.42 ** i, 0.0075 * 1.42 ** i * 1.2].map((t) => Math.min(1, t));
      const [x1, y1] = toward(1130, a ?? 0);
      const [x2, y2] = toward(1130, b ?? 0);
      const [w1, w2] = [26 * (a ?? 0), 26 * (b ?? 0)];
      return `M${short(x1 - w1 / 2)} ${short(y1)}h${short(w1)}L${short(x2 + w2 / 2)} ${short(y2)}h-${short(w2)}z`;
    }).join('');
    const edge = (inner: number, outer: number): string =>
      `M${short(END[0])} ${short(END[1])}L${short(inner)} 1700H${short(outer)}z`;
    const poles = [0.055, 0.09, 0.15, 0.26, 0.46].map((t) => toward(3050, t));
    const foot = 800;
    return [
      sky(paper, PLAIN, '#1f78b0', '#4fa4c8', '#a8d4d4', '#f4e6c4'),
      glow(paper, [2200, 60], 1500, stops('0 #fffdf0 0.9, 0.2 #fff6d4 0.5, 1 #fff0c0 0')),
      streaks(random, '600 120 1000 30 1900 460 700 22 300 480 620 22', '#ffffff', 0.5),
      cumulus(paper, [360, 420, 860, 230], ['#ffffff', '#fdf6ea', '#dfe6e4'], '#8fb8cc'),
      cumulus(paper, [1960, 330, 760, 190], ['#ffffff', '#fdf6ea', '#dfe6e4'], '#8fb8cc'),
      cumulus(paper, [1240, 300, 480, 90], ['#ffffff', '#fdf6ea', '#dfe6e4'], '#8fb8cc'),
      cumulus(paper, [130, 720, 560, 90], ['#ffffff', '#fdf6ea', '#f0e6d4'], '#a8c8cc'),
      cumulus(paper, [2240, 690, 560, 90], ['#ffffff', '#fdf6ea', '#f0e6d4'], '#a8c8cc'),
      layer(
        paper,
        '-60 840 200 800 420 830 700 850 1000 900 1500 900 1800 850 2060 800 2240 780 2460 820',
        PLAIN + 20,
        ['#8fa4b4', '#c3b4a8'],
        0.16,
      ),
      haze(paper, 780, PLAIN, '#fbe6c4', 0.5),
      massif(paper, {
        edges:
          '760 590 740 812|830 556 826 816|900 548 890 818|930 566 936 820|1060 540 1050 822|1090 556 1096 824|1240 534 1236 826|1400 540 1396 826|1426 556 1430 826|1560 544 1552 824|1600 560 1606 822|1690 552 1690 818|1740 590 1766 812'.split(
            '|',
          ),
        lit: ['#f4a868', '#e0763c', '#c9582c'],
        shade: ['#9a4432', '#84352c', '#6d2c2c'],
        firstLit: false,
        waver: 7,
        runnels: 3,
      }),
      beds(
        paper,
        'M752 600L830 562L930 570L1060 548L1240 540L1400 546L1560 550L1690 558L1740 596L1760 810H744z',
        [756, 1756],
        '612 10 650 8 690 14 742 10',
        '#6d2c2c',
        0.36,
      ),
      shape(cracks(random, [780, 1740], [600, foot], 16, 9), '#5f2226', { opacity: 0.55 }),
      talus(
        paper,
        '480 940 620 880 700 820 742 784 900 796 1100 800 1300 802 1500 800 1680 796 1770 786 1830 830 1930 886 2080 940',
        PLAIN + 20,
        ['#d9854c', '#d07a48', '#dba06c'],
        ['#7a3a34', [420, PLAIN], [1100, foot]],
        '822 8 848 10 880 12',
      ),
      layer(
        paper,
        '-60 940 500 930 1000 936 1600 930 2460 940',
        1700,
        ['#eed0a0', '#e4ae74', '#cf8450', '#a85a38'],
        0.02,
      ),
      haze(paper, 1000, PLAIN - 20, '#fff0d0', 0.5),
      sage(
        random,
        '200 990 14 330 1010 18 480 980 12 620 1030 22 760 1000 16 880 1050 24 1000 1000 14 1500 1010 18 1640 990 14 1760 1040 24 1900 1000 16 2040 1060 30 2200 1010 20 2340 1050 28 90 1070 34 400 1110 40 700 1130 40 1600 1100 34 1840 1140 44 2150 1150 50 2380 1180 56 560 1220 56 180 1220 60 1790 1260 60 2080 1300 70',
        ['#5a6a4c', '#a8ac6c'],
        1,
      ),
      shape(road, vertical(paper, PLAIN, 1660, '#a49a9c', '#6a6470', '#443f4e')),
      clipped(paper, road, spray(paper, road, '#2a2636', [380, 1660], [1100, 1300], 0.7)),
      shape(edge(420, 440) + edge(1824, 1844), '#f4ead4'),
      shape(dashes, '#f8cf4c'),
      ...poles.map(([x, y], i) => placed(x, y, 10 * ([0.055, 0.09, 0.15, 0.26, 0.46][i] ?? 0), pole())),
      ...poles.slice(1).flatMap(([x, y], i) => {
        const [px, py] = poles[i] ?? [x, y];
        const [t, pt] = [
          [0.055, 0.09, 0.15, 0.26, 0.46][i + 1] ?? 0,
          [0.055, 0.09, 0.15, 0.26, 0.46][i] ?? 0,
        ];
        return [-15, 15].map((dx) =>
          slung(
            [px + dx * 10 * pt, py - 970 * pt],
            [x + dx * 10 * t, y - 970 * t],
            26 * t * 4,
            '#4a3a40',
            1 + 5 * t,
          ),
        );
      }),
      slung([2078 - 70, 838], [2520, 560], 60, '#4a3a40', 4),
      slung([2078 + 70, 838], [2580, 560], 60, '#4a3a40', 4),
      stroke('M872 1214V1100', '#5a4a4c', 9),
      shape('M872 1030L926 1084L872 1138L818 1084z', '#f8cf4c', { stroke: '#3a3038', 'stroke-width': 6 }),
      shape('M872 1036L920 1084L872 1084z', '#ffe99a'),
      placed(1384, 1362, 0.9, convertible(paper)),
      placed(1930, 1470, [0.62, 0.62], roadrunner(random)),
      joshua(random, [300, 1440], 620, ['#4f3230', '#c98a5c', '#3f5a3c', '#9aac5c']),
      joshua(random, [2250, 1240], 300, ['#5a3a34', '#d9a06c', '#4a6a44', '#a8b868']),
      joshua(random, [640, 1130], 150, ['#5a3a34', '#d9a06c', '#4a6a44', '#a8b868']),
      shape(ground(near, 1720), vertical(paper, 1400, 1640, '#b0623c', '#5a2c2c')),
      shape(stones(random, [60, 460], [1500, 1600], 10, 50), '#4a2226'),
      sage(random, '120 1460 70 480 1560 60 40 1620 100 320 1640 90', ['#3a4a3c', '#8a9a5c'], 1),
      sage(random, '2120 1560 90 2330 1520 110 2440 1640 150 2230 1670 110', ['#3f4f40', '#a0a868'], 1),
      stroke(
        `M2120 700${times(3, (i) => `m${short(60 + i * 20)} -${short(20 + i * 8)}q-16-14-30 0q-14-14-30 0`).join('')}`,
        west.dusk,
        5,
        { opacity: 0.6 },
      ),
    ];
  },
};
