import { glow, haze, shared, sky, spray } from '../kit/effects';
import { ground } from '../kit/geometry';
import { froth, rows, stops } from '../kit/isles';
import { cumulus } from '../kit/lagoon';
import { vertical } from '../kit/paper';
import { tufts } from '../kit/plants';
import { crag, crest, layer, streaks } from '../kit/posters';
import { mas } from '../kit/posters-france';
import {
  bee,
  clump,
  cypress,
  lavender,
  lavenderBands,
  lavenderRows,
  picker,
} from '../kit/posters-france-fields';
import { between, times } from '../kit/random';
import type { Scene } from '../kit/scene';
import { disc, group, placed, shape, short } from '../kit/svg';

const MEET = [1230, 900] as const;
const ROWS = { at: MEET, bottom: 1600, apart: 340, count: 23 };

export const scene: Scene = {
  key: 'france-lavender',
  draw: (paper) => {
    const { random } = paper;
    const tree = (x: number, y: number, r: number): string =>
      froth(
        random,
        [
          [x - r, y],
          [x - r * 0.8, y - r * 0.9],
          [x, y - r * 1.3],
          [x + r * 0.8, y - r * 0.9],
          [x + r, y],
        ],
        r * 0.5,
      );
    const olives = rows(
      3,
      '1560 900 40 1650 906 46 1750 900 40 1850 910 50 1960 904 44 2080 914 54 2210 906 50 2350 918 58 700 902 38 610 908 42 500 902 40 390 912 48 270 906 46 140 916 54 20 908 50',
    );
    const stems = [18, -26, 44].map((lean) => shared(paper, lavender(random, 0, 0, 300, lean)));
    const clumps = [0, 1].map(() => shared(paper, clump(random)));
    return [
      sky(paper, 900, '#3f8ac9', '#7fb8dc', '#d4dcd4', '#ffe6b8', '#ffd49a'),
      glow(paper, [200, 520], 1500, stops('0 #fffdec 1, 0.08 #fff3c9 0.9, 0.35 #ffe4a8 0.4, 1 #ffd694 0')),
      streaks(random, '900 130 1100 36 1900 300 800 28 420 260 600 22', '#fffaf0', 0.75),
      cumulus(paper, [2020, 480, 700, 140], ['#ffffff', '#fdf0e0', '#e4ccc4'], '#b4a4c4', -1),
      disc(200, 520, 70, '#fffdf0'),
      crag(paper, {
        outline:
          '560 880 760 820 960 740 1140 660 1300 590 1440 520 1540 490 1640 510 1780 580 1940 650 2120 720 2300 780 2460 820',
        spine: '1540 490 1580 580 1540 680 1620 780 1600 910',
        base: 910,
        lit: ['#fff6e4', '#d4ccc4', '#b4b4c0', '#a8b0bc'],
        shade: ['#c4bccc', '#9498b4', '#8a94b4', '#8f9cb4'],
        light: 'left',
        marks: ['#b0a8bc', '#7f86a8'],
        count: 20,
      }),
      shape('M1532 492L1538 430H1544L1550 492z', '#e4dcd8'),
      haze(paper, 660, 910, '#ffe4c4', 0.6),
      layer(
        paper,
        '-60 780 200 740 460 760 700 820 1000 850 1300 840 1700 800 2100 820 2460 760',
        1000,
        ['#8f9cb4', '#a8b4a8'],
        0.12,
      ),
      layer(
        paper,
        '-60 860 300 840 700 870 1200 880 1700 866 2100 850 2460 860',
        1000,
        ['#8aa47c', '#a4b478'],
        0.1,
      ),
      layer(
        paper,
        '-60 906 600 896 1230 892 1800 896 2460 904',
        1720,
        ['#e9c468', '#e0a85c', '#b47c4c'],
        0.02,
      ),
      shape(olives.map(([x = 0, y = 0, r = 0]) => tree(x, y, r)).join(''), '#5f7a5c'),
      shape(
        olives.map(([x = 0, y = 0, r = 0]) => tree(x - r * 0.24, y - r * 0.3, r * 0.6)).join(''),
        '#a4b484',
      ),
      shape('M1560 912H2460V960H1700zM-60 914H760L640 950H-60z', '#f0cf74'),
      ...times(44, () => {
        const x = between(random, 1660, 2440);
        return disc(x, between(random, 916, 950), between(random, 3, 7), '#e0402c');
      }),
      ...[
        [900, 904, 290],
        [1420, 906, 350],
        [1486, 908, 250],
      ].map(([x = 0, y = 0, tall = 0]) => cypress(paper, x, y, tall)),
      placed(1180, 908, 0.66, mas(paper)),
      ...[
        [1010, 912, 200],
        [964, 910, 330],
        [1380, 912, 230],
      ].map(([x = 0, y = 0, tall = 0]) => cypress(paper, x, y, tall)),
      shape(
        `M${short(MEET[0] - 260)} ${short(MEET[1] + 10)}H${short(MEET[0] + 260)}L3600 1700H-1200z`,
        vertical(paper, 910, 1640, '#d4a468', '#a8744c', '#6a4440'),
      ),
      lavenderBands(ROWS),
      lavenderRows(random, ROWS, [0, 0.74], clumps),
      spray(paper, 'M-60 912H2460V1700H-60z', '#ffe0b8', [-60, 920], [900, 1200], 0.55),
      spray(paper, 'M-60 912H2460V1700H-60z', '#2a1c54', [2460, 1660], [1600, 1200], 0.6),
      haze(paper, 1060, 905, '#ffdcb4', 0.5),
      group(
        { opacity: 0.5 },
        shape('M1620 1430C1720 1440 1900 1470 2060 1520C1900 1500 1720 1470 1590 1444z', '#2a1c54'),
      ),
      placed(1562, 1420, 1.02, picker()),
      lavenderRows(random, ROWS, [0.74, 2], clumps),
      shape(ground(crest(random, '-60 1590 300 1600 700 1640 1000 1690', 0.08, 24), 1720), '#33245c'),
      shape(tufts(random, crest(random, '-60 1640 500 1640 1000 1680', 0.08, 40), 120, 16, 0.1), '#5f7a54'),
      ...times(22, (i) => {
        const tall = between(random, 230, 440) * (i < 14 ? 1 - i * 0.036 : 0.5 + (i - 14) * 0.07);
        const x = (i < 14 ? 10 + i * 56 : 1900 + (i - 14) * 66) + between(random, -16, 16);
        return placed(x, 1680, [(tall / 300) * (i % 2 === 0 ? 1 : -1), tall / 300], stems[i % 3] ?? '');
      }),
      bee(700, 1250, 1.1, -12),
      bee(890, 1060, 0.8, 14),
      bee(480, 1070, 0.7, -6),
    ];
  },
};
