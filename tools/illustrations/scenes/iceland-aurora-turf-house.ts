import { clipped, faded, glow, shared, sky, spray } from '../kit/effects';
import { ground, line, rough, smooth, type Point } from '../kit/geometry';
import { mountains } from '../kit/mountain';
import { gradient, vertical, type Paper } from '../kit/paper';
import { between, times } from '../kit/random';
import type { Scene } from '../kit/scene';
import { disc, group, shape, stroke, type Markup } from '../kit/svg';

const LAND = 1120;

/** A curtain of light: its lower hem is a curve, its rays run upwards and fade. */
const curtain = (
  paper: Paper,
  hem: readonly Point[],
  height: number,
  colour: string,
  strength: number,
): Markup => {
  const edge = smooth(hem);
  const top = [...hem].reverse().map(([x, y]): Point => [x - height * 0.16, y - height]);
  const body = `${edge}L${smooth(top).slice(1)}z`;
  const low = Math.max(...hem.map(([, y]) => y));
  const rays = times(46, (): Markup => {
    const at = hem[Math.floor(paper.random() * hem.length)] ?? [0, 0];
    const x = at[0] + between(paper.random, -120, 120);
    const tall = height * between(paper.random, 0.4, 1.05);
    return stroke(
      `M${x.toFixed(0)} ${(at[1] - 30).toFixed(0)}l${(-tall * 0.16).toFixed(0)} ${(-tall).toFixed(0)}`,
      colour,
      between(paper.random, 10, 46),
      { opacity: 0.1 },
    );
  });
  const veil = shape(
    body,
    gradient(
      paper,
      [0, low],
      [-height * 0.16, low - height * 1.2],
      [
        [0, colour, strength],
        [0.25, colour, strength * 0.62],
        [1, colour, 0],
      ],
    ),
  );
  return group({}, veil, ...rays, stroke(edge, '#e6ffd9', 7, { opacity: 0.45 }));
};

const turfHouse = (paper: Paper, x: number, width: number, lamp: boolean): Markup => {
  const [left, right, eave, top] = [x - width / 2, x + width / 2, LAND + 40, LAND - width * 0.52];
  const roof = smooth([
    [left - 60, LAND + 150],
    [left + 8, eave - 20],
    [x - width * 0.2, top + 60],
    [x, top],
    [x + width * 0.2, top + 60],
    [right - 8, eave - 20],
    [right + 60, LAND + 150],
  ]);
  const gable = line(
    [
      [left + 46, LAND + 150],
      [left + 46, eave],
      [x, top + 58],
      [right - 46, eave],
      [right - 46, LAND + 150],
    ],
    true,
  );
  const boards = times(
    9,
    (i) =>
      `M${(left + 46 + ((i + 0.5) * (width - 92)) / 9).toFixed(0)} ${String(top + 50)}V${String(LAND + 150)}`,
  ).join('');
  return group(
    {},
    shape(`${roof}z`, vertical(paper, top, LAND + 150, '#3d5a4a', '#22382f', '#172423')),
    spray(paper, `${roof}z`, '#9fd8b0', [x, top - 60], [x, top + 190], 0.6),
    shape(gable, vertical(paper, top, LAND + 150, '#2a2433', '#3a2a2c')),
    clipped(paper, gable, stroke(boards, '#191620', 5, { opacity: 0.7 })),
    stroke(
      `M${String(left + 30)} ${String(eave + 14)}L${String(x)} ${String(top + 40)}L${String(right - 30)} ${String(eave + 14)}`,
      '#cfd9da',
      13,
    ),
    lamp
      ? glow(paper, [x, LAND + 36], 330, [
          [0, '#ffd27a', 0.75],
          [0.3, '#ffb04a', 0.3],
          [1, '#ffb04a', 0],
        ])
      : '',
    shape(`M${String(x - 36)} ${String(LAND + 2)}h72v70h-72z`, lamp ? '#ffe39a' : '#141a26'),
    stroke(`M${String(x)} ${String(LAND + 2)}v70M${String(x - 36)} ${String(LAND + 37)}h72`, '#4a3020', 6),
  );
};

