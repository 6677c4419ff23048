import { streak } from '../kit/clouds';
import { glow, haze, shared, sky } from '../kit/effects';
import { line, rough, type Point } from '../kit/geometry';
import { points, smoothShape } from '../kit/isles';
import { bungalow, footbridge, mooredCanoe, sitter } from '../kit/isles-bungalow';
import { massif, plume } from '../kit/lagoon';
import { gradient, radial, vertical } from '../kit/paper';
import { between, times } from '../kit/random';
import type { Scene } from '../kit/scene';
import { disc, group, placed, shape, stroke } from '../kit/svg';
import { glitter, glint, reflected, ripples } from '../kit/water';

const SEA = 900;
/** The point where the bungalow's posts meet the water, and the scale at which it is drawn. */
const FOOT: Point = [1440, 1130];
const SIZE = 1.02;

export const scene: Scene = {
  key: 'polynesia-overwater',
  draw: (paper) => {
    const { random } = paper;
    const water = `M-60 ${String(SEA)}H2460V1660H-60z`;
    const island = shared(
      paper,
      group(
        {},
        massif(paper, {
          edges: [
            '-60 842 -60 906',
            '120 800 60 906',
            '250 740 260 906',
            '330 640 300 800 330 906',
            '420 470 450 640 400 906',
            '480 430 520 660 500 906',
            '560 462 610 640 600 906',
            '640 400 640 640 690 906',
            '720 470 760 680 780 906',
            '790 640 850 780 870 906',
            '900 716 960 906',
            '1040 800 1080 906',
            '1180 858 1200 906',
          ],
          lit: ['#8a4a78', '#7a4678', '#94587c'],
          shade: ['#4f2f68', '#4a3068', '#6b4072'],
          firstLit: true,
        }),
        haze(paper, 700, SEA + 6, '#f08a6c', 0.35),
      ),
    );
    const house = shared(
      paper,
      group(
        {},
        placed(FOOT[0], FOOT[1], SIZE, bungalow(paper)),
        placed(FOOT[0] - 250, FOOT[1] - 208, 0.94, sitter),
      ),
    );
    const lamp: Point = [FOOT[0] - 400 * SIZE, FOOT[1] - 318 * SIZE];
    const walk = shared(paper, footbridge);
    const stars = times(46, () =>
      disc(
        Math.round(random() * 2400),
        Math.round(random() ** 1.5 * 460),
        between(random, 1.6, 4),
        '#fff4dc',
        { opacity: Math.round(between(random, 3, 9)) / 10 },
      ),
    );
    return [
      sky(paper, SEA, '#1d1f4e', '#4a3270', '#a84a72', '#f07a56', '#ffc27e'),
      glow(
        paper,
        [760, 900],
        1300,
        [
          [0, '#ffe3a0', 0.95],
          [0.2, '#ffb066', 0.6],
          [0.55, '#f0706a', 0.2],
          [1, '#f0706a', 0],
        ],
        0.7,
      ),
      ...stars,
      disc(980, 250, 7, '#fffbe6'),
      glow(paper, [980, 250], 56, [
        [0, '#fffbe6', 0.7],
        [1, '#fffbe6', 0],
      ]),
      ...[
        [560, 330, 1300, 44, '#e06a70'],
        [1700, 250, 900, 34, '#8a4078'],
        [1900, 600, 900, 40, '#f28a68'],
        [260, 560, 760, 34, '#ff9f6c'],
        [1240, 700, 900, 24, '#ffc083'],
        [2200, 430, 620, 26, '#a8507a'],
      ].map(([x, y, w, h, c]) =>
        shape(streak(random, Number(x), Number(y), Number(w), Number(h)), String(c), { opacity: 0.7 }),
      ),
      island,
      shape(water, vertical(paper, SEA, 1640, '#ffb57c', '#d86a72', '#7a3f7c', '#35306c', '#1a2350')),
      reflected(paper, SEA + 6, 330, water, island),
      shape(
        glitter(random, { x: 760, top: SEA + 8, bottom: 1500, spread: [240, 520], count: 120 }),
        '#ffe0ac',
        { opacity: 0.7 },
      ),
      shape(ripples(random, SEA + 10, 1640, 110), '#ffc9a0', { opacity: 0.28 }),
      shape(ripples(random, 1150, 1660, 70), '#141a44', { opacity: 0.35 }),
      group({ opacity: 0.75 }, reflected(paper, FOOT[1] + 6, 520, water, house, walk)),
      shape(
        glitter(random, { x: lamp[0], top: FOOT[1] + 10, bottom: 1560, spread: [24, 90], count: 46 }),
        '#ffd98a',
        { opacity: 0.9 },
      ),
      shape(
        glitter(random, { x: FOOT[0] + 30, top: FOOT[1] + 16, bottom: 1480, spread: [200, 260], count: 60 }),
        '#ffb45c',
        { opacity: 0.6 },
      ),
      walk,
      house,
      glow(
        paper,
        [FOOT[0] - 40, FOOT[1] - 290],
        560,
        [
          [0, '#ffc565', 0.45],
          [0.5, '#ff9a4c', 0.18],
          [1, '#ff9a4c', 0],
        ],
        0.7,
      ),
      glow(paper, lamp, 240, [
        [0, '#fff6cf', 0.95],
        [0.2, '#ffd37a', 0.6],
        [1, '#ffb04c', 0],
      ]),
      shape(
        [-440, -260, -70, 120, 278]
          .map((x) => glint(FOOT[0] + (x + 14) * SIZE, FOOT[1] + 16, 90, 7))
          .join(''),
        '#ffd9ac',
        { opacity: 0.7 },
      ),
      placed(1020, 1216, 0.62, mooredCanoe),
      stroke('M1196 1186Q1220 1130 1236 1060', '#2a1532', 4),
      shape(
        smoothShape('-60 1440 160 1420 380 1450 560 1510 700 1590 760 1680 -60 1680'),
        gradient(
          paper,
          [0, 1420],
          [0, 1640],
          [
            [0, '#4a2a52'],
            [1, '#150d2a'],
          ],
        ),
      ),
      stroke('M-60 1440Q160 1404 380 1450T740 1640', '#f08a6c', 5, { opacity: 0.6 }),
      shape(
        plume(random, [-90, 1520], [330, 1190], 130, 120) + plume(random, [-90, 1600], [520, 1360], 120, 130),
        '#120b24',
      ),
      shape(
        plume(random, [-60, 1640], [120, 1080], 60, 120, 22) +
          plume(random, [20, 1680], [700, 1560], 90, 100),
        '#1d1233',
      ),
      shape(
        plume(random, [2500, -60], [1840, 210], 110, 150, 30) +
          plume(random, [2520, 0], [2060, 470], 140, 150, 30),
        '#160e2c',
      ),
      shape(plume(random, [2440, -110], [1660, 30], 60, 110, 28), '#22143a'),
      shape(line(rough(random, points('-60 1660 0 1600 120 1612 200 1660'), 0.3, 20), true), '#0d0819'),
      shape(
        `M-60-60H2460V1660H-60z`,
        radial(paper, [1300, 780], 1700, [
          [0.55, '#120a2a', 0],
          [1, '#120a2a', 0.5],
        ]),
      ),
    ];
  },
};
