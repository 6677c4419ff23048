import { walker } from '../kit/creatures';
import { clipped, glow, haze, sky, spray } from '../kit/effects';
import { ground, line, rough, smooth, type Point } from '../kit/geometry';
import { points, ribbon, smoothShape, stops } from '../kit/isles';
import { massif } from '../kit/lagoon';
import { gradient, vertical } from '../kit/paper';
import { crest, layer, starfield, streaks } from '../kit/posters';
import { beds, cracks, sage } from '../kit/posters-west';
import { pricklyPear } from '../kit/posters-west-cactus';
import { times } from '../kit/random';
import type { Scene } from '../kit/scene';
import { disc, placed, shape } from '../kit/svg';

const OUTSIDE = points(
  '836 1270 868 1150 838 1060 862 950 836 850 862 720 896 620 956 500 1056 402 1176 346 1300 334 1424 366 1536 446 1606 556 1646 690 1660 800 1696 900 1672 1000 1706 1110 1748 1270',
);
const INSIDE = points(
  '1506 1270 1496 1130 1474 1040 1496 940 1466 840 1442 740 1400 646 1330 578 1232 546 1144 574 1084 644 1052 740 1040 830 1000 900 1012 980 976 1050 1010 1130 1004 1270',
);

export const scene: Scene = {
  key: 'usa-arch',
  draw: (paper) => {
    const { random } = paper;
    const body = `${line(rough(random, OUTSIDE, 0.12, 22))}${line(rough(random, INSIDE, 0.1, 22)).replace('M', 'L')}z`;
    /** The thickness of the arch seen inside the opening: dark on the left leg and overhead, bright on the right leg. */
    const within = (dx: number, dy: number, from: number, to: number): string =>
      smooth(
        [
          ...INSIDE.slice(from, to),
          ...INSIDE.slice(from, to)
            .reverse()
            .map(([x, y], i, list): Point => [
              x + dx * (0.5 + 0.5 * Math.sin((i / list.length) * 3.1)),
              y + dy,
            ]),
        ],
        true,
      );
    const floor = crest(
      random,
      '-60 1190 300 1210 620 1244 860 1256 1200 1268 1500 1256 1760 1226 2060 1170 2300 1120 2460 1090',
      0.05,
      30,
    );
    const bowl = smooth(
      [
        [-60, 1330],
        [300, 1330],
        [760, 1390],
        [1200, 1440],
        [1620, 1410],
        [2040, 1310],
        [2460, 1200],
        [2460, 1720],
        [-60, 1720],
      ],
      true,
    );
    const sweeps = times(7, (i): string => {
      const y = i * 52;
      return ribbon(
        [
          [-80, 1370 + y],
          [320, 1376 + y * 1.04],
          [780, 1440 + y * 1.1],
          [1220, 1492 + y * 1.15],
          [1660, 1462 + y * 1.2],
          [2080, 1360 + y * 1.25],
          [2500, 1246 + y * 1.3],
        ],
        [7, 15 + i * 2, 5],
      );
    }).join('');
    const lip = crest(random, '-60 1420 160 1440 380 1500 560 1580 640 1700', 0.1, 22);
    return [
      sky(paper, 1100, '#2f4a7c', '#6a6fa4', '#c98fa8', '#f7b79c', '#ffd9a8'),
      starfield(random, 34, 380),
      glow(paper, [-200, 900], 1700, stops('0 #fff0c4 0.9, 0.3 #ffd9a0 0.45, 1 #ffc48a 0')),
      streaks(
        random,
        '420 260 900 34 1950 200 900 36 2100 520 620 24 220 560 560 22 620 420 420 16',
        '#ffd0b4',
        0.65,
      ),
      disc(1270, 716, 190, '#fff3dc', { opacity: 0.12 }),
      disc(1270, 716, 96, '#fff8e4'),
      disc(1244, 690, 20, '#ecdcc8'),
      disc(1300, 742, 26, '#ecdcc8'),
      disc(1296, 680, 12, '#ecdcc8'),
      massif(paper, {
        edges:
          '-60 1060 -60 1150|120 1010 100 1150|220 1040 230 1150|380 960 350 1150|450 1000 470 1150|640 1040 640 1150|780 980 770 1150|900 920 870 1150|980 960 1000 1150|1090 880 1060 1150|1150 930 1170 1150|1250 850 1220 1150|1320 910 1350 1150|1420 880 1400 1150|1520 960 1530 1150|1680 930 1660 1150|1760 980 1780 1150|1920 900 1890 1150|2010 960 2030 1150|2160 920 2140 1150|2280 1000 2290 1150|2460 980 2460 1150'.split(
            '|',
          ),
        lit: ['#fff3ea', '#f7cdbf', '#c493a8', '#a87a9c'],
        shade: ['#b4a4cc', '#8a7cb0', '#7a689c', '#7a6498'],
        firstLit: true,
        waver: 6,
        runnels: 2,
      }),
      haze(paper, 920, 1150, '#f4b8a8', 0.5),
      layer(
        paper,
        '-60 1110 300 1096 320 1060 560 1056 590 1110 900 1120 1100 1116 1130 1090 1330 1086 1360 1120 1700 1116 1730 1060 1930 1052 1960 1090 2460 1070',
        1300,
        ['#b06a78', '#8a5068'],
        0.06,
      ),
      layer(
        paper,
        '-60 1160 400 1150 900 1176 1400 1180 1900 1140 2460 1100',
        1400,
        ['#c9705c', '#9a4a50'],
        0.08,
      ),
      shape(ground(floor, 1720), vertical(paper, 1090, 1500, '#f4a468', '#dd7a46', '#b8502f')),
      spray(paper, ground(floor, 1720), '#ffdca4', [-60, 1200], [1100, 1380], 0.8),
      shape(
        'M1010 1262C1260 1276 1500 1290 1760 1282C2040 1270 2300 1210 2460 1170V1290C2200 1350 1900 1370 1500 1350C1260 1340 1080 1310 860 1280z',
        '#6a2a34',
        { opacity: 0.5 },
      ),
      shape(
        body,
        gradient(
          paper,
          [840, 800],
          [1740, 860],
          stops('0 #ffb874, 0.2 #f4884c, 0.55 #de6336, 0.85 #b4442c, 1 #86302c'),
        ),
      ),
      clipped(
        paper,
        body,
        shape('M800 1060C1000 1080 1200 1090 1760 1060V1300H800z', '#8f3328', { opacity: 0.42 }),
        shape('M800 300H1800V470C1600 500 1400 452 1250 456C1080 460 940 520 820 600z', '#ffd9a0', {
          opacity: 0.32,
        }),
        shape(within(-58, 6, 8, 18), vertical(paper, 546, 1270, '#6d2a34', '#5a2030', '#4a1a2c')),
        shape(within(46, -46, 5, 12), '#7a2c30'),
        shape(within(64, 0, 0, 7), vertical(paper, 600, 1270, '#f8a25c', '#ffc07c', '#e8824c')),
        spray(paper, body, '#ffe9b4', [830, 700], [1080, 760], 0.75),
        spray(paper, body, '#3a1428', [1780, 1000], [1560, 900], 0.75),
        spray(paper, body, '#4a1a2c', [1200, 1300], [1200, 1120], 0.5),
        shape(cracks(random, [870, 1700], [420, 1200], 18, 12), '#5a1c2c', { opacity: 0.5 }),
      ),
      beds(
        paper,
        body,
        [800, 1800],
        '402 9 446 14 486 8 530 12 600 9 650 15 710 9 760 12 828 18 872 9 930 14 986 10 1040 20 1080 10 1130 15 1180 11 1226 16',
        '#5a1c2c',
        0.32,
        14,
      ),

      shape(
        'M790 1290C820 1240 900 1232 960 1250C1040 1244 1080 1270 1090 1300C1000 1320 860 1318 790 1290zM1440 1300C1470 1246 1560 1240 1640 1252C1720 1240 1800 1262 1830 1292C1720 1326 1540 1328 1440 1300z',
        vertical(paper, 1236, 1320, '#f09a58', '#a8482c'),
      ),
      shape(
        'M1204 1330C1300 1336 1420 1352 1520 1378C1400 1376 1280 1356 1190 1340zM1296 1334C1380 1340 1480 1352 1570 1372C1470 1372 1370 1354 1284 1342z',
        '#5a1c2c',
        { opacity: 0.5 },
      ),
      walker(1186, 1334, 128, { coat: '#0b7f8b', shade: '#0a4252', legs: '#2b1d2e', pack: '#f5b841' }, -1),
      walker(1282, 1336, 120, { coat: '#cf2f50', shade: '#7a1f3c', legs: '#22304c' }, -1),
      shape(bowl, vertical(paper, 1220, 1640, '#e8854c', '#b4502f', '#6d2a2c', '#3a1a2a')),
      spray(paper, bowl, '#ffd092', [-60, 1340], [900, 1560], 0.75),
      spray(paper, bowl, '#2b1228', [2460, 1500], [1700, 1380], 0.75),
      clipped(paper, bowl, shape(sweeps, '#5a1c2c', { opacity: 0.36 })),
      clipped(paper, bowl, shape(sweeps, '#ffc488', { opacity: 0.3, transform: 'translate(0 -14)' })),
      shape(smoothShape('470 1442 540 1424 640 1430 690 1446 600 1460 510 1458'), '#8fa8cc'),
      shape(smoothShape('500 1440 560 1430 630 1436 580 1444'), '#f4d4c4', { opacity: 0.8 }),
      shape(ground(lip, 1720), vertical(paper, 1420, 1660, '#7a3030', '#341624')),
      spray(paper, ground(lip, 1720), '#ffb478', [-60, 1430], [300, 1560], 0.6),
      sage(
        random,
        '160 1480 70 330 1530 46 2260 1560 100 2400 1500 90 2130 1620 80',
        ['#2f2c38', '#8a8264'],
        -1,
      ),
      placed(
        440,
        1610,
        0.62,
        pricklyPear(
          '0 0 100 -6 -90 -14 80 -30 90 -20 84 32 -20 -140 74 -14 60 -150 70 20',
          ['#24363c', '#41604f', '#8aa068', '#ffb070'],
          '#e0486c',
        ),
      ),
    ];
  },
};
