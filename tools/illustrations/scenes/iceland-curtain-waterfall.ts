import { gull, walker } from '../kit/creatures';
import { clipped, faded, glow, sky, spray } from '../kit/effects';
import { ground, line, rough, smooth, type Point } from '../kit/geometry';
import { iceland } from '../kit/palette';
import { vertical, type Paper } from '../kit/paper';
import { stones, tufts } from '../kit/plants';
import { between, times } from '../kit/random';
import type { Scene } from '../kit/scene';
import { disc, shape, stroke, type Markup } from '../kit/svg';
import { ripples } from '../kit/water';

const FOOT = 1220;

const cliff = (paper: Paper): Markup => {
  const top = rough(
    paper.random,
    [
      [-60, 330],
      [220, 300],
      [520, 340],
      [860, 372],
      [960, 392],
      [1500, 392],
      [1620, 366],
      [1900, 310],
      [2180, 270],
      [2460, 300],
    ],
    0.12,
    20,
  );
  const body = ground(top, FOOT + 60);
  const ledges = times(12, (i): string => {
    const y = 450 + i * 66 + between(paper.random, -14, 14);
    return line(
      [
        ...rough(
          paper.random,
          [
            [-60, y],
            [1200, y + 26],
            [2460, y - 10],
          ],
          0.08,
          30,
        ),
        [2460, y + 14],
        [1200, y + 52],
        [-60, y + 26],
      ],
      true,
    );
  }).join('');
  const clefts = times(40, (): string => {
    const x = between(paper.random, -40, 2440);
    return `M${x.toFixed(0)} ${between(paper.random, 380, 620).toFixed(0)}l${between(paper.random, -30, 30).toFixed(0)} ${between(paper.random, 180, 620).toFixed(0)}`;
  }).join('');
  return clipped(
    paper,
    body,
    shape(body, vertical(paper, 300, FOOT, '#8ea348', '#6d6b4e', '#4b4a50', '#2d3742', '#1d2733')),
    shape(ledges, '#1a222c', { opacity: 0.5 }),
    stroke(clefts, '#10171f', 9, { opacity: 0.4 }),
    spray(paper, body, '#e6d08a', [2460, 330], [1700, 700], 0.7),
    spray(paper, body, '#0f1720', [-60, 1220], [800, 700], 0.85),
    shape(tufts(paper.random, top, 60, 12, 0.2), iceland.moss),
    shape(
      `${line(top)}${line([...top].reverse().map(([x, y]): Point => [x, y + 54 + Math.sin(x / 70) * 20])).replace('M', 'L')}z`,
      '#86a043',
    ),
  );
};

