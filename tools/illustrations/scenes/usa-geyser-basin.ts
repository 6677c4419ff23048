import { walker } from '../kit/creatures';
import { blur, clipped, glow, haze, sky, spray } from '../kit/effects';
import { smooth, type Point } from '../kit/geometry';
import { froth, points, ribbon, rows, stops } from '../kit/isles';
import { cumulus } from '../kit/lagoon';
import { radial, vertical } from '../kit/paper';
import { stones } from '../kit/plants';
import { conifer, crag, layer } from '../kit/posters';
import { lodgepoles } from '../kit/posters-west';
import { between, times } from '../kit/random';
import type { Scene } from '../kit/scene';
import { group, shape, short, stroke, type Markup } from '../kit/svg';
import { ripples } from '../kit/water';

const POOL: Point = [1190, 1000];

export const scene: Scene = {
  key: 'usa-geyser-basin',
  draw: (paper) => {
    const { random } = paper;
    /** A ring of the pool: an uneven ellipse; `tongues` long fingers reach out of it. */
    const ring = (rx: number, ry: number, tongues: number, waver = 0.03): string => {
      const count = 72;
      return smooth(
        times(count, (i): Point => {
          const a = (i / count) * Math.PI * 2;
          const finger = tongues * Math.max(0, random() - 0.45) * (0.5 + 0.5 * Math.abs(Math.cos(a * 1.5)));
          const reach = 1 + between(random, -waver, waver) + (i % 2 === 0 ? finger : 0);
          const flat = Math.sin(a) < 0 ? 0.54 : 0.92;
          return [POOL[0] + Math.cos(a) * rx * reach, POOL[1] + Math.sin(a) * ry * reach * flat];
        }),
        true,
      );
    };
    const soft = blur(paper, 22);
    const steam = (text: string, size: number, colour: string, opacity: number): Markup =>
      shape(froth(random, points(text), size), colour, { opacity, filter: soft });
    const walk = points('-80 1372 260 1392 640 1404 1040 1392 1420 1350 1760 1276 2080 1190 2480 1060');
    const deck = ribbon(walk, [150, 104, 44]);
    const boards = walk
      .slice(0, -1)
      .flatMap(([x, y], i) => {
        const [nx, ny] = walk[i + 1] ?? [x, y];
        return times(13, (k): string => {
          const s = k / 13;
          const wide = 150 - ((i + s) / 7) * 106;
          return `M${short(x + (nx - x) * s - wide * 0.2)} ${short(y + (ny - y) * s - wide * 0.5)}l${short(wide * 0.4)} ${short(wide)}`;
        });
      })
      .join('');
    const folk: [string, string, string, string][] = [
      ['700 1392 170', '#cf2f50', '#7a2038', '#f5b841'],
      ['790 1396 158', '#f5b841', '#b07a2c', '#0b6f7c'],
      ['858 1394 104', '#0b7f8b', '#0a4c58', ''],
      ['1470 1330 120', '#e85d3a', '#8f2f20', '#2a3a58'],
      ['1880 1240 88', '#f0ead8', '#a89c88', '#cf2f50'],
      ['1930 1224 84', '#3a5a8a', '#22375a', '#f5b841'],
    ];
    return [
      sky(paper, 640, '#3f8fc4', '#86bfdc', '#d4e8e6', '#fff0d0'),
      glow(paper, [420, 120], 1500, stops('0 #fffdf0 1, 0.15 #fff6d4 0.6, 1 #fff0c0 0')),
      cumulus(paper, [1960, 330, 760, 150], ['#ffffff', '#f4f6f2', '#cfdfe6'], '#9abccc', -1),
      cumulus(paper, [900, 240, 460, 80], ['#ffffff', '#f4f6f2', '#cfdfe6'], '#9abccc', -1),
      crag(paper, {
        outline:
          '-60 600 200 540 480 500 700 470 900 510 1140 450 1400 400 1640 440 1880 480 2120 440 2460 500',
        spine: '1400 400 1440 460 1420 540 1470 640',
        base: 700,
        lit: ['#b4c9c0', '#a4c0b0'],
        shade: ['#8fb0b4', '#9abab0'],
        light: 'left',
        marks: ['#86a8ac', '#7a9ea8'],
        count: 16,
      }),
      shape(
        lodgepoles(random, '-60 640 400 610 900 630 1400 600 1900 620 2460 590', 70, 34, 900),
        vertical(paper, 540, 720, '#5f9a84', '#8fb89c'),
      ),
      shape(
        lodgepoles(random, '-60 690 300 670 800 690 1200 684 1700 670 2100 690 2460 660', 110, 44, 900),
        vertical(paper, 570, 780, '#2f6f58', '#4f8a68'),
      ),
      haze(paper, 560, 760, '#fff3d8', 0.5),
      layer(
        paper,
        '-60 740 600 720 1200 728 1800 716 2460 730',
        1700,
        ['#f4e6c4', '#efe0c0', '#e0c9a8', '#b49a86'],
        0.04,
      ),
      shape(ripples(random, 740, 1500, 130), '#fffaf0', { opacity: 0.5 }),
      shape(ring(1240, 446, 0.14), '#d9a878', { opacity: 0.8 }),
      shape(ring(1130, 450, 0.26), '#a8401f', { opacity: 0.92 }),
      shape(ring(1050, 412, 0.2), '#cf5a24'),
      shape(ring(960, 372, 0.14), '#ee8a2c'),
      shape(ring(880, 338, 0.08), '#f8bc3c'),
      shape(ring(800, 304, 0.03, 0.02), '#f4e070'),
      shape(ring(744, 280, 0, 0.012), '#9fd06c'),
      shape(ring(690, 258, 0, 0.008), '#3fb48c'),
      shape(ring(630, 234, 0, 0.006), '#1fa0b4'),
      shape(ring(560, 206, 0, 0.006), '#1478b8'),
      shape(
        ring(470, 170, 0, 0.006),
        radial(paper, [POOL[0], POOL[1] + 60], 480, stops('0 #0b3f94, 0.6 #0f57a8, 1 #1268b4'), 0.36),
      ),
      clipped(
        paper,
        ring(700, 262, 0, 0),
        shape(ripples(random, 760, 1260, 60), '#d6fbff', { opacity: 0.4 }),
        spray(paper, 'M300 700H2100V1250H300z', '#eafcff', [1000, 800], [1060, 960], 0.4),
      ),
      spray(paper, 'M-60 980H2460V1700H-60z', '#7a3a2c', [1200, 1700], [1200, 1330], 0.6),
      steam(
        '760 960 800 880 900 830 1000 760 1060 640 1180 560 1240 430 1400 330 1560 340 1600 440 1500 540 1440 660 1380 780 1340 880 1240 960 1000 990',
        90,
        '#ffffff',
        0.56,
      ),
      steam(
        '880 940 960 860 1060 800 1120 690 1230 610 1310 500 1420 430 1500 470 1440 570 1360 680 1300 800 1200 900 1040 960',
        64,
        '#ffffff',
        0.66,
      ),
      steam(
        '1250 960 1380 880 1470 760 1600 680 1700 560 1900 470 2060 480 2060 560 1900 660 1740 780 1600 880 1420 960',
        80,
        '#fff3e6',
        0.4,
      ),
      steam('620 940 640 860 720 800 740 700 820 620 880 660 850 760 800 860 740 950', 60, '#ffffff', 0.36),
      shape(
        ribbon(
          walk.map(([x, y]): Point => [x + 10, y + 52]),
          [150, 100, 40],
        ),
        '#4f241e',
        { opacity: 0.5 },
      ),
      shape(
        ribbon(
          walk.map(([x, y]): Point => [x, y + 22]),
          [150, 104, 44],
        ),
        '#5a4638',
      ),
      shape(deck, vertical(paper, 1040, 1450, '#e9d9bc', '#c9ab84')),
      clipped(paper, deck, stroke(boards, '#7a5f48', 4, { opacity: 0.6 })),
      ...folk.map(([at, coat, shade, pack]) => {
        const [x = 0, y = 0, h = 0] = at.split(' ').map(Number);
        return group(
          {},
          shape(
            `M${short(x)} ${short(y)}l${short(h * 0.7)} ${short(h * 0.14)} -${short(h * 0.1)} ${short(h * 0.06)} -${short(h * 0.7)}-${short(h * 0.12)}z`,
            '#4f3a2c',
            { opacity: 0.5 },
          ),
          walker(x, y, h, { coat, shade, legs: '#2a3448', ...(pack === '' ? {} : { pack }) }, -1),
        );
      }),
      shape(stones(random, [300, 2300], [1500, 1610], 18, 40), '#8a5a44', { opacity: 0.6 }),
      ...rows(4, '60 1680 900 330 250 1720 640 260 -40 1700 640 260 2400 1700 560 230 2260 1720 380 180').map(
        ([x = 0, y = 0, tall = 0, wide = 0]) => {
          const d = conifer(random, x, y, tall, wide);
          return group(
            {},
            shape(d, vertical(paper, y - tall, y, '#2a5a48', '#123a34')),
            spray(paper, d, '#b4cf7c', [x - wide * 0.5, y - tall * 0.6], [x, y - tall * 0.4], 0.7),
          );
        },
      ),
    ];
  },
};
