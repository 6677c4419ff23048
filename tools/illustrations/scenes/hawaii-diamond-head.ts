import { streak } from '../kit/clouds';
import { clipped, glow, haze, sky, spray } from '../kit/effects';
import { ground, line, rough, smooth, type Point } from '../kit/geometry';
import { froth, palm, points, ribbon, rows, smoothShape, stops } from '../kit/isles';
import { type Tower, tower } from '../kit/isles-built';
import { surfer } from '../kit/isles-people';
import { hawaii } from '../kit/palette';
import { vertical, type Paper } from '../kit/paper';
import { between, times } from '../kit/random';
import type { Scene } from '../kit/scene';
import { disc, group, placed, shape, type Markup } from '../kit/svg';
import { glint, glitter, ripples } from '../kit/water';

const SEA = 930;
const CREST =
  '700 930 790 850 850 760 900 690 960 656 1040 650 1110 662 1190 644 1270 652 1340 630 1420 612 1490 596 1540 556 1590 530 1640 518 1690 524 1724 560 1770 640 1820 706 1890 774 1980 836 2100 878 2260 908 2460 926';

/** The crater's outer wall: a level rim, the high seaward point, gullies running down from both. */
const crater = (paper: Paper): Markup => {
  const { random } = paper;
  const crest = rough(random, points(CREST), 0.16, 16);
  const body = ground(crest, SEA + 8);
  const spine = rough(random, points('1664 518 1640 580 1680 650 1650 730 1710 820 1690 940'), 0.3, 20);
  const dark = line([[700, SEA + 10], [700, 300], [1664, 300], ...spine], true);
  const gullies = times(26, (i): string => {
    const x = 850 + i * 56 + between(random, -14, 14);
    const at = crest.find((point) => point[0] >= x) ?? [x, SEA];
    const drop = SEA - at[1];
    const away = (x - 1560) * 0.24;
    return ribbon(
      rough(
        random,
        [
          [x, at[1] + drop * between(random, 0.06, 0.24)],
          [x + away * 0.4, at[1] + drop * 0.5],
          [x + away, SEA + 10],
        ],
        0.14,
        60,
      ),
      [2, drop * 0.05, drop * 0.13],
    );
  }).join('');
  const rimLip = smooth(
    points('930 700 1000 676 1120 682 1260 672 1400 642 1520 606 1420 680 1260 706 1080 712'),
    true,
  );
  return clipped(
    paper,
    body,
    shape(body, vertical(paper, 450, SEA, '#ffb489', '#e58a7c', '#a8647c', '#5f4a6c')),
    shape(gullies, '#7a3f62', { opacity: 0.5 }),
    spray(paper, body, '#ffd9a0', [1880, 640], [1640, 700], 0.6),
    clipped(
      paper,
      dark,
      shape(body, vertical(paper, 450, SEA, '#8a5484', '#664878', '#43406a', '#343a5c')),
      shape(gullies, '#c0809a', { opacity: 0.3 }),
      shape(rimLip, '#ffab90', { opacity: 0.35 }),
      spray(paper, dark, '#2a2a54', [900, SEA], [1300, 640], 0.7),
    ),
  );
};

