import { walker } from '../kit/creatures';
import { clipped, glow, haze, sky, spray } from '../kit/effects';
import { ground, line, smooth, type Point } from '../kit/geometry';
import { points, ribbon, stops } from '../kit/isles';
import { massif } from '../kit/lagoon';
import { vertical } from '../kit/paper';
import { stones, tufts } from '../kit/plants';
import { crest, streaks } from '../kit/posters';
import { between, times } from '../kit/random';
import type { Scene } from '../kit/scene';
import { disc, group, placed, shape, short, stroke, type Markup } from '../kit/svg';
import { glitter } from '../kit/water';

/** A dome tent, its foot at 0 and about 200 wide; the light comes from the left. */
const tent = (lit: string, body: string, dark: string): Markup =>
  group(
    {},
    shape('M-130 10q130-18 270 0q-130 24-270 0z', '#2c3424', { opacity: 0.5 }),
    shape('M-112 0C-96-92-44-132 0-132C48-132 98-90 114 0z', body),
    shape('M-112 0C-96-92-44-132 0-132C-30-96-46-50-50 0z', lit),
    shape('M0-132C48-132 98-90 114 0H62C58-60 38-104 0-132z', dark),
    shape('M-18 0C-16-52-8-78 6-92C22-74 32-44 36 0z', '#33222c'),
    stroke('M-112 0L-150 8M114 0L156 8M0-132C-34-96-48-50-50 0', '#fff2dc', 4),
  );