export const scene: Scene = {
  key: 'iceland-curtain-waterfall',
  draw: (paper) => {
    const { random } = paper;
    const curtain = 'M968 396H1496C1510 640 1520 940 1560 1260H900C944 940 956 640 968 396z';
    const threads = times(64, (i): string => {
      const x = 976 + (i / 63) * 512 + between(random, -5, 5);
      const drift = (x - 1232) * 0.16;
      return `M${x.toFixed(0)} ${(396 + between(random, 0, 60)).toFixed(0)}C${x.toFixed(0)} 660 ${(x + drift * 0.4).toFixed(0)} 940 ${(x + drift).toFixed(0)} ${between(random, 1000, 1260).toFixed(0)}`;
    }).join('');
    const mist = times(60, () =>
      disc(
        1230 + (random() + random() - 1) * 620,
        1230 + between(random, -170, 40),
        between(random, 40, 130),
        '#f6fbf8',
        { opacity: 0.13 },
      ),
    );
    const drops = times(70, () =>
      disc(
        1230 + (random() + random() - 1) * 560,
        between(random, 900, 1260),
        between(random, 2, 6),
        '#ffffff',
        { opacity: 0.8 },
      ),
    );
    const near = rough(
      random,
      [
        [-60, 1420],
        [380, 1440],
        [760, 1520],
        [1020, 1600],
        [1080, 1660],
      ],
      0.14,
      18,
    );
    const right = rough(
      random,
      [
        [1480, 1660],
        [1560, 1570],
        [1820, 1470],
        [2120, 1410],
        [2460, 1380],
      ],
      0.14,
      18,
    );
    const river = smooth(
      [
        [820, 1230],
        [1640, 1230],
        [1780, 1300],
        [1700, 1420],
        [1560, 1560],
        [1600, 1700],
        [900, 1700],
        [1000, 1560],
        [820, 1430],
        [700, 1300],
      ],
      true,
    );
    const bow = (radius: number, colour: string): Markup =>
      stroke(
        `M${String(1500 - radius)} 1300A${String(radius)} ${String(radius)} 0 0 1 ${String(1500 + radius)} 1300`,
        colour,
        17,
        { opacity: 0.34 },
      );
    return [
      sky(paper, 700, '#5b8fb5', '#a5cbd6', '#e9f0df', '#fff3d2'),
      glow(paper, [2120, 120], 1100, [
        [0, '#fffdea', 0.9],
        [0.25, '#fff1c2', 0.5],
        [1, '#fff1c2', 0],
      ]),
      cliff(paper),
      shape(
        `M-60 ${String(FOOT)}H2460V1660H-60z`,
        vertical(paper, FOOT, 1640, '#7f9440', '#4f6f35', '#2c4530'),
      ),
      spray(paper, `M-60 ${String(FOOT)}H2460V1660H-60z`, '#e6cf74', [2460, 1240], [1600, 1440], 0.7),
      shape(river, vertical(paper, 1230, 1660, '#eaf6f6', '#8fc3d0', '#4b8aa3', '#2a5f7c')),
      clipped(paper, river, shape(ripples(random, 1270, 1640, 80), '#ffffff', { opacity: 0.5 })),
      shape(curtain, vertical(paper, 396, 1260, '#ffffff', '#dfeef2', '#b7d6e0', '#eef7f7')),
      clipped(
        paper,
        curtain,
        stroke(threads, '#8fb8c9', 7, { opacity: 0.55 }),
        stroke(threads, '#ffffff', 6, { opacity: 0.9, transform: 'translate(9 0)' }),
      ),
      spray(paper, curtain, '#5f8ba6', [900, 1200], [1180, 700], 0.8),
      spray(paper, curtain, '#fff2cc', [1540, 420], [1320, 640], 0.8),
      ...mist,
      faded(
        paper,
        [0, 900],
        [0, 1290],
        bow(640, '#e2574a'),
        bow(622, '#f0a045'),
        bow(604, '#f3e06a'),
        bow(586, '#74bd74'),
        bow(568, '#5aa5cf'),
        bow(550, '#8a6fb8'),
      ),
      ...drops,
      shape('M1720 1412H1784L1640 1490H1540z', '#1c2b22', { opacity: 0.5 }),
      walker(1752, 1414, 118, { coat: iceland.lava, shade: '#8c2a1c', legs: '#16202b', pack: '#f5b841' }),
      shape(ground(near, 1660), vertical(paper, 1420, 1640, '#5c7a33', '#2f4a2e', '#18271f')),
      shape(ground(right, 1660), vertical(paper, 1380, 1640, '#7d943c', '#3f5f30', '#1c2c22')),
      spray(paper, ground(right, 1660), '#efd884', [2460, 1380], [1800, 1560], 0.7),
      shape(stones(random, [60, 820], [1520, 1610], 18, 60), '#17241d', { opacity: 0.8 }),
      shape(tufts(random, near, 64, 14, 0.3), '#57762f'),
      shape(tufts(random, right, 56, 14, 0.3), '#8da445'),
      gull(760, 560, 80, '#ffffff', -10),
      gull(660, 640, 56, '#f4f7f2', 6),
      gull(1760, 640, 60, '#ffffff', 8),
    ];
  },
};
