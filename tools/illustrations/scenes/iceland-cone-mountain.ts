import { streak } from '../kit/clouds';
import { gull, walker } from '../kit/creatures';
import { faded, glow, shared, sky, spray } from '../kit/effects';
import { ground, line, rough, smooth, type Point } from '../kit/geometry';
import { mountains } from '../kit/mountain';
import { iceland, polynesia } from '../kit/palette';
import { vertical, type Paper } from '../kit/paper';
import { stones, tufts } from '../kit/plants';
import { cone, falls, SHORE } from '../kit/posters-iceland-cone';
import type { Scene } from '../kit/scene';
import { disc, shape, type Markup } from '../kit/svg';
import { glitter, reflected, ripples } from '../kit/water';

const SUN: Point = [1985, 905];

const range = (paper: Paper, ridge: readonly Point[], lit: string, shade: string): Markup =>
  mountains(paper, {
    ridge: rough(paper.random, ridge, 0.35, 18),
    base: SHORE + 4,
    lit,
    shade,
    light: 'right',
    snow: { line: 820, lit: '#fff1e0', shade: '#a9b4d0' },
  });

export const scene: Scene = {
  key: 'iceland-cone-mountain',
  draw: (paper) => {
    const { random } = paper;
    const water = `M-60 ${String(SHORE)}H2460V1330H-60z`;
    const mountain = shared(paper, cone(paper));
    const bank = rough(
      random,
      [
        [-60, 1215],
        [240, 1236],
        [520, 1222],
        [900, 1262],
        [1180, 1318],
        [1500, 1300],
        [1900, 1238],
        [2460, 1190],
      ],
      0.12,
      16,
    );
    const cliff = rough(
      random,
      [
        [-60, 1330],
        [180, 1345],
        [330, 1318],
        [760, 1332],
        [905, 1350],
        [960, 1420],
        [1080, 1500],
        [1300, 1540],
        [1500, 1660],
        [-60, 1660],
      ],
      0.2,
      16,
    );
    const pool = smooth(
      [
        [240, 1490],
        [620, 1462],
        [960, 1478],
        [1250, 1550],
        [1420, 1660],
        [200, 1660],
      ],
      true,
    );
    const near = rough(
      random,
      [
        [1180, 1660],
        [1340, 1540],
        [1560, 1462],
        [1900, 1420],
        [2180, 1370],
        [2460, 1330],
      ],
      0.15,
      14,
    );
    return [
      sky(paper, SHORE, '#3f6f98', '#86b3c2', '#f3d8b4', '#f8a468'),
      glow(paper, SUN, 1250, [
        [0, '#fff3c4', 0.95],
        [0.1, '#ffdf9a', 0.7],
        [0.4, '#ffb870', 0.3],
        [1, '#ffb870', 0],
      ]),
      ...[
        [1900, 330, 900, 46],
        [420, 250, 1000, 40],
        [1700, 470, 620, 30],
        [300, 520, 760, 34],
        [2200, 610, 700, 30],
        [560, 690, 500, 20],
      ].map(([x, y, length, thick]) =>
        shape(streak(random, x ?? 0, y ?? 0, length ?? 0, thick ?? 0), '#fff0dc', { opacity: 0.55 }),
      ),
      disc(SUN[0], SUN[1], 62, '#fffbe6'),
      range(
        paper,
        [
          [-60, 850],
          [130, 770],
          [260, 832],
          [400, 760],
          [560, 870],
          [760, 940],
          [1000, SHORE],
        ],
        '#c9b6c4',
        '#8c93b8',
      ),
      range(
        paper,
        [
          [1500, SHORE],
          [1700, 930],
          [1850, 905],
          [2010, 940],
          [2140, 850],
          [2290, 790],
          [2460, 860],
        ],
        '#e3b7a4',
        '#a795b4',
      ),
      shape(water, vertical(paper, SHORE, 1330, '#f7c594', '#b9c4c4', '#5f8ea6')),
      reflected(paper, SHORE + 8, 300, water, mountain),
      shape(ripples(random, SHORE + 10, 1280, 70), '#fff1dc', { opacity: 0.35 }),
      shape(
        glitter(random, { x: SUN[0], top: SHORE + 6, bottom: 1250, spread: [90, 240], count: 90 }),
        '#fffbe2',
        { opacity: 0.9 },
      ),
      mountain,
      faded(
        paper,
        [0, SHORE + 20],
        [0, SHORE - 90],
        shape(`M-60 ${String(SHORE + 12)}H2460V900H-60z`, '#ffe3bd', { opacity: 0.35 }),
      ),
      gull(1480, 420, 74, '#fffaf0', -8),
      gull(1572, 470, 50, '#fffaf0', 6),
      gull(1440, 520, 42, '#fffaf0', -4),
      shape(ground(bank, 1660), vertical(paper, 1220, 1660, '#a3a44b', '#6f8f3a', '#38552f')),
      spray(paper, ground(bank, 1660), '#e9c766', [2460, 1200], [1300, 1330], 0.8),
      spray(paper, ground(bank, 1660), '#20352f', [-60, 1500], [900, 1300], 0.85),
      shape(tufts(random, bank, 26, 20, -0.3), '#8c9a45'),
      shape(
        smooth(
          [
            [1330, 1330],
            [1120, 1322],
            [900, 1338],
            [620, 1326],
            [330, 1330],
            [330, 1345],
            [760, 1352],
            [905, 1364],
            [1200, 1352],
            [1420, 1346],
          ],
          true,
        ),
        '#cfe3ea',
      ),
      shape(line(cliff, true), vertical(paper, 1330, 1600, '#3a4a45', '#1d2733')),
      shape(pool, vertical(paper, 1460, 1620, '#d8e8ec', '#6d9bb0', '#33596f')),
      falls(paper, [400, 1334], 120, 158),
      falls(paper, [590, 1330], 150, 150),
      falls(paper, [800, 1342], 96, 140),
      shape(ripples(random, 1500, 1610, 20), '#ffffff', { opacity: 0.4 }),
      shape(ground(near, 1660), vertical(paper, 1340, 1640, '#7d9440', '#3c5a2e', '#1f3329')),
      spray(paper, ground(near, 1660), '#f0d27a', [2400, 1340], [1700, 1500], 0.8),
      shape(stones(random, [1560, 2420], [1480, 1590], 26, 36), '#2c4330', { opacity: 0.75 }),
      shape(tufts(random, near, 40, 14, -0.35), '#5d7a36'),
      walker(1590, 1470, 128, {
        coat: iceland.lava,
        shade: '#8c2a1c',
        legs: '#1d2733',
        pack: polynesia.coral,
      }),
    ];
  },
};
