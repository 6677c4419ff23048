import { heap, streak } from '../kit/clouds';
import { gull, walker } from '../kit/creatures';
import { clipped, glow, sky, spray } from '../kit/effects';
import { ground, line, rough, smooth, type Point } from '../kit/geometry';
import { vertical, type Paper } from '../kit/paper';
import { stones } from '../kit/plants';
import { between, times } from '../kit/random';
import type { Scene } from '../kit/scene';
import { group, shape, stroke, type Markup } from '../kit/svg';
import { glitter, ripples } from '../kit/water';

const SEA = 900;

/** Basalt columns side by side, each lit on its right face, their heads stepping like organ pipes. */
const organ = (paper: Paper): Markup => {
  const columns = times(15, (i): Markup => {
    const x = -80 + i * 58;
    const rise =
      300 + Math.abs(i - 4) ** 1.35 * 26 + between(paper.random, -44, 44) + (i > 12 ? (i - 12) * 120 : 0);
    const foot = 1330 + i * 4;
    const head: Point[] = [
      [x, rise + 20],
      [x + 29, rise],
      [x + 58, rise + 16],
    ];
    const joints = times(
      9,
      (k) => `M${String(x)} ${(rise + 90 + k * 118 + (i % 3) * 30).toFixed(0)}l29 12l29-10`,
    ).join('');
    return group(
      {},
      shape(
        line([...head, [x + 58, foot], [x, foot]], true),
        vertical(paper, rise, foot, '#55606b', '#333d49', '#1d2733'),
      ),
      shape(
        line(
          [
            [x + 32, rise],
            [x + 58, rise + 16],
            [x + 58, foot],
            [x + 32, foot],
          ],
          true,
        ),
        vertical(paper, rise, foot, '#b7a998', '#6d6a6c', '#323a45'),
      ),
      stroke(joints, '#12181f', 4, { opacity: 0.55 }),
    );
  });
  return group({}, ...columns);
};

const stack = (paper: Paper, outline: readonly Point[], crest: readonly Point[]): Markup => {
  const body = line(rough(paper.random, [...outline], 0.2, 18), true);
  const first = crest[0] ?? [0, 0];
  const dark = line([...rough(paper.random, crest, 0.4, 18), [0, SEA + 40], [0, first[1] - 60]], true);
  return clipped(
    paper,
    body,
    shape(body, vertical(paper, 380, SEA, '#a4968d', '#5d5a60', '#323a45')),
    shape(dark, '#202934'),
    spray(paper, body, '#f0c9a0', [first[0] + 240, 420], [first[0], 640], 0.6),
    spray(paper, body, '#0f151c', [first[0], SEA + 40], [first[0], 700], 0.8),
  );
};

