import { walker } from '../kit/creatures';
import { clipped, glow, sky } from '../kit/effects';
import { ground, smooth, type Point } from '../kit/geometry';
import { froth, points, stops } from '../kit/isles';
import { gradient, vertical } from '../kit/paper';
import { stones, tufts } from '../kit/plants';
import { crest, streaks } from '../kit/posters';
import { between, times } from '../kit/random';
import type { Scene } from '../kit/scene';
import { disc, shape, short, stroke } from '../kit/svg';
import { glint, ripples } from '../kit/water';

export const scene: Scene = {
  key: 'iceland-basalt-organ',
  draw: (paper) => {
    const { random } = paper;
    const MIDDLE = 1200;
    /** Columns hang in a bay: longest at its sides, shortest behind the fall. */
    const columns = times(80, (i) => {
      const x = -80 + i * 32;
      const away = Math.abs(x - MIDDLE) / 1050;
      const top = 330 + 70 * Math.cos((x - MIDDLE) / 420) - away * 60;
      const foot = 800 + away ** 1.6 * 420 + between(random, -70, 70);
      return { x, top, foot, wide: between(random, 28, 36) };
    });
    const fronts = columns
      .map(
        ({ x, top, foot, wide }) =>
          `M${short(x)} ${short(top)}h${short(wide)}V${short(foot)}l${short(-wide * 0.5)} 16l${short(-wide * 0.5)}-16z`,
      )
      .join('');
    const sides = columns
      .map(({ x, top, foot, wide }) => {
        const left = x < MIDDLE;
        const at = left ? x + wide * 0.6 : x;
        return `M${short(at)} ${short(top)}h${short(wide * 0.4)}V${short(foot)}h${short(-wide * 0.4)}z`;
      })
      .join('');
    const lights = columns
      .filter(({ x }) => x < MIDDLE - 40)
      .map(({ x, top, foot }) => `M${short(x + 3)} ${short(top)}h7V${short(foot - 20)}h-7z`)
      .join('');
    const cliff = ground(
      crest(
        random,
        '-60 250 300 270 700 300 1000 340 1120 372 1280 372 1400 340 1700 290 2100 260 2460 240',
        0.12,
      ),
      1180,
    );
    const back = 'M420 400L1980 400L1900 1010L500 1010z';
    const fall = 'M1150 366L1256 366C1262 560 1276 760 1300 1060L1096 1060C1126 760 1142 560 1150 366z';
    const strands = times(22, (i): string => {
      const t = i / 21;
      const x = 1156 + t * 94;
      const y = between(random, 380, 700);
      return `M${short(x)} ${short(y)}L${short(x + (t - 0.5) * 70)} ${short(y + between(random, 180, 340))}`;
    }).join('');
    const slope: Point[] = points('-60 1040 200 1080 420 1090 700 1130 960 1150');
    const right: Point[] = points('1460 1150 1700 1120 1980 1080 2200 1070 2460 1020');
    return [
      sky(paper, 400, '#6f9cc4', '#b4ccd8', '#f0e4cc'),
      glow(paper, [300, 90], 900, stops('0 #fffbe4 0.9, 0.4 #fff0c4 0.35, 1 #fff0c4 0')),
      streaks(random, '1500 120 900 40 700 70 600 26 2100 180 500 24', '#ffffff', 0.75),
      shape(cliff, vertical(paper, 240, 1180, '#3c3a40', '#2a2830', '#1c1c26')),
      shape(back, vertical(paper, 400, 1010, '#23222c', '#3a3640', '#17171f')),
      shape(
        fronts,
        gradient(paper, [150, 600], [2280, 600], stops('0 #8a7f78, 0.35 #5c545a, 0.55 #3c3844, 1 #4a434c')),
      ),
      shape(sides, '#17161f', { opacity: 0.62 }),
      shape(lights, '#d8c4a4', { opacity: 0.55 }),
      shape(
        times(90, (): string => {
          const [x, y] = [between(random, 160, 2240), between(random, 420, 900)];
          return `M${short(x)} ${short(y)}h30v5h-30z`;
        }).join(''),
        '#17161f',
        { opacity: 0.5 },
      ),
      shape(
        froth(
          random,
          points('-80 150 400 220 760 270 1080 330 1150 376 1090 400 700 340 300 310 -80 300'),
          70,
        ),
        '#5f8a3c',
      ),
      shape(
        froth(
          random,
          points('2480 300 2100 310 1700 340 1320 400 1258 376 1330 330 1640 270 2000 220 2480 150'),
          70,
        ),
        '#4a7436',
      ),
      shape(froth(random, points('-90 120 200 160 480 210 760 276 560 290 200 260 -90 240'), 60), '#8fb04c'),
      shape(
        froth(random, points('2490 236 2240 256 1900 286 1660 276 1960 200 2200 150 2490 110'), 60),
        '#6f9440',
      ),
      clipped(
        paper,
        fall,
        shape(fall, vertical(paper, 366, 1060, '#ffffff', '#e4f0f4', '#ffffff'), { opacity: 0.95 }),
        stroke(strands, '#8fb4cc', 8, { opacity: 0.6 }),
        stroke(strands, '#ffffff', 6, { transform: 'translate(10 60)' }),
      ),
      shape(
        smooth(points('820 1120 1000 1060 1200 1046 1420 1062 1600 1130 1500 1200 1200 1224 900 1196'), true),
        '#4a7f94',
      ),
      shape(ripples(random, 1080, 1200, 10), '#dcecf0', { opacity: 0.6 }),
      shape(
        froth(random, points('1020 1070 1080 1000 1190 960 1310 1000 1380 1070 1200 1100'), 44),
        '#ffffff',
        {
          opacity: 0.95,
        },
      ),
      glow(paper, [1200, 1000], 420, stops('0 #ffffff 0.7, 0.5 #f4fafc 0.25, 1 #f4fafc 0'), 0.7),
      shape(
        `${smooth(slope)}L1100 1240L1000 1660L-60 1660z`,
        vertical(paper, 1040, 1640, '#a8a44c', '#6f8440', '#3a5434'),
      ),
      shape(
        `${smooth(right)}L2460 1660L1400 1660L1340 1230z`,
        vertical(paper, 1020, 1640, '#7f8a40', '#566c38', '#2c442c'),
      ),
      shape(
        smooth(
          points(
            '980 1180 1200 1210 1420 1180 1440 1280 1360 1400 1440 1520 1500 1700 880 1700 960 1520 1060 1400 960 1280',
          ),
          true,
        ),
        vertical(paper, 1180, 1640, '#5f9ab0', '#3a748c', '#234e68'),
      ),
      shape(
        [
          [1180, 1260, 260],
          [1250, 1330, 200],
          [1160, 1420, 280],
          [1220, 1500, 340],
        ]
          .map(([x = 0, y = 0, w = 0]) => glint(x, y, w, 12))
          .join(''),
        '#ffffff',
        { opacity: 0.8 },
      ),
      shape(stones(random, [760, 1640], [1120, 1210], 30, 46), '#4a464e'),
      shape(stones(random, [900, 1060], [1240, 1560], 16, 70), '#55505a'),
      shape(stones(random, [1380, 1560], [1240, 1560], 16, 70), '#38343e'),
      stroke('M960 1400C1080 1352 1310 1352 1440 1400M960 1352C1080 1304 1310 1304 1440 1352', '#6a4630', 16),
      stroke(
        times(9, (i) => `M${short(966 + i * 59)} ${short(1398 - 40 * Math.sin((Math.PI * i) / 8))}v-52`).join(
          '',
        ),
        '#8a6040',
        10,
      ),
      shape(`M950 1410C1080 1362 1320 1362 1450 1410L1450 1432C1320 1384 1080 1384 950 1432z`, '#b48a5c'),
      walker(
        1160,
        1376,
        190,
        { coat: '#e8b43c', shade: '#a8742a', legs: '#22242e', skin: '#e8b090', pack: '#c0402f' },
        -1,
      ),
      walker(1262, 1376, 176, { coat: '#c8402f', shade: '#862a24', legs: '#22242e', skin: '#e8b090' }, -1),
      shape(
        tufts(
          random,
          slope.map(([x, y]): Point => [x, y + 14]),
          50,
          16,
          0.2,
        ),
        '#c8b84c',
      ),
      shape(
        tufts(
          random,
          right.map(([x, y]): Point => [x, y + 14]),
          50,
          16,
          0.2,
        ),
        '#8f9440',
      ),
      shape(
        tufts(random, points('-60 1240 300 1260 700 1300 860 1340'), 44, 30, 0.2) +
          tufts(random, points('1560 1330 1800 1290 2100 1250 2460 1210'), 44, 30, 0.2),
        '#3f5f34',
      ),
      shape(froth(random, points('-120 1400 120 1420 420 1500 640 1620 620 1760 -120 1760'), 110), '#c89434'),
      shape(froth(random, points('-120 1500 100 1520 300 1580 460 1700 440 1780 -120 1780'), 90), '#8a6a2c'),
      shape(
        froth(random, points('2520 1760 1820 1760 1800 1620 2000 1510 2280 1430 2520 1400'), 110),
        '#a8742c',
      ),
      shape(
        froth(random, points('2520 1780 1980 1780 1960 1700 2080 1600 2300 1530 2520 1510'), 90),
        '#5c4a28',
      ),
      ...times(70, () =>
        disc(between(random, 0, 560), between(random, 1450, 1640), between(random, 4, 10), '#f0c04c', {
          opacity: 0.85,
        }),
      ),
    ];
  },
};
