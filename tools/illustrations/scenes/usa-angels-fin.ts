import { gull, walker } from '../kit/creatures';
import { clipped, glow, haze, sky, spray } from '../kit/effects';
import { line, rough, type Point } from '../kit/geometry';
import { points, ribbon, stops } from '../kit/isles';
import { massif } from '../kit/lagoon';
import { gradient, vertical } from '../kit/paper';
import { conifer, streaks } from '../kit/posters';
import { beds, cracks } from '../kit/posters-west';
import { between, times } from '../kit/random';
import type { Scene } from '../kit/scene';
import { disc, group, shape, short, stroke } from '../kit/svg';

/** The way up the fin: where each walker stands and how tall. */
const CLIMBERS = [
  [560, 1440, 250, '#d9442c', '#8a2a24'],
  [760, 1250, 190, '#f0b83c', '#a8742a'],
  [930, 1090, 150, '#2f8ea4', '#1c5a74'],
  [1058, 950, 116, '#f4e4c4', '#b09a74'],
  [1150, 820, 90, '#d9442c', '#8a2a24'],
  [1224, 694, 70, '#3a8a5c', '#24563c'],
  [1296, 560, 54, '#f0b83c', '#a8742a'],
  [1392, 440, 42, '#2f6f94', '#1c4464'],
] as const;

