import { streak } from '../kit/clouds';
import { gull } from '../kit/creatures';
import { glow, sky } from '../kit/effects';
import { line, rough, type Point } from '../kit/geometry';
import { froth, points, smoothShape } from '../kit/isles';
import { outrigger } from '../kit/isles-outrigger';
import { grove } from '../kit/lagoon';
import { radial, vertical } from '../kit/paper';
import { between, times } from '../kit/random';
import type { Scene } from '../kit/scene';
import { disc, group, placed, shape, stroke, type Markup } from '../kit/svg';
import { glitter, glint, ripples } from '../kit/water';

const SEA = 830;
const SUN: Point = [1240, 716];

export const scene: Scene = {
  key: 'polynesia-outrigger',
  draw: (paper) => {
    const { random } = paper;
    const breaker = (left: number, right: number, y: number, h: number): Markup => {
      const count = Math.round((right - left) / 46);
      const crest = times(count + 1, (i): Point => [
        left + ((right - left) * i) / count,
        y - h * Math.sin((Math.PI * i) / count) ** 0.5 * between(random, 0.5, 1.1),
      ]);
      const foam = froth(random, [[left, y], ...crest.slice(1, -1), [right, y]], 34);
      return group(
        {},
        shape(foam, vertical(paper, y - h, y + 6, '#fff0cc', '#ffc28a', '#d8786c')),
        shape(
          times(8, () =>
            glint(between(random, left, right), y + between(random, 2, 16), between(random, 80, 260), 6),
          ).join(''),
          '#ffe2b8',
          { opacity: 0.8 },
        ),
      );
    };
    const swell = (y: number, deep: number, colour: string, opacity: number): Markup => {
      const top = points(
        `-60 ${String(y)} 300 ${String(y - deep * 0.4)} 700 ${String(y + deep * 0.2)} 1150 ${String(y - deep * 0.3)} 1600 ${String(y + deep * 0.35)} 2050 ${String(y - deep * 0.25)} 2460 ${String(y + deep * 0.1)}`,
      );
      return shape(`${smoothShape(`${top.map((p) => p.join(' ')).join(' ')} 2600 1800 -200 1800`)}`, colour, {
        opacity,
      });
    };
    const afloat: Point = [1180, 1160];
    const islet = rough(random, points('-60 800 120 790 300 798 460 812 600 834'), 0.16, 20);
    const spray1 = times(26, () =>
      disc(
        Math.round(between(random, 600, 760)),
        Math.round(between(random, -70, 10)),
        between(random, 2, 7),
        '#fff0d0',
        { opacity: 0.85 },
      ),
    );
    return [
      sky(paper, SEA, '#23395f', '#6a4a7c', '#d2586a', '#ff8a50', '#ffd07a'),
      glow(
        paper,
        SUN,
        1500,
        [
          [0, '#fff6c8', 1],
          [0.14, '#ffdf8c', 0.8],
          [0.4, '#ff9a55', 0.4],
          [1, '#ff7a50', 0],
        ],
        0.85,
      ),
      ...[
        [520, 190, 1300, 60, '#b8506c'],
        [1900, 150, 1100, 50, '#8a4a78'],
        [1980, 400, 1200, 60, '#f07a5c'],
        [420, 430, 1100, 56, '#f27a58'],
        [1300, 560, 800, 30, '#ffc27a'],
        [2200, 610, 700, 30, '#ffab68'],
        [240, 640, 760, 34, '#ffb56e'],
        [1180, 300, 620, 26, '#e0656a'],
      ].map(([x, y, w, h, c]) =>
        shape(streak(random, Number(x), Number(y), Number(w), Number(h)), String(c), { opacity: 0.75 }),
      ),
      disc(
        SUN[0],
        SUN[1],
        190,
        radial(paper, SUN, 190, [
          [0, '#fffef0'],
          [0.7, '#fff3b8'],
          [1, '#ffdb84'],
        ]),
      ),
      shape(streak(random, 1150, 690, 760, 16), '#ff9a55', { opacity: 0.75 }),
      shape(streak(random, 1420, 770, 620, 14), '#ff8a4c', { opacity: 0.7 }),
      shape(
        `M-60 ${String(SEA)}H2460V1660H-60z`,
        vertical(paper, SEA, 1640, '#ffb964', '#e8745a', '#a84866', '#5a2f66', '#241c48'),
      ),
      shape(line([...islet, [600, 842], [-60, 842]], true), '#6e2f4c'),
      grove(
        random,
        [
          [-10, 800, 170],
          [60, 796, 130],
          [104, 794, 190],
          [176, 794, 150],
          [226, 796, 110],
          [290, 800, 160],
          [334, 804, 96],
          [420, 810, 120],
          [498, 820, 84],
        ],
        ['#5a2444', '#5a2444', '#a8484e'],
      ),
      breaker(-60, 560, SEA + 22, 40),
      breaker(640, 1000, SEA + 14, 30),
      breaker(1460, 1990, SEA + 18, 56),
      breaker(2060, 2460, SEA + 26, 44),
      shape(
        glitter(random, { x: SUN[0], top: SEA + 4, bottom: 1640, spread: [150, 520], count: 190 }),
        '#fff3c0',
        { opacity: 0.9 },
      ),
      shape(
        glitter(random, { x: SUN[0], top: SEA + 40, bottom: 1640, spread: [420, 1000], count: 120 }),
        '#ffae66',
        { opacity: 0.55 },
      ),
      shape(ripples(random, SEA + 30, 1640, 90), '#ffd9a0', { opacity: 0.28 }),
      shape(ripples(random, 1000, 1640, 100), '#33204e', { opacity: 0.4 }),
      swell(1000, 40, '#7a2f5c', 0.14),
      shape(
        smoothShape(
          '520 1180 760 1150 1200 1150 1700 1160 1900 1190 1800 1300 1560 1370 1300 1420 1000 1400 700 1330',
        ),
        '#1d1238',
        { opacity: 0.42 },
      ),
      placed(
        afloat[0],
        afloat[1],
        1.04,
        outrigger(paper),
        stroke('M560-10C610-2 650-30 690-60M550 6C620 10 680-20 740-34', '#fff0d0', 8, { opacity: 0.9 }),
        ...spray1,
        shape(froth(random, points('-70 60 -40 44 10 46 22 66 -24 76'), 20), '#fff0d0', { opacity: 0.9 }),
        shape(froth(random, points('490 66 516 48 570 50 586 70 530 80'), 20), '#fff0d0', { opacity: 0.9 }),
      ),
      shape(
        times(9, (i) => glint(440 - i * 52, 1190 + i * 12 + between(random, -6, 6), 180 + i * 26, 6)).join(
          '',
        ),
        '#ffe0a8',
        { opacity: 0.7 },
      ),
      swell(1470, 60, '#3a1f54', 0.6),
      shape(
        glitter(random, { x: SUN[0] - 60, top: 1450, bottom: 1640, spread: [260, 420], count: 40 }),
        '#ffcf86',
        { opacity: 0.8 },
      ),
      swell(1560, 70, '#1c1438', 0.85),
      stroke('M-60 1556C300 1520 560 1580 900 1568S1500 1600 1800 1576S2300 1548 2460 1568', '#f0876a', 5, {
        opacity: 0.6,
      }),
      gull(1760, 430, 80, '#3a1c3c', -10),
      gull(1870, 490, 56, '#3a1c3c', 8),
      gull(690, 520, 50, '#3a1c3c', 4),
    ];
  },
};
