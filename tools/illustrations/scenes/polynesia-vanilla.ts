import { glow, haze, sky, spray } from '../kit/effects';
import { points, ribbon, smoothShape, stops } from '../kit/isles';
import { cumulus, massif } from '../kit/lagoon';
import { gradient, vertical } from '../kit/paper';
import { bush } from '../kit/posters';
import { ribbonLeaf } from '../kit/posters-leaves';
import { grower, orchid, pods } from '../kit/posters-polynesia-fields';
import { between, times } from '../kit/random';
import type { Scene } from '../kit/scene';
import { group, type Markup, placed, shape, stroke } from '../kit/svg';

export const scene: Scene = {
  key: 'polynesia-vanilla',
  draw: (paper) => {
    const { random } = paper;
    const leaf = (x: number, y: number, turn: number, size: number, tone = 0): Markup =>
      group(
        { transform: `translate(${String(x)} ${String(y)}) rotate(${String(turn)}) scale(${String(size)})` },
        ribbonLeaf(paper, tone),
      );
    const post = (x: number, y: number, high: number, wide: number): Markup =>
      group(
        {},
        shape(
          `M${String(x - wide)} ${String(y)}L${String(x - wide * 0.7)} ${String(y - high)}H${String(x + wide * 0.7)}L${String(x + wide)} ${String(y)}z`,
          gradient(paper, [x - wide, 0], [x + wide, 0], stops('0 #a88a5c, 1 #4a3f34')),
        ),
        stroke(
          `M${String(x - wide)} ${String(y - 10)}Q${String(x + wide * 2)} ${String(y - high * 0.3)} ${String(x - wide)} ${String(y - high * 0.5)}T${String(x)} ${String(y - high)}`,
          '#3f7f3f',
          wide * 0.5,
        ),
        ...times(9, (i) =>
          leaf(
            x + (i % 2 === 0 ? -1 : 1) * wide * 0.5,
            y - high * (0.12 + i * 0.1),
            (i % 2 === 0 ? -112 : 104) + between(random, -18, 18),
            wide * 0.0135,
            i % 3,
          ),
        ),
      );
    const beams = times(
      7,
      (i) =>
        `M${String(-300 + i * 330)}-60L${String(60 + i * 330)}-60L${String(500 + i * 380)} 1660H${String(240 + i * 380)}z`,
    ).join('');
    return [
      sky(paper, 900, '#7fc0c4', '#c4e2c4', '#f4efc0', '#ffe6a4'),
      glow(paper, [300, 120], 1500, stops('0 #fffde8 1, 0.2 #fff4c4 0.7, 1 #fff0b4 0')),
      cumulus(paper, [1820, 430, 760, 190], ['#ffffff', '#fdf6e0', '#d6e6d2'], '#8fbcae', -1),
      massif(paper, {
        edges:
          '-60 700 -60 960|160 560 150 960|330 640 340 960|560 420 550 960|700 560 720 960|900 380 910 960|1060 540 1090 960|1260 480 1260 960|1480 640 1500 960|1700 560 1700 960|1900 680 1920 960|2140 600 2150 960|2460 740 2480 960'.split(
            '|',
          ),
        lit: ['#b4cf94', '#a4c98c', '#c3d69c'],
        shade: ['#7fb09c', '#84b496', '#a4c8a0'],
        firstLit: true,
        runnels: 2,
      }),
      haze(paper, 600, 960, '#fff6cf', 0.6),
      shape(bush(random, -60, 2480, 930, 120, 1100), vertical(paper, 860, 1060, '#9cc46c', '#5f9a54')),
      shape(
        'M-60 1010H2460V1660H-60z',
        vertical(paper, 1000, 1640, '#a4b45c', '#6f8f44', '#3c5f34', '#1c3a28'),
      ),
      shape('M900 1010H1020L1500 1660H300z', '#d9bf84', { opacity: 0.75 }),
      ...[
        [760, 1060, 330, 14],
        [1120, 1060, 330, 14],
        [620, 1130, 450, 20],
        [1300, 1126, 440, 20],
      ].map(([x = 0, y = 0, h = 0, w = 0]) => post(x, y, h, w)),
      placed(888, 1186, 0.9, grower),
      shape('M810 1188Q940 1174 1120 1214Q980 1226 810 1188z', '#3c4a2c', { opacity: 0.5 }),
      post(330, 1330, 760, 34),
      shape(beams, '#fff9d0', { opacity: 0.12 }),
      spray(paper, 'M-60 1000H2460V1660H-60z', '#12301f', [1400, 1700], [1100, 1240], 0.8),
      shape(
        'M1980-60C1960 400 2010 900 1960 1660H2160C2190 1000 2130 500 2170-60z',
        gradient(paper, [1960, 0], [2170, 0], stops('0 #b4935c, 0.4 #86683f, 1 #3f3426')),
      ),
      stroke('M2040-60C2010 500 2070 1000 2020 1660M2110-60C2090 500 2130 1000 2090 1660', '#3f2f20', 8, {
        opacity: 0.5,
      }),
      leaf(2080, 330, 64, 1.5, 2),
      leaf(2060, 860, 76, 1.5, 1),
      leaf(2000, 1120, -70, 1.3, 2),
      shape(
        ribbon(
          points('2200 -80 2040 120 1900 300 1960 520 2120 680 2080 900 1880 1040 1860 1300 2000 1700'),
          [50, 46, 52],
        ),
        gradient(paper, [1860, 0], [2140, 200], stops('0 #a9c95c, 0.5 #5f9440, 1 #2c5f34')),
      ),
      stroke('M2040 110Q1890 300 1948 520T2100 700', '#dcea94', 7, { opacity: 0.7 }),
      leaf(1920, 300, -58, 1.6, 0),
      leaf(1890, 1010, -104, 1.5, 0),
      leaf(2110, 640, 112, 1.4, 0),
      leaf(1980, 1500, -84, 1.7, 1),
      stroke('M1900 720Q1760 640 1620 700', '#5f9440', 30),
      shape(ribbon(points('2030 600 1880 600 1740 640 1610 720'), [34, 30, 26]), '#6fa348'),
      placed(1800, 690, 0.84, pods(paper)),
      group({ transform: 'translate(1500 640) rotate(-14) scale(0.98)' }, orchid(paper)),
      group(
        { transform: 'translate(1660 420) rotate(38) scale(0.8)' },
        shape(
          'M0 60C-60 0-60-140 0-260C50-140 60 0 0 60z',
          vertical(paper, -260, 60, '#eef0b0', '#b9cf6c', '#7fa344'),
        ),
        stroke('M-8 20Q-24-120-2-230', '#fffde0', 6),
      ),
      group(
        { transform: 'translate(1790 440) rotate(64) scale(0.6)' },
        shape(
          'M0 60C-60 0-60-140 0-260C50-140 60 0 0 60z',
          vertical(paper, -260, 60, '#dfe89c', '#9fc058', '#6f9a44'),
        ),
      ),
      leaf(2300, 1640, -30, 2.1, 2),
      leaf(2460, 1300, -76, 2, 1),
      leaf(-80, 1640, 46, 2.2, 2),
      leaf(140, 1720, 20, 1.8, 1),
      leaf(-60, -40, 128, 1.9, 1),
      shape(smoothShape('-60 1640 400 1600 900 1650 1300 1690 -60 1690'), '#0f2a1c', { opacity: 0.8 }),
    ];
  },
};
