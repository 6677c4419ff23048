import { blur, clipped, glow, haze, shared, sky, spray } from '../kit/effects';
import { ground } from '../kit/geometry';
import { rows, smoothShape, stops } from '../kit/isles';
import { vertical } from '../kit/paper';
import { tufts } from '../kit/plants';
import { crag, crest, streaks } from '../kit/posters';
import { chalet, lakeBoat, needleChurch, swan, type ChaletLook } from '../kit/posters-alps';
import { lodgepoles } from '../kit/posters-west';
import { times } from '../kit/random';
import type { Scene } from '../kit/scene';
import { group, placed, shape, stroke, type Markup } from '../kit/svg';
import { glint, glitter, reflected, ripples } from '../kit/water';

const LAKE = 1070;
const LOOKS: readonly ChaletLook[] = [
  {
    plaster: ['#fbe9cf', '#d4b49c'],
    timber: ['#a4684a', '#6d4038'],
    roof: ['#8a5a54', '#54343c'],
    flowers: '#e0364c',
  },
  {
    plaster: ['#f4c88a', '#c48f5c'],
    timber: ['#8a5440', '#5a3430'],
    roof: ['#6f5a64', '#45364a'],
    flowers: '#f06a8a',
  },
  {
    plaster: ['#e9a48c', '#b4706a'],
    timber: ['#7a4c3c', '#4f302e'],
    roof: ['#7a4a48', '#4a2c38'],
    flowers: '#fff3dc',
  },
  {
    plaster: ['#cfe0c9', '#94ac9c'],
    timber: ['#9a6248', '#643c38'],
    roof: ['#84605c', '#4f3a44'],
    flowers: '#e0364c',
  },
];

