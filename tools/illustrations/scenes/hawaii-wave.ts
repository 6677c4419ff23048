import { heap, streak } from '../kit/clouds';
import { gull } from '../kit/creatures';
import { blur, clipped, faded, glow, haze, sky, spray } from '../kit/effects';
import { ground, rough, type Point } from '../kit/geometry';
import { froth, pali, points, ribbon, spurs, stops } from '../kit/isles';
import { WAVE, curtain, torn, surfer, tube } from '../kit/isles-wave';
import { hawaii } from '../kit/palette';
import { vertical } from '../kit/paper';
import { between, times } from '../kit/random';
import type { Scene } from '../kit/scene';
import { disc, group, shape, stroke, type Markup } from '../kit/svg';
import { glint, glitter, ripples } from '../kit/water';

const SEA = 960;
const SUN: Point = [2010, 560];

export const scene: Scene = {
  key: 'hawaii-wave',
  draw: (paper) => {
    const { random } = paper;
    const crest = points(
      '1010 360 1180 310 1370 306 1540 360 1690 460 1830 590 1960 730 2090 860 2230 980 2400 1070',
    );
    const flow = times(24, (i): string => {
      const k = i / 23;
      const at = k * (crest.length - 1.001);
      const [a, b] = [crest[Math.floor(at)] ?? [0, 0], crest[Math.floor(at) + 1] ?? [0, 0]];
      const end: Point = [a[0] + (b[0] - a[0]) * (at % 1), a[1] + (b[1] - a[1]) * (at % 1)];
      const start: Point = [880 + 1560 * k, 1440 - 190 * k + between(random, -20, 20)];
      const bend: Point = [
        start[0] * 0.55 + end[0] * 0.45 + 640 * (1 - k) ** 0.8,
        (start[1] + end[1]) / 2 + 120,
      ];
      return ribbon(
        times(9, (j): Point => {
          const t = 0.04 + (j / 8) * between(random, 0.9, 0.93);
          return [0, 1].map(
            (axis) =>
              (start[axis] ?? 0) * (1 - t) ** 2 +
              (bend[axis] ?? 0) * 2 * t * (1 - t) +
              (end[axis] ?? 0) * t * t,
          ) as [number, number];
        }),
        [3, between(random, 9, 24), 2],
      );
    });
    const plume = (x: number, y: number, length: number, wide: number): string =>
      ribbon(
        [
          [x - 20, y + 26],
          [x + length * 0.2, y - length * 0.2],
          [x + length * 0.62, y - length * 0.34],
          [x + length, y - length * 0.3],
        ],
        [wide, wide * 0.8, 2],
      );
    const spindrift = points('1660 430 1560 372 1450 326 1320 302 1180 300 1050 336 930 392 820 470')
      .map(([x, y], i) => plume(x, y, between(random, 230, 420) - i * 8, between(random, 40, 84)))
      .join('');
    const lace = times(24, (i): string => {
      const depth = random() ** 1.2;
      const [x, y, w] = [
        between(random, -100, 2300),
        1410 + depth * 200,
        between(random, 300, 620) * (0.5 + depth),
      ];
      return ribbon(
        times(7, (k): Point => [x + (k / 6) * w, y + Math.sin(k * 0.9 + i) * (4 + 12 * depth)]),
        [2, 8 + 14 * depth, 2],
      );
    });
    const drops = times(90, () => {
      const t = random();
      return disc(
        640 + t * 1240 + between(random, 0, 160),
        300 + Math.abs(t - 0.55) * 240 - between(random, 20, 210),
        between(random, 2, 6),
        '#fffbea',
        { opacity: 0.85 },
      );
    });
    const bank = (
      text: string,
      size: number,
      colours: readonly string[],
      top: number,
      foot: number,
    ): Markup => shape(froth(random, points(text), size), vertical(paper, top, foot, ...colours));
    return [
      sky(paper, SEA, '#17608f', '#56a8bd', '#f6dca6', '#ffb765'),
      glow(paper, SUN, 1400, stops('0 #fffbe0 1, 0.1 #ffe99e 0.85, 0.42 #ffc06c 0.36, 1 #ffb95c 0')),
      shape(
        streak(random, 520, 190, 900, 44) +
          streak(random, 2020, 180, 760, 34) +
          streak(random, 240, 360, 620, 26),
        '#fff0d2',
        { opacity: 0.7 },
      ),
      ...[
        [340, 640, 660, 150],
        [2330, 640, 420, 80],
      ].map(([x = 0, y = 0, w = 0, h = 0]) => {
        const cloud = heap(random, x, y, w, h, 9);
        return group(
          {},
          shape(cloud, vertical(paper, y - h, y, '#fff6df', '#f6c99a')),
          spray(paper, cloud, '#7fa6b4', [x - w / 2, y], [x + w * 0.3, y - h], 0.6),
        );
      }),
      disc(SUN[0], SUN[1], 92, '#fffdee'),
      pali(paper, {
        spurs: spurs(
          '-160 700 -200 960 -40 660 -60 960 60 690 50 960 150 720 170 960 240 760 280 960 330 800 390 960 420 850 500 960 520 900 620 960 640 940 720 960',
        ),
        dip: 20,
        recess: 0,
        lit: ['#8fb57c', '#b9b07a'],
        shade: ['#3f7f78', '#6a8f80'],
        light: 'right',
      }),
      haze(paper, 780, SEA, '#ffd9a0', 0.5),
      shape(
        `M-60 ${String(SEA)}H2460V1660H-60z`,
        vertical(paper, SEA, 1400, '#ffd594', '#6fb9b4', hawaii.reef, '#06414f'),
      ),
      shape(ripples(random, SEA + 6, 1300, 80), '#fff3d2', { opacity: 0.4 }),
      shape(
        glitter(random, { x: 330, top: SEA + 10, bottom: 1260, spread: [160, 330], count: 70 }),
        '#fff3c4',
        { opacity: 0.6 },
      ),
      group({ filter: blur(paper, 6) }, shape(spindrift, '#fff8e2', { opacity: 0.72 })),
      ...drops,
      clipped(
        paper,
        WAVE,
        shape(WAVE, vertical(paper, 300, 1640, '#8ce0c4', '#35b8ae', '#0f8a94', '#076070', '#043a48')),
        glow(paper, [1660, 560], 760, stops('0 #faffb4 0.95, 0.35 #a8f2bc 0.55, 1 #35b8ae 0')),
        shape(flow.filter((_, i) => i % 2 === 0).join(''), '#e2fff0', { opacity: 0.42 }),
        shape(flow.filter((_, i) => i % 2 === 1).join(''), '#04566a', { opacity: 0.34 }),
        spray(paper, WAVE, '#032f3c', [1400, 1660], [1480, 1180], 0.9),
        spray(paper, WAVE, '#04505e', [600, 1000], [820, 640], 0.5),
      ),
      tube(paper),
      stroke('M1318 700C1404 840 1360 1030 1190 1130', '#d8fff0', 10, { opacity: 0.55 }),
      shape(torn(random, 0.36, 15), '#8fdccb'),
      shape(curtain(random, 0.36, 84), '#8fdccb'),
      shape(torn(random, 0.24, 13), '#e4f8ee'),
      shape(curtain(random, 0.25, 66), vertical(paper, 300, 1140, '#fffbe8', '#e4f8ee', '#bfe9df')),
      shape(curtain(random, 0.12, 50), '#ffffff'),
      shape(ribbon(points('1600 392 1690 458 1790 556 1900 676 2010 800'), [58, 20, 2]), '#ffffff', {
        opacity: 0.95,
      }),
      ...times(36, () => {
        const [a, far] = [between(random, 3.3, 5.2), between(random, 300, 420)];
        return disc(
          1030 + Math.cos(a) * far * 0.8,
          900 + Math.sin(a) * far,
          between(random, 2, 7),
          '#f4fff8',
          { opacity: 0.9 },
        );
      }),
      bank(
        '380 1270 400 1180 470 1110 520 1030 600 990 660 1040 730 1080 790 1150 880 1190 960 1250 900 1330 500 1340',
        76,
        ['#ffffff', '#dff3ee', '#8fcfcb'],
        990,
        1330,
      ),
      bank(
        '-60 1320 -60 1200 60 1210 180 1160 300 1190 400 1150 520 1200 620 1170 740 1220 860 1240 980 1290 900 1380 300 1400 -60 1410',
        88,
        ['#fffdf4', '#e6f6f0', '#a8dad6'],
        1150,
        1400,
      ),
      shape(
        ground(
          rough(
            random,
            points('-60 1360 200 1372 520 1366 860 1340 1100 1326 1400 1344 1800 1330 2140 1290 2460 1240'),
            0.05,
            40,
          ),
          1700,
        ),
        vertical(paper, 1260, 1640, '#0b7684', '#075566', '#04303f'),
        { opacity: 0.55 },
      ),
      shape(
        [
          glint(300, 1404, 980, 40),
          glint(760, 1392, 620, 26),
          glint(960, 1424, 460, 18),
          glint(420, 1452, 700, 20),
          glint(60, 1480, 420, 18),
        ].join(''),
        '#f4fffa',
        { opacity: 0.9 },
      ),
      shape(ribbon(points('1120 1150 1220 1150 1330 1120 1440 1062'), [70, 40, 8]), '#ffffff', {
        opacity: 0.9,
      }),
      shape(
        froth(
          random,
          points('1060 1190 1090 1130 1160 1100 1230 1110 1290 1080 1330 1110 1290 1150 1200 1180'),
          40,
        ),
        vertical(paper, 1080, 1190, '#ffffff', '#cdeee6'),
      ),
      group({ transform: 'translate(1470 1050) rotate(-8) scale(1.04)' }, surfer()),
      shape(ribbon(points('1290 1122 1420 1120 1560 1100 1720 1040'), [10, 24, 2]), '#ffffff', {
        opacity: 0.95,
      }),
      faded(paper, [0, 1560], [0, 1390], shape(lace.join(''), '#e9fbf4', { opacity: 0.6 })),
      shape(
        [
          glint(1500, 1420, 620, 12),
          glint(2060, 1380, 520, 12),
          glint(1880, 1480, 700, 14),
          glint(1220, 1500, 520, 12),
        ].join(''),
        '#bff0e2',
        { opacity: 0.45 },
      ),
      gull(520, 470, 84, '#fffaf0', -8),
      gull(420, 520, 54, '#fffaf0', 8),
    ];
  },
};
