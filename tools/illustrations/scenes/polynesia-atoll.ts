import { heap } from '../kit/clouds';
import { glow, shared, sky, spray } from '../kit/effects';
import { rough, smooth, type Point } from '../kit/geometry';
import { mountains } from '../kit/mountain';
import { polynesia } from '../kit/palette';
import { vertical } from '../kit/paper';
import { between, times } from '../kit/random';
import type { Scene } from '../kit/scene';
import { disc, group, shape, stroke, type Markup } from '../kit/svg';
import { reflected, ripples } from '../kit/water';

const SEA = 800;

/** A palm frond from its root: a curved rib with leaflets that hang from it. */
const frond = (x: number, y: number, reach: number, lift: number, colour: string): Markup => {
  const at = (t: number): Point => [
    x + reach * t,
    y - lift * Math.sin(t * 2.2) + Math.abs(reach) * 0.5 * t * t,
  ];
  const leaflets = times(22, (i): string => {
    const t = 0.08 + (i / 22) * 0.92;
    const [px, py] = at(t);
    const long = (1 - t * 0.62) * Math.abs(reach) * 0.34;
    const lean = Math.sign(reach) * long * 0.42;
    return `M${px.toFixed(0)} ${py.toFixed(0)}q${(lean * 0.7).toFixed(0)} ${(long * 0.3).toFixed(0)} ${lean.toFixed(0)} ${long.toFixed(0)}q${(-lean * 0.1 - 16).toFixed(0)} ${(-long * 0.5).toFixed(0)} ${(-lean - 18).toFixed(0)} ${(-long).toFixed(0)}z`;
  }).join('');
  const rib = smooth(times(9, (i) => at(i / 8)));
  return group({}, shape(leaflets, colour), stroke(rib, colour, 11));
};

