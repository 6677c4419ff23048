import { clipped, glow, haze, sky, spray } from '../kit/effects';
import { smooth, type Point } from '../kit/geometry';
import { froth, points, smoothShape, stops } from '../kit/isles';
import { cumulus, massif } from '../kit/lagoon';
import { polynesia } from '../kit/palette';
import { radial, vertical } from '../kit/paper';
import { crest } from '../kit/posters';
import { between, times } from '../kit/random';
import type { Scene } from '../kit/scene';
import { disc, group, placed, shape, short, stroke, type Markup } from '../kit/svg';
import { ripples } from '../kit/water';

const HORIZON = 500;
/** The reef seen from an aeroplane: a ring round this point, squeezed by the view. */
const MIDDLE: Point = [1190, 1030];

const ring = (angle: number, reach: number): Point => {
  const wobble = 1 + 0.05 * Math.sin(angle * 3 + 1) + 0.03 * Math.sin(angle * 5);
  return [
    MIDDLE[0] + Math.cos(angle) * 1130 * reach * wobble,
    MIDDLE[1] +
      Math.sin(angle) * 420 * reach * wobble +
      (Math.sin(angle) > 0 ? 40 * Math.sin(angle) * reach : 0),
  ];
};

const loop = (reach: number): string =>
  smooth(
    times(40, (i) => ring((i / 40) * Math.PI * 2, reach)),
    true,
  );

/** An island aeroplane with two propellers, seen from the side and above, 620 long, its nose to the right. */
const plane = group(
  {},
  shape('M-40-36L-120-190L-66-196L70-40z', '#c9d9e0'),
  shape('M-300-20C-330-60-346-120-352-160L-306-164L-226-60z', polynesia.coral),
  shape('M-306-164L-276-166L-206-52L-226-50z', '#a83a2c'),
  shape(
    'M-310-30C-200-72 100-78 220-54C280-42 310-18 310 2C310 22 250 36 180 38C0 44-180 20-310-8z',
    '#fffdf6',
  ),
  shape(
    'M-310-8C-180 20 0 44 180 38C250 36 310 22 310 2C250 12 120 16 0 12C-120 8-240-10-310-26z',
    '#b4c9d4',
  ),
  shape(
    'M-310-22C-200 2-40 16 120 16C200 14 270 8 309 0C300 16 250 24 180 26C0 32-180 14-310-14z',
    polynesia.coral,
  ),
  shape('M226-50C262-42 284-30 294-18L240-20z', '#24485a'),
  ...times(11, (i) => disc(-190 + i * 36, -30 - i * 0.6, 8.5, '#24485a')),
  shape('M-290-30L-366-62L-400-60L-330-20z', '#d9e4e8'),
  shape('M30-34L-150 190L-70 196L130-26z', '#eef4f4'),
  shape('M-150 190L-70 196L-64 186L-140 180z', polynesia.coral),
  shape('M-24 46C0 24 90 24 126 50C90 74 0 72-24 46z', '#dfe8ea'),
  shape('M-24 46C0 72 90 74 126 50C90 58 20 58-24 46z', '#9fb4c0'),
  shape('M122-30C134 10 138 80 130 130C120 90 118 10 122-30z', '#24485a', { opacity: 0.5 }),
  disc(126, 50, 10, '#24485a'),
  shape('M40-92C60-104 120-104 150-90C120-80 60-80 40-92z', '#c3d0d6'),
);

