import { gull } from '../kit/creatures';
import { clipped, glow, haze, sky, spray } from '../kit/effects';
import { rows, smoothShape, stops } from '../kit/isles';
import { boulder, coral } from '../kit/isles-reef';
import { tang } from '../kit/isles-sea-life';
import { caustics, cumulus, massif } from '../kit/lagoon';
import { vertical } from '../kit/paper';
import { streaks } from '../kit/posters';
import {
  aito,
  bicycle,
  ferry,
  paddler,
  pohuehue,
  sitter,
  snorkeller,
  ukulele,
} from '../kit/posters-polynesia-beach';
import type { Scene } from '../kit/scene';
import { disc, group, placed, shape, stroke, type Markup } from '../kit/svg';
import { glint, ripples } from '../kit/water';

const SEA = 660;

export const scene: Scene = {
  key: 'polynesia-temae-beach',
  draw: (paper) => {
    const { random } = paper;
    const lagoon = (text: string, fill: string, opacity: number): Markup =>
      shape(smoothShape(text), fill, { opacity });
    const sand = smoothShape(
      '-200 960 100 950 420 966 760 1010 1040 1090 1230 1200 1360 1340 1480 1480 1640 1720 -200 1720',
    );
    const wash = smoothShape(
      '-200 930 100 922 430 936 780 980 1080 1060 1290 1176 1430 1320 1560 1460 1760 1720 -200 1720',
    );
    const foam =
      'M-60 940C300 930 620 960 860 1012C1060 1062 1200 1130 1290 1220C1380 1320 1440 1400 1500 1470C1560 1550 1610 1610 1650 1680';
    const prints = rows(
      2,
      '1130 1420 1080 1450 1050 1400 990 1440 960 1490 890 1480 850 1530 780 1520 730 1570 660 1560',
    )
      .map(([x = 0, y = 0]) => glint(x, y, 44, 9))
      .join('');
    return [
      sky(paper, SEA, '#2f7fae', '#7fb4cc', '#c9bcd8', '#f8c4c0', '#ffdcb8'),
      glow(paper, [-100, 300], 1500, stops('0 #fff2c4 0.9, 0.4 #ffe4b0 0.35, 1 #ffe4b0 0')),
      disc(1990, 210, 70, '#fff8ea', { opacity: 0.92 }),
      shape(
        'M1968 176q26-16 44 6q-8 26-36 16zM2010 226q20-8 30 10q-14 20-34 8zM1962 232q14-6 20 8q-12 12-24 2z',
        '#e4d4d8',
      ),
      streaks(random, '700 200 900 26 1500 130 1000 22 2200 360 700 22 1150 330 560 16', '#ffe8dc', 0.7),
      cumulus(paper, [1000, 640, 560, 110], ['#fff6ea', '#f8d4c8', '#d4b4c8'], '#a48cb4', -1),
      cumulus(paper, [2220, 560, 700, 150], ['#fff6ea', '#f8d0c4', '#ccaec8'], '#a48cb4', -1),
      massif(paper, {
        edges:
          '1760 668 1760 672|1900 610 1910 672|1980 620 1990 672|2090 560 2110 672|2180 590 2190 672|2280 570 2300 672|2500 640 2500 672'.split(
            '|',
          ),
        lit: ['#e4b0b4', '#f0c4b8'],
        shade: ['#a890b8', '#bca4c0'],
        firstLit: true,
      }),
      group(
        { transform: 'translate(-90 0)' },
        massif(paper, {
          edges:
            '830 664 830 672|960 620 980 672|1010 630 1020 672|1110 540 1140 672|1150 560 1160 672|1200 480 1220 580 1250 672|1240 520 1250 672|1262 470 1280 580 1300 672|1290 510 1300 672|1320 430 1330 560 1370 672|1350 452 1380 560 1390 672|1440 300 1470 480 1520 672|1500 380 1530 540 1550 672|1580 350 1640 520 1690 672|1650 450 1700 560 1720 672|1730 430 1800 560 1850 672|1830 520 1880 672|1920 530 2000 672|2060 640 2110 672'.split(
              '|',
            ),
          lit: ['#f4ac84', '#d8b484', '#b8bc90', '#d4c4a8'],
          shade: ['#745a8e', '#6a7090', '#7f9098', '#b09cb0'],
          firstLit: true,
          runnels: 2,
          waver: 7,
        }),
      ),
      haze(paper, 500, SEA + 6, '#ffdcc4', 0.5),
      shape(
        `M-60 ${String(SEA)}H2460V1660H-60z`,
        vertical(paper, SEA, 1560, '#3f7fae', '#3fb0bc', '#7fdcc8', '#b4ecd4', '#d4f4dc'),
      ),
      shape('M-60 660H2460V730H-60z', vertical(paper, 660, 730, '#d4b0c4', '#4f8cb4'), { opacity: 0.7 }),
      placed(975, 678, 0.72, ferry()),
      stroke('M600 744Q1100 732 1500 748T2460 738', '#ffffff', 12, {
        opacity: 0.95,
        'stroke-dasharray': '260 22 90 30 150 18',
      }),
      stroke('M700 758Q1300 752 2460 756', '#ffe4dc', 6, { opacity: 0.8, 'stroke-dasharray': '130 60' }),
      lagoon('900 800 1300 786 1800 800 2460 790 2460 860 1900 868 1300 858 1000 840', '#1a7fa0', 0.4),
      lagoon('1500 930 1760 906 2040 926 2300 910 2460 930 2460 1010 2100 1000 1700 1004', '#15839a', 0.35),
      shape(wash, '#e6f8e4', { opacity: 0.75 }),
      group(
        {},
        lagoon(
          '1560 1330 1700 1230 1960 1190 2240 1210 2460 1190 2460 1700 1800 1700 1640 1520',
          '#0f7f90',
          0.5,
        ),
        ...[
          [1980, 1330, 130, 100, '#f5b05c', '#8a5a6c'],
          [2300, 1300, 150, 110, '#c98ac0', '#5a5a8c'],
          [1760, 1420, 100, 76, '#8fc48a', '#3a7a80'],
          [2120, 1520, 170, 120, '#f08a7a', '#7a4a70'],
          [1850, 1600, 140, 110, '#f5d06c', '#7a7a5c'],
          [2420, 1530, 150, 130, '#7ab8c8', '#3a6484'],
        ].map(([x, y, w, h, lit, dark]) =>
          group(
            {},
            boulder(paper, [Number(x), Number(y), Number(w), Number(h)], String(lit), String(dark)),
            shape(glint(Number(x), Number(y) + 28, Number(w) * 2.5, 24), '#0e6c80', { opacity: 0.75 }),
          ),
        ),
        coral(paper, 2290, 1500, 0.62, ['#ff9a8c', '#c04a6c']),
        coral(paper, 1930, 1500, 0.5, ['#ffd07a', '#b4744c']),
      ),
      shape('M1400 1100H2460V1700H1400z', vertical(paper, 1150, 1660, '#7fdcc8', '#2aa0a8'), {
        opacity: 0.3,
      }),
      ...[
        tang(1800, 1500, 60, '#f5d24c', '#3a3a4c'),
        tang(2060, 1420, -56, '#5a8ad4', '#2a3a7c'),
        tang(2130, 1390, -46, '#5a8ad4', '#2a3a7c'),
        tang(2230, 1420, 52, '#f5d24c', '#3a3a4c'),
      ],
      stroke(caustics(random, [1420, 2440], [900, 1600], 40), '#ffffff', 5, { opacity: 0.4 }),
      shape(ripples(random, 700, 1300, 80), '#ffffff', { opacity: 0.4 }),
      placed(1850, 1080, 0.96, snorkeller()),
      shape(glint(1790, 1146, 680, 12) + glint(1990, 1166, 380, 9) + glint(1640, 1120, 240, 8), '#ffffff', {
        opacity: 0.85,
      }),
      shape(sand, vertical(paper, 940, 1640, '#fff6ec', '#fbe6dc', '#f0cfc8')),
      stroke(foam, '#ffffff', 20, { opacity: 0.95 }),
      clipped(
        paper,
        sand,
        spray(paper, sand, '#c49cb4', [-60, 1640], [700, 1080], 0.75),
        shape(
          smoothShape(
            '120 1400 420 1330 760 1300 1120 1260 1360 1230 1360 1330 1120 1330 760 1380 480 1440 200 1470',
          ),
          '#8a74a4',
          { opacity: 0.42 },
        ),
        shape(prints, '#b48ca4', { opacity: 0.6 }),
      ),
      placed(430, 1330, 0.96, group({ transform: 'rotate(-4)' }, bicycle())),
      shape(smoothShape('640 1330 900 1290 1130 1312 1180 1372 1000 1420 720 1416 620 1376'), '#cf2f50'),
      stroke(
        'M700 1366q30-34 60 0t60 0M860 1346q30-34 60 0t60 0M1000 1366q30-34 60 0t60 0M800 1396q30-24 60 0t60 0',
        '#fff6e6',
        9,
      ),
      placed(760, 1344, 1.16, sitter(['#c98a5f', '#8a5440'], ['#f5b841', '#c07a2c'], '#2b1a1c', true)),
      placed(
        960,
        1372,
        1.2,
        sitter(['#a86c4a', '#6a4034'], ['#f4f8f4', '#b4bccc'], '#24161a', false, ukulele()),
      ),
      placed(1330, 1300, 1.12, paddler()),
      aito(random, '150 1440 200 1230 230 1000 300 760 350 520 360 260 400 -80', [
        ['330 620 460 540 620 500 760 520', 230, 26],
        ['340 470 540 370 760 300 960 310', 250, 32],
        ['360 290 560 190 820 110 1060 110', 250, 34],
        ['310 700 180 620 40 590 -80 600', 220, 18],
        ['350 420 180 330 20 300 -80 310', 230, 18],
        ['370 200 240 110 60 70 -60 70', 220, 18],
        ['390 90 560 10 760 -50', 240, 22],
      ]),
      gull(1560, 230, 60, '#ffffff', -8),
      gull(1660, 284, 42, '#ffffff', 8),
      shape(glint(1330, 1302, 200, 12), '#ffffff', { opacity: 0.7 }),
      pohuehue(
        random,
        ['-40 1590 120 1540 300 1560 470 1610', '-40 1480 60 1500 180 1580'],
        '60 1530 34 240 1560 38 400 1586 32 150 1600 30',
      ),
    ];
  },
};
