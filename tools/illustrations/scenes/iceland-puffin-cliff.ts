import { streak } from '../kit/clouds';
import { gull } from '../kit/creatures';
import { clipped, glow, sky, spray } from '../kit/effects';
import { ground, line, rough, type Point } from '../kit/geometry';
import { vertical, type Paper } from '../kit/paper';
import { tufts } from '../kit/plants';
import { between, times } from '../kit/random';
import type { Scene } from '../kit/scene';
import { disc, group, shape, stroke, type Markup } from '../kit/svg';
import { glitter, ripples } from '../kit/water';

const SEA = 760;

/** A puffin standing, turned to the right; feet at 0, about 640 high. */
const puffin = (paper: Paper): Markup => {
  const body =
    'M-150-90C-190-190-180-330-110-420C-60-480 60-480 110-410C170-320 170-170 110-80C60-20-100-20-150-90z';
  const back =
    'M-128-60C-214-170-206-350-120-440C-70-500 30-500 70-470C-10-420-40-330-50-240C-60-150-80-90-128-60z';
  const head =
    'M-100-470C-116-580-50-650 40-646C120-642 156-580 146-520C138-460 90-430 20-426C-40-424-90-430-100-470z';
  const face =
    'M-10-560C0-622 60-632 104-606C140-580 144-520 118-486C80-450 20-470 0-500C-8-520-12-540-10-560z';
  const beak =
    'M112-606C160-640 226-610 262-540C270-524 262-514 246-510C206-496 150-490 116-500C136-530 136-574 112-606z';
  return group(
    {},
    shape('M-60-40L-76 0L-120 12L-30 16L-14-6L-20-40zM50-40L44 0L2 14L96 16L104-4L90-40z', '#e8602c'),
    shape(body, vertical(paper, -480, -20, '#ffffff', '#f4efe4', '#cfd6dc')),
    spray(paper, body, '#8fa0b5', [-40, -20], [80, -260], 0.8),
    shape(back, '#161d27'),
    shape('M-168-130C-214-100-240-60-236-40C-200-46-160-62-128-84z', '#161d27'),
    spray(paper, back, '#6d7f95', [-60, -470], [-120, -220], 0.8),
    shape(head, '#161d27'),
    spray(paper, head, '#77879b', [20, -650], [0, -530], 0.8),
    shape(face, vertical(paper, -620, -460, '#f7f3ea', '#cfd3d6')),
    shape('M-4-520C30-512 70-508 100-500L94-492C60-494 26-500 0-508z', '#9aa3ab'),
    shape(beak, '#f07a2c'),
    shape(
      'M112-606C130-620 152-622 170-616C160-580 158-530 164-494L116-500C136-530 136-574 112-606z',
      '#4d6076',
    ),
    stroke('M172-614C162-580 160-530 166-496M196-604C190-570 190-530 194-500', '#ffe0a0', 9),
    stroke('M130-540C170-536 220-530 262-532', '#a8401f', 5),
    shape('M196-604C226-592 248-566 262-540C230-556 206-566 193-566z', '#ffb060', { opacity: 0.8 }),
    shape('M34-572L58-592L84-570L58-556z', '#d9481c'),
    disc(58, -572, 13, '#10171f'),
    disc(62, -576, 4, '#ffffff'),
    shape('M96-500a20 20 0 1 1 34 8z', '#f5b841'),
  );
};

