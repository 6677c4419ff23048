import { gull } from '../kit/creatures';
import { clipped, glow, haze, shared, sky, spray } from '../kit/effects';
import { rows, smoothShape, stops } from '../kit/isles';
import { caustics, cumulus, grove, massif } from '../kit/lagoon';
import { vertical } from '../kit/paper';
import { bush, streaks } from '../kit/posters';
import { snorkeller } from '../kit/posters-polynesia-beach';
import type { Scene } from '../kit/scene';
import { disc, group, placed, shape, stroke, type Markup } from '../kit/svg';
import { glitter, reflected, ripples } from '../kit/water';

const SEA = 860;

/** An eagle ray seen from above, snout up, 380 across, its shadow on the sand below it. */
const ray = (x: number, y: number, size: number, turn: number): Markup => {
  const body =
    'M0-96C16-92 22-76 26-60C70-44 140-22 196 26C140 22 70 40 34 74C22 82 8 84 0 84C-8 84-22 82-34 74C-70 40-140 22-196 26C-140-22-70-44-26-60C-22-76-16-92 0-96z';
  const tail = 'M0 70C10 150-14 220 6 330';
  return group(
    {
      transform: `translate(${String(x)} ${String(y)}) rotate(${String(turn)}) scale(${String(size)} ${String(size * 0.8)})`,
    },
    group(
      { transform: 'translate(60 120)', opacity: 0.3 },
      shape(body, '#0a4a5c'),
      stroke(tail, '#0a4a5c', 8),
    ),
    stroke(tail, '#1d3a4c', 9),
    shape(body, '#24465a'),
    shape('M0-96C-16-92-22-76-26-60C-70-44-140-22-196 26C-130 0-60-10 0-12z', '#3d6a7c'),
    ...rows(
      3,
      '-120 8 7 -90 -10 8 -62 6 8 -40 -22 7 -30 30 8 0 -30 7 6 10 9 0 50 7 40 -20 8 62 12 8 90 -6 7 118 10 7 34 44 6 -66 -26 6 68 -26 6',
    ).map(([px = 0, py = 0, r = 0]) => disc(px, py, r, '#e6fff6')),
  );
};

export const scene: Scene = {
  key: 'polynesia-bora-bora',
  draw: (paper) => {
    const { random } = paper;
    const water = `M-60 ${String(SEA)}H2460V1660H-60z`;
    const island = shared(
      paper,
      group(
        {},
        massif(paper, {
          edges:
            '420 820 420 870|560 720 540 870|660 760 670 870|790 600 760 870|850 540 850 720 840 870|930 610 960 870|1010 640 1020 870|1090 560 1070 700 1070 870|1120 240 1110 520 1130 870|1180 190 1170 420 1200 870|1330 176 1320 420 1340 870|1410 214 1440 460 1450 870|1450 330 1500 600 1520 870|1540 520 1590 720 1620 870|1700 600 1720 870|1820 560 1860 760 1880 870|1960 690 1990 870|2140 790 2160 870'.split(
              '|',
            ),
          lit: ['#b9a98a', '#8f9a62', '#6aa050', '#4f9148'],
          shade: ['#4a4a58', '#3b4f50', '#256048', '#1d5440'],
          firstLit: true,
          waver: 7,
          runnels: 5,
        }),
        shape(bush(random, 380, 2200, 866, 70, 900), vertical(paper, 800, 880, '#4f9a50', '#1c5a44')),
      ),
    );
    return [
      sky(paper, SEA, '#1f7fc0', '#58b2d8', '#b4e2e4', '#f2f6dc'),
      glow(paper, [420, 120], 1300, stops('0 #fffde6 0.95, 0.2 #fff6cc 0.5, 1 #fff6cc 0')),
      streaks(random, '700 220 1000 24 1900 130 800 20', '#ffffff', 0.7),
      cumulus(paper, [300, 690, 760, 170], ['#ffffff', '#fdf8ea', '#cfe6ea'], '#7fb4cc', -1),
      cumulus(paper, [2140, 640, 760, 190], ['#ffffff', '#fdf6e2', '#cbe0e4'], '#7fb0c4', -1),
      island,
      haze(paper, 640, SEA + 8, '#e6f6e4', 0.4),
      cumulus(paper, [1540, 262, 560, 100], ['#ffffff', '#f6fbf6', '#d3e6ea'], '#8fb8cc', -1),
      shape(water, vertical(paper, SEA, 1620, '#1c86b4', '#2fb4c4', '#7fe4d4', '#c9f6de', '#f0fae0')),
      reflected(paper, SEA + 4, 150, water, island),
      shape(
        smoothShape('-200 930 500 916 1200 924 1900 912 2600 926 2600 990 1700 1010 800 1000 -200 1016'),
        '#0f77a8',
        {
          opacity: 0.55,
        },
      ),
      shape(smoothShape('-100 1010 300 1000 760 1012 1000 1040 600 1066 100 1060'), '#f4fbdc', {
        opacity: 0.75,
      }),
      shape('M-60 852H520Q560 858 600 872H-60z', '#f7f3d4'),
      shape('M1900 872Q2000 854 2120 850H2460V872z', '#f7f3d4'),
      grove(
        random,
        [
          [60, 858, 150],
          [150, 860, 190],
          [230, 858, 140],
          [320, 862, 170],
          [420, 862, 120],
          [2100, 860, 120],
          [2190, 858, 170],
          [2280, 860, 140],
          [2370, 856, 190],
        ],
        ['#4a4034', '#1f5a40', '#5a9a4a'],
      ),
      shape(bush(random, -60, 470, 860, 44, 884) + bush(random, 2060, 2460, 860, 44, 884), '#1d5c44'),
      clipped(
        paper,
        water,
        stroke(caustics(random, [-60, 2460], [1090, 1640], 95), '#ffffff', 5, { opacity: 0.4 }),
        shape(smoothShape('1500 1500 1640 1470 1760 1490 1780 1540 1620 1560 1500 1540'), '#3f9a9a', {
          opacity: 0.5,
        }),
        shape(smoothShape('120 1240 240 1216 340 1230 350 1270 220 1290 120 1276'), '#3f9a9a', {
          opacity: 0.45,
        }),
        spray(paper, water, '#0b6f8c', [2460, 1100], [1700, 1300], 0.2),
      ),
      ray(620, 1330, 1.25, 24),
      ray(1010, 1180, 0.8, 30),
      ray(1150, 1480, 1.5, 12),
      placed(1880, 1240, [-0.72, 0.72], snorkeller()),
      shape(ripples(random, 900, 1620, 80), '#ffffff', { opacity: 0.4 }),
      shape(glitter(random, { x: 500, top: 900, bottom: 1300, spread: [260, 420], count: 60 }), '#ffffff', {
        opacity: 0.55,
      }),
      gull(820, 420, 70, '#ffffff', -8),
      gull(910, 470, 50, '#ffffff', 8),
    ];
  },
};