export const scene: Scene = {
  key: 'usa-angels-fin',
  draw: (paper) => {
    const { random } = paper;
    const ridge: Point[] = points(
      '120 1700 300 1560 520 1440 660 1330 760 1250 850 1170 930 1090 1000 1020 1058 950 1110 890 1150 820 1190 760 1224 694 1260 630 1296 560 1330 490 1392 440 1470 410 1560 400',
    );
    const rightEdge = rough(
      random,
      points('1560 400 1640 420 1690 500 1680 640 1720 820 1700 1000 1740 1200 1720 1400 1770 1700'),
      0.2,
      22,
    );
    const crestLine = rough(random, ridge, 0.18, 16);
    const fin = line([...crestLine, ...rightEdge], true);
    const litFace = line(
      [...rough(random, ridge, 0.08, 24), [1480, 520], [1420, 760], [1360, 1000], [1240, 1300], [1080, 1700]],
      true,
    );
    return [
      sky(paper, 900, '#3a78b4', '#86b8d4', '#cfe0dc', '#ffe8c0'),
      glow(paper, [380, 260], 1200, stops('0 #fffbe0 0.95, 0.3 #fff0c4 0.4, 1 #fff0c4 0')),
      disc(380, 250, 66, '#fffce8'),
      streaks(random, '1400 130 900 40 2000 240 800 30 800 90 560 22', '#ffffff', 0.8),
      massif(paper, {
        edges:
          '-80 420 -80 1200|100 360 60 1200|240 420 220 1200|420 300 380 1200|600 360 560 1200|760 460 740 1200|900 520 880 1200|1060 600 1040 1200|1200 700 1200 1200'.split(
            '|',
          ),
        lit: ['#f4d4b0', '#e8a884', '#c8785c', '#a85c50'],
        shade: ['#b89a9c', '#94707c', '#7a5064', '#6a4058'],
        firstLit: true,
        runnels: 5,
      }),
      massif(paper, {
        edges:
          '1560 500 1540 1300|1680 380 1660 1300|1800 440 1800 1300|1940 300 1920 1300|2080 340 2080 1300|2220 240 2220 1300|2360 300 2360 1300|2520 260 2520 1300'.split(
            '|',
          ),
        lit: ['#f8dcb4', '#f0a878', '#d0704c', '#a8503c'],
        shade: ['#a8808c', '#8a5468', '#70405a', '#5c3450'],
        firstLit: true,
        runnels: 6,
      }),
      shape(
        'M-60 1120L600 1090L1300 1120L1700 1180L2460 1150V1660H-60z',
        vertical(paper, 1090, 1640, '#8a9a5c', '#5f7a48', '#3c5a3c'),
      ),
      shape(
        ribbon(
          points('2460 1300 2200 1260 1960 1300 1820 1400 1900 1500 2100 1560 2300 1640 2380 1720'),
          [30, 60, 130],
        ),
        gradient(paper, [2460, 1300], [2000, 1660], stops('0 #d8ecd8, 0.5 #6fb0a8, 1 #2f7a84')),
      ),
      shape(
        ribbon(points('-60 1200 160 1180 300 1220 260 1320 60 1400 -60 1420'), [24, 44, 80]),
        vertical(paper, 1180, 1420, '#d8ecd8', '#6fb0a8', '#3f8a8c'),
      ),
      shape(
        times(60, (): string => {
          const y = between(random, 1180, 1620);
          const x = random() < 0.5 ? between(random, -40, 560) : between(random, 1760, 2440);
          return conifer(random, x, y, 40 + (y - 1180) * 0.12, 24 + (y - 1180) * 0.06);
        }).join(''),
        '#2f4f38',
      ),
      haze(paper, 700, 1200, '#ffe8c4', 0.4),
      clipped(
        paper,
        fin,
        shape(fin, vertical(paper, 400, 1700, '#b85c40', '#94443a', '#6a2f38', '#4a2434')),
        beds(
          paper,
          fin,
          [100, 1800],
          '520 20 640 14 760 24 900 16 1040 28 1200 18 1340 26 1500 20',
          '#3a1c30',
          0.4,
          30,
        ),
        shape(cracks(random, [1200, 1720], [460, 1640], 15, 14), '#3a1c30', { opacity: 0.5 }),
        clipped(
          paper,
          litFace,
          shape(
            litFace,
            gradient(
              paper,
              [600, 700],
              [1500, 1300],
              stops('0 #ffd8a0, 0.4 #f0945c, 0.8 #d0603c, 1 #b04c38'),
            ),
          ),
          beds(
            paper,
            litFace,
            [100, 1500],
            '560 12 700 16 840 14 980 18 1120 14 1260 20 1420 16 1560 20',
            '#a8442f',
            0.5,
            40,
          ),
          shape(cracks(random, [300, 1400], [560, 1640], 16, 12), '#8a3428', { opacity: 0.5 }),
          spray(paper, litFace, '#fff0c4', [500, 1200], [1300, 1200], 0.5),
        ),
      ),
      shape('M1400 440L1470 396L1560 386L1640 412L1560 424L1470 430z', '#f8d4a8'),
      ...[
        [1470, 404, 90],
        [1530, 396, 120],
        [1600, 408, 80],
        [860, 1170, 80],
        [1180, 772, 54],
      ].map(([x = 0, y = 0, h = 0]) => shape(conifer(random, x, y, h, h * 0.55), '#2c4a34')),
      ...CLIMBERS.slice(0, -1).map(([x, y, h], i) => {
        const [nx, ny, nh] = CLIMBERS[i + 1] ?? CLIMBERS[0];
        const [ax, ay, bx, by] = [x + h * 0.3, y - h * 0.42, nx + nh * 0.3, ny - nh * 0.42];
        return group(
          {},
          stroke(`M${short(ax)} ${short(y)}V${short(ay)}`, '#4a3a40', h * 0.045),
          stroke(
            `M${short(ax)} ${short(ay)}Q${short((ax + bx) / 2 + h * 0.1)} ${short((ay + by) / 2 + h * 0.24)} ${short(bx)} ${short(by)}`,
            '#5a5660',
            h * 0.035,
          ),
          stroke(
            `M${short(ax)} ${short(ay)}Q${short((ax + bx) / 2 + h * 0.1)} ${short((ay + by) / 2 + h * 0.24)} ${short(bx)} ${short(by)}`,
            '#d8d4cc',
            h * 0.02,
            { 'stroke-dasharray': `${short(h * 0.05)} ${short(h * 0.05)}` },
          ),
        );
      }),
      ...CLIMBERS.map(([x, y, h, coat, dark], i) =>
        walker(x, y, h, {
          coat,
          shade: dark,
          legs: '#2a2430',
          skin: '#e0a080',
          ...(i % 2 === 0 ? { pack: '#3a4a5c' } : {}),
        }),
      ),
      gull(1880, 560, 170, '#1c1a24', 10),
      gull(2040, 660, 120, '#1c1a24', -6),
    ];
  },
};