export const scene: Scene = {
  key: 'iceland-aurora-turf-house',
  draw: (paper) => {
    const { random } = paper;
    const stars = times(150, () =>
      disc(random() * 2400, random() * 900, between(random, 1, 3.6), '#f6f7ea', {
        opacity: between(random, 0.4, 1),
      }),
    );
    const peaks = shared(
      paper,
      mountains(paper, {
        ridge: rough(
          random,
          [
            [-60, 960],
            [180, 820],
            [380, 700],
            [520, 790],
            [720, 860],
            [960, 930],
            [1240, 890],
            [1500, 780],
            [1720, 640],
            [1880, 560],
            [2010, 660],
            [2200, 780],
            [2460, 850],
          ],
          0.4,
          18,
        ),
        base: LAND + 30,
        lit: '#3f5f78',
        shade: '#1a2a42',
        light: 'left',
        prominence: 40,
        snow: { line: 900, lit: '#cfe8df', shade: '#5d7f95' },
      }),
    );
    const snow = rough(
      random,
      [
        [-60, 1090],
        [320, 1128],
        [760, 1190],
        [1180, 1206],
        [1620, 1190],
        [2040, 1136],
        [2460, 1096],
      ],
      0.08,
      24,
    );
    const near = rough(
      random,
      [
        [-60, 1330],
        [420, 1380],
        [980, 1470],
        [1500, 1450],
        [2000, 1390],
        [2460, 1300],
      ],
      0.08,
      24,
    );
    return [
      sky(paper, LAND, '#070d1c', '#0e2036', '#17445a', '#2f7a78'),
      ...stars,
      curtain(
        paper,
        [
          [-80, 640],
          [240, 700],
          [520, 610],
          [820, 520],
          [1080, 590],
          [1320, 700],
          [1620, 640],
          [1900, 470],
          [2180, 430],
          [2480, 520],
        ],
        560,
        '#59e39b',
        0.75,
      ),
      curtain(
        paper,
        [
          [300, 430],
          [640, 360],
          [1000, 300],
          [1300, 380],
          [1620, 330],
          [1960, 200],
          [2300, 230],
        ],
        380,
        '#7ad7d0',
        0.45,
      ),
      curtain(
        paper,
        [
          [1500, 560],
          [1760, 470],
          [2040, 360],
          [2300, 380],
        ],
        420,
        '#c58be0',
        0.28,
      ),
      peaks,
      faded(
        paper,
        [0, LAND + 20],
        [0, LAND - 220],
        shape(`M-60 ${String(LAND + 40)}H2460V760H-60z`, '#6fd1a8', { opacity: 0.35 }),
      ),
      shape(ground(snow, 1660), vertical(paper, 1090, 1500, '#a8d8cf', '#5f93a6', '#284a66')),
      spray(paper, ground(snow, 1660), '#1c3654', [400, 1560], [1200, 1180], 0.9),
      turfHouse(paper, 1420, 380, false),
      turfHouse(paper, 1120, 440, true),
      shape(
        smooth(
          [
            [640, 1250],
            [900, 1206],
            [1180, 1226],
            [1480, 1212],
            [1760, 1248],
            [1500, 1290],
            [980, 1292],
          ],
          true,
        ),
        '#b9ddd6',
      ),
      faded(
        paper,
        [0, 1210],
        [0, 1460],
        shape('M1064 1216H1176L1340 1500H900z', '#ffca74', { opacity: 0.55 }),
      ),
      shape(ground(near, 1660), vertical(paper, 1300, 1640, '#4b7d93', '#1c3a58', '#0d2038')),
      spray(paper, ground(near, 1660), '#9fe0c8', [1900, 1300], [1500, 1500], 0.5),
      stroke(
        'M150 1440V1290M300 1462V1312M450 1480V1336M600 1500V1356M120 1330L640 1396M120 1390L640 1452',
        '#0b1524',
        13,
      ),
    ];
  },
};
