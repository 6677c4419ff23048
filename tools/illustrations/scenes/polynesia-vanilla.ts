import { clipped, glow, haze, sky, spray } from '../kit/effects';
import { ribbonLeaf } from '../kit/posters-leaves';
import { points, ribbon, smoothShape, stops } from '../kit/isles';
import { cumulus, massif } from '../kit/lagoon';
import { gradient, vertical, type Paper } from '../kit/paper';
import { bush } from '../kit/posters';
import { between, times } from '../kit/random';
import type { Scene } from '../kit/scene';
import { disc, group, placed, shape, stroke, type Markup } from '../kit/svg';

/** The orchid: three pointed sepals, two petals and a trumpet with a frilled lip, some 760 across; light from the upper left. */
const orchid = (paper: Paper): Markup => {
  const petal = (angle: number, long: number, wide: number, far: boolean): Markup => {
    const d = `M0 0C${String(-wide)} ${String(-long * 0.3)} ${String(-wide * 0.9)} ${String(-long * 0.8)} 0 ${String(-long)}C${String(wide * 0.9)} ${String(-long * 0.8)} ${String(wide)} ${String(-long * 0.3)} 0 0z`;
    return group(
      { transform: `rotate(${String(angle)})` },
      shape(
        d,
        vertical(paper, -long, 0, far ? '#dfe6a0' : '#f7f4c4', far ? '#c3d27c' : '#e6e694', '#93b354'),
      ),
      shape(
        `M0 0C${String(wide)} ${String(-long * 0.3)} ${String(wide * 0.9)} ${String(-long * 0.8)} 0 ${String(-long)}C${String(wide * 0.14)} ${String(-long * 0.6)} ${String(wide * 0.1)} ${String(-long * 0.3)} 0 0z`,
        '#7fa046',
        { opacity: 0.45 },
      ),
      stroke(
        `M0-30Q${String(-wide * 0.1)} ${String(-long * 0.5)} 0 ${String(-long * 0.9)}M${String(-wide * 0.3)}-60Q${String(-wide * 0.5)} ${String(-long * 0.5)} ${String(-wide * 0.2)} ${String(-long * 0.82)}`,
        '#fffde4',
        5,
        { opacity: 0.7 },
      ),
    );
  };
  const trumpet =
    'M-70-30C-96 60-120 150-180 220C-210 262-196 300-150 296C-130 330-80 340-50 316C-20 346 40 344 60 312C100 334 150 316 152 280C196 276 204 236 172 204C120 140 90 60 66-30C40-60-44-60-70-30z';
  const throat = 'M-112 236C-80 190 70 186 108 226C80 276-74 284-112 236z';
  return group(
    {},
    petal(0, 420, 92, true),
    petal(-128, 430, 90, true),
    petal(128, 430, 90, true),
    petal(-66, 440, 112, false),
    petal(62, 440, 112, false),
    clipped(
      paper,
      trumpet,
      shape(trumpet, gradient(paper, [-180, 0], [160, 120], stops('0 #fffbe0, 0.5 #fbeea0, 1 #d9b44c'))),
      stroke(
        'M-40-30C-60 80-100 170-150 280M0-40C-4 90-30 190-50 300M36-30C40 90 60 190 60 300M56-10C80 90 120 170 150 270',
        '#c99a3c',
        5,
        { opacity: 0.5 },
      ),
      spray(paper, trumpet, '#b07a2c', [180, 240], [-20, 80], 0.8),
    ),
    shape(throat, '#e8a02c'),
    shape('M-84 238C-50 212 50 208 84 232C50 262-50 266-84 238z', '#a4501c'),
    stroke('M-30 246Q0 226 30 244M-10 252Q0 240 12 252', '#ffe9a0', 6),
    stroke('M-150 296C-130 330-80 340-50 316C-20 346 40 344 60 312C100 334 150 316 152 280', '#fffde4', 9),
    shape('M-34-60C-40-20 40-20 34-60C20-90-20-90-34-60z', '#8fae4c'),
  );
};

/** Green pods hanging in a hand from 0. */
const pods = (paper: Paper): Markup =>
  group(
    {},
    ...[
      [-150, 460, 30],
      [150, 440, 34],
      [-84, 560, 26],
      [92, 590, 28],
      [0, 640, 30],
    ].map(([x = 0, long = 0, wide = 0]) =>
      group(
        {},
        shape(
          ribbon(
            [
              [x * 0.3, -10],
              [x * 0.9, long * 0.3],
              [x * 1.1, long * 0.7],
              [x * 0.94, long],
            ],
            [wide * 0.6, wide * 1.9, 10],
          ),
          gradient(paper, [x - 30, 0], [x + 50, 60], stops('0 #c3d468, 0.5 #7fa344, 1 #3c6b34')),
        ),
        stroke(
          `M${String(x * 0.5)} 40Q${String(x)} ${String(long * 0.4)} ${String(x * 1.04 - 6)} ${String(long * 0.86)}`,
          '#eef0a4',
          5,
          { opacity: 0.7 },
        ),
      ),
    ),
    disc(0, -6, 34, '#4f8038'),
  );

/** A grower with a wide hat and a basket, feet at 0, about 420 high. */
const grower = group(
  {},
  shape('M-54-220L-70-20L-40 0H40L66-20L50-220z', '#e85d3a'),
  shape('M4-220L16 0H40L66-20L50-220z', '#a83a2c'),
  stroke('M-50-120Q0-104 56-122M-58-60Q0-44 62-60', '#ffd9a0', 7, { 'stroke-dasharray': '16 12' }),
  shape('M-50-212C-60-290-40-330-6-334C34-332 58-290 50-212z', '#fff6e6'),
  shape('M10-333C40-326 58-290 50-212H18C30-260 26-310 10-333z', '#d9c7a4'),
  stroke('M-40-300C-96-290-116-350-140-400', '#7a4a34', 22),
  stroke('M40-296C80-260 84-220 60-190', '#7a4a34', 20),
  disc(0, -366, 36, '#6b3f2c'),
  shape('M30-390C56-360 50-300 30-270C20-300 24-340 14-370z', '#1d1420'),
  shape('M-92-380C-60-396 60-396 92-380C96-368 50-360 0-360C-50-360-96-368-92-380z', '#e9cf8c'),
  shape('M-46-384C-48-424-30-436 0-436C30-436 48-424 46-384C20-378-20-378-46-384z', '#f5dc94'),
  shape(
    'M8-436C32-434 48-424 46-384C34-381 26-380 14-379C20-400 18-420 8-436zM30-378C60-376 84-380 92-380C96-368 50-360 0-360C12-366 24-372 30-378z',
    '#b98a44',
  ),
  stroke('M-46-388Q0-380 46-388', '#e85d3a', 9),
  shape('M28-200H110L96-120H44z', '#b07a3c'),
  stroke('M30-180H106M36-150H102', '#6b4420', 5),
);

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
        edges: [
          '-60 700 -60 960',
          '160 560 150 960',
          '330 640 340 960',
          '560 420 550 960',
          '700 560 720 960',
          '900 380 910 960',
          '1060 540 1090 960',
          '1260 480 1260 960',
          '1480 640 1500 960',
          '1700 560 1700 960',
          '1900 680 1920 960',
          '2140 600 2150 960',
          '2460 740 2480 960',
        ],
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