export const scene: Scene = {
  key: 'polynesia-atoll',
  draw: (paper) => {
    const { random } = paper;
    /** An islet of the ring between two angles: its beach, its palms, their lit crowns. */
    const motu = (from: number, to: number, thick: number): Markup => {
      const count = Math.max(3, Math.round((to - from) * 9));
      const side = (offset: number, inset: number): Point[] =>
        times(count + 1, (i): Point => {
          const t = i / count;
          const a = from + (to - from) * (inset + t * (1 - 2 * inset));
          const bulge = Math.sin(Math.PI * t) ** 0.5;
          const [x, y] = ring(a, 1 + offset * bulge * between(random, 0.75, 1.15));
          return [Math.round(x), Math.round(y)];
        });
      const near = Math.sin((from + to) / 2) * 0.5 + 0.5;
      const tall = 16 + 34 * near;
      const sand = smooth([...side(thick, 0), ...side(-thick, 0).reverse()], true);
      const outline = [...side(thick * 0.42, 0.05), ...side(-thick * 0.5, 0.05).reverse()];
      const lift = outline.map(([x, y]): Point => [x, y - tall * 0.5]);
      return group(
        {},
        shape(sand, '#fff3d2'),
        shape(froth(random, outline, tall * 1.1), '#1f5f44'),
        shape(
          froth(random, lift, tall * 1.3),
          vertical(paper, MIDDLE[1] - 420, MIDDLE[1] + 480, '#5fa060', '#4f9a48', '#3a8040'),
        ),
      );
    };
    const skirt = crest(
      random,
      '700 1056 760 1024 860 1000 1000 990 1200 984 1400 990 1560 1004 1660 1030 1720 1060',
      0.1,
    );
    const foot = smooth(
      points(
        '690 1062 800 1104 960 1136 1180 1150 1420 1138 1600 1106 1736 1062 1600 1020 1200 990 800 1016',
      ),
      true,
    );
    const bungalows = (text: string): Markup => {
      const [line = '', spots = ''] = text.split('|');
      return group(
        {},
        stroke(line, '#9a7a58', 5),
        ...points(spots).map(
          ([x, y]) =>
            shape(`M${short(x - 17)} ${short(y)}l17-24 17 24z`, '#c99a5c') +
            shape(`M${short(x)} ${short(y - 24)}l17 24h-14z`, '#7a5634'),
        ),
      );
    };
    const boat = (x: number, y: number, s: number): Markup =>
      placed(
        x,
        y,
        s,
        shape('M-150 16Q-60-6 0 0Q-60 12-150 34z', '#ffffff', { opacity: 0.8 }),
        shape('M-34-8H40L30 10H-24z', '#fffdf4'),
        shape('M0-12V-90L44-16z', polynesia.coral),
        shape('M-6-12V-84L-36-16z', '#fffdf4'),
      );
    return [
      sky(paper, HORIZON, '#1f86bf', '#6fc0da', '#c4e8e0', '#fdf3d4'),
      glow(paper, [2120, 160], 1200, stops('0 #fffdf0 0.95, 0.2 #fff6cf 0.5, 1 #fff6cf 0')),
      cumulus(paper, [1830, 440, 760, 130], ['#ffffff', '#fff6e4', '#d4e6e2'], '#8fbccc'),
      cumulus(paper, [500, 470, 620, 90], ['#ffffff', '#fdf8ec', '#d9eae6'], '#9cc4d0'),
      shape(
        `M-60 ${String(HORIZON)}H2460V1700H-60z`,
        vertical(paper, HORIZON, 1620, '#9fd4d8', '#2a8fb8', '#0f679c', '#0a4a80', '#083864'),
      ),
      shape(ripples(random, HORIZON + 10, 1640, 150), '#d4f0f0', { opacity: 0.22 }),
      shape(loop(1.16), '#1f8fb4', { opacity: 0.5 }),
      stroke(loop(1.085), '#ffffff', 16, { 'stroke-dasharray': '150 16 70 22 210 14', opacity: 0.95 }),
      stroke(loop(1.12), '#ffffff', 5, { 'stroke-dasharray': '90 60 40 80', opacity: 0.55 }),
      shape(loop(1.07), vertical(paper, 560, 1540, '#a4e6d4', '#7fdcc8', '#8fe6cc')),
      shape(loop(0.98), '#c9f4d8', { opacity: 0.7 }),
      clipped(
        paper,
        loop(0.93),
        shape(
          loop(0.93),
          radial(paper, [1240, 1050], 1080, stops('0 #1f9fb0, 0.45 #27b4bc, 0.75 #5fd8c6, 1 #b4f0d4'), 0.42),
        ),
        ...times(22, () => {
          const [a, r] = [random() * 6.28, between(random, 0.5, 0.86)];
          const [x, y] = ring(a, r);
          const w = between(random, 40, 130);
          return shape(
            smooth(
              times(7, (i): Point => [
                x + Math.cos((i / 7) * 6.28) * w * between(random, 0.7, 1.2),
                y + Math.sin((i / 7) * 6.28) * w * 0.3 * between(random, 0.7, 1.2),
              ]),
              true,
            ),
            random() > 0.4 ? '#0b7f96' : '#d4f8dc',
            { opacity: 0.35 },
          );
        }),
        shape(ripples(random, 640, 1480, 80), '#f0fff6', { opacity: 0.3 }),
        shape(smoothShape('520 1110 760 1070 1000 1090 1120 1150 900 1200 640 1180'), '#0a6a86', {
          opacity: 0.45,
        }),
      ),
      ...[
        [3.26, 3.62, 0.035],
        [3.72, 4.32, 0.04],
        [4.38, 4.66, 0.036],
        [4.74, 5.3, 0.042],
        [5.4, 5.86, 0.036],
        [5.98, 6.5, 0.034],
      ].map(([a = 0, b = 0, w = 0]) => motu(a, b, w)),
      shape(foot, '#d8f8dc'),
      shape(foot, '#fff0c8', { transform: 'translate(12 9) scale(0.99)' }),
      massif(paper, {
        edges:
          '740 1040 730 1080|830 960 800 1100|900 900 880 1110|980 800 950 960 950 1120|1030 720 1030 940 1030 1126|1070 560 1080 800 1100 1130|1110 410 1130 640 1160 1132|1190 372 1190 600 1210 1134|1246 430 1280 700 1290 1132|1290 560 1330 800 1360 1128|1350 620 1400 860 1430 1120|1410 560 1450 760 1500 1110|1466 650 1520 900 1560 1098|1560 850 1620 1084|1650 970 1690 1070|1720 1046 1726 1064'.split(
            '|',
          ),
        lit: ['#b9d068', '#8fbc54', '#5fa04a', '#4a9048'],
        shade: ['#3f7a60', '#22604c', '#1a5444', '#1f6048'],
        firstLit: false,
        waver: 8,
      }),
      haze(paper, 940, 1140, '#d8f0c8', 0.18),
      shape(
        froth(
          random,
          [
            ...points('700 1066 760 1048'),
            ...skirt
              .slice(2, -2)
              .filter((_, i) => i % 6 === 0)
              .map(([x, y]): Point => [x, y + 84 - Math.abs(x - 1210) * 0.05]),
            ...points('1730 1062 1600 1110 1420 1140 1180 1152 960 1138 800 1106'),
          ],
          54,
        ),
        vertical(paper, 1040, 1150, '#4f9a4c', '#2a7048', '#1f5f44'),
      ),
      ...points('900 1116 960 1130 1090 1140 1150 1142 1330 1136 1400 1130 1520 1112').map(
        ([x, y], i) =>
          shape(`M${short(x - 16)} ${short(y)}v-14l16-14 16 14v14z`, i % 3 === 0 ? '#fffaf0' : '#f6e0b4') +
          shape(`M${short(x - 20)} ${short(y - 12)}l20-18 20 18z`, polynesia.coral),
      ),
      shape('M1240 1142V1104H1274V1142zM1244 1104L1257 1060L1270 1104z', '#fffaf0'),
      bungalows(
        'M1560 1210L1760 1250L1860 1310M1690 1236L1770 1190|1600 1206 1650 1216 1700 1228 1760 1236 1800 1262 1830 1286 1866 1312 1730 1206 1776 1182',
      ),
      bungalows('M700 1260L560 1290L470 1260|690 1252 640 1266 590 1276 540 1282 500 1268'),
      boat(1130, 1270, 0.8),
      boat(1480, 1330, 0.62),
      boat(860, 720, 0.34),
      ...[
        [0.16, 0.66, 0.05],
        [1.04, 1.62, 0.062],
        [1.74, 2.36, 0.056],
        [2.48, 3.1, 0.048],
      ].map(([a = 0, b = 0, w = 0]) => motu(a, b, w)),
      shape(
        'M330 1004L560 1010L470 980L520 978L600 1012L700 1020L600 1026L540 1070L490 1068L540 1024L350 1018z',
        '#0a5a78',
        { opacity: 0.35 },
      ),
      group({ transform: 'translate(560 620) rotate(-7) scale(0.82)' }, plane),
      cumulus(paper, [200, 1640, 980, 240], ['#ffffff', '#f6f8ee', '#b9d8de'], '#6fa4bc'),
      cumulus(paper, [2290, 1630, 880, 260], ['#ffffff', '#fffaec', '#c3dfe0'], '#6fa4bc'),
      spray(paper, 'M-60-60H2460V1660H-60z', '#062a50', [-60, 1660], [700, 1240], 0.35),
      shape(smoothShape('900 1660 1200 1610 1500 1640 1700 1690 900 1690'), '#ffffff', { opacity: 0.3 }),
    ];
  },
};