export const scene: Scene = {
  key: 'polynesia-atoll',
  draw: (paper) => {
    const { random } = paper;
    const water = `M-60 ${String(SEA)}H2460V1660H-60z`;
    const island = shared(
      paper,
      mountains(paper, {
        ridge: rough(
          random,
          [
            [640, SEA],
            [760, 750],
            [860, 690],
            [940, 600],
            [1010, 560],
            [1070, 430],
            [1110, 320],
            [1150, 290],
            [1200, 350],
            [1230, 470],
            [1290, 520],
            [1340, 430],
            [1390, 400],
            [1450, 500],
            [1540, 610],
            [1660, 680],
            [1800, 740],
            [1960, SEA],
          ],
          0.26,
          16,
        ),
        base: SEA + 6,
        lit: '#6fae62',
        shade: '#1f5a4c',
        light: 'right',
        prominence: 36,
      }),
    );
    const palms = times(40, () => {
      const x = between(random, 690, 1930);
      return `M${x.toFixed(0)} ${String(SEA + 2)}q4-20 10-38m0 0q-18-8-26 8m26-8q18-10 28 4m-28-4q0-16 14-20`;
    }).join('');
    const lagoon = smooth(
      [
        [-60, 900],
        [500, 860],
        [1200, 870],
        [1900, 850],
        [2460, 880],
        [2460, 1300],
        [1800, 1360],
        [900, 1330],
        [-60, 1400],
      ],
      true,
    );
    return [
      sky(paper, SEA, '#1b78a8', '#5fb9cf', '#c9ecdf', '#fff0cf'),
      glow(paper, [2000, 330], 900, [
        [0, '#ffffff', 0.9],
        [0.2, '#fff6cf', 0.5],
        [1, '#fff6cf', 0],
      ]),
      ...[
        [420, 640, 760, 230],
        [2080, 690, 760, 250],
        [1240, 330, 460, 90],
      ].map(([x = 0, y = 0, w = 0, h = 0]) => {
        const cloud = heap(random, x, y, w, h, 11);
        return group(
          {},
          shape(cloud, vertical(paper, y - h, y, '#ffffff', '#e4efe6')),
          spray(paper, cloud, '#7fb4c8', [x - w / 2, y], [x + w * 0.2, y - h], 0.6),
        );
      }),
      shape(water, vertical(paper, SEA, 1640, '#0c6f96', '#1fa6b4', '#52d0c0', '#b8eecb', '#f6eac4')),
      shape(
        `M-60 ${String(SEA)}H2460V${String(SEA + 46)}Q1200 ${String(SEA + 62)}-60 ${String(SEA + 46)}z`,
        '#0a5a80',
      ),
      stroke(
        `M-60 ${String(SEA + 50)}Q600 ${String(SEA + 66)} 1200 ${String(SEA + 60)}T2460 ${String(SEA + 50)}`,
        '#ffffff',
        11,
        { opacity: 0.9, 'stroke-dasharray': '180 22 90 14' },
      ),
      reflected(paper, SEA + 6, 220, water, island),
      island,
      shape(
        `M660 ${String(SEA + 2)}Q1260 ${String(SEA - 16)} 1960 ${String(SEA + 2)}Q1300 ${String(SEA + 20)} 660 ${String(SEA + 2)}z`,
        '#fff1d0',
      ),
      stroke(palms, '#174a3c', 5),
      shape(lagoon, vertical(paper, 850, 1380, '#2bb5bb', '#63dcc6', '#a9efd2'), { opacity: 0.55 }),
      ...[
        [420, 1010, 210],
        [1780, 980, 260],
        [2180, 1150, 190],
        [300, 1230, 170],
        [1420, 1260, 200],
      ].map(([x = 0, y = 0, r = 0]) =>
        shape(
          smooth(
            [
              [x - r, y],
              [x - r * 0.4, y - r * 0.16],
              [x + r * 0.5, y - r * 0.12],
              [x + r, y + r * 0.04],
              [x + r * 0.3, y + r * 0.18],
              [x - r * 0.6, y + r * 0.14],
            ],
            true,
          ),
          polynesia.lagoon,
          { opacity: 0.4 },
        ),
      ),
      shape(ripples(random, 880, 1500, 110), '#ffffff', { opacity: 0.34 }),
      shape('M700 1150Q1050 1196 1420 1140L1360 1186Q1040 1226 760 1186z', '#0b6b78', { opacity: 0.55 }),
      shape(
        'M640 1040C660 1100 720 1130 800 1136C1000 1150 1240 1140 1330 1120C1390 1104 1420 1066 1432 1030C1380 1076 1300 1088 1200 1092C1000 1100 820 1098 740 1084C700 1078 668 1062 640 1040z',
        polynesia.coral,
      ),
      shape(
        'M640 1040C668 1062 700 1078 740 1084C820 1098 1000 1100 1200 1092C1300 1088 1380 1076 1432 1030C1400 1060 1300 1074 1200 1078C1000 1084 800 1080 640 1040z',
        '#7d2c20',
      ),
      stroke('M860 1080Q880 1150 900 1196M1190 1078Q1220 1150 1236 1190', '#5a3a26', 11),
      stroke('M780 1196Q1040 1222 1340 1190', polynesia.cream, 20),
      shape('M1010 1078C1004 1020 1012 980 1034 964C1060 972 1076 1020 1078 1076z', '#2b1d16'),
      shape('M1006 1076C1002 1034 1010 1004 1024 996L1066 1000C1078 1024 1080 1050 1078 1076z', '#f5b841'),
      disc(1042, 940, 30, '#5a3422'),
      shape('M986 926Q1042 872 1098 926Q1042 944 986 926z', polynesia.cream),
      stroke('M1060 1010L1130 1056M1110 980L1164 1150', '#5a3422', 13),
      shape(
        smooth(
          [
            [-60, 1560],
            [300, 1500],
            [700, 1490],
            [1100, 1540],
            [1400, 1600],
            [1500, 1680],
            [-60, 1680],
          ],
          true,
        ),
        vertical(paper, 1490, 1650, '#fff6dd', '#f0d7a0'),
      ),
      frond(2420, 40, -820, 60, '#123f34'),
      frond(2460, 120, -640, -160, '#1c5a44'),
      frond(2300, -60, -760, 170, polynesia.palm),
      frond(2460, 260, -420, -260, '#123f34'),
      frond(2480, -20, -1060, 120, '#1c5a44'),
    ];
  },
};