export const scene: Scene = {
  key: 'hawaii-diamond-head',
  draw: (paper) => {
    const { random } = paper;
    const towers: readonly Tower[] = [
      { x: -40, top: 420, wide: 150, foot: 1010 },
      { x: 90, top: 560, wide: 130, foot: 1000 },
      { x: 200, top: 360, wide: 140, foot: 990 },
      { x: 330, top: 500, wide: 150, foot: 980 },
      { x: 470, top: 610, wide: 110, foot: 972 },
      { x: 560, top: 470, wide: 100, foot: 968 },
      { x: 650, top: 660, wide: 130, foot: 964 },
      { x: 770, top: 590, wide: 84, foot: 960 },
      { x: 850, top: 740, wide: 110, foot: 956 },
      { x: 950, top: 700, wide: 66, foot: 952 },
      { x: 1020, top: 800, wide: 90, foot: 950 },
      { x: 1110, top: 780, wide: 50, foot: 946 },
      { x: 1170, top: 850, wide: 80, foot: 944 },
      { x: 1270, top: 840, wide: 44, foot: 942 },
    ];
    const shore = '-60 1390 240 1352 540 1290 820 1216 1060 1138 1240 1064 1360 1006 1440 968 1500 946';
    const beach = smoothShape(
      '-60 1010 300 990 700 968 1100 950 1500 938 1540 944 1500 950 1440 972 1360 1012 1240 1072 1060 1150 820 1232 540 1310 240 1376 -60 1420',
    );
    const near = smoothShape(
      '-60 1560 300 1500 760 1470 1240 1476 1700 1500 2100 1540 2460 1600 2460 1720 -60 1720',
    );
    const wash = times(3, (k) =>
      ribbon(
        points(shore).map(([x, y], i): Point => [
          x + k * 40,
          y + 14 + k * 34 - i * k * 3 + between(random, -8, 8),
        ]),
        [26 - k * 7, 17 - k * 4, 3],
      ),
    );
    const streaks = times(44, () => {
      const k = random();
      const [x, y] = [1480 - k * 1450, 985 + k * 400 + between(random, 20, 140)];
      return glint(x + 160, y, 20 + k * 110, 4 + k * 8);
    }).join('');
    const dusk = { bark: '#241a38', barkLit: '#6d4460', leaf: '#1d1b3a', leafLit: '#3a2c52' };
    return [
      sky(paper, SEA, '#20285e', '#5a4690', '#b85c94', '#f5846c', '#ffc27a'),
      glow(paper, [2140, 900], 1250, stops('0 #fff0b4 0.95, 0.14 #ffd284 0.7, 0.5 #ff8a6a 0.3, 1 #ff8a6a 0')),
      ...times(26, () =>
        disc(between(random, 0, 1700), between(random, 20, 330), between(random, 1.6, 4), '#fff3dc', {
          opacity: 0.75,
        }),
      ),
      shape('M1290 190A74 74 0 1 1 1190 290A86 86 0 0 0 1290 190z', '#fff0cc'),
      ...rows(4, '1900 330 1000 44 1250 430 700 26 2100 560 760 30 620 250 760 28 2260 700 480 20').map(
        ([x = 0, y = 0, length = 0, thick = 0]) =>
          shape(streak(random, x, y, length, thick), '#ff9c86', { opacity: 0.75 }),
      ),
      shape(
        `M-60 ${String(SEA)}H2460V1660H-60z`,
        vertical(paper, SEA, 1560, '#ffc084', '#e08484', '#8a5c94', '#41467e', '#25305e'),
      ),
      crater(paper),
      haze(paper, 760, SEA, '#ffb084', 0.4),
      shape(
        froth(
          random,
          points(
            '720 950 760 910 900 902 1100 906 1300 900 1500 904 1700 900 1900 908 2100 912 2200 938 1500 948',
          ),
          40,
        ),
        vertical(paper, 890, 950, '#4a4468', '#2a2a4c'),
      ),
      shape(ripples(random, SEA + 8, 1600, 120), '#ffd0a8', { opacity: 0.3 }),
      shape(
        glitter(random, { x: 2140, top: SEA + 8, bottom: 1480, spread: [130, 330], count: 140 }),
        '#ffe2a4',
        { opacity: 0.85 },
      ),
      ...towers.filter((_, i) => i % 2 === 1).map((t) => tower(random, t, '#3f3a6c', '#b86a84')),
      ...towers.filter((_, i) => i % 2 === 0).map((t) => tower(random, t, '#2d2c5a', '#e08a86')),
      shape(
        froth(
          random,
          points(
            '-60 1040 -60 980 200 966 500 954 800 940 1100 930 1340 926 1460 936 1480 950 1000 972 500 996',
          ),
          40,
        ),
        '#1f2148',
      ),
      ...[110, 300, 440, 640, 745, 860, 980, 1080, 1180].map((x, i) =>
        palm(
          random,
          points(
            `${String(x)} ${String(1000 - x * 0.04)} ${String(x + 10)} ${String(930 - i * 3)} ${String(x + 6 - i * 2)} ${String(866 + i * 6)}`,
          ),
          84 - i * 5,
          dusk,
        ),
      ),
      shape(beach, vertical(paper, 940, 1420, '#d98f84', '#b07488', '#7d5c84')),
      ...times(20, () =>
        disc(between(random, 0, 1380), between(random, 952, 982), between(random, 4, 8), '#ffe0a0'),
      ),
      shape(streaks, '#ffd98a', { opacity: 0.7 }),
      ...wash.map((d, k) => shape(d, k === 0 ? '#ffeadb' : '#ffc9bc', { opacity: 0.9 - k * 0.22 })),
      shape(ribbon(points('2460 1120 2160 1104 1860 1112 1640 1130'), [30, 20, 2]), '#ffe6cc', {
        opacity: 0.75,
      }),
      shape(ribbon(points('2460 1290 2200 1262 1900 1266 1560 1300 1400 1330'), [34, 24, 2]), '#ffd9c4', {
        opacity: 0.6,
      }),
      placed(
        2000,
        1096,
        0.3,
        group(
          {},
          shape('M-230 14C-110-8 110-18 236-4C120 30-110 36-230 14z', '#2a1f40'),
          shape(
            'M-80 6L-60-70L-16-120L-70-190C-60-216-30-226-10-214L40-130L30-100L-10-70L-30 4zM60 2L84-60L20-110L46-140L124-84L96 2z',
            '#2a1f40',
          ),
          shape('M-40-206L-180-150L-176-136L-30-180zM-20-206L100-226L104-210L-10-182z', '#2a1f40'),
          disc(-8, -246, 34, '#2a1f40'),
        ),
      ),
      shape(near, vertical(paper, 1470, 1640, '#a46a80', '#5f4470', '#2c2450')),
      spray(paper, near, '#ffb48c', [2300, 1520], [1300, 1600], 0.8),
      shape(
        ribbon(points('-60 1562 300 1502 760 1472 1240 1478 1700 1502 2100 1542 2460 1602'), [8, 22, 8]),
        '#ffd9c4',
        { opacity: 0.75 },
      ),
      shape([glint(1120, 1560, 360, 16), glint(1560, 1568, 320, 14)].join(''), '#1f1a3c', { opacity: 0.55 }),
      placed(1290, 1556, 1.16, surfer(hawaii.sun, '#cf2f50', '#1f6f7c', false)),
      placed(1720, 1560, 1.02, surfer('#f4e4d2', '#0b6f7c', hawaii.hibiscus, true)),
      shape('M-60 1660V1340C120 1420 260 1520 330 1660z', '#17163a'),
      palm(random, points('130 1640 150 1300 110 900 170 520 260 250'), 470, {
        ...dusk,
        leaf: '#15153a',
        leafLit: '#2a2450',
      }),
    ];
  },
};
