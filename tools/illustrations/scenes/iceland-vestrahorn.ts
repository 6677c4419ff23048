import { gull, walker } from '../kit/creatures';
import { glow, haze, shared, sky } from '../kit/effects';
import { smooth, type Point } from '../kit/geometry';
import { points, ribbon, stops } from '../kit/isles';
import { massif } from '../kit/lagoon';
import { vertical } from '../kit/paper';
import { tufts } from '../kit/plants';
import { streaks } from '../kit/posters';
import { times } from '../kit/random';
import type { Scene } from '../kit/scene';
import { disc, group, shape, short } from '../kit/svg';
import { glitter, reflected, ripples } from '../kit/water';

const SHORE = 900;

/** A tuft-topped hummock of black sand, lit from the left. */
const DUNES = [
  '-80 1500 120 1380 340 1350 560 1420 740 1540 700 1700 -80 1700',
  '620 1560 800 1440 1000 1420 1180 1480 1300 1580 1240 1700 600 1700',
  '1500 1620 1700 1470 1940 1430 2200 1470 2480 1580 2480 1720 1480 1720',
  '180 1230 300 1170 420 1160 540 1200 620 1250 400 1274',
  '1840 1240 1980 1180 2120 1172 2260 1210 2340 1256 2080 1280',
];

export const scene: Scene = {
  key: 'iceland-vestrahorn',
  draw: (paper) => {
    const { random } = paper;
    const sand = `M-60 ${String(SHORE)}H2460V1660H-60z`;
    const horn = shared(
      paper,
      massif(paper, {
        edges:
          '120 850 60 902|260 700 220 902|380 640 340 902|470 470 450 902|560 520 540 902|640 330 640 902|730 440 720 902|800 360 800 902|900 210 900 902|980 330 980 902|1060 280 1070 902|1180 160 1170 902|1270 300 1260 902|1340 240 1350 902|1450 340 1440 902|1540 300 1540 902|1640 450 1640 902|1740 420 1740 902|1850 560 1840 902|1960 640 1950 902|2080 780 2080 902|2200 860 2240 902'.split(
            '|',
          ),
        lit: ['#d8a88c', '#a87a78', '#7f6470', '#6a5a68'],
        shade: ['#3a3454', '#2c2a48', '#232540', '#1f2440'],
        firstLit: true,
        waver: 12,
        runnels: 5,
      }),
    );
    return [
      sky(paper, SHORE, '#2c3f74', '#6a6a9c', '#c48a94', '#f4b08c', '#ffd8a8'),
      glow(paper, [140, 700], 1300, stops('0 #fff0c4 0.95, 0.2 #ffcf98 0.6, 0.6 #ff9a78 0.2, 1 #ff9a78 0')),
      disc(150, 690, 66, '#fff6dc'),
      streaks(
        random,
        '400 180 1000 40 1700 120 1200 36 2100 260 900 30 900 90 700 24 300 420 700 26',
        '#ffc8a4',
        0.7,
      ),
      streaks(random, '1500 210 1300 26 600 300 800 20', '#4c4a80', 0.5),
      horn,
      haze(paper, 760, SHORE + 2, '#ffd0a8', 0.5),
      shape(sand, vertical(paper, SHORE, 1640, '#d09a90', '#7a6a88', '#3c4266', '#20284a', '#141a34')),
      group({ opacity: 0.72 }, reflected(paper, SHORE, 780, sand, horn)),
      shape(ripples(random, SHORE + 10, 1500, 80), '#ffe0c0', { opacity: 0.3 }),
      shape(
        glitter(random, { x: 180, top: SHORE + 6, bottom: 1400, spread: [120, 420], count: 100 }),
        '#fff0cc',
        {
          opacity: 0.8,
        },
      ),
      shape(
        [
          '-60 962 260 950 560 966 760 956',
          '1300 962 1700 972 2100 956 2460 966',
          '500 1010 900 1022 1240 1012',
        ]
          .map((along) => ribbon(points(along), [1, 8, 1]))
          .join(''),
        '#fff2e0',
        { opacity: 0.75 },
      ),
      walker(1330, 1180, 150, { coat: '#d9442c', shade: '#8a2a24', legs: '#161a2c', skin: '#e8b090' }, -1),
      walker(
        1440,
        1196,
        160,
        { coat: '#f0b83c', shade: '#a8742a', legs: '#161a2c', skin: '#e8b090', pack: '#2f6f8a' },
        -1,
      ),
      shape('M1290 1186q60 10 230 16l-10 10q-140 4-230-12z', '#10142a', { opacity: 0.4 }),
      ...DUNES.flatMap((text, i) => {
        const edge: Point[] = points(text);
        const top = Math.min(...edge.map(([, y]) => y));
        const crown = edge.filter(([, y]) => y < 1600 && y < top + 200);
        const big = i < 3;
        return [
          shape(smooth(edge, true), vertical(paper, top, top + 260, '#5a4c5c', '#2a2840', '#161a30')),
          shape(
            tufts(
              random,
              crown.map(([x, y]): Point => [x, y + 12]),
              big ? 150 : 60,
              big ? 7 : 8,
              0.35,
            ),
            '#3f5430',
          ),
          shape(
            tufts(
              random,
              crown.map(([x, y]): Point => [x - 8, y + 18]),
              big ? 130 : 50,
              big ? 11 : 12,
              0.45,
            ),
            '#b8a850',
          ),
          shape(
            tufts(
              random,
              crown.map(([x, y]): Point => [x - 14, y + 22]),
              big ? 90 : 36,
              big ? 20 : 20,
              0.5,
            ),
            '#ffdc8c',
          ),
        ];
      }),
      ...times(5, (i) =>
        gull(900 + i * 150, 200 - (i % 3) * 46 + i * 14, 60 - i * 4, '#fff4e4', i % 2 === 0 ? 8 : -8),
      ),
      shape(`M-60 1600h2520v60H-60z`, '#10142a', { opacity: Number(short(0.25)) }),
    ];
  },
};
