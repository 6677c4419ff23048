import { clipped, faded, glow, haze, sky, spray } from '../kit/effects';
import { ground, type Point } from '../kit/geometry';
import { froth, points, stops } from '../kit/isles';
import { massif } from '../kit/lagoon';
import { vertical } from '../kit/paper';
import { stones } from '../kit/plants';
import { crest, layer, streaks } from '../kit/posters';
import { beds, cracks, sage, talus } from '../kit/posters-west';
import { rider } from '../kit/posters-west-life';
import { between, times } from '../kit/random';
import type { Scene } from '../kit/scene';
import { group, placed, shape, short, stroke, type Markup } from '../kit/svg';

const PLAIN = 1060;
const LIT = ['#ffb46a', '#f08a4a', '#d9652f'];
const SHADE = ['#8a3a34', '#6d2b30', '#54222e'];

/** The shelf of the storm, the lower edge first. */
const SHELF = [
  '2520 -80 2520 520 2300 500 2060 540 1820 470 1600 480 1420 400 1200 380 1040 290 900 250 760 150 640 -80',
  '2520 -80 2520 360 2200 330 1900 270 1600 300 1300 210 1000 130 700 150 420 60 100 90 -80 40 -80 -80',
];
const CLOUD = [
  ['#1c2138', '#2f3350', '#65526c'],
  ['#141830', '#262a46', '#413c5a'],
];