export const scene: Scene = {
  key: 'austria-lake-village',
  draw: (paper) => {
    const { random } = paper;
    const soft = blur(paper, 16);
    const homes = LOOKS.map((look) => shared(paper, chalet(look)));
    const street = (text: string): Markup =>
      group(
        {},
        ...rows(4, text).map(([x = 0, y = 0, s = 0, look = 0]) =>
          placed(x, y, [s * (look > 3 ? -1 : 1), s], homes[look % 4] ?? ''),
        ),
      );
    const slope =
      '560 1080 700 1040 800 960 900 860 1010 780 1120 640 1230 560 1330 440 1440 360 1560 300 1680 230 1820 180 2000 120 2200 90 2460 40';
    const hill = crest(random, slope, 0.2, 20);
    const shore = crest(
      random,
      '680 1084 800 1040 960 990 1140 930 1320 900 1520 880 1760 860 2000 840 2240 800 2460 780',
      0.08,
      24,
    );
    const village = shared(
      paper,
      group(
        {},
        shape(ground(hill, LAKE + 10), vertical(paper, 60, 1080, '#8fa88c', '#4f7a68', '#2f5c54', '#254a4a')),
        spray(paper, ground(hill, LAKE + 10), '#f4d9a4', [1000, 560], [1500, 760], 0.7),
        spray(paper, ground(hill, LAKE + 10), '#142c3c', [2460, 900], [1700, 500], 0.6),
        clipped(
          paper,
          ground(hill, LAKE + 10),
          shape(
            'M1560 300L1640 420L1610 520L1700 600L1680 700L1800 640L1860 480L1940 420L2000 300L2100 330L2160 200L2000 80L1700 160z',
            '#c9b8ac',
            { opacity: 0.75 },
          ),
          shape(
            'M1640 420L1610 520L1700 600L1680 700L1740 600L1700 500zM1860 480L1940 420L2000 300L1960 460L1880 560zM2100 330L2160 200L2200 330L2130 420z',
            '#6a6c84',
            { opacity: 0.7 },
          ),
          shape(lodgepoles(random, '960 860 1100 760 1240 640 1400 560 1560 520', 90, 36, 2000), '#2f5f54'),
          shape(
            lodgepoles(
              random,
              '860 960 1020 880 1200 800 1420 740 1700 720 2000 700 2460 640',
              110,
              40,
              2000,
            ),
            '#24504a',
          ),
          shape(
            lodgepoles(random, '1500 640 1700 560 1900 600 2100 520 2300 560 2460 480', 100, 44, 700),
            '#2a584e',
          ),
        ),
        shape(ground(shore, LAKE + 10), vertical(paper, 780, 1080, '#6f9a5c', '#3f6a4c')),
        street(
          '1180 952 0.5 1 1330 930 0.54 6 1700 910 0.56 0 1860 900 0.6 2 2030 890 0.62 5 2220 876 0.66 1 2390 860 0.7 4',
        ),
        street(
          '1080 1006 0.6 3 1230 1000 0.64 0 1660 980 0.7 5 1820 976 0.7 3 2000 966 0.76 0 2190 956 0.8 6 2390 950 0.84 3',
        ),
        placed(1440, 1056, 0.94, needleChurch(paper)),
        street(
          '860 1066 0.6 2 1000 1064 0.7 1 1160 1066 0.8 3 1310 1068 0.76 4 1770 1066 0.86 2 1950 1068 0.94 7 2150 1068 1 1 2360 1070 1.06 0',
        ),
        shape(
          `M760 ${String(LAKE - 16)}H2460V${String(LAKE + 10)}H740z`,
          vertical(paper, LAKE - 16, LAKE + 8, '#b4a494', '#6a6070'),
        ),
        stroke(times(9, (i) => `M${String(880 + i * 180)} ${String(LAKE - 12)}v22`).join(''), '#4a3f50', 8),
      ),
    );
    const water = `M-60 ${String(LAKE)}H2460V1700H-60z`;
    const bank = crest(random, '-60 1480 160 1500 360 1560 520 1640 560 1700', 0.1, 20);
    const range = shared(
      paper,
      group(
        {},
        crag(paper, {
          outline:
            '-60 620 60 560 180 480 300 420 420 360 520 330 620 400 720 440 820 560 940 640 1100 760 1300 900',
          spine: '520 330 500 460 560 600 520 760 580 1070',
          base: LAKE + 6,
          lit: ['#fff3e4', '#e4dce0', '#b4bccc', '#94a8b4'],
          shade: ['#a4acd0', '#8494b8', '#7c90ac', '#7f98a8'],
          light: 'left',
          marks: ['#a4a8c0', '#6f80a8'],
          count: 22,
        }),
        haze(paper, 700, LAKE, '#ffe9cc', 0.6),
        crag(paper, {
          outline: '-60 780 100 740 260 800 420 880 600 960 760 1030 900 1076',
          spine: '100 740 140 860 120 960 180 1070',
          base: LAKE + 6,
          lit: ['#a4b89c', '#7f9f8c'],
          shade: ['#5f8084', '#547a7c'],
          light: 'left',
          marks: ['#7a9a8c', '#4a6c74'],
          count: 12,
        }),
        shape(lodgepoles(random, '-60 960 160 980 400 1020 620 1060', 60, 34, LAKE + 6), '#4a7470'),
      ),
    );
    const reed = (x: number, y: number, s: number): Markup =>
      group(
        {},
        stroke(
          `M${String(x)} ${String(y)}q${String(s * 0.1)}-${String(s * 0.5)} 0-${String(s)}`,
          '#4f6a4c',
          6,
        ),
        stroke(`M${String(x)} ${String(y - s)}v-50`, '#6a4030', 15),
      );
    return [
      sky(paper, LAKE, '#5f94c0', '#a9c9d8', '#f0e2c8', '#ffdcac'),
      glow(paper, [-60, 420], 1500, stops('0 #fffdec 1, 0.2 #fff3cc 0.6, 1 #ffe6b4 0')),
      streaks(random, '800 160 900 34 300 260 700 28 1300 330 520 20', '#fffaf0', 0.75),
      range,
      village,
      haze(paper, 960, LAKE + 6, '#fff0dc', 0.3),
      shape(water, vertical(paper, LAKE, 1600, '#c9d4c8', '#7fa8ac', '#3f7484', '#1c4860')),
      reflected(paper, LAKE + 4, 620, water, range, village),
      shape(water, '#2f6478', { opacity: 0.2 }),
      shape(ripples(random, LAKE + 8, 1600, 120), '#f4f6ec', { opacity: 0.34 }),
      shape(
        glitter(random, { x: 240, top: LAKE + 6, bottom: 1500, spread: [160, 340], count: 70 }),
        '#fff3d4',
        { opacity: 0.7 },
      ),
      group(
        { opacity: 0.85, filter: soft },
        shape(
          smoothShape(
            '120 1066 400 1040 700 1056 1000 1044 1300 1062 1600 1050 1900 1064 1700 1090 1200 1094 700 1098 300 1092',
          ),
          '#fffaf0',
        ),
      ),
      shape('M380 1262C560 1250 760 1256 900 1270C760 1300 520 1300 380 1262z', '#143a50', { opacity: 0.5 }),
      placed(640, 1262, 0.84, lakeBoat()),
      shape(glint(640, 1278, 620, 9) + glint(560, 1300, 460, 8), '#f4faf4', { opacity: 0.8 }),
      placed(1310, 1430, 0.94, swan(paper)),
      shape(glint(1310, 1432, 440, 10) + glint(1290, 1456, 560, 9), '#ffffff', { opacity: 0.85 }),
      placed(1010, 1388, [0.66, 0.66], swan(paper)),
      shape(glint(1010, 1390, 330, 9), '#ffffff', { opacity: 0.85 }),
      shape(ground(bank, 1720), vertical(paper, 1480, 1660, '#5f8450', '#274a40')),
      shape(tufts(random, bank, 120, 12, 0.2), '#4a7048'),
      ...[
        [120, 1520, 190],
        [190, 1530, 240],
        [270, 1560, 200],
        [60, 1510, 260],
        [350, 1590, 170],
      ].map(([x = 0, y = 0, s = 0]) => reed(x, y, s)),
      shape('M1980 1700L2020 1470H2460V1700z', '#6a4438'),
      shape('M1960 1476L2040 1440H2480V1490L1960 1500z', vertical(paper, 1440, 1500, '#e0b48c', '#a87458')),
      stroke(
        'M2100 1440L2060 1496M2200 1440L2180 1494M2300 1440L2290 1492M2400 1440L2400 1490',
        '#6a4438',
        5,
      ),
      shape('M1990 1400h40v300h-40zM2250 1380h44v320h-44z', '#4f302e'),
      shape('M1990 1400h14v300h-14zM2250 1380h16v320h-16z', '#d4a078'),
      shape('M2320 1446h110l-14-62h-82z', '#b4583c'),
      ...times(14, (i) =>
        shape(
          `M${String(2330 + (i % 7) * 15)} ${String(1388 - (i % 3) * 14)}c-14-10-8-26 4-22c8-10 24 0 18 12c8 10-8 22-22 10z`,
          i % 2 === 0 ? '#e0364c' : '#ff7a8a',
        ),
      ),
    ];
  },
};
