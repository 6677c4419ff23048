import { gull } from '../kit/creatures';
import { clipped, glow, haze, shared, sky, spray } from '../kit/effects';
import { ground, line, type Point, smooth } from '../kit/geometry';
import { smoothShape } from '../kit/isles';
import { blade, cumulus, grove, massif } from '../kit/lagoon';
import { vertical } from '../kit/paper';
import { bush, crest } from '../kit/posters';
import { pineapple, yacht } from '../kit/posters-polynesia-fields';
import { between, times } from '../kit/random';
import type { Scene } from '../kit/scene';
import { disc, group, type Markup, placed, shape, stroke } from '../kit/svg';
import { glitter, reflected, ripples } from '../kit/water';

const HEAD = 985;

export const scene: Scene = {
  key: 'polynesia-moorea-bay',
  draw: (paper) => {
    const { random } = paper;
    const peaks = shared(
      paper,
      massif(paper, {
        edges:
          '250 880 240 990|420 770 390 990|520 800 520 990|640 640 600 820 590 990|750 700 740 990|880 560 850 780 820 990|1000 640 960 990|1080 560 1060 780 1040 990|1150 450 1130 700 1110 990|1214 262 1196 400 1204 740 1180 990|1276 440 1290 720 1310 990|1345 540 1360 800 1390 990|1440 690 1470 990|1560 590 1580 800 1620 990|1690 730 1720 990|1830 640 1850 830 1890 990|1960 790 1990 990|2120 740 2150 990|2300 880 2320 990'.split(
            '|',
          ),
        lit: ['#b9c766', '#8fb04f', '#6a9c46', '#4f8a44'],
        shade: ['#40705c', '#2a6252', '#1f5a48', '#1c5440'],
        firstLit: false,
        waver: 9,
      }),
    );
    const bay = `M-60 ${String(HEAD)}H2460V1660H-60z`;
    const far = (edges: readonly string[], lit: string, shade: string): Markup =>
      massif(paper, { edges, lit: [lit, '#cfe0c0'], shade: [shade, '#b9d4c8'], firstLit: false, runnels: 1 });
    const left = crest(random, '-60 1200 140 1222 330 1272 560 1344 760 1430 940 1530 1060 1660', 0.12);
    const right = crest(random, '1560 1660 1660 1540 1800 1440 1990 1360 2200 1310 2460 1250', 0.12);
    const rows = times(
      9,
      (i) =>
        `M-60 ${String(1260 + i * 46)}Q340 ${String(1300 + i * 50)} ${String(560 + i * 64)} ${String(1420 + i * 40)}`,
    ).join('');
    const arm = (from: number, to: number, y: number): string =>
      times(13, (i): string => {
        const t = i / 12;
        const [x, r] = [from + (to - from) * t, (104 - 66 * t) * between(random, 0.85, 1.15)];
        return bush(random, x - r, x + r * 0.6, y + t * 74, r * 0.9, y + 84 - t * 8);
      }).join('');
    const armLeft = arm(-40, 610, 920);
    const armRight = arm(2460, 1830, 905);
    return [
      sky(paper, 900, '#2a86b8', '#7cc3d2', '#d4ecd8', '#fff2cc'),
      glow(paper, [2080, 200], 1300, [
        [0, '#fffbe0', 0.95],
        [0.16, '#fff3c4', 0.55],
        [1, '#fff3c4', 0],
      ]),
      cumulus(paper, [430, 520, 900, 230], ['#ffffff', '#fdf6e4', '#cfe2e0'], '#7fb0c4'),
      cumulus(paper, [1900, 500, 820, 190], ['#ffffff', '#fff4dc', '#d8e6dc'], '#8ab6c4'),
      far(
        '-60 800 -60 990|120 700 100 990|240 790 250 990|380 640 370 990|520 760 520 990|700 600 690 990|860 780 880 990|1000 760 1000 990'.split(
          '|',
        ),
        '#b4d0b0',
        '#8fbab4',
      ),
      far(
        '1380 780 1380 990|1560 650 1550 990|1700 720 1720 990|1960 520 1950 990|2090 650 2120 990|2260 560 2260 990|2460 760 2480 990'.split(
          '|',
        ),
        '#b0ceac',
        '#8ab8b0',
      ),
      haze(paper, 620, HEAD, '#fdf3d4', 0.55),
      cumulus(paper, [1010, 500, 520, 120], ['#ffffff', '#fdf6e4', '#dceade'], '#9cc4c8'),
      peaks,
      haze(paper, 760, HEAD + 4, '#eef2cc', 0.42),
      shape(bay, vertical(paper, HEAD, 1620, '#8fd8cc', '#2fa6b4', '#0f7d9c', '#0b5f86')),
      reflected(paper, HEAD + 4, 330, bay, peaks),
      shape(
        smoothShape('-60 1020 400 1010 760 1002 900 1012 760 1046 420 1096 180 1160 -60 1190'),
        '#7fe6d0',
        { opacity: 0.75 },
      ),
      shape(
        smoothShape('2460 1020 2060 1008 1700 1004 1560 1016 1720 1050 2020 1100 2240 1180 2460 1220'),
        '#7fe6d0',
        { opacity: 0.75 },
      ),
      shape(smoothShape('-60 1012 400 1004 720 1000 820 1008 640 1024 300 1046 -60 1070'), '#e9f4c8', {
        opacity: 0.8,
      }),
      shape(smoothShape('2460 1012 2100 1004 1780 1000 1660 1010 1800 1026 2140 1050 2460 1080'), '#e9f4c8', {
        opacity: 0.8,
      }),
      shape(ripples(random, HEAD + 12, 1560, 90), '#eafff6', { opacity: 0.34 }),
      shape(
        glitter(random, { x: 1640, top: HEAD + 20, bottom: 1420, spread: [140, 300], count: 70 }),
        '#fffbe0',
        { opacity: 0.7 },
      ),
      grove(
        random,
        [
          [520, 990, 90],
          [596, 996, 70],
          [660, 1000, 84],
          [740, 1002, 60],
          [1700, 1000, 74],
          [1766, 998, 92],
          [1846, 996, 66],
        ],
        ['#2c4a34', '#1f5a40', '#4f8f4a'],
      ),
      ...[armLeft, armRight].map(
        (d, i) =>
          shape(d, vertical(paper, 880, 1040, '#5c9a4a', '#2a6b48', '#1c5440')) +
          spray(
            paper,
            d,
            '#123c34',
            i === 0 ? [-60, 1040] : [1800, 1040],
            i === 0 ? [500, 930] : [2300, 930],
            0.7,
          ),
      ),
      shape('M1080 1196Q1240 1178 1400 1194Q1330 1330 1246 1440Q1150 1320 1080 1196z', '#fffaf0', {
        opacity: 0.16,
      }),
      shape('M1060 1196Q1240 1174 1420 1194Q1240 1222 1060 1196z', '#0a5274', { opacity: 0.6 }),
      placed(1240, 1188, 0.86, yacht),
      gull(860, 640, 62, '#fffdf4', -8),
      gull(944, 690, 44, '#fffdf4', 8),
      shape(ground(right, 1700), vertical(paper, 1250, 1640, '#4f9148', '#2a6b40', '#12402f')),
      spray(paper, ground(right, 1700), '#d3d468', [2300, 1250], [1900, 1560], 0.6),
      clipped(
        paper,
        ground(left, 1700),
        shape(ground(left, 1700), vertical(paper, 1190, 1640, '#7fae4c', '#3f7f40', '#174a33')),
        stroke(rows, '#1f5a34', 20, { opacity: 0.5 }),
        stroke(rows, '#b9cf62', 8, { opacity: 0.7, transform: 'translate(0 -14)' }),
      ),
      spray(paper, ground(left, 1700), '#0e3328', [-60, 1640], [500, 1330], 0.85),
      placed(560, 1560, [0.62, 0.62], pineapple(paper)),
      placed(240, 1640, [1.0, 1.0], pineapple(paper)),
      ...times(3, (i): Markup => {
        const foot: Point = [2080 + i * 150, 1600 + (i % 2) * 30];
        return group(
          {},
          ...times(9, (k): Markup => {
            const a = -Math.PI / 2 + (k / 8 - 0.5) * 2.8;
            const [whole, half] = blade(
              foot,
              [foot[0] + Math.cos(a) * 250, foot[1] + Math.sin(a) * (230 - i * 20)],
              24,
              Math.cos(a) * 50,
            );
            return shape(whole, k > 4 ? '#6fae50' : '#2f7d4f') + shape(half, '#154432', { opacity: 0.6 });
          }),
        );
      }),
      ...[
        [1960, 1500],
        [2180, 1440],
        [2330, 1520],
      ].map(([x = 0, y = 0], i) =>
        group(
          { transform: `translate(${String(x)} ${String(y)}) rotate(${String(i * 40)})` },
          ...times(5, (k) =>
            group(
              { transform: `rotate(${String(k * 72)})` },
              shape('M0 0C-40-20-44-70 0-84C44-70 40-20 0 0z', k < 2 ? '#fff6e6' : '#ffe1d2'),
              shape('M0 0C-12-16-10-34 0-40C10-34 12-16 0 0z', '#f5b841'),
            ),
          ),
          disc(0, 0, 9, '#e8902c'),
        ),
      ),
      stroke(line(left.slice(2, -4)), '#d8e07a', 5, { opacity: 0.55 }),
      shape(
        smooth(
          [
            [1500, 1680],
            [1700, 1640],
            [2460, 1600],
            [2460, 1700],
          ],
          true,
        ),
        '#0e3328',
      ),
    ];
  },
};
