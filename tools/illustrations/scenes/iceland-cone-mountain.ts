import { clipped, faded, glow, shared, sky, spray } from '../kit/effects';
import { ground, line, rough, smooth, type Point } from '../kit/geometry';
import { mix } from '../kit/colour';
import { streak } from '../kit/clouds';
import { gull, walker } from '../kit/creatures';
import { mountains } from '../kit/mountain';
import { hawaii, iceland, polynesia } from '../kit/palette';
import { vertical, type Paper } from '../kit/paper';
import { stones, tufts } from '../kit/plants';
import { times, between } from '../kit/random';
import type { Scene } from '../kit/scene';
import { disc, group, shape, stroke, type Markup } from '../kit/svg';
import { glitter, reflected, ripples } from '../kit/water';

const SHORE = 1010;
const SUN: Point = [1985, 905];
const gold = mix(hawaii.sun, '#ffb27a', 0.4);

const OUTLINE: readonly Point[] = [
  [560, SHORE + 8],
  [690, 972],
  [800, 925],
  [880, 850],
  [935, 752],
  [975, 640],
  [1020, 545],
  [1052, 470],
  [1100, 405],
  [1128, 345],
  [1168, 300],
  [1205, 288],
  [1238, 318],
  [1262, 392],
  [1310, 470],
  [1345, 560],
  [1402, 655],
  [1440, 742],
  [1520, 838],
  [1640, 922],
  [1790, 978],
  [1930, SHORE + 8],
];

/** From the summit down, dividing the lit face from the shaded one. */
const SPINE: readonly Point[] = [
  [1205, 288],
  [1190, 380],
  [1212, 470],
  [1165, 590],
  [1188, 700],
  [1120, 830],
  [1085, 930],
  [1010, SHORE + 8],
];

const strata = (paper: Paper): string =>
  times(11, (i): string => {
    const y = 385 + i * 52 + between(paper.random, -8, 8);
    const upper = rough(
      paper.random,
      [
        [500, y + 22],
        [1190, y],
        [2000, y + 34],
      ],
      0.06,
      34,
    );
    const lower = rough(
      paper.random,
      [
        [2000, y + 44 + i],
        [1190, y + 13 + i],
        [500, y + 30],
      ],
      0.06,
      34,
    );
    return line([...upper, ...lower], true);
  }).join('');

const gullies = (paper: Paper): string =>
  times(15, (i): string => {
    const share = i / 14;
    const top: Point = [
      1130 + share * 130,
      430 + Math.abs(share - 0.5) * 190 + between(paper.random, 0, 120),
    ];
    const foot: Point = [640 + share * 1180, SHORE];
    const middle: Point = [top[0] * 0.55 + foot[0] * 0.45, top[1] * 0.35 + foot[1] * 0.65];
    const down = rough(paper.random, [top, middle, foot], 0.25, 26);
    const wide = between(paper.random, 8, 20);
    return line(
      [
        ...down,
        ...down
          .slice(1)
          .reverse()
          .map(([x, y], k): Point => [x + wide * (1 - k / down.length), y]),
      ],
      true,
    );
  }).join('');

const cone = (paper: Paper): Markup => {
  const outline = rough(paper.random, OUTLINE, 0.22, 22);
  const body = ground(outline, SHORE + 10);
  const spine = rough(paper.random, SPINE, 0.5, 18);
  const dark = line([[500, SHORE + 20], [500, 200], [1205, 200], ...spine], true);
  const moss = mix(iceland.moss, gold, 0.35);
  return clipped(
    paper,
    body,
    shape(
      body,
      vertical(paper, 290, SHORE, '#f6b277', '#d98a58', '#b98a4c', moss, mix(iceland.moss, '#2d4a2c', 0.3)),
    ),
    shape(strata(paper), '#7b4a3c', { opacity: 0.42 }),
    shape(gullies(paper), '#5d3f45', { opacity: 0.5 }),
    spray(paper, body, '#fff0c9', [1750, 560], [1330, 640], 0.6),
    clipped(
      paper,
      dark,
      shape(
        body,
        vertical(paper, 290, SHORE, '#5a4a6c', '#43405f', '#33425a', mix('#2f4a45', iceland.basalt, 0.3)),
      ),
      shape(strata(paper), '#1c2238', { opacity: 0.45 }),
      shape(gullies(paper), '#8d83a8', { opacity: 0.28 }),
      spray(paper, dark, '#8f86ad', [700, 560], [1120, 560], 0.5),
      spray(paper, dark, '#1a2136', [1180, 700], [900, 640], 0.75),
    ),
  );
};

const range = (paper: Paper, ridge: readonly Point[], lit: string, shade: string): Markup =>
  mountains(paper, {
    ridge: rough(paper.random, ridge, 0.35, 18),
    base: SHORE + 4,
    lit,
    shade,
    light: 'right',
    snow: { line: 820, lit: '#fff1e0', shade: '#a9b4d0' },
  });

const falls = (paper: Paper, [x, top]: Point, width: number, drop: number): Markup => {
  const threads = times(9, (i): string => {
    const at = x + ((i + 0.5) / 9 - 0.5) * width + between(paper.random, -4, 4);
    return `M${at.toFixed(0)} ${top.toFixed(0)}q${between(paper.random, -6, 6).toFixed(0)} ${(drop / 2).toFixed(0)} ${((at - x) * 0.25).toFixed(0)} ${(drop * between(paper.random, 0.8, 1)).toFixed(0)}`;
  }).join('');
  const veil = `M${(x - width / 2).toFixed(0)} ${top.toFixed(0)}h${width.toFixed(0)}q${(width * 0.05).toFixed(0)} ${(drop * 0.4).toFixed(0)} ${(width * 0.14).toFixed(0)} ${drop.toFixed(0)}h-${(width * 1.28).toFixed(0)}q${(width * 0.1).toFixed(0)}-${(drop * 0.5).toFixed(0)} ${(width * 0.14).toFixed(0)}-${drop.toFixed(0)}z`;
  return group(
    {},
    shape(veil, vertical(paper, top, top + drop, '#fdf3e3', '#b9cfe0', '#f4fafa')),
    stroke(threads, '#ffffff', 5, { opacity: 0.8 }),
  );
};

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
