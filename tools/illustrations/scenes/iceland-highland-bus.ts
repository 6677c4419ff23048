import { clipped, glow, haze, sky, spray } from '../kit/effects';
import { ground, line, rough, smooth, type Point } from '../kit/geometry';
import { froth, points, ribbon, stops } from '../kit/isles';
import { massif } from '../kit/lagoon';
import { vertical } from '../kit/paper';
import { stones } from '../kit/plants';
import { crest, streaks } from '../kit/posters';
import { between, times } from '../kit/random';
import type { Scene } from '../kit/scene';
import { disc, group, placed, shape, short, stroke, type Markup } from '../kit/svg';
import { ripples } from '../kit/water';

const wheel = (x: number, y: number): Markup =>
  group(
    {},
    disc(x, y, 74, '#1d1f26'),
    disc(x, y, 58, '#2f323c'),
    disc(x, y, 34, '#c9ccc4'),
    disc(x, y, 34, '#7f8488', { 'clip-path': undefined, opacity: 0.5 }),
    disc(x, y, 13, '#3a3e48'),
    stroke(`M${short(x - 54)} ${short(y - 36)}A66 66 0 0 1 ${short(x + 40)} ${short(y - 50)}`, '#7a7e8a', 6),
  );

/** A high bus of the Highlands, driving to the right; its wheels stand at 0, about 900 long. */
const highlandBus = (): Markup =>
  group(
    {},
    shape('M-430-70H420V-130H-430z', '#23252e'),
    shape('M-446-118V-360Q-446-396-410-396H360Q404-396 424-352L452-246V-118z', '#d9402c'),
    shape('M-446-118V-176H452V-118z', '#8f2420'),
    shape('M-446-118V-330L-380-118z', '#7a1c1c', { opacity: 0.5 }),
    shape('M-446-186H452V-210H-446z', '#fff2dc'),
    shape('M-410-396H360Q388-396 402-372H-440Q-430-396-410-396z', '#f47a58'),
    ...times(6, (i): Markup => {
      const x = -412 + i * 112;
      return group(
        {},
        shape(`M${short(x)}-352h92v104h-92z`, '#22384a'),
        shape(`M${short(x)}-352h92l-60 104h-32z`, '#9cc8d4'),
        disc(x + 54, -276, 19, i % 2 === 0 ? '#e0a888' : '#8a5a44'),
        shape(`M${short(x + 26)}-248q28-34 58 0z`, i % 2 === 0 ? '#f5c84a' : '#2f8ea4'),
      );
    }),
    shape('M286-356H356Q378-356 388-332L414-240H286z', '#22384a'),
    shape('M286-356H340L300-240H286z', '#9cc8d4'),
    shape('M-360-430H200V-396H-360z', '#3a3e48'),
    shape('M-330-472H-230V-430H-330zM-210-462H-90V-430H-210zM-60-476H60V-430H-60z', '#f0b83c'),
    shape('M-330-472H-300V-430H-330zM-210-462H-176V-430H-210zM-60-476H-24V-430H-60z', '#b87a24'),
    shape('M424-170h30v34h-30z', '#fff6cc'),
    stroke('M452-118L476-112L470-76L410-70', '#23252e', 16),
    stroke('M430-200V-420', '#23252e', 12),
    wheel(-270, -40),
    wheel(250, -40),
  );