export const scene: Scene = {
  key: 'iceland-rhyolite-camp',
  draw: (paper) => {
    const { random } = paper;
    const dome = crest(
      random,
      '520 1060 620 960 780 760 900 640 1010 520 1120 400 1220 330 1300 300 1380 330 1480 420 1600 500 1730 620 1860 740 2060 930 2180 1060',
      0.1,
    );
    const body = ground(dome, 1140);
    const dark = line(
      [
        ...crest(random, '1290 296 1340 380 1310 480 1390 600 1360 720 1440 860 1430 1140', 0.3),
        [2260, 1140],
        [2260, 240],
        [1290, 240],
      ],
      true,
    );
    const bands = [
      ['#f2b04a', '980 470 1060 560 1120 700 1100 860 1160 1140', 90],
      ['#c8543c', '1120 390 1200 520 1220 700 1290 860 1280 1140', 70],
      ['#f6d48a', '1240 330 1280 460 1360 640 1390 820 1460 1140', 46],
      ['#7fa05c', '820 720 880 800 860 900 900 1140', 110],
      ['#e58a78', '1400 340 1470 480 1540 640 1620 800 1700 1140', 90],
      ['#6f9a7c', '1620 520 1690 640 1760 780 1880 1140', 84],
      ['#f2b04a', '1520 450 1590 590 1660 760 1780 1140', 40],
    ] as const;
    const lava = crest(
      random,
      '-60 900 120 880 260 910 380 890 520 930 640 960 760 1000 840 1060 780 1110 600 1120 300 1130 -60 1140',
      0.5,
      14,
    );
    const meadow: Point[] = points('-60 1090 300 1110 700 1080 1100 1040 1500 1030 1900 1040 2460 1020');
    return [
      sky(paper, 820, '#3f86b8', '#8cc4d4', '#d8ecdc', '#fbe9c0'),
      glow(paper, [420, 240], 1200, stops('0 #fffbe0 0.9, 0.3 #fff0c0 0.35, 1 #fff0c0 0')),
      disc(420, 230, 74, '#fffbe8'),
      streaks(random, '1500 200 900 44 1900 300 700 30 900 150 620 24 760 380 520 20', '#ffffff', 0.75),
      massif(paper, {
        edges:
          '-80 760 -80 960|120 560 60 960|230 640 220 960|420 470 380 960|520 560 540 960|660 640 640 960|820 760 820 960'.split(
            '|',
          ),
        lit: ['#e8b48c', '#c98f6c', '#94a070'],
        shade: ['#8a5f68', '#7a5a60', '#5a6a58'],
        firstLit: true,
      }),
      massif(paper, {
        edges:
          '1640 760 1640 960|1820 520 1780 960|1960 620 1920 960|2120 430 2080 960|2260 560 2280 960|2400 500 2400 960|2520 620 2520 960'.split(
            '|',
          ),
        lit: ['#d98f6c', '#b8886c', '#7f9868'],
        shade: ['#76506a', '#6a5468', '#4f6458'],
        firstLit: true,
      }),
      haze(paper, 640, 980, '#ffeccc', 0.45),
      clipped(
        paper,
        body,
        shape(body, vertical(paper, 300, 1000, '#e29a5c', '#d9855c', '#c99a6c', '#8f9a5c')),
        ...bands.map(([colour, along, wide]) =>
          shape(ribbon(points(along), [wide * 0.3, wide, wide * 1.6]), colour, { opacity: 0.85 }),
        ),
        shape(
          [
            '1066 500 1110 600 1096 700 1150 800',
            '1206 420 1240 540 1290 640',
            '940 640 980 720 972 800',
            '1452 430 1490 540 1530 620',
            '1600 560 1650 660 1690 760',
          ]
            .map((along) => ribbon(points(along), [6, 30, 4]))
            .join(''),
          '#fff8f0',
        ),
        shape(dark, '#3a2a52', { opacity: 0.46 }),
        spray(paper, body, '#ffe2a4', [760, 500], [1300, 800], 0.5),
      ),
      shape(ground(lava, 1150), vertical(paper, 880, 1140, '#4a4a58', '#2c2e3c', '#22242e')),
      shape(
        times(26, (i): string => {
          const [x, y] = [-20 + i * 31, between(random, 930, 1080)];
          return `M${short(x)} ${short(y)}l${short(between(random, 6, 16))}-${short(between(random, 8, 20))}l${short(between(random, 10, 26))} ${short(between(random, 14, 28))}z`;
        }).join(''),
        '#8a8c9c',
        { opacity: 0.5 },
      ),
      shape(
        `${smooth(meadow)}L2460 1660L-60 1660z`,
        vertical(paper, 1030, 1620, '#b8c46c', '#7f9c4c', '#3f6a3c'),
      ),
      shape(
        ribbon(
          points('2460 1090 2140 1120 1800 1110 1500 1150 1240 1220 900 1250 560 1330 260 1440 -60 1480'),
          [40, 90, 190],
        ),
        vertical(paper, 1080, 1500, '#e8f0dc', '#8fc4bc', '#3f8a94'),
      ),
      shape(glitter(random, { x: 700, top: 1210, bottom: 1440, spread: [260, 420], count: 60 }), '#ffffff', {
        opacity: 0.7,
      }),
      ...points('330 1290 420 1180 500 1250 600 1130 760 1200 880 1120 980 1180').map(([x, y], i) =>
        glow(paper, [x, y], 150 + (i % 3) * 50, stops('0 #ffffff 0.5, 0.5 #ffffff 0.2, 1 #ffffff 0'), 1.25),
      ),
      group(
        {},
        disc(560, 1312, 20, '#b8785c'),
        shape('M530 1346q30-34 62 0z', '#d99a7c'),
        disc(700, 1296, 18, '#8a4c3c'),
        shape('M672 1326q28-30 56 0z', '#b8785c'),
      ),
      shape(
        tufts(
          random,
          points('-60 1180 300 1200 600 1180 1000 1180 1300 1140 1700 1190 2460 1170'),
          40,
          20,
          0.3,
        ),
        '#d8cf7c',
      ),
      placed(1300, 1300, 0.9, tent('#ffd87a', '#f0a83c', '#b06a24')),
      placed(1640, 1270, 0.72, tent('#ff9a6c', '#e0502f', '#96301f')),
      placed(1960, 1340, 1.1, tent('#8fd0d8', '#2f8ea4', '#1c5a74')),
      placed(2210, 1240, 0.6, tent('#fff2cc', '#e0b85c', '#96783c')),
      placed(1480, 1440, 1.35, tent('#ff9a6c', '#d9442c', '#8a281f')),
      walker(
        1760,
        1420,
        200,
        {
          coat: '#2f5a8a',
          shade: '#1c3a5c',
          legs: '#2a2430',
          skin: '#e8b090',
          pack: '#f0b83c',
        },
        -1,
      ),
      walker(1080, 1380, 170, { coat: '#c94a5c', shade: '#8a2c40', legs: '#2a2430', skin: '#e8b090' }, -1),
      shape(
        tufts(random, points('-60 1580 500 1540 1100 1580 1700 1560 2460 1500'), 90, 16, 0.25),
        '#2f5a34',
      ),
      shape(stones(random, [60, 2340], [1520, 1600], 16, 40), '#4a5040'),
    ];
  },
};
