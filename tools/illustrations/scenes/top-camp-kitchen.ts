import { blur, faded, glow, haze, shared, sky, spray } from '../kit/effects';
import { ground, type Point } from '../kit/geometry';
import { froth, points, smoothShape, stops } from '../kit/isles';
import { gradient, type Paper, vertical } from '../kit/paper';
import { stones, tufts } from '../kit/plants';
import { conifer, crag, crest, starfield, streaks } from '../kit/posters';
import { cook, pot } from '../kit/posters-travel';
import { between, times } from '../kit/random';
import type { Scene } from '../kit/scene';
import { disc, group, type Markup, placed, shape, short, stroke, tag } from '../kit/svg';
import { glitter, reflected, ripples } from '../kit/water';

const LAKE = 860;

export const scene: Scene = {
  key: 'top-camp-kitchen',
  draw: (paper) => {
    const { random } = paper;
    const soft = blur(paper, 9);
    const water = `M-60 ${String(LAKE)}H2460V1180H-60z`;
    const range = shared(
      paper,
      group(
        {},
        crag(paper, {
          outline: '900 870 1060 780 1200 690 1330 600 1440 540 1560 600 1700 700 1880 790 2080 870',
          spine: '1442 540 1430 620 1480 700 1440 780 1470 870',
          base: LAKE + 6,
          lit: ['#f0a08c', '#a8688c'],
          shade: ['#6a5a94', '#4f4a84'],
          light: 'left',
          marks: ['#7a4a7c', '#35356c'],
          count: 9,
        }),
        crag(paper, {
          outline:
            '-60 700 60 620 180 520 300 420 390 330 450 300 520 350 620 460 740 580 880 690 1020 790 1160 870',
          spine: '452 300 470 380 430 470 500 580 450 700 490 870',
          base: LAKE + 6,
          lit: ['#ffc49c', '#d98a88', '#8a5f90'],
          shade: ['#54508c', '#3f4480', '#353a74'],
          light: 'left',
          marks: ['#8a5078', '#262a5c'],
          count: 12,
        }),
        crag(paper, {
          outline: '1700 870 1860 760 2000 640 2130 560 2250 500 2340 520 2460 600',
          spine: '2252 500 2240 600 2290 700 2250 870',
          base: LAKE + 6,
          lit: ['#d98a8c', '#7a5a90'],
          shade: ['#4a4a88', '#373c78'],
          light: 'left',
          marks: ['#6a4a7c', '#2a2e64'],
          count: 8,
        }),
      ),
    );
    const wood = (y: number, tall: number, count: number, from: number, to: number, fill: string): Markup =>
      shape(
        times(count, (i) => {
          const x = from + ((i + random()) / count) * (to - from);
          const h = tall * between(random, 0.6, 1.2);
          return conifer(random, x, y + between(random, -6, 10), h, h * 0.36);
        }).join(''),
        fill,
      );
    const shore = crest(
      random,
      '-60 1130 240 1120 600 1150 1000 1160 1500 1140 1900 1120 2460 1100',
      0.06,
      24,
    );
    const steam = (x: number, y: number, w: number, h: number, lean: number, opacity: number): Markup => {
      const side = (sign: number): Point[] =>
        times(7, (i): Point => {
          const t = i / 6;
          return [
            x +
              lean * t ** 1.4 +
              Math.sin(t * 5) * w * 0.3 +
              sign * w * (0.22 + 0.78 * t) * between(random, 0.8, 1.15),
            y - h * t,
          ];
        });
      return faded(
        paper,
        [0, y - h * 0.25],
        [0, y - h],
        shape(
          froth(random, [...side(-1), ...side(1).reverse()], w * 0.6),
          gradient(paper, [x - w, 0], [x + w, 0], stops('0 #ffe0c4, 1 #b4a4d0')),
          { opacity, filter: soft },
        ),
      );
    };
    const tent = group(
      {},
      shape('M-420 0C-360-160-180-420 20-470C200-420 330-200 400 0z', radialTent(paper)),
      stroke('M20-470C-40-300-60-140-70 0M20-470C140-340 220-160 250 0', '#b4482c', 9),
      shape('M-330 0C-250-150-110-330 20-400C40-260 60-120 70 0z', '#ffe9a8'),
      shape('M-330 0C-250-150-110-330 20-400C-80-260-140-120-150 0z', '#e8743c'),
      shape('M-150 0C-140-120-80-260 20-400C-30-240-50-100-40 0z', '#ffcf78', { opacity: 0.6 }),
      shape('M-20 0C-24-60-10-110 14-116C40-110 50-60 46 0z', '#b4582c', { opacity: 0.55 }),
      disc(14, -140, 30, '#b4582c', { opacity: 0.55 }),
      stroke('M-420 0C-360-160-180-420 20-470C200-420 330-200 400 0', '#ffdca0', 8, { opacity: 0.7 }),
      stroke('M-416-10L-520 40M396-10L500 40', '#e9c9a4', 5),
    );
    return [
      sky(paper, LAKE, '#141c50', '#3f3f84', '#a8608c', '#f5966c', '#ffcf8c'),
      glow(paper, [140, 800], 1300, stops('0 #fff0c0 0.95, 0.25 #ffc078 0.55, 1 #ffa068 0')),
      starfield(random, 110, 480),
      streaks(random, '1000 380 1200 40 1900 270 700 28 400 200 600 24', '#f0907c', 0.6),
      range,
      haze(paper, 720, LAKE, '#ffb48c', 0.4),
      wood(872, 130, 26, -40, 900, '#2c2c60'),
      wood(872, 110, 22, 1500, 2440, '#2c2c60'),
      shape(water, vertical(paper, LAKE, 1160, '#ffbc88', '#b46c90', '#4a4488', '#262a60')),
      group({ opacity: 0.7 }, reflected(paper, LAKE + 6, 280, water, range)),
      shape(ripples(random, LAKE + 6, 1150, 60), '#ffe0c4', { opacity: 0.4 }),
      shape(
        glitter(random, { x: 160, top: LAKE + 4, bottom: 1130, spread: [120, 260], count: 50 }),
        '#fff3cf',
        { opacity: 0.8 },
      ),
      shape(ground(shore, 1700), vertical(paper, 1100, 1640, '#4a5a5c', '#2c3a48', '#171c34')),
      stroke(
        shore.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${short(x)} ${short(y)}`).join(''),
        '#ffcf9c',
        5,
        { opacity: 0.5 },
      ),
      wood(1190, 620, 4, 2060, 2460, '#181a40'),
      wood(1220, 460, 3, 1960, 2440, '#11132f'),
      wood(1200, 540, 3, -60, 220, '#181a40'),
      glow(paper, [1760, 1120], 760, stops('0 #ffc878 0.65, 0.4 #ff9a50 0.25, 1 #ff9a50 0')),
      shape(smoothShape('1260 1230 1500 1200 1900 1204 2260 1230 2100 1290 1500 1300'), '#ffb868', {
        opacity: 0.4,
      }),
      placed(1770, 1240, 0.92, tent),
      spray(paper, ground(shore, 1700), '#0c0f28', [1200, 1680], [1200, 1380], 0.75),
      glow(paper, [1130, 1290], 520, stops('0 #ffc070 0.6, 0.4 #ff8f48 0.22, 1 #ff8f48 0')),
      shape(
        'M480 1300H900C930 1300 940 1350 936 1390H470C450 1370 456 1310 480 1300z',
        gradient(paper, [460, 0], [940, 0], stops('0 #2a1a2c, 1 #a8663c')),
      ),
      disc(926, 1346, 44, '#d99a60'),
      disc(926, 1346, 26, '#a8663c'),
      disc(926, 1346, 11, '#d99a60'),
      placed(720, 1310, 1.06, cook(paper)),
      tag('path', {
        d: 'M880 1400L820 1600M1480 1400L1540 1600M960 1400L1020 1600M1400 1400L1340 1600',
        stroke: '#1a1428',
        'stroke-width': 18,
        fill: 'none',
      }),
      shape(
        'M830 1380H1530L1510 1416H850z',
        gradient(paper, [830, 0], [1530, 0], stops('0 #6b3f34, 0.5 #e8a060, 1 #7c4a3c')),
      ),
      shape('M830 1374H1530V1388H830z', '#ffcf8c'),
      steam(1170, 1010, 90, 700, 130, 0.65),
      placed(1150, 1380, 1, pot(paper)),
      placed(
        1400,
        1376,
        0.94,
        shape('M-50 0L-58-110H58L50 0z', '#0b7f8b'),
        shape('M-58-110H58L56-94H-56z', '#e9f4ec'),
        shape('M10-94H56L50 0H20z', '#064a5c', { opacity: 0.7 }),
        stroke('M56-88C104-92 104-24 52-26', '#0b7f8b', 14),
        shape('M-58-110H-20L-24 0H-50z', '#5fc4bc', { opacity: 0.5 }),
      ),
      steam(1400, 1262, 34, 240, 40, 0.5),
      placed(
        916,
        1376,
        1,
        disc(0, -34, 36, '#d9402c'),
        shape('M-14-66Q0-78 18-68Q4-60-2-50z', '#4f8a40'),
        disc(12, -44, 10, '#ffa07c'),
        shape('M-76 0C-84-50-60-76-40-76C-14-76-8-40-14 0z', '#e8b44c'),
        shape('M-44-76L-40-100L-34-76z', '#8a6a2c'),
      ),
      shape(tufts(random, points('-60 1500 300 1480 640 1540 900 1600'), 70, 12, 0.3), '#1f2a48'),
      shape(tufts(random, points('1560 1620 1800 1560 2100 1520 2460 1500'), 80, 12, -0.3), '#232a46'),
      shape(stones(random, [60, 700], [1560, 1640], 12, 70), '#0f1228'),
      shape(stones(random, [1620, 2440], [1570, 1650], 14, 70), '#0f1228'),
    ];
  },
};

/** The tent's cloth, lit from within. */
function radialTent(paper: Paper): string {
  return gradient(paper, [-420, -200], [400, -100], stops('0 #c94f30, 0.35 #ff9a4c, 0.6 #ffb868, 1 #8a3434'));
}
