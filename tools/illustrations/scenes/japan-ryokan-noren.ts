import { blur, clipped, faded, glow, shared, sky, spray } from '../kit/effects';
import type { Point } from '../kit/geometry';
import { froth, points, rows, stops } from '../kit/isles';
import { gradient, radial, vertical } from '../kit/paper';

import { bush, layer } from '../kit/posters';
import {
  bucket,
  carrier,
  cat,
  chochin,
  geta,
  hostess,
  slippers,
  stool,
  stroller,
} from '../kit/posters-japan-bath';
import { bambooFence, mapleBoughs } from '../kit/posters-japan-garden';
import { gable, noren, porchFrame } from '../kit/posters-japan-inn';
import { lodgepoles } from '../kit/posters-west';
import { between, times } from '../kit/random';
import type { Scene } from '../kit/scene';
import { group, placed, shape, short, stroke, type Markup } from '../kit/svg';
import { glint, reflected } from '../kit/water';

const GROUND = 1290;
const DOOR = 1060;
const SIZE = 1.1;

export const scene: Scene = {
  key: 'japan-ryokan-noren',
  draw: (paper) => {
    const { random } = paper;
    const [soft, fine] = [blur(paper, 20), blur(paper, 9)];
    const mist = (text: string, opacity: number): Markup =>
      shape(froth(random, points(text), 110), '#eef3ea', { opacity, filter: soft });
    const steam = (text: string, opacity: number): Markup =>
      faded(
        paper,
        [0, 760],
        [0, 340],
        shape(froth(random, points(text), 70), '#ffffff', { opacity, filter: fine }),
      );
    const roof = 'M-60-80H1500C1560 160 1720 420 1990 520C1980 552 1940 566 1890 566H-60z';
    const tiles = times(64, (i): string => {
      const x = -1100 + i * 48;
      return `M${String(560 + (x - 560) * 0.72)}-80Q${String(560 + (x - 560) * 0.9)} 280 ${String(560 + (x - 560) * 1.06)} 566`;
    }).join('');
    const rows4 = times(11, (i) => `M-60 ${String(20 + i * 50)}H1960`).join('');
    const recess = `M${short(DOOR - 460)} 560H${short(DOOR + 460)}V${String(GROUND)}H${short(DOOR - 460)}z`;
    const shoji =
      times(9, (i) => `M${String(DOOR - 340 + i * 85)} 700V1146`).join('') +
      'M720 800H1400M720 900H1400M720 1000H1400M720 1090H1400';
    const house = group(
      {},
      shape('M-60 540H1810V1290H-60z', vertical(paper, 540, 1290, '#3a2a2a', '#5a3a2c', '#6a4632')),
      shape('M1620 560H1790V1290H1620z', vertical(paper, 560, 1290, '#8f8a7c', '#c9c0a8')),
      shape('M1610 1010H1800V1040H1610zM1610 1040H1800V1290H1610zM1770 560H1810V1290H1770z', '#4a3028'),
      stroke(times(7, (i) => `M${String(1636 + i * 22)} 1046V1290`).join(''), '#2f2022', 4),
      shape(
        'M-60 690H360V1040H-60z',
        radial(paper, [200, 860], 420, stops('0 #fff0be, 0.6 #ffcf7a, 1 #d98f4c')),
      ),
      stroke(
        times(14, (i) => `M${String(-50 + i * 32)} 690V1040`).join('') + 'M-60 800H360M-60 920H360',
        '#3a2620',
        9,
      ),
      shape('M-60 672H376V696H-60zM-60 1034H376V1066H-60zM356 672H384V1066H356z', '#2f2022'),
      stroke(times(18, (i) => `M${String(-50 + i * 34)} 1070V1290`).join(''), '#3a2620', 6, { opacity: 0.8 }),
      shape('M-60 556H1860V640H-60z', vertical(paper, 556, 640, '#1a1820', '#3a2a2a')),
      shape(recess, radial(paper, [DOOR, 900], 560, stops('0 #ffe9a8, 0.5 #ffc264, 1 #b4622c'))),
      stroke(shoji, '#a8642c', 7, { opacity: 0.6 }),
      shape('M600 1146H1520V1196H600z', vertical(paper, 1146, 1196, '#f4bc70', '#d9924c')),
      shape('M600 1196H1520V1232H600z', vertical(paper, 1196, 1232, '#a8642c', '#7a4426')),
      shape('M600 1192H1520V1200H600z', '#ffe6ae'),
      shape('M600 1232H1520V1290H600z', vertical(paper, 1232, 1290, '#6a3c28', '#b4743c')),

      ...[1080, 1180, 1280, 1380].map((x) => placed(x, 1187, [0.95, 0.8], slippers())),

      placed(DOOR, GROUND, SIZE, porchFrame(paper)),
    );
    const facade = shared(paper, house);
    const wet = `M-60 ${String(GROUND)}H2460V1700H-60z`;
    const flags = rows(
      5,
      '700 1360 380 60 0 1090 1360 300 60 1 1410 1362 250 58 2 560 1440 300 76 1 880 1440 420 78 2 1320 1440 360 78 0 1700 1442 260 74 1 400 1540 440 96 2 860 1540 330 100 0 1210 1544 480 100 1 1710 1544 380 96 2 2110 1540 300 90 0 100 1460 280 70 0 2000 1450 300 70 2 40 1560 330 90 1',
    ).map(([x = 0, y = 0, w = 0, h = 0, tone = 0]): Markup => {
      const c = (dx: number, dy: number): string =>
        `${short(x + dx * w + between(random, -10, 10))} ${short(y + dy * h)}`;
      return shape(
        `M${c(0.05, -0.4)}Q${c(0.5, -0.54)} ${c(0.94, -0.4)}Q${c(1.03, 0)} ${c(0.97, 0.38)}Q${c(0.5, 0.52)} ${c(0.03, 0.4)}Q${c(-0.04, 0)} ${c(0.05, -0.4)}z`,
        ['#8798a0', '#9aa8aa', '#7a8a96'][tone] ?? '#8798a0',
        { opacity: 0.6 },
      );
    });
    const rain = (count: number, low: number, high: number, bottom: number): string =>
      times(count, (): string => {
        const [x, y, l] = [
          between(random, -20, 2480),
          between(random, -40, bottom),
          between(random, low, high),
        ];
        return `M${short(x)} ${short(y)}l${short(-l * 0.2)} ${short(l)}`;
      }).join('');
    const rings = times(46, (): string => {
      const y = between(random, 1330, 1590);
      const r = ((y - 1200) / 390) * between(random, 18, 36);
      const x = between(random, 0, 2400);
      return `M${short(x - r)} ${short(y)}a${short(r)} ${short(r * 0.3)} 0 1 0 ${short(2 * r)} 0a${short(r)} ${short(r * 0.3)} 0 1 0 ${short(-2 * r)} 0z`;
    }).join('');
    const fallen = times(40, (): Point => [between(random, 0, 2400), between(random, 1340, 1580)]);
    return [
      sky(paper, 900, '#7fa0a8', '#a9c4bc', '#d4dcc4', '#efe6c9'),
      glow(paper, [2160, 620], 900, stops('0 #fff6dc 0.8, 0.5 #fff0cf 0.3, 1 #fff0cf 0')),
      layer(
        paper,
        '1300 520 1500 460 1700 380 1860 320 2020 350 2200 290 2460 250',
        900,
        ['#8fb0ac', '#c4d4c0'],
        0.16,
      ),
      mist('1400 640 1800 560 2200 540 2500 500 2500 600 1400 700', 0.5),
      shape(
        lodgepoles(random, '1500 760 1760 700 2000 620 2160 650 2300 590 2460 600', 96, 20, 1000),
        vertical(paper, 520, 860, '#76a096', '#a4c0ac'),
      ),
      mist('1500 830 1900 760 2240 740 2500 720 2500 800 1500 900', 0.55),
      shape(
        lodgepoles(random, '1600 930 1760 900 1960 830 2160 790 2300 740 2460 700', 190, 30, 1200),
        vertical(paper, 560, 1060, '#2f6258', '#4a7c68', '#7a9c80'),
      ),
      steam(
        '1960 1030 1940 930 1990 840 1960 740 2030 640 2020 520 2110 420 2220 400 2260 500 2200 600 2240 700 2160 800 2190 910 2150 1030',
        0.92,
      ),
      steam('2300 1030 2290 940 2340 860 2330 770 2400 690 2440 760 2410 850 2430 940 2400 1030', 0.7),
      shape(bush(random, 1770, 2000, 960, 90, 1300) + bush(random, 2240, 2480, 920, 110, 1300), '#b4402c'),
      shape(bush(random, 1960, 2300, 970, 90, 1300), '#dd7c38'),
      bambooFence(paper, [1780, 2440], [990, 1310]),
      shape(roof, vertical(paper, -40, 566, '#5f7482', '#47596a', '#2f3c4c')),
      clipped(
        paper,
        roof,
        stroke(tiles, '#222d3c', 12, { opacity: 0.6 }),
        stroke(tiles, '#a4b8c0', 5, { opacity: 0.5, transform: 'translate(9 0)' }),
        stroke(rows4, '#222d3c', 4, { opacity: 0.3 }),
        spray(paper, roof, '#1c2636', [700, 566], [700, 300], 0.7),
      ),
      stroke('M-60 566H1890Q1970 562 1990 520', '#1c2432', 18),
      stroke('M1500-80C1560 160 1720 420 1990 520', '#8094a0', 22),
      facade,
      placed(870, 1190, 0.9, hostess()),
      placed(DOOR, 664, SIZE, noren(paper)),
      placed(DOOR, GROUND, SIZE, porchFrame(paper)),

      placed(DOOR, GROUND, SIZE, gable(paper)),
      placed(462, 640, 1.02, chochin(paper)),
      glow(paper, [462, 830], 330, stops('0 #ffdc94 0.6, 0.4 #ffb85c 0.22, 1 #ffb85c 0')),
      glow(paper, [DOOR, 1120], 620, stops('0 #ffdc94 0.3, 0.5 #ffb85c 0.12, 1 #ffb85c 0')),
      shape(wet, vertical(paper, GROUND, 1640, '#8a979a', '#62727e', '#3a4858')),
      ...flags,
      group({ opacity: 0.5 }, reflected(paper, GROUND, 420, wet, facade)),
      shape(
        `M620 ${String(GROUND)}H1500L1680 1640H440z`,
        gradient(paper, [0, GROUND], [0, 1600], stops('0 #ffc468 0.65, 1 #ffc468 0')),
        { filter: soft },
      ),
      shape(
        times(36, () =>
          glint(between(random, 560, 1560), between(random, 1350, 1590), between(random, 50, 180), 6),
        ).join(''),
        '#ffe6b0',
        {
          opacity: 0.6,
        },
      ),
      stroke(rings, '#e9f2f4', 3.5, { opacity: 0.55 }),
      shape('M620 1396Q1060 1420 1500 1396L1470 1424Q1060 1440 650 1424z', '#2a323e', { opacity: 0.55 }),
      shape('M716 1304H1404L1470 1362H650z', vertical(paper, 1304, 1362, '#d9cdb0', '#c4beb0')),
      shape('M650 1362H1470L1460 1406H660z', vertical(paper, 1362, 1406, '#7a7a80', '#4a505c')),
      stroke('M650 1362H1470', '#fff3d4', 4, { opacity: 0.8 }),
      placed(960, 1346, 1.08, geta()),
      placed(1160, 1340, 1.08, geta()),
      shape('M40 1420Q300 1400 560 1420L540 1450H60z', '#2a323e', { opacity: 0.5 }),
      shape('M30 1312H540V1340H30z', vertical(paper, 1312, 1340, '#c98f58', '#7a4e2e')),
      shape('M60 1340H92V1430H60zM478 1340H510V1430H478z', '#5a3826'),
      placed(140, 1312, 1, bucket(paper)),
      placed(316, 1312, 1, bucket(paper, true)),
      placed(228, 1212, 0.98, bucket(paper)),
      placed(466, 1312, 0.92, carrier(paper)),
      placed(300, 1470, 1.15, stool()),
      placed(690, 1460, 0.92, cat()),
      shape(bush(random, 1800, 2480, 1276, 110, 1330), '#2f5a4a'),
      shape(bush(random, 1850, 2440, 1300, 70, 1330), '#5a8a58'),
      shape('M1806 1322H2460V1346H1800z', vertical(paper, 1322, 1346, '#a4aca4', '#59656c')),
      mapleBoughs(
        paper,
        [
          ['2480 40 2300 110 2120 120 1980 190 1860 200', [60, 34, 8]],
          ['2480 240 2340 260 2240 340 2120 380', [40, 22, 6]],
          ['2200 110 2140 220 2040 280', [20, 14, 5]],
        ],
        30,
        fallen,
      ),
      shape('M1400 1520Q1600 1490 1780 1516Q1600 1560 1380 1546z', '#2a323e', { opacity: 0.5 }),
      placed(1590, 1520, 0.98, stroller(paper)),
      stroke(rain(150, 40, 90, 1560), '#f4fafa', 2.5, { opacity: 0.35 }),
      stroke(rain(60, 80, 150, 1500), '#f4fafa', 3.5, { opacity: 0.28 }),
      stroke(
        times(12, (i) => {
          const x = i < 7 ? -10 + i * 52 : 1440 + i * 42;
          return `M${String(x)} ${short(between(random, 590, 680))}v${short(between(random, 16, 40))}`;
        }).join(''),
        '#e9f4f6',
        5,
        { opacity: 0.6 },
      ),
    ];
  },
};
