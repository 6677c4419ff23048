import { faded, glow, spray } from '../kit/effects';
import { ground, rough, smooth, type Point } from '../kit/geometry';
import { points, smoothShape } from '../kit/isles';
import { manta, snorkeller } from '../kit/isles-manta';
import { boulder, coral, jack, school } from '../kit/isles-reef';
import { shafts } from '../kit/lagoon';
import { radial, vertical } from '../kit/paper';
import { between, times } from '../kit/random';
import type { Scene } from '../kit/scene';
import { disc, group, placed, shape } from '../kit/svg';
import { glint } from '../kit/water';

const SUN: Point = [1500, -40];

export const scene: Scene = {
  key: 'polynesia-manta',
  draw: (paper) => {
    const { random } = paper;
    const far = rough(
      random,
      points(
        '-60 1250 200 1200 420 1260 700 1330 1000 1390 1400 1400 1760 1330 2000 1220 2200 1180 2460 1100',
      ),
      0.24,
      24,
    );
    const near = rough(
      random,
      points(
        '-60 1330 120 1290 330 1350 520 1440 760 1520 1100 1570 1500 1566 1800 1500 2040 1390 2240 1320 2460 1270',
      ),
      0.22,
      22,
    );
    const rim = smooth(
      times(40, (i): Point => {
        const a = (i / 40) * Math.PI * 2;
        const r = between(random, 0.93, 1.06);
        return [SUN[0] + Math.cos(a) * 1240 * r, SUN[1] + 20 + Math.sin(a) * 300 * r];
      }),
      true,
    );
    const wavelets = times(60, () => {
      const a = random() * Math.PI * 2;
      const r = random() ** 0.6;
      return glint(
        SUN[0] + Math.cos(a) * 1180 * r,
        SUN[1] + 20 + Math.sin(a) * 280 * r,
        between(random, 60, 260),
        between(random, 5, 14),
      );
    }).join('');
    const bubbles = times(9, (i) =>
      disc(
        Math.round(446 + Math.sin(i * 1.9) * 20 - i * 3),
        136 - i * 15,
        between(random, 4, 12),
        '#e9fffb',
        { opacity: 0.7 },
      ),
    );
    return [
      shape(
        'M-60-60H2460V1660H-60z',
        vertical(paper, 0, 1600, '#49c3d6', '#1590bd', '#0b5f9c', '#0a3a72', '#0a2450'),
      ),
      shape(
        rim,
        radial(
          paper,
          SUN,
          1240,
          [
            [0, '#ffffff', 1],
            [0.12, '#fffce0', 0.95],
            [0.4, '#c4f5ea', 0.8],
            [0.75, '#8fe4e0', 0.5],
            [1, '#66d2da', 0],
          ],
          0.26,
        ),
      ),
      shape(wavelets, '#ffffff', { opacity: 0.45 }),
      glow(paper, SUN, 1250, [
        [0, '#fffde6', 0.9],
        [0.2, '#d8fbee', 0.5],
        [1, '#7fe0e0', 0],
      ]),
      faded(
        paper,
        [0, 60],
        [0, 1350],
        shape(shafts(random, [SUN[0], -420], 2300, [-0.85, 0.75], 13), '#c9fff2', { opacity: 0.26 }),
      ),
      placed(560, 226, [0.86, 0.86], snorkeller),
      ...bubbles,
      shape(
        smoothShape(
          '-60 1130 160 1060 330 1090 420 1210 640 1270 900 1350 1240 1380 1560 1330 1760 1190 1900 1080 2060 1100 2200 980 2460 960 2460 1700 -60 1700',
        ),
        '#0c5a9a',
        { opacity: 0.5 },
      ),
      shape(ground(far, 1700), vertical(paper, 1160, 1600, '#0f5088', '#0a3266')),
      school(random, points('1880 520 2020 640 2080 800 2010 960 1900 1040'), 44, 0.5, '#0e4f86'),
      school(random, points('230 760 330 860 400 1000 360 1130'), 26, 0.42, '#12609a'),
      placed(1180, 760, 0.86, group({ transform: 'rotate(16)' }, manta(paper))),
      ...[
        [1640, 930, 0.55, 200],
        [1700, 985, 0.5, 196],
        [1770, 935, 0.44, 204],
      ].map(([x = 0, y = 0, s = 1, turn = 0]) =>
        group(
          { transform: `translate(${String(x)} ${String(y)}) rotate(${String(turn)}) scale(${String(s)})` },
          shape(jack, '#f5b841'),
          shape('M-50 2C-30-22 10-24 40-6C10-8-20-6-50 2z', '#c86a24'),
        ),
      ),
      shape(ground(near, 1700), vertical(paper, 1280, 1640, '#0b3463', '#071c3c')),
      spray(paper, ground(near, 1700), '#3fb0c4', [1500, 1330], [1300, 1560], 0.5),
      coral(paper, 150, 1440, 1, ['#ff9a78', '#a83a3c']),
      coral(paper, 2270, 1420, 1.06, ['#f2897c', '#8a2f4c']),
      boulder(paper, [2050, 1560, 130, 130], '#4fb8a0', '#0c4058'),
      boulder(paper, [40, 1600, 190, 170], '#9a6fb0', '#262050'),
      coral(paper, 430, 1560, 0.5, ['#f5c468', '#9c5a34']),
      boulder(paper, [610, 1640, 120, 90], '#e0a060', '#4a3040'),
      shape(
        smoothShape('1860 1660 1900 1580 2020 1550 2150 1570 2260 1540 2380 1560 2460 1600 2460 1680'),
        '#081d3c',
      ),
      school(random, points('480 1330 640 1380 780 1450'), 9, 0.42, '#ffb35c'),
      shape(
        'M-60-60H2460V1660H-60z',
        radial(paper, [1250, 560], 1750, [
          [0.5, '#04142e', 0],
          [1, '#04142e', 0.55],
        ]),
      ),
    ];
  },
};