export const scene: Scene = {
  key: 'usa-monument-buttes',
  draw: (paper) => {
    const { random } = paper;
    /** A butte: its walls, and the slope of rubble they stand on. */
    const butte = (
      edges: string,
      slope: string,
      [left, right]: Point,
      [top, foot]: Point,
      split: Point,
    ): Markup => {
      const list = edges.split('|');
      const wall = `M${short(left)} ${short(top - 20)}H${short(right)}V${short(foot + 60)}H${short(left)}z`;
      return group(
        {},
        massif(paper, { edges: list, lit: LIT, shade: SHADE, firstLit: true, waver: 7, runnels: 3 }),
        group(
          { opacity: 0.5 },
          clipped(paper, wall, shape(cracks(random, split, [top + 60, foot], 8, 10), '#4a1a26')),
        ),
        talus(
          paper,
          slope,
          PLAIN + 30,
          ['#e08a4c', '#c9683a', '#a84a30'],
          ['#4f1f2c', [right + 260, PLAIN], [(left + right) / 2 - 60, foot]],
          [0.1, 0.3, 0.5, 0.74]
            .map((s) => `${short(foot + (PLAIN - foot) * s)} ${short(8 + s * 10)}`)
            .join(' '),
        ),
      );
    };
    const rain = times(150, (): string => {
      const [x, y] = [between(random, 1240, 2460), between(random, 430, 1020)];
      return `M${short(x)} ${short(y)}l-${short(between(random, 14, 22))} ${short(between(random, 50, 90))}`;
    }).join('');
    const ledge = crest(
      random,
      '-60 1240 200 1226 460 1240 760 1232 1040 1246 1300 1240 1420 1262 1460 1300',
      0.08,
    );
    const edge = [...ledge, ...points('1440 1350 1380 1390 1400 1460 1330 1520 1300 1660')];
    const rock = ground([...edge], 1700);
    const wall =
      'M1462 1296L1440 1350L1380 1390L1400 1460L1330 1520L1300 1700H-60V1300C300 1310 700 1296 1040 1318C1240 1330 1380 1330 1462 1296z';
    return [
      sky(paper, PLAIN, '#2a3150', '#4a4a6c', '#8a6474', '#e09a6c', '#ffc98a'),
      glow(paper, [-80, 700], 1500, stops('0 #fff0c0 1, 0.2 #ffd48a 0.7, 0.6 #ffa860 0.2, 1 #ffa860 0')),
      faded(
        paper,
        [1700, 700],
        [1120, 640],
        shape('M1000 400L2520 430V1060H900z', vertical(paper, 400, 1060, '#3a3550', '#6d5468', '#b87a6c'), {
          opacity: 0.75,
        }),
      ),
      ...[0, 1].map((k) => {
        const d = froth(random, points(SHELF[k] ?? ''), 110 - k * 20);
        return group(
          {},
          shape(d, vertical(paper, 0, 560 - k * 200, ...(CLOUD[k] ?? []))),
          spray(paper, d, '#ffb98a', [0, 420], [1100, 200 - k * 100], 0.6),
        );
      }),
      stroke(rain, '#d9c4c9', 3, { opacity: 0.22 }),
      streaks(random, '300 420 760 30 180 560 620 24 620 640 520 18', '#ffd9a0', 0.6),
      stroke(
        'M1622 440L1588 560L1630 610L1580 740L1606 780L1560 930M1588 560L1530 640L1540 690',
        '#cfc4f0',
        16,
        {
          opacity: 0.35,
        },
      ),
      stroke(
        'M1622 440L1588 560L1630 610L1580 740L1606 780L1560 930M1588 560L1530 640L1540 690',
        '#fffaf0',
        6,
      ),
      layer(
        paper,
        '-60 1010 140 1004 160 960 330 956 350 1010 700 1020 1060 1010 1090 980 1180 976 1200 1016 1640 1020 1700 990 2100 1000 2460 980',
        PLAIN + 20,
        ['#9a5a60', '#b06a5c'],
        0.06,
      ),
      haze(paper, 880, PLAIN, '#ffbf8a', 0.5),
      butte(
        '1716 600 1690 800|1812 556 1806 810|1836 566 1838 812|1930 540 1926 814|1946 548 1950 814|2010 544 2010 814|2116 596 2132 800',
        '1460 1050 1580 960 1670 850 1694 776 1800 782 1960 784 2124 778 2170 850 2270 950 2460 1030',
        [1690, 2130],
        [548, 806],
        [1730, 2000],
      ),
      butte(
        '996 700 986 850|1028 664 1030 856|1056 700 1062 850|1084 846 1084 856|1106 650 1096 860|1204 604 1198 862|1222 616 1226 864|1318 596 1316 864|1392 640 1406 856',
        '740 1060 860 980 950 890 980 832 1100 838 1250 840 1402 832 1440 890 1540 980 1700 1060',
        [984, 1404],
        [604, 858],
        [1130, 1300],
      ),
      butte(
        '230 570 208 780|330 506 326 796|350 514 356 800|470 490 462 802|492 500 496 802|548 494 548 802|634 570 648 790|664 788 668 800|668 788 672 800|712 600 708 804|752 640 764 796',
        '-60 1020 60 930 160 840 204 762 360 774 560 776 770 768 820 840 900 930 1060 1040',
        [206, 766],
        [494, 796],
        [240, 540],
      ),
      haze(paper, 900, PLAIN + 20, '#ffb07a', 0.3),
      layer(
        paper,
        '-60 1070 300 1050 700 1066 1100 1056 1600 1070 2000 1050 2460 1062',
        1700,
        ['#e0854a', '#b4502f', '#7a3028', '#4a1e24'],
        0.06,
      ),
      spray(paper, 'M-60 1060H2460V1700H-60z', '#ffd090', [-60, 1060], [1300, 1300], 0.7),
      spray(paper, 'M-60 1060H2460V1700H-60z', '#2b1d2e', [2460, 1500], [1500, 1120], 0.75),
      stroke('M2460 1230C2140 1180 1900 1176 1760 1140C1660 1114 1700 1092 1600 1076', '#f4b478', 13, {
        opacity: 0.7,
      }),
      sage(
        random,
        '1520 1120 22 1640 1150 28 1830 1110 20 1900 1210 40 2060 1150 30 2250 1130 26 2330 1250 50 1720 1260 44 1560 1230 36 2180 1330 60 1960 1370 56 1700 1400 60',
        ['#3a3a3c', '#8a8a5c'],
        -1,
      ),
      shape(rock, vertical(paper, 1230, 1640, '#e8894c', '#a8401f', '#6d2824', '#2b1d2e')),
      clipped(paper, rock, shape(wall, vertical(paper, 1300, 1660, '#8f3a26', '#5f2424', '#26141e'))),
      beds(paper, rock, [-60, 1500], '1352 14 1400 22 1452 12 1500 26 1560 20 1612 24', '#2b1420', 0.5),
      group(
        { opacity: 0.6 },
        clipped(paper, wall, shape(cracks(random, [0, 1420], [1310, 1640], 16, 16), '#220f1a')),
      ),
      spray(paper, wall, '#ffb070', [-60, 1330], [520, 1480], 0.6),
      shape('M1010 1244C1180 1226 1330 1240 1420 1262C1300 1274 1120 1268 1010 1244z', '#3a1620', {
        opacity: 0.55,
      }),
      placed(1080, 1250, 0.92, rider('#6d3626', '#e0925c', '#3a1a1c')),
      shape(stones(random, [100, 900], [1250, 1290], 12, 26), '#6d2824'),
      sage(random, '120 1262 44 300 1270 34 700 1262 30 1330 1290 26', ['#4a4038', '#b4a468'], -1),
      sage(
        random,
        '1640 1620 120 1880 1650 130 2120 1600 120 2330 1640 140 2440 1540 90 1480 1660 90',
        ['#231a26', '#5a5648'],
        -1,
      ),
    ];
  },
};