export const scene: Scene = {
  key: 'iceland-puffin-cliff',
  draw: (paper) => {
    const { random } = paper;
    const headland = (points: readonly Point[], colours: readonly string[], light: string): Markup => {
      const top = rough(random, points, 0.2, 18);
      const body = ground(top, SEA + 260);
      const bands = times(10, (i): string => {
        const y = 300 + i * 66;
        return line(
          [
            [1200, y],
            [2460, y - 20],
            [2460, y - 8],
            [1200, y + 20],
          ],
          true,
        );
      }).join('');
      return clipped(
        paper,
        body,
        shape(body, vertical(paper, 260, SEA + 200, ...colours)),
        shape(bands, '#1d2733', { opacity: 0.35 }),
        spray(paper, body, light, [points[0]?.[0] ?? 0, 400], [2300, 700], 0.7),
        shape(tufts(random, top, 30, 16, 0), '#7f9c3f'),
      );
    };
    const edge = rough(
      random,
      [
        [-60, 1130],
        [220, 1090],
        [520, 1100],
        [860, 1140],
        [1120, 1196],
        [1300, 1270],
        [1380, 1400],
        [1430, 1660],
      ],
      0.14,
      18,
    );
    const flowers = times(36, () =>
      disc(
        between(random, -20, 1240),
        between(random, 1330, 1590),
        between(random, 7, 15),
        random() > 0.5 ? '#f6d3df' : '#ffffff',
        { opacity: 0.9 },
      ),
    );
    return [
      sky(paper, SEA, '#4a7fa8', '#93bfd0', '#e4e6cf', '#ffe0ae'),
      glow(paper, [560, 560], 1200, [
        [0, '#fff8dc', 0.9],
        [0.25, '#ffe9b4', 0.5],
        [1, '#ffe9b4', 0],
      ]),
      shape(streak(random, 700, 220, 1100, 50), '#ffffff', { opacity: 0.6 }),
      shape(streak(random, 1900, 150, 900, 40), '#ffffff', { opacity: 0.5 }),
      shape(streak(random, 1500, 560, 900, 30), '#ffffff', { opacity: 0.5 }),
      shape(
        `M-60 ${String(SEA)}H2460V1660H-60z`,
        vertical(paper, SEA, 1640, '#f4deb0', '#8fbcc4', '#3b86a2', '#165678', '#0c3450'),
      ),
      shape(
        glitter(random, { x: 560, top: SEA + 6, bottom: 1200, spread: [160, 460], count: 120 }),
        '#fffbe2',
        { opacity: 0.8 },
      ),
      headland(
        [
          [1700, SEA + 20],
          [1760, 560],
          [1840, 470],
          [2040, 430],
          [2260, 396],
          [2460, 380],
        ],
        ['#8ca04a', '#7d7a70', '#565b66', '#39434f'],
        '#ffe6b4',
      ),
      headland(
        [
          [1950, SEA + 260],
          [1990, 760],
          [2060, 590],
          [2160, 540],
          [2300, 500],
          [2460, 470],
        ],
        ['#7d963c', '#5d5b58', '#3c444f', '#232d38'],
        '#f6d49c',
      ),
      shape(ripples(random, SEA + 10, 1640, 140), '#eef8f6', { opacity: 0.28 }),
      stroke('M1670 1014Q1800 996 1900 1018T2140 1012T2460 1016', '#ffffff', 12, { opacity: 0.85 }),
      ...[
        [1560, 420, 60, -8],
        [1660, 500, 44, 6],
        [1480, 520, 40, 0],
        [1790, 330, 50, 8],
        [1850, 690, 36, -6],
      ].map(([x = 0, y = 0, size = 0, bank = 0]) => gull(x, y, size, '#22303d', bank)),
      shape(ground(edge, 1700), vertical(paper, 1090, 1640, '#9bb04a', '#6f8f3a', '#3d5f30', '#1e3325')),
      spray(paper, ground(edge, 1700), '#f4dc8a', [300, 1090], [700, 1400], 0.7),
      spray(paper, ground(edge, 1700), '#142219', [1400, 1660], [900, 1300], 0.9),
      shape(
        'M1120 1196C1220 1230 1290 1262 1330 1330C1370 1420 1400 1540 1430 1660H1300C1290 1500 1240 1340 1120 1196z',
        '#3a3f45',
        { opacity: 0.8 },
      ),
      shape(tufts(random, edge.slice(0, -30), 60, 9, -0.3), '#8aa445'),
      shape('M560 1196C700 1150 900 1160 1000 1210C880 1250 660 1250 560 1196z', '#1c3020', { opacity: 0.5 }),
      group({ transform: 'translate(800 1200) scale(1.34)' }, puffin(paper)),
      ...flowers,
      shape(
        tufts(
          random,
          [
            [560, 1250],
            [720, 1236],
            [880, 1240],
            [1040, 1262],
          ],
          74,
          10,
          -0.3,
        ),
        '#5f8236',
      ),
    ];
  },
};
