import { clipped, glow, haze, shared, sky, spray } from '../kit/effects';
import { ground, type Point } from '../kit/geometry';
import { ribbon, stops } from '../kit/isles';
import { vertical } from '../kit/paper';
import { crag, crest, starfield } from '../kit/posters';
import { aurora, turfFarm, watcher } from '../kit/posters-iceland-turf';
import { between, times } from '../kit/random';
import type { Scene } from '../kit/scene';
import { disc, group, placed, shape, short, stroke } from '../kit/svg';
import { reflected, ripples } from '../kit/water';

const FJORD = 1010;
const LAMP: Point = [1240, 1170];

export const scene: Scene = {
  key: 'iceland-aurora-turf-house',
  draw: (paper) => {
    const { random } = paper;
    const lights = shared(
      paper,
      group(
        {},
        aurora(
          paper,
          '-200 470 60 420 260 360 420 400 600 330 820 220 1040 250 1240 330 1420 300 1640 200 1900 150 2160 210 2360 180 2640 120',
          420,
          ['#3fd9a4', '#3a9ab4', '#7a5cc4'],
          0.55,
        ),
        aurora(
          paper,
          '-200 760 40 700 240 640 420 690 580 760 760 740 900 640 1060 540 1260 500 1460 560 1620 640 1800 630 1960 530 2140 470 2340 520 2640 430',
          620,
          ['#5cf08c', '#2fb8a0', '#8a5cd0'],
          1,
        ),
      ),
    );
    const range = shared(
      paper,
      group(
        {},
        crag(paper, {
          outline: '-60 860 120 780 280 700 420 640 540 700 700 780 860 860 1040 940 1200 1014',
          spine: '420 640 460 740 420 840 480 1014',
          base: FJORD + 6,
          lit: ['#d4f4e4', '#7fb0b4', '#3f6a84'],
          shade: ['#5a7c9c', '#2f4a70', '#1c3050'],
          light: 'left',
          marks: ['#4a7488', '#162846'],
          count: 18,
        }),
        crag(paper, {
          outline: '1140 1014 1340 940 1520 850 1680 740 1820 660 1960 580 2080 660 2220 740 2460 800',
          spine: '1960 580 1920 690 1980 800 1940 1014',
          base: FJORD + 6,
          lit: ['#dffaea', '#86b8ba', '#3f6a84'],
          shade: ['#5f86a4', '#2f4c72', '#1c3050'],
          light: 'left',
          marks: ['#4f7a8c', '#162846'],
          count: 20,
        }),
        haze(paper, 860, FJORD, '#2a6a7c', 0.6),
      ),
    );
    const fjord = `M-60 ${String(FJORD)}H2460V1300H-60z`;
    const field = crest(
      random,
      '-60 1110 300 1130 700 1170 1100 1190 1500 1186 1900 1150 2200 1110 2460 1070',
      0.05,
      30,
    );
    const near = crest(
      random,
      '-60 1360 300 1390 700 1440 1100 1470 1500 1450 1900 1400 2460 1330',
      0.06,
      28,
    );
    const path = ribbon(
      [
        [1240, 1216],
        [1236, 1290],
        [1180, 1360],
        [1150, 1440],
        [1230, 1540],
        [1300, 1700],
      ],
      [60, 120, 300],
    );
    return [
      sky(paper, FJORD, '#0a1230', '#10244a', '#17406a', '#1f6474'),
      starfield(random, 170, 900, '#f4fbf0'),
      lights,
      range,
      shape(fjord, vertical(paper, FJORD, 1240, '#1f6a78', '#164a66', '#12345a')),
      reflected(paper, FJORD + 3, 330, fjord, lights, range),
      shape(ripples(random, FJORD + 8, 1240, 60), '#b4ffd4', { opacity: 0.3 }),
      shape(ground(field, 1720), vertical(paper, 1070, 1500, '#a4dccc', '#6fa4b8', '#3f6a98')),
      spray(paper, ground(field, 1720), '#d9ffe6', [900, 1100], [1000, 1320], 0.55),
      placed(1240, 1220, 0.92, turfFarm(paper)),
      stroke('M1470 860Q1490 800 1460 740T1490 620', '#cfe4e4', 26, { opacity: 0.3 }),
      shape('M1452 926V856H1488V936z', '#3a3444'),
      shape('M1446 860h48v-14h-48z', '#dff4ee'),
      glow(paper, LAMP, 520, stops('0 #ffd88a 0.6, 0.3 #ffb95c 0.25, 1 #ffb04a 0')),
      shape(path, vertical(paper, 1216, 1640, '#ffe0a8', '#a8c4cc', '#5a86ac'), { opacity: 0.8 }),
      ...times(16, (i) => {
        const t = i / 15;
        return disc(
          1236 - 60 * Math.sin(t * 3.1) + (i % 2 === 0 ? -12 : 12) * (0.5 + t),
          1250 + t * 300,
          6 + 7 * t,
          '#3f6a98',
          { opacity: 0.5 },
        );
      }),
      shape(ground(near, 1720), vertical(paper, 1330, 1640, '#7fb4c4', '#3f6a9c', '#1c3668')),
      spray(paper, ground(near, 1720), '#c4ffdc', [2460, 1330], [1600, 1500], 0.6),
      clipped(paper, ground(near, 1720), shape(path, '#a9d0dc', { opacity: 0.5 })),
      shape('M742 1438C840 1446 960 1466 1050 1496C930 1484 820 1464 740 1448z', '#10244a', { opacity: 0.5 }),
      placed(746, 1440, 0.7, watcher(random)),
      glow(paper, [697, 1388], 170, stops('0 #ffe6a4 0.85, 0.35 #ffc46a 0.3, 1 #ffb04a 0')),
      ...times(6, (i) => {
        const [x, y] = [1720 + i * 128, 1452 - i * 22];
        return group(
          {},
          shape(`M${short(x - 11)} ${short(y + 40)}V${short(y - 100)}h22v140z`, '#1c2440'),
          shape(`M${short(x - 17)} ${short(y - 96)}c0-24 34-24 34 0z`, '#dffaf0'),
        );
      }),
      stroke('M1700 1394L2460 1262M1700 1440L2460 1310', '#1c2440', 13),
      stroke('M1700 1386L2460 1254M1700 1432L2460 1302', '#c9f0e4', 6, { opacity: 0.8 }),
      ...times(30, () =>
        disc(between(random, 0, 2400), between(random, 1480, 1600), between(random, 1.5, 4), '#dffff0', {
          opacity: 0.5,
        }),
      ),
    ];
  },
};