export const scene: Scene = {
  key: 'iceland-black-beach',
  draw: (paper) => {
    const { random } = paper;
    const beach = rough(
      random,
      [
        [-60, 1300],
        [500, 1280],
        [960, 1236],
        [1380, 1170],
        [1800, 1080],
        [2200, 990],
        [2460, 950],
      ],
      0.04,
      30,
    );
    const surf = (shift: number): string =>
      smooth(
        [
          [620, 1284 - shift],
          [900, 1240 - shift],
          [1160, 1220 - shift],
          [1400, 1150 - shift],
          [1660, 1118 - shift],
          [1880, 1040 - shift],
          [2140, 1000 - shift],
          [2460, 926 - shift],
          [2460, 960 - shift],
          [2200, 1032 - shift],
          [1960, 1080 - shift],
          [1760, 1160 - shift],
          [1480, 1196 - shift],
          [1240, 1262 - shift],
          [960, 1290 - shift],
          [700, 1330 - shift],
        ],
        true,
      );
    return [
      sky(paper, SEA, '#3c4a5c', '#6b7a89', '#b9b3a8', '#ecc79c'),
      glow(paper, [1900, 800], 1100, [
        [0, '#ffe9c0', 0.9],
        [0.25, '#f6c896', 0.5],
        [1, '#f6c896', 0],
      ]),
      ...[
        [1280, 330, 900, 190],
        [2060, 430, 900, 170],
        [640, 240, 900, 170],
      ].map(([x = 0, y = 0, w = 0, h = 0]) => {
        const cloud = heap(random, x, y, w, h, 12);
        return group(
          { opacity: 0.92 },
          shape(cloud, vertical(paper, y - h, y, '#8d97a3', '#55616f')),
          spray(paper, cloud, '#f0cfa6', [x + w / 2, y], [x, y - h], 0.6),
        );
      }),
      shape(streak(random, 1700, 640, 1200, 40), '#f4d8b4', { opacity: 0.5 }),
      shape(
        `M-60 ${String(SEA)}H2460V1400H-60z`,
        vertical(paper, SEA, 1300, '#d9bfa0', '#7d8f99', '#3d5563', '#22333f'),
      ),
      shape(
        glitter(random, { x: 1960, top: SEA + 6, bottom: 1060, spread: [150, 360], count: 90 }),
        '#fff1d4',
        { opacity: 0.8 },
      ),
      stack(
        paper,
        [
          [1330, SEA + 20],
          [1350, 760],
          [1392, 640],
          [1420, 470],
          [1452, 392],
          [1490, 480],
          [1530, 640],
          [1580, 770],
          [1610, SEA + 20],
        ],
        [
          [1452, 392],
          [1468, 560],
          [1440, 720],
          [1476, SEA + 40],
        ],
      ),
      stack(
        paper,
        [
          [1640, SEA + 16],
          [1664, 800],
          [1700, 640],
          [1736, 560],
          [1790, 680],
          [1836, 790],
          [1870, SEA + 16],
        ],
        [
          [1736, 560],
          [1750, 700],
          [1728, 820],
          [1748, SEA + 40],
        ],
      ),
      stack(
        paper,
        [
          [1930, SEA + 12],
          [1950, 830],
          [1984, 742],
          [2016, 800],
          [2060, 850],
          [2084, SEA + 12],
        ],
        [
          [1984, 742],
          [1994, 830],
          [1984, SEA + 40],
        ],
      ),
      stroke(
        `M1300 ${String(SEA + 10)}H1640M1630 ${String(SEA + 8)}H1890M1910 ${String(SEA + 6)}H2100`,
        '#fff8ea',
        14,
        { opacity: 0.8 },
      ),
      shape(ripples(random, SEA + 20, 1160, 90), '#f4f2ea', { opacity: 0.3 }),
      shape(surf(86), '#dfe6e4', { opacity: 0.75 }),
      shape(ground(beach, 1660), vertical(paper, 950, 1600, '#3a434e', '#1d2733', '#10161e')),
      spray(paper, ground(beach, 1660), '#b39e88', [2460, 960], [1500, 1300], 0.7),
      shape(surf(26), '#ffffff', { opacity: 0.95 }),
      shape(surf(-24), '#c9d3d4', { opacity: 0.5 }),
      organ(paper),
      shape('M-60 1320L920 1350L1010 1420L-60 1430z', '#0b1016', { opacity: 0.6 }),
      shape(stones(random, [-20, 1050], [1380, 1470], 30, 60), '#2a333e'),
      shape(stones(random, [600, 2400], [1480, 1610], 34, 46), '#0b1117', { opacity: 0.85 }),
      shape('M1500 1352H1570L1400 1470H1250z', '#070b10', { opacity: 0.5 }),
      walker(1540, 1354, 132, { coat: '#f5b841', shade: '#a8702a', legs: '#10171f', pack: '#d9481c' }),
      gull(1180, 520, 86, '#f6f2e8', -8),
      gull(1270, 590, 56, '#f6f2e8', 6),
      gull(2180, 560, 64, '#3c4652', -4),
    ];
  },
};
