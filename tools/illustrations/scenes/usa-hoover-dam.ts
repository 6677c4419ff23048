import { gull } from '../kit/creatures';
import { clipped, glow, haze, sky, spray } from '../kit/effects';
import { ground, type Point } from '../kit/geometry';
import { points, rows, stops } from '../kit/isles';
import { massif } from '../kit/lagoon';
import { vertical } from '../kit/paper';
import { stones } from '../kit/plants';
import { crest, layer } from '../kit/posters';
import { beds, cracks, sage } from '../kit/posters-west';
import { damAt, damCrest, damWall, intakeTower, powerWing, pylon, stairTower } from '../kit/posters-west-dam';
import { bighorn, kayak, ocotillo } from '../kit/posters-west-ram';
import { times } from '../kit/random';
import type { Scene } from '../kit/scene';
import { disc, group, placed, shape, short, stroke, type Markup } from '../kit/svg';
import { glitter, ripples } from '../kit/water';

const SUN: Point = [2230, 250];

/** The shadow of the right wall on the dam, ragged as the wall is. */
const SHADOW =
  'M1700 480L1690 620L1620 690L1590 790L1500 840L1460 930L1370 980L1330 1060L1240 1110L1210 1180H2100V480z';

export const scene: Scene = {
  key: 'usa-hoover-dam',
  draw: (paper) => {
    const { random } = paper;
    /** A shore of the lake: rock above, the pale crust of its old level, the water's edge. */
    const shore = (rock: string, foot: string, colours: readonly string[], top: number): Markup => {
      const crown = crest(random, rock, 0.2, 16);
      const edge = points(foot);
      const d = `M${[...crown, ...edge].map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}z`;
      const lower = [...edge, ...[...edge].reverse().map(([x, y]): Point => [x, y - 8 - (y - 456) * 0.24])];
      return group(
        {},
        shape(d, vertical(paper, top, 600, ...colours)),
        clipped(
          paper,
          d,
          shape(`M${lower.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}z`, '#fff3dc'),
        ),
      );
    };
    const bank = (text: string, colours: readonly string[], top: number): Markup =>
      shape(ground(crest(random, text, 0.2, 16), 1720), vertical(paper, top, 1640, ...colours));
    const people = rows(
      2,
      '0.13 0 0.22 0 0.236 1 0.33 2 0.38 3 0.52 1 0.534 0 0.66 2 0.672 1 0.685 3 0.8 0 0.9 2',
    )
      .map(([s = 0, tone = 0]): Markup => {
        const [x, y] = damAt(s, 0);
        const dress = ['#cf2f50', '#22607c', '#f5b841', '#2f5a48'][tone] ?? '#cf2f50';
        return stroke(`M${short(x)} ${short(y - 8)}v-10`, dress, 8) + disc(x, y - 25, 5, '#4a2e34');
      })
      .join('');
    const cars = rows(3, '0.17 -1 0 0.28 1 1 0.6 -1 2 0.74 1 0').map(
      ([s = 0, side = 1, tone = 0]): Markup => {
        const [x, y] = damAt(s, 0);
        return placed(
          x,
          y - 6,
          [0.28 * side, 0.28],
          shape(
            'M-90 0V-44C-80-58-60-60-48-62L-24-94H44L66-62C84-60 90-52 90-40V0z',
            ['#fffdf4', '#d94a2c', '#2a6f8c'][tone] ?? '#ffffff',
          ),
          shape('M-16-86H6V-60H-36zM16-86H38L54-60H16z', '#2a3048'),
        );
      },
    );
    const leftWall: readonly string[] = [
      '-60 250 -60 1700',
      '70 262 80 600 60 1700',
      '150 250 170 500 150 800 160 1700',
      '230 330 240 560 290 900 290 1700',
      '290 366 330 620 380 900 430 1640',
      '360 470 410 760 470 1000 560 1560',
      '430 600 480 800 590 1040 640 1520',
      '470 660 570 860 680 1100 720 1460',
      '600 786 680 960 760 1150 770 1440',
      '740 920 770 1020 810 1180 820 1400',
      '814 1010 840 1100 860 1240',
      '900 1142 910 1180',
    ];
    const rightWall: readonly string[] = [
      '1480 1136 1480 1180',
      '1550 1050 1530 1140 1510 1260',
      '1610 990 1600 1100 1580 1200 1560 1400',
      '1720 880 1700 1010 1650 1160 1640 1450',
      '1860 730 1830 900 1760 1120 1720 1480',
      '1934 640 1910 800 1850 1060 1800 1520',
      '1990 540 1990 760 1960 1000 1900 1560',
      '2050 420 2060 640 2040 940 2010 1600',
      '2130 360 2120 600 2130 900 2120 1640',
      '2210 270 2220 520 2200 900 2230 1700',
      '2330 220 2320 560 2330 1700',
      '2470 170 2470 1700',
    ];
    const river =
      'M980 1164H1402C1430 1240 1470 1340 1530 1440C1590 1520 1640 1600 1660 1700H620C680 1590 800 1520 868 1440C910 1350 950 1250 980 1164z';
    const ledge = crest(random, '-60 1330 120 1310 300 1322 500 1328 640 1342 730 1370 770 1430', 0.1, 16);
    const ledgeBody = ground([...ledge, ...points('740 1490 790 1530 770 1600 810 1700')], 1720);
    return [
      sky(paper, 520, '#1f7390', '#58a9b4', '#b9dcc9', '#ffeec4'),
      glow(paper, SUN, 1200, stops('0 #fffdf0 1, 0.16 #fff0c4 0.75, 0.5 #ffe6b0 0.25, 1 #ffe6b0 0')),
      disc(640, 190, 62, '#f4faf0', { opacity: 0.85 }),
      layer(
        paper,
        '-60 370 300 350 520 330 700 350 900 300 1080 306 1200 350 1500 330 1700 290 1960 330 2460 280',
        500,
        ['#a4a8bc', '#e9cdb8'],
        0.14,
      ),
      layer(
        paper,
        '200 450 460 424 720 408 860 386 970 316 1020 304 1270 300 1306 316 1420 392 1560 410 1760 380 1960 420 2200 440',
        500,
        ['#a0708a', '#d99c88'],
        0.1,
      ),
      haze(paper, 330, 460, '#ffe9c8', 0.5),
      shape('M100 452H2200V680H100z', vertical(paper, 450, 600, '#a4d8d0', '#3f98a8', '#1c6478')),
      shape(glitter(random, { x: 1330, top: 454, bottom: 540, spread: [60, 240], count: 70 }), '#fffdf0', {
        opacity: 0.85,
      }),
      shore(
        '160 640 240 520 380 470 520 430 640 400 730 396 800 430 870 456',
        '860 466 790 484 690 512 590 552 520 640',
        ['#c4705a', '#7a4450'],
        400,
      ),
      shore(
        '1480 464 1600 440 1700 400 1800 376 1900 390 2060 470 2080 640',
        '1860 640 1790 548 1680 510 1580 486 1520 474',
        ['#7a4c64', '#5a3850'],
        380,
      ),
      ...rows(3, '1000 586 0.6 832 610 0.7 1466 584 0.6 1640 606 0.72').map(([x = 0, y = 0, s = 0]) =>
        placed(x, y, s, intakeTower(paper)),
      ),
      damWall(paper, SHADOW),
      damCrest(paper),
      ...cars,
      people,
      ...[0.44, 0.57].map((s) => placed(damAt(s, 0)[0], damAt(s, 0)[1] - 2, 0.56, stairTower())),
      shape('M440 640L560 770L700 900L800 1020L850 1090L900 1180V1700H300z', '#543040'),
      shape('M1966 620L1850 770L1720 880L1620 990L1540 1080L1480 1180V1700H2480V640z', '#3c2844'),
      massif(paper, {
        edges: leftWall,
        lit: ['#f0a468', '#d9784a', '#b4583c', '#8a4238', '#5a3038'],
        shade: ['#8a4c50', '#6d3c48', '#543040', '#402638', '#2b1d2e'],
        firstLit: true,
        waver: 12,
        runnels: 3,
      }),
      massif(paper, {
        edges: rightWall,
        lit: ['#8f5c68', '#744a60', '#5c3a54', '#442c46', '#33213a'],
        shade: ['#5a3c58', '#4a304e', '#3c2844', '#30203a', '#2b1d2e'],
        firstLit: false,
        waver: 12,
        runnels: 3,
      }),
      shape('M560 1300L900 1150H1490L1800 1300L2480 1700H560z', '#2f2038'),
      bank(
        '540 1330 600 1290 660 1276 720 1230 780 1216 830 1176 900 1150 960 1150',
        ['#8a4c4c', '#5a3444', '#3a2438'],
        1150,
      ),
      bank(
        '600 1330 680 1350 720 1420 800 1440 880 1430 900 1480 860 1520',
        ['#b06a50', '#6a3e48', '#3a2438'],
        1330,
      ),
      bank(
        '1520 1500 1540 1430 1620 1440 1700 1410 1740 1340 1800 1300 1920 1330 2040 1400 2200 1420',
        ['#5a4060', '#3a2844', '#2b1d2e'],
        1300,
      ),
      shape(stones(random, [680, 860], [1470, 1620], 12, 40), '#8a5048'),
      shape(stones(random, [1580, 1960], [1470, 1640], 14, 44), '#4a3452'),
      shape(river, vertical(paper, 1164, 1640, '#a4e4c4', '#3fae98', '#1c7c80', '#0f4f60')),
      clipped(
        paper,
        river,
        shape('M1240 1150L1290 1300L1230 1400L1330 1500L1300 1700H1800V1150z', '#1c2f58', { opacity: 0.5 }),
        shape(ripples(random, 1190, 1640, 90), '#e9fff0', { opacity: 0.4 }),
        shape(
          glitter(random, { x: 1080, top: 1180, bottom: 1600, spread: [50, 240], count: 70 }),
          '#fffdf0',
          {
            opacity: 0.75,
          },
        ),
      ),
      shape('M960 1070H1420V1164H970z', vertical(paper, 1070, 1164, '#f6e0bc', '#c99c80')),
      shape('M1240 1070H1420V1164H1220z', '#574a78', { opacity: 0.6 }),
      shape(times(14, (i) => `M${String(1000 + i * 29)} 1094h14v46h-14z`).join(''), '#5a4460'),
      powerWing(
        paper,
        [
          [984, 1090],
          [868, 1320],
          [690, 1326],
        ],
        [76, 116],
        ['#ecd0a4', '#f6dcae', '#fff3d4', '#a8846c', '#6a4a5c'],
      ),
      powerWing(
        paper,
        [
          [1400, 1090],
          [1532, 1320],
          [1720, 1330],
        ],
        [76, 116],
        ['#8a7488', '#54405f', '#6d5874', '#4a3858', '#2b1d38'],
      ),
      placed(1120, 1490, 0.4, kayak('#e8452c', '#8a2230', '#f5b841')),
      placed(1020, 1410, 0.3, kayak('#ffc43c', '#a8702c', '#2a6f8c')),
      stroke(
        'M140 87Q60 130-60 136M136 135Q60 180-60 190M2117 199Q2280 200 2460 116M2123 247Q2290 236 2460 150',
        '#2b1d2e',
        3,
        { opacity: 0.6 },
      ),
      group({ transform: 'translate(150 270) rotate(20) scale(0.78)' }, pylon('#3a2434')),
      group({ transform: 'translate(2114 382) rotate(-22) scale(0.78)' }, pylon('#2b1d2e')),
      ...rows(4, '1080 760 60 -8 1180 700 46 6 1270 780 54 -14 1010 690 40 4').map(
        ([x = 0, y = 0, size = 0, turn = 0]) => gull(x, y, size, '#3a2a44', turn),
      ),
      shape(ledgeBody, vertical(paper, 1310, 1640, '#f0b07c', '#b0664a', '#6a3c40', '#3a2230')),
      beds(paper, ledgeBody, [-60, 780], '1400 16 1470 22 1540 14 1600 20', '#3a2030', 0.4),
      shape(cracks(random, [0, 720], [1360, 1640], 8, 16), '#2e1a2a', { opacity: 0.5 }),
      spray(paper, ledgeBody, '#2b1d2e', [-60, 1640], [300, 1380], 0.8),
      placed(500, 1334, 0.9, bighorn()),
      shape(stones(random, [20, 640], [1340, 1400], 10, 26), '#8a5448'),
      sage(random, '60 1330 60 160 1350 40', ['#4a5440', '#a8ac70'], 1),
      ocotillo(random, [2230, 1650], 560),
    ];
  },
};
