import { heap } from '../kit/clouds';
import { clipped, glow, sky, spray } from '../kit/effects';
import { rough, smooth, type Point } from '../kit/geometry';
import { mountains } from '../kit/mountain';
import { hawaii } from '../kit/palette';
import { vertical } from '../kit/paper';
import { between, times } from '../kit/random';
import type { Scene } from '../kit/scene';
import { disc, group, shape, stroke } from '../kit/svg';
import { glitter, ripples } from '../kit/water';

const SEA = 960;
const SUN: Point = [1720, 620];

/** The wave's face: it rises from the right, throws its lip to the left over a hollow. */
const WAVE =
  'M2460 1130C2260 1080 2100 900 1900 640C1760 460 1560 330 1290 320C1010 312 800 430 700 620C660 700 650 790 690 850C700 760 770 690 880 664C1010 634 1120 700 1150 830C1184 980 1110 1130 960 1220C700 1370 300 1400-60 1400V1660H2460z';
const HOLLOW =
  'M690 850C700 760 770 690 880 664C1010 634 1120 700 1150 830C1184 980 1110 1130 960 1220C900 1254 830 1284 750 1308C880 1190 960 1060 940 930C920 800 800 770 690 850z';
const LIP =
  'M700 620C800 430 1010 312 1290 320C1440 324 1570 364 1680 434C1500 380 1300 380 1130 450C950 524 830 650 690 850C650 790 660 700 700 620z';

export const scene: Scene = {
  key: 'hawaii-wave',
  draw: (paper) => {
    const { random } = paper;
    const lines = times(17, (i): string => {
      const k = i / 16;
      return `M${(1180 + k * 1300).toFixed(0)} ${(1400 - k * 260).toFixed(0)}C${(1330 + k * 560).toFixed(0)} ${(1130 - k * 170).toFixed(0)} ${(1280 + k * 420).toFixed(0)} ${(760 - k * 60).toFixed(0)} ${(960 + k * 840).toFixed(0)} ${(500 - k * 60 + k * k * 210).toFixed(0)}`;
    }).join('');
    const foam = times(120, () => {
      const t = random();
      const x = 700 + t * 640 + between(random, -70, 50);
      const y = 640 - Math.sin(t * 1.7) * 300 + between(random, -70, 30);
      return disc(x, y, between(random, 6, 34), '#fffdf4', { opacity: between(random, 0.5, 1) });
    });
    const spindrift = times(70, () =>
      disc(
        between(random, 560, 1500),
        between(random, 200, 480) - between(random, 0, 60),
        between(random, 2, 9),
        '#fff9e4',
        { opacity: 0.8 },
      ),
    );
    const white = times(90, () =>
      disc(
        between(random, -40, 820),
        1300 + between(random, -70, 80),
        between(random, 20, 74),
        random() > 0.4 ? '#fffdf6' : '#c8e9e6',
        { opacity: 0.9 },
      ),
    );
    return [
      sky(paper, SEA, '#1f5f86', '#5fa9b8', '#ffd79a', '#ffb05c'),
      glow(paper, SUN, 1300, [
        [0, '#fffbe0', 1],
        [0.1, '#ffe79a', 0.8],
        [0.42, '#ffb95c', 0.34],
        [1, '#ffb95c', 0],
      ]),
      ...[
        [380, 560, 620, 150],
        [2160, 500, 620, 120],
      ].map(([x = 0, y = 0, w = 0, h = 0]) => {
        const cloud = heap(random, x, y, w, h, 10);
        return group(
          { opacity: 0.9 },
          shape(cloud, vertical(paper, y - h, y, '#fff6df', '#f2b98f')),
          spray(paper, cloud, '#6f9bb0', [x - w / 2, y], [x + w * 0.3, y - h], 0.7),
        );
      }),
      disc(SUN[0], SUN[1], 96, '#fffdee'),
      mountains(paper, {
        ridge: rough(
          random,
          [
            [-60, 800],
            [120, 740],
            [260, 640],
            [360, 700],
            [480, 660],
            [640, 780],
            [860, 880],
            [1060, SEA],
          ],
          0.3,
          18,
        ),
        base: SEA + 10,
        lit: '#5f9a72',
        shade: hawaii.jungle,
        light: 'right',
        prominence: 24,
      }),
      shape(
        `M-60 ${String(SEA)}H2460V1660H-60z`,
        vertical(paper, SEA, 1500, '#ffd08a', '#3fa3ac', hawaii.reef, '#06414f'),
      ),
      shape(ripples(random, SEA + 6, 1300, 90), '#e8fbf4', { opacity: 0.3 }),
      shape(
        glitter(random, { x: 520, top: SEA + 6, bottom: 1260, spread: [120, 360], count: 90 }),
        '#fff3c4',
        { opacity: 0.6 },
      ),
      clipped(
        paper,
        WAVE,
        shape(WAVE, vertical(paper, 320, 1600, '#8fe0c8', '#2fb3ac', '#0b7f8b', '#075866', '#043744')),
        glow(paper, [1560, 620], 720, [
          [0, '#f6ffb8', 0.85],
          [0.4, '#9af0c0', 0.45],
          [1, '#2fb3ac', 0],
        ]),
        stroke(lines, '#d8fff0', 7, { opacity: 0.4 }),
        stroke(lines, '#04485a', 9, { opacity: 0.3, transform: 'translate(34 30)' }),
        spray(paper, WAVE, '#03303d', [1200, 1660], [1400, 1120], 0.95),
        shape(HOLLOW, vertical(paper, 660, 1310, '#0b6f7c', '#065062', '#032f3d')),
        spray(paper, HOLLOW, '#7fe6d0', [1150, 760], [950, 900], 0.7),
      ),
      shape(LIP, vertical(paper, 320, 850, '#fffef4', '#d9f7ec', '#8fded0')),
      ...foam,
      ...spindrift,
      ...white,
      shape(
        smooth(
          [
            [-60, 1330],
            [200, 1290],
            [430, 1330],
            [640, 1280],
            [860, 1320],
            [1060, 1290],
            [1240, 1350],
            [1000, 1420],
            [500, 1450],
            [-60, 1440],
          ],
          true,
        ),
        '#fffdf4',
        { opacity: 0.9 },
      ),
      shape(ripples(random, 1440, 1620, 40), '#7fd6cf', { opacity: 0.35 }),
      group(
        { transform: 'translate(1490 1010) rotate(24) scale(1.02)' },
        shape('M-130 18C-60 34 70 30 150-4C90 52-70 66-130 18z', '#f5b841'),
        shape(
          'M-44 16L-30-40L-54-84L-28-130L24-128L62-156L74-142L32-98L8-84L20-40L54 2L34 12L-4-22L-14 18z',
          '#10171f',
        ),
        disc(16, -150, 24, '#2b1d16'),
        shape('M-28-130L24-128L8-84L-50-82z', hawaii.hibiscus),
        stroke('M-24-124L-92-104', '#10171f', 17),
      ),
      stroke('M1330 1100C1400 1080 1470 1060 1620 1080', '#fffdf4', 12, { opacity: 0.8 }),
    ];
  },
};
