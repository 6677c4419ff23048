import { faded, glow, haze, shared, sky, spray } from '../kit/effects';
import { ground, type Point } from '../kit/geometry';
import { froth, points, smoothShape, stops } from '../kit/isles';
import { cumulus } from '../kit/lagoon';
import { gradient, vertical } from '../kit/paper';
import { stones, tufts } from '../kit/plants';
import { crest } from '../kit/posters';
import { buttresses, nene, ohia, tropicbird } from '../kit/posters-hawaii-canyon';
import { between, times } from '../kit/random';
import type { Scene } from '../kit/scene';
import { group, placed, shape, short, stroke } from '../kit/svg';

const BOW: Point = [1230, 1010];

export const scene: Scene = {
  key: 'hawaii-waimea-canyon',
  draw: (paper) => {
    const { random } = paper;
    const goose = shared(paper, nene());
    const bow = ['#e8604c', '#f5a04c', '#fae070', '#8fd07a', '#58a8d4', '#8a78c4'].map((colour, i) => {
      const r = 900 - i * 19;
      return stroke(
        `M${short(BOW[0] - r)} ${short(BOW[1])}A${short(r)} ${short(r)} 0 0 1 ${short(BOW[0] + r)} ${short(BOW[1])}`,
        colour,
        20,
        { opacity: 0.62 },
      );
    });
    const river = smoothShape(
      '1640 1176 1668 1176 1720 1220 1790 1262 1830 1310 1850 1360 1910 1420 1860 1480 1740 1540 1760 1610 1800 1690 1520 1690 1540 1600 1590 1520 1720 1460 1770 1420 1760 1370 1770 1320 1750 1280 1690 1230',
    );
    /** Kukui trees along a line: a ragged bank of crowns. */
    const woods = (text: string, size: number): string => {
      const edge = points(text);
      const back = [...edge].reverse().map(([x, y]): Point => [x, y + size * 1.6]);
      return froth(random, [...edge, ...back], size);
    };
    const rain = times(50, (): string => {
      const [x, y] = [between(random, 1700, 2460), between(random, 240, 640)];
      return `M${short(x)} ${short(y)}l-26 ${short(between(random, 60, 150))}`;
    }).join('');
    const spurEdge = crest(
      random,
      '-60 1330 160 1318 420 1336 700 1344 980 1356 1180 1384 1330 1440 1430 1530 1480 1680',
      0.1,
      18,
    );
    const spur = ground(spurEdge, 1720);
    const far = {
      lit: ['#9cb46c', '#d9a078', '#e0927a', '#c9808a'],
      shade: ['#6d8f78', '#a87484', '#94688c', '#7d6290'],
      beds: ['#a8587a', '#ffe0b4', '#5f4878', '#d9a09a'] as const,
      green: ['#a4b878', '#6a8c7c'] as const,
    };
    const near = {
      lit: ['#8fb048', '#e8884a', '#e0603a', '#b8442f', '#7d3a34'],
      shade: ['#3f6b44', '#8c3a3c', '#742c40', '#55243c', '#3a1f36'],
      beds: ['#8a2c2a', '#ffc080', '#3a1830', '#b4584c'] as const,
      green: ['#7fa83c', '#2c5a40'] as const,
    };
    return [
      sky(paper, 620, '#2a5f94', '#5f9cbc', '#b9dccb', '#ffeebc'),
      glow(paper, [60, 200], 1300, stops('0 #fffbe0 1, 0.25 #fff2c0 0.6, 0.6 #fff2c0 0.2, 1 #fff2c0 0')),
      glow(paper, [2360, 260], 1000, stops('0 #2f4468 0.9, 0.5 #3c5478 0.5, 1 #3c5478 0')),
      cumulus(paper, [2140, 330, 1000, 250], ['#a9b4c4', '#7a8ca4', '#5a7090'], '#2f4468', -1),
      cumulus(paper, [520, 330, 800, 170], ['#ffffff', '#fff6e0', '#d4dcd8'], '#8fb0bc', -1),
      cumulus(paper, [1330, 410, 620, 110], ['#fffdf2', '#f0e9d8', '#b4c4cc'], '#7f9cb4', -1),
      shape(
        'M1600 300H2480V520H1600z',
        gradient(paper, [1640, 0], [2060, 0], stops('0 #6a84a0 0, 1 #5a7494 0.6')),
      ),
      stroke(rain, '#e4eef0', 3, { opacity: 0.4 }),
      buttresses(paper, {
        ...far,
        edges: [
          '-80 430 -80 960',
          '60 424 90 660 130 1010',
          '300 470 280 700 270 1010',
          '380 450 440 680 520 1010',
          '720 500 700 740 690 1010',
          '770 476 830 700 900 1010',
          '1010 466 1020 720 1030 1010',
          '1230 440 1270 700 1330 1010',
          '1362 512 1376 740 1386 1010',
          '1480 452 1560 700 1640 1010',
          '1860 470 1840 720 1830 1010',
          '1930 424 1990 700 2060 1010',
          '2300 456 2280 720 2270 1010',
          '2350 430 2400 700 2470 1010',
          '2500 440 2500 1010',
        ],
        firstLit: false,
        strata: '500 10 556 16 620 14 690 22 764 18 840 24 916 16',
        bushes: 2,
      }),
      shape('M1352 502L1374 506L1382 644L1346 646zM1356 654L1386 650L1414 834L1348 836z', '#fffdf4'),
      stroke('M1366 514L1362 640M1370 664L1374 826M1380 668L1394 824', '#b4c8d8', 5),
      shape(froth(random, points('1330 844 1350 818 1404 814 1440 842 1384 858'), 24), '#ffffff', {
        opacity: 0.85,
      }),
      shape('M-60 960H2460V1300H-60z', vertical(paper, 960, 1240, '#8f6488', '#7a8a5c')),
      haze(paper, 440, 1060, '#ffe2c0', 0.5),
      group({}, faded(paper, [2120, 620], [760, 180], ...bow)),
      buttresses(paper, {
        ...near,
        lit: ['#9cb85c', '#e89c60', '#e07c50', '#bc5844', '#8a4a48'],
        shade: ['#4f7858', '#94505a', '#7d4458', '#623a54', '#4a3050'],
        edges: [
          '1480 1200 1480 1300',
          '1600 960 1580 1120 1560 1300',
          '1700 900 1720 1080 1730 1320',
          '1840 780 1830 1000 1800 1340',
          '1960 770 1990 1040 2010 1360',
          '2110 640 2120 960 2110 1380',
          '2230 650 2270 980 2310 1400',
          '2380 560 2400 960 2400 1420',
          '2500 540 2500 1420',
        ],
        firstLit: true,
        strata: '640 16 720 24 800 18 880 28 960 20 1040 30 1120 22 1210 30 1290 22',
        bushes: 4,
      }),
      buttresses(paper, {
        ...near,
        edges: [
          '-80 600 -80 1400',
          '60 590 100 900 170 1380',
          '190 640 200 980 190 1380',
          '310 650 370 960 470 1370',
          '430 760 440 1040 450 1360',
          '520 780 580 1020 680 1340',
          '640 930 650 1120 660 1320',
          '720 950 780 1120 860 1300',
          '850 1120 860 1280',
        ],
        firstLit: true,
        strata: '660 18 740 26 820 20 900 30 990 24 1080 32 1170 24 1260 30',
        bushes: 4,
      }),
      shape(
        'M560 1240L900 1090H1560L1760 1180L2480 1300V1700H560z',
        vertical(paper, 1090, 1640, '#8aa05c', '#4a7448', '#22483c', '#15302c'),
      ),
      shape(
        smoothShape('1640 1010 1780 910 2000 850 2480 780 2480 1110 2120 1170 1820 1180 1660 1110'),
        '#1f1c44',
        {
          opacity: 0.36,
        },
      ),
      shape(river, vertical(paper, 1160, 1640, '#f4f0d4', '#a8d4d0', '#5a9aac')),
      buttresses(paper, {
        ...near,
        edges: [
          '690 1270 660 1400',
          '800 1100 770 1240 720 1420',
          '930 960 920 1180 930 1420',
          '1000 790 970 1040 900 1440',
          '1100 690 1110 1000 1120 1440',
          '1160 606 1200 980 1290 1450',
          '1260 730 1290 1040 1320 1440',
          '1310 770 1390 1060 1500 1440',
          '1450 1010 1470 1200 1490 1420',
          '1520 1060 1600 1220 1720 1400',
          '1720 1250 1820 1370',
        ],
        firstLit: true,
        strata: '700 14 760 22 826 18 896 28 970 22 1050 32 1130 26 1214 34 1300 28',
        bushes: 4,
      }),
      shape(woods('700 1420 900 1446 1100 1452 1300 1456 1480 1444 1620 1416 1740 1384', 30), '#4a7a44'),
      shape(woods('1800 1296 1960 1330 2100 1360 2300 1380 2480 1372', 34), '#2f6444'),
      shape(woods('1900 1480 2060 1500 2240 1520 2480 1510', 46), '#1f4a38'),
      tropicbird(1850, 660, 330, -16),
      tropicbird(2130, 900, 210, 6),
      shape(spur, vertical(paper, 1316, 1640, '#d9582f', '#a83c2a', '#5f2430')),
      spray(paper, spur, '#2b1424', [1440, 1640], [700, 1380], 0.85),
      spray(paper, spur, '#ffb070', [-60, 1300], [500, 1460], 0.7),
      shape(stones(random, [60, 1300], [1400, 1600], 26, 40), '#6a2a2c'),
      shape(tufts(random, spurEdge.slice(0, -18), 60, 24, 0.3), '#7fa040'),
      placed(760, 1440, 0.96, goose),
      placed(1200, 1470, [-0.82, 0.82], goose),
      ohia(
        random,
        [
          '2460 1640 2300 1500 2180 1420 2060 1380',
          '2460 1500 2340 1380 2280 1260',
          '2380 1660 2200 1580 2020 1570',
        ],
        '2060 1380 92 2270 1270 100 2030 1560 78 2390 1440 96',
      ),
    ];
  },
};
