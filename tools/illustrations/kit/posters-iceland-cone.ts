import { mix } from './colour';
import { clipped, spray } from './effects';
import { ground, line, rough, type Point } from './geometry';
import { hawaii, iceland } from './palette';
import { vertical, type Paper } from './paper';
import { between, times } from './random';
import { group, shape, stroke, type Markup } from './svg';

/** The water's edge at the foot of the cone, in the picture's coordinates, as the cone itself. */
export const SHORE = 1010;
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

/** Layers of rock across the cone. */
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

/** Gullies from below the summit to the foot, wider at the top. */
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

/** A lone steep mountain in old layers of lava, moss at its foot; low light from the right. */
export const cone = (paper: Paper): Markup => {
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

/** A veil of water with white threads; x is its middle, top its lip. */
export const falls = (paper: Paper, [x, top]: Point, width: number, drop: number): Markup => {
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
