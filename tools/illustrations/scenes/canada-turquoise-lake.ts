import { walker } from '../kit/creatures';
import { clipped, glow, haze, shared, sky, spray } from '../kit/effects';
import { ground } from '../kit/geometry';
import { ribbon, points, rows, stops } from '../kit/isles';
import { massif } from '../kit/lagoon';
import { vertical } from '../kit/paper';
import { conifer, crest, streaks } from '../kit/posters';
import { boulder, marmot } from '../kit/posters-canada';
import { beds, lodgepoles } from '../kit/posters-west';
import type { Scene } from '../kit/scene';
import { group, placed, shape, short, stroke, type Markup } from '../kit/svg';
import { glint, glitter, ripples, reflected } from '../kit/water';

const LAKE = 1000;
const GREY = ['#d4d2cc', '#8a90a0', '#4f5a70'] as const;
const BLUE = ['#b9bec4', '#747e94', '#3f4a64'] as const;

export const scene: Scene = {
  key: 'canada-turquoise-lake',
  draw: (paper) => {
    const { random } = paper;
    const crown =
      'M-60 600L50 510L170 590L330 410L480 560L610 340L780 560L910 390L1060 560L1230 220L1430 550L1570 340L1730 560L1870 380L2040 580L2190 440L2330 590L2460 500V1000H-60z';
    const caps = rows(
      3,
      '50 490 0.6 330 390 1 610 320 1.2 910 370 0.9 1230 200 1.5 1570 320 1.2 1870 360 1 2190 420 0.9',
    )
      .map(
        ([x = 0, y = 0, s = 0], k) =>
          `M${[0, -16, 30, 40, 24, 66, 60, 110, 84, 150, 44, 132, 30, 168, 8, 120, -14, 150, -34, 100, -70, 116, -40, 64].map((v, i) => short(i % 2 === 0 ? x + v * s * (k % 2 === 0 ? 1 : -1) : y + v * s * (0.8 + (k % 3) * 0.2))).join(' ')}z`,
      )
      .join('');
    const left = crest(random, '-60 560 100 600 280 680 460 760 640 850 820 930 1000 1004', 0.12, 20);
    const right = crest(random, '1440 1004 1600 940 1760 870 1920 780 2100 680 2280 600 2460 520', 0.12, 20);
    const shores = shared(
      paper,
      group(
        {},
        massif(paper, {
          edges:
            '-60 580 -60 1000|50 490 40 720 20 1000|170 570 200 1000|250 480 250 1000|330 390 310 700 290 1000|400 460 410 1000|480 540 510 1000|540 430 540 1000|610 320 590 660 560 1000|680 400 690 1000|780 540 800 1000|840 440 840 1000|910 370 890 700 870 1000|1000 480 1010 1000|1060 540 1070 1000|1150 350 1140 1000|1230 200 1200 520 1170 1000|1300 330 1330 1000|1430 530 1440 1000|1500 420 1500 1000|1570 320 1550 700 1520 1000|1640 420 1660 1000|1730 540 1750 1000|1800 440 1800 1000|1870 360 1850 700 1830 1000|1950 450 1960 1000|2040 560 2060 1000|2190 420 2170 720 2140 1000|2330 570 2350 1000|2460 480 2460 1000'.split(
              '|',
            ),
          lit: ['#ffe6cc', '#f0c4ac', '#d4aca4', '#b4a4a8'],
          shade: ['#8a90b8', '#7a84ac', '#7080a0', '#6f84a0'],
          firstLit: true,
          waver: 9,
          runnels: 3,
        }),
        beds(
          paper,
          crown,
          [-60, 2460],
          '380 7 430 9 476 8 524 11 570 8 622 12 668 8 716 11 770 9',
          '#ffffff',
          0.55,
        ),
        clipped(
          paper,
          crown,
          shape(caps, '#ffffff'),
          shape('M1196 700L1240 740L1250 830L1330 1000H1080L1160 880L1170 780z', '#eef4f8', {
            opacity: 0.85,
          }),
        ),
        haze(paper, 640, LAKE, '#dcecf0', 0.5),
        shape(
          lodgepoles(random, '700 960 900 950 1100 970 1300 966 1500 950 1760 950', 70, 30, LAKE + 4),
          '#5f8a8c',
        ),
        shape(ground(left, LAKE + 6), vertical(paper, 560, LAKE, '#5f8a78', '#3f6f68')),
        shape(
          lodgepoles(random, '-60 600 100 640 280 720 460 800 640 890 820 960 960 1004', 120, 34, LAKE + 4),
          '#2a5a58',
        ),
        shape(lodgepoles(random, '-60 760 160 820 400 900 620 960 780 1004', 130, 40, LAKE + 4), '#1f4a4c'),
        shape(ground(right, LAKE + 6), vertical(paper, 520, LAKE, '#4f7a74', '#2f5f60')),
        shape(
          lodgepoles(
            random,
            '1500 1004 1620 960 1780 900 1940 820 2120 730 2300 650 2460 580',
            120,
            34,
            LAKE + 4,
          ),
          '#24504f',
        ),
        shape(
          lodgepoles(random, '1660 1004 1840 950 2060 880 2280 800 2460 740', 140, 40, LAKE + 4),
          '#1a4246',
        ),
      ),
    );
    const lake = `M-60 ${String(LAKE)}H2460V1720H-60z`;
    const spruce = (x: number, y: number, tall: number, wide: number): Markup => {
      const d = conifer(random, x, y, tall, wide);
      return group(
        {},
        shape(d, vertical(paper, y - tall, y, '#2f5f54', '#12302f')),
        spray(paper, d, '#e4d48c', [x - wide * 0.5, y - tall * 0.6], [x + wide * 0.05, y - tall * 0.5], 0.7),
      );
    };
    return [
      sky(paper, LAKE, '#2f7fc0', '#74b4dc', '#c4e0e4', '#fbe6cc'),
      glow(paper, [80, 260], 1500, stops('0 #fffdec 1, 0.14 #fff6d4 0.7, 1 #ffeec4 0')),
      streaks(random, '700 140 1000 40 1900 200 900 34 1500 90 600 22', '#ffffff', 0.75),
      shores,
      shape(lake, vertical(paper, LAKE, 1600, '#a4ece0', '#3fd0cc', '#14aebe', '#0a86a4', '#0a5f88')),
      group({ opacity: 0.5 }, reflected(paper, LAKE + 3, 420, lake, shores)),
      shape(
        ribbon(points('-60 1050 400 1036 900 1050 1400 1040 1900 1056 2460 1044'), [8, 20, 10]),
        '#d4fbf0',
        { opacity: 0.6 },
      ),
      shape(ripples(random, LAKE + 8, 1600, 120), '#e4fffa', { opacity: 0.42 }),
      shape(
        glitter(random, { x: 360, top: LAKE + 8, bottom: 1500, spread: [200, 400], count: 80 }),
        '#fffbe4',
        { opacity: 0.8 },
      ),
      shape(ribbon(points('1240 1300 1420 1284 1640 1300 1900 1280'), [4, 16, 4]), '#c4fbf4', {
        opacity: 0.5,
      }),
      stroke('M1500 1490L1960 1420M1560 1530L2060 1480', '#4f3a34', 34),
      stroke('M1500 1482L1960 1412M1560 1522L2060 1472', '#c9a484', 14),
      shape(glint(1760, 1500, 620, 12) + glint(1840, 1546, 560, 12), '#d4fbf4', { opacity: 0.7 }),
      boulder(
        paper,
        '1760 1700 1790 1600 1900 1540 2080 1530 2200 1570 2260 1700',
        '1740 1610 1900 1590 2080 1600 2280 1620',
        GREY,
      ),
      boulder(
        paper,
        '2080 1700 2120 1500 2260 1420 2420 1400 2480 1420 2480 1700',
        '2060 1540 2240 1500 2400 1490 2500 1480',
        BLUE,
      ),
      ...rows(4, '2240 1450 760 300 2400 1500 1000 380').map(([x = 0, y = 0, tall = 0, wide = 0]) =>
        spruce(x, y, tall, wide),
      ),
      boulder(
        paper,
        '820 1700 850 1540 940 1470 1100 1460 1240 1510 1330 1600 1370 1700',
        '800 1560 980 1530 1140 1540 1360 1640',
        GREY,
      ),
      boulder(
        paper,
        '380 1700 400 1440 470 1350 640 1310 800 1330 900 1400 930 1520 960 1700',
        '360 1450 560 1400 760 1410 960 1500',
        BLUE,
      ),
      boulder(
        paper,
        '-60 1700 -60 1380 40 1300 200 1270 330 1300 430 1400 480 1540 500 1700',
        '-80 1420 140 1370 320 1390 520 1500',
        GREY,
      ),
      boulder(
        paper,
        '560 1700 600 1580 720 1540 860 1560 940 1640 960 1700',
        '540 1620 720 1590 880 1610 980 1660',
        GREY,
      ),
      spruce(110, 1330, 900, 330),
      shape('M610 1352C760 1360 880 1390 960 1430C840 1410 700 1390 600 1366z', '#2f3a54', { opacity: 0.6 }),
      walker(620, 1356, 250, { coat: '#d9302c', shade: '#8a1f34', legs: '#22304c', pack: '#f5b841' }, -1),
      placed(1090, 1500, 0.72, marmot(paper)),
      boulder(paper, '180 1700 220 1600 340 1550 470 1580 560 1700', '160 1640 340 1600 560 1650', BLUE),
    ];
  },
};