export const scene: Scene = {
  key: 'iceland-highland-bus',
  draw: (paper) => {
    const { random } = paper;
    const tongue = smooth(
      points(
        '1000 330 1050 420 1010 500 960 580 900 660 840 740 800 800 900 850 1100 860 1300 850 1420 810 1390 730 1340 650 1330 560 1370 470 1360 380 1330 310 1160 290',
      ),
      true,
    );
    const plain = points('-60 850 400 830 900 820 1400 812 1900 830 2460 850');
    const channels = [
      ['2460 900 1900 910 1500 880 1380 850 1360 820', 46, 90],
      ['1340 830 1200 880 800 900 300 880 -60 900', 30, 60],
      ['1400 830 1300 930 1500 1000 1200 1060 700 1050 -60 1080', 40, 110],
    ] as const;
    const near: Point[] = points('-60 1150 300 1130 800 1120 1300 1110 1800 1120 2460 1150');
    const bank: Point[] = points(
      '-60 1470 260 1460 520 1500 800 1540 1200 1560 1600 1540 2000 1480 2460 1440',
    );
    const foam = (x: number, y: number, w: number, h: number): string =>
      froth(
        random,
        points(
          `${short(x - w)} ${short(y)} ${short(x - w * 0.7)} ${short(y - h * 0.5)} ${short(x)} ${short(y - h)} ${short(x + w * 0.6)} ${short(y - h * 0.6)} ${short(x + w)} ${short(y)} ${short(x)} ${short(y + h * 0.3)}`,
        ),
        34,
      );
    return [
      sky(paper, 800, '#5a7fa4', '#9fb8c4', '#e4dcc8', '#ffe4b0'),
      glow(paper, [2080, 260], 1200, stops('0 #fff6d4 0.9, 0.3 #ffe8b0 0.4, 1 #ffe8b0 0')),
      streaks(random, '600 180 1100 50 1500 130 900 34 2000 360 700 30 300 330 600 26', '#fffaf0', 0.7),
      shape(
        ground(crest(random, '640 400 800 330 960 300 1160 280 1380 290 1560 330 1800 420', 0.12), 620),
        '#f4f4f4',
      ),
      shape(
        ground(
          crest(random, '640 430 800 380 900 390 980 350 1100 400 1400 380 1560 400 1800 460', 0.3),
          620,
        ),
        '#c8d4e0',
      ),
      massif(paper, {
        edges:
          '-80 260 -80 900|140 130 60 860|260 240 220 860|420 210 380 860|560 360 540 860|700 330 690 860|840 520 860 860|960 640 1060 860|1060 760 1180 860'.split(
            '|',
          ),
        lit: ['#a8a06c', '#7f9a4c', '#5f8a44'],
        shade: ['#3f4a4c', '#34523c', '#2f5a3c'],
        firstLit: false,
        runnels: 5,
      }),
      massif(paper, {
        edges:
          '1380 760 1320 860|1500 560 1440 860|1620 620 1580 860|1740 380 1700 860|1850 440 1840 860|1990 220 1960 860|2110 320 2120 860|2280 180 2260 860|2400 260 2400 860|2520 220 2520 860'.split(
            '|',
          ),
        lit: ['#c4b070', '#94a850', '#6f9a48'],
        shade: ['#4a5050', '#3c5a40', '#34603c'],
        firstLit: false,
        runnels: 5,
      }),
      clipped(
        paper,
        tongue,
        shape(tongue, vertical(paper, 310, 800, '#f4f8fa', '#cfe4ec', '#9cc4d8')),
        shape(
          times(17, (i) => {
            const y = 390 + i * 28;
            const half = 170 + i * 7;
            const x = 1180 - i * 5;
            return ribbon(
              points(
                `${short(x - half)} ${short(y - 24)} ${short(x - half * 0.4)} ${short(y + 16)} ${short(x + half * 0.3)} ${short(y + 20)} ${short(x + half)} ${short(y - 24)}`,
              ),
              [2, 5 + i * 0.5, 2],
            );
          }).join(''),
          '#6f9cbc',
          { opacity: 0.6 },
        ),
        shape(
          ribbon(points('1330 310 1370 470 1330 560 1340 650 1400 760 1420 830'), [40, 90, 150]),
          '#6f94b4',
          { opacity: 0.5 },
        ),
        shape(ribbon(points('1190 300 1210 460 1150 640 1080 870'), [6, 16, 30]), '#5f6878', {
          opacity: 0.55,
        }),
      ),
      haze(paper, 560, 860, '#fff0cc', 0.45),
      shape(
        `${smooth(plain)}L2460 1660L-60 1660z`,
        vertical(paper, 812, 1160, '#a8a49c', '#8a857f', '#6a6664'),
      ),
      shape(froth(random, points('-80 800 300 806 700 800 1000 826 900 850 500 862 -80 880'), 46), '#3f6a3c'),
      shape(
        froth(random, points('1420 826 1700 806 2100 796 2480 800 2480 876 2000 858 1600 846'), 46),
        '#4a7a40',
      ),
      ...channels.map(([along, from, to]) =>
        shape(
          ribbon(points(along), [from * 0.4, from, to]),
          vertical(paper, 830, 1090, '#dcdcd4', '#b4b4b0'),
        ),
      ),
      shape(
        `${smooth(near)}L2460 1660L-60 1660z`,
        vertical(paper, 1110, 1520, '#d4d2c8', '#a8aaa8', '#7f868c'),
      ),
      shape(ripples(random, 1130, 1500, 90), '#ffffff', { opacity: 0.5 }),
      shape(ripples(random, 1150, 1500, 60), '#5f666e', { opacity: 0.35 }),
      shape('M560 1370q640-60 1330 10q-600 90-1330-10z', '#5a6068', { opacity: 0.45 }),
      placed(1180, 1330, 1.28, highlandBus()),
      shape(foam(840, 1380, 190, 96) + foam(1510, 1390, 250, 130) + foam(1170, 1400, 230, 50), '#ffffff', {
        opacity: 0.95,
      }),
      shape(foam(1620, 1400, 150, 60) + foam(760, 1400, 130, 40), '#c4ccd0', { opacity: 0.8 }),
      ...times(46, () =>
        disc(between(random, 1440, 1820), between(random, 1160, 1380), between(random, 3, 9), '#ffffff', {
          opacity: 0.85,
        }),
      ),
      shape(`${smooth(bank)}L2460 1700L-60 1700z`, vertical(paper, 1440, 1640, '#6a6664', '#3a3a3e')),
      shape(stones(random, [-20, 2420], [1500, 1620], 60, 46), '#8f8a84'),
      shape(stones(random, [-20, 2420], [1540, 1640], 30, 60), '#54545a'),
      spray(
        paper,
        line([...rough(random, bank, 0.05, 60), [2460, 1700], [-60, 1700]], true),
        '#ffe8b8',
        [2300, 1440],
        [1400, 1600],
        0.4,
      ),
    ];
  },
};
