import { streak } from '../kit/clouds';
import { gull } from '../kit/creatures';
import { clipped, faded, glow, shared, sky, spray } from '../kit/effects';
import { ground, rough, smooth } from '../kit/geometry';
import { points } from '../kit/isles';
import { mountains } from '../kit/mountain';
import { vertical } from '../kit/paper';
import { stones } from '../kit/plants';
import { berg, crevasses, seal, tongue } from '../kit/posters-iceland-ice';
import type { Scene } from '../kit/scene';
import { shape, stroke } from '../kit/svg';
import { reflected, ripples } from '../kit/water';

const WATER = 860;

export const scene: Scene = {
  key: 'iceland-glacier-lagoon',
  draw: (paper) => {
    const { random } = paper;
    const water = `M-60 ${String(WATER)}H2460V1660H-60z`;
    const front = tongue(WATER);
    const cracks = crevasses(random, WATER);
    const big = shared(
      paper,
      berg(
        paper,
        [
          [760, 1066],
          [800, 900],
          [900, 820],
          [960, 660],
          [1060, 590],
          [1170, 640],
          [1240, 560],
          [1330, 600],
          [1400, 760],
          [1520, 830],
          [1610, 960],
          [1650, 1066],
        ],
        [
          [1060, 590],
          [1120, 720],
          [1080, 850],
          [1160, 960],
          [1120, 1080],
        ],
        1066,
      ),
    );
    const left = shared(
      paper,
      berg(
        paper,
        [
          [70, 1010],
          [110, 900],
          [210, 850],
          [290, 770],
          [380, 830],
          [470, 860],
          [560, 960],
          [590, 1010],
        ],
        [
          [290, 770],
          [330, 880],
          [300, 1010],
        ],
        1010,
      ),
    );
    const right = shared(
      paper,
      berg(
        paper,
        [
          [1830, 1000],
          [1880, 900],
          [1960, 880],
          [2040, 790],
          [2120, 740],
          [2200, 830],
          [2320, 880],
          [2370, 1000],
        ],
        [
          [2120, 740],
          [2090, 880],
          [2150, 1000],
        ],
        1000,
      ),
    );
    const floe = smooth(
      [
        [1290, 1352],
        [1420, 1312],
        [1700, 1300],
        [1980, 1322],
        [2080, 1362],
        [1960, 1392],
        [1560, 1402],
        [1370, 1386],
      ],
      true,
    );
    const shore = rough(
      random,
      [
        [-60, 1440],
        [300, 1462],
        [760, 1530],
        [1180, 1600],
        [1300, 1660],
      ],
      0.12,
      18,
    );
    return [
      sky(paper, WATER, '#5f7f9f', '#9fbccb', '#dfe6de', '#f6e3c8'),
      glow(paper, [420, 420], 1200, [
        [0, '#fffdf0', 0.85],
        [0.2, '#fff2d0', 0.5],
        [1, '#fff2d0', 0],
      ]),
      shape(streak(random, 1700, 240, 1300, 60), '#ffffff', { opacity: 0.5 }),
      shape(streak(random, 700, 360, 1000, 40), '#ffffff', { opacity: 0.4 }),
      mountains(paper, {
        ridge: rough(
          random,
          points(
            '-60 520 160 420 360 320 520 420 800 400 1180 330 1420 240 1600 300 1800 440 2060 400 2240 320 2460 440',
          ),
          0.35,
          18,
        ),
        base: WATER,
        lit: '#a5b2bd',
        shade: '#5f7690',
        light: 'left',
        snow: { line: 520, lit: '#fffaf0', shade: '#b4c8d8' },
      }),
      clipped(
        paper,
        front,
        shape(front, vertical(paper, 430, WATER, '#ffffff', '#dff1f3', '#9fd3df', '#63b2c8')),
        stroke(cracks, '#4f97b5', 8, { opacity: 0.45 }),
        stroke(cracks, '#ffffff', 6, { opacity: 0.7, transform: 'translate(-9 0)' }),
        spray(paper, front, '#3f86a8', [2400, WATER], [1200, 560], 0.7),
      ),
      shape(water, vertical(paper, WATER, 1620, '#cfe6ea', '#7fb9c9', '#2f7795', '#123f5c')),
      reflected(paper, WATER + 6, 160, water, shape(front, '#bfe2e8')),
      reflected(paper, 1010, 170, water, left),
      reflected(paper, 1000, 150, water, right),
      reflected(paper, 1066, 330, water, big),
      shape(ripples(random, WATER + 10, 1500, 120), '#f4fbfa', { opacity: 0.28 }),
      left,
      right,
      big,
      stroke('M40 1014H620M1800 1004H2400M720 1070H1690', '#f6ffff', 7, { opacity: 0.75 }),
      shape(
        smooth(
          [
            [300, 1180],
            [420, 1150],
            [620, 1156],
            [700, 1186],
            [560, 1204],
            [380, 1202],
          ],
          true,
        ),
        vertical(paper, 1150, 1204, '#ffffff', '#7fc6d6'),
      ),
      shape(floe, vertical(paper, 1300, 1400, '#ffffff', '#c8e9ee', '#5fb2c8')),
      seal(1690, 1330),
      faded(
        paper,
        [0, 1400],
        [0, 1520],
        shape('M1320 1400H2060L1960 1520H1440z', '#9fd5e0', { opacity: 0.6 }),
      ),
      shape(ground(shore, 1660), vertical(paper, 1440, 1640, '#4a525a', '#252d36', '#12181f')),
      spray(paper, ground(shore, 1660), '#c8d4d8', [100, 1440], [700, 1600], 0.6),
      shape(stones(random, [-20, 900], [1500, 1620], 24, 60), '#0f151b', { opacity: 0.8 }),
      gull(1500, 420, 80, '#ffffff', -8),
      gull(1610, 486, 54, '#ffffff', 8),
    ];
  },
};
