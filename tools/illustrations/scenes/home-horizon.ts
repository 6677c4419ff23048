import { heap } from '../kit/clouds';
import { mix } from '../kit/colour';
import { gull } from '../kit/creatures';
import { clipped, faded, glow, shared, sky, spray } from '../kit/effects';
import { line, rough, type Point } from '../kit/geometry';
import { mountains } from '../kit/mountain';
import { vertical, type Paper } from '../kit/paper';
import type { Scene } from '../kit/scene';
import { disc, group, placed, shape, stroke, type Markup } from '../kit/svg';
import { glitter, reflected, ripples } from '../kit/water';

const SEA = 900;
const SUN: Point = [1560, 812];

/** A small sloop under full sail, lit from the right by the low sun; its waterline is at 0. */
const sloop = (): Markup =>
  group(
    {},
    shape('M-150-14C-90-4 110-4 176-26L140 30C90 44-80 44-118 30z', '#7a2f22'),
    shape('M-150-14C-90-4 110-4 176-26L170-16C100 4-86 6-146-6z', '#f4e3c3'),
    stroke('M8-24V-520', '#3b2a26', 9),
    shape('M-4-500C-34-330-70-180-132-62C-90-48-40-44-4-46z', '#f3ead8'),
    shape('M-4-500C-16-330-30-180-52-52C-36-46-20-46-4-46z', '#fffaf0'),
    shape('M24-492C70-340 128-180 190-46C130-34 70-38 24-46z', '#d9481c'),
    shape('M24-492C70-340 128-180 190-46C160-40 140-38 120-38C110-180 70-340 24-492z', '#f2803d'),
    stroke('M-110-120Q-60-108-8-112M-86-210Q-46-200-8-204', '#d8c8ac', 4),
    shape('M8-520L62-506L8-492z', '#0b5c73'),
    shape('M-66-14C-70-40-60-58-46-58C-32-58-24-40-28-12z', '#16202b'),
    disc(-46, -68, 13, '#e9b48a'),
  );

const island = (paper: Paper, ridge: readonly Point[], lit: string, shade: string): Markup =>
  mountains(paper, {
    ridge: rough(paper.random, ridge, 0.32, 20),
    base: SEA + 4,
    lit,
    shade,
    light: 'right',
  });

const swell = (paper: Paper, y: number, height: number, fill: string): Markup => {
  const crest: Point[] = Array.from({ length: 17 }, (_, i): Point => [
    -60 + i * 160,
    y + (i % 2 ? -height : height) * (0.4 + paper.random() * 0.6),
  ]);
  return shape(line([...rough(paper.random, crest, 0.16, 40), [2460, 1660], [-60, 1660]], true), fill);
};

export const scene: Scene = {
  key: 'home-horizon',
  draw: (paper) => {
    const { random } = paper;
    const water = `M-60 ${String(SEA)}H2460V1660H-60z`;
    const far = shared(
      paper,
      island(
        paper,
        [
          [1720, SEA],
          [1860, 820],
          [1960, 742],
          [2040, 690],
          [2120, 760],
          [2230, 800],
          [2330, 772],
          [2460, 846],
        ],
        '#e8a888',
        '#8f7fa6',
      ),
    );
    const near = shared(
      paper,
      island(
        paper,
        [
          [300, SEA],
          [420, 846],
          [520, 800],
          [610, 764],
          [690, 796],
          [800, 850],
          [930, SEA],
        ],
        '#c78f92',
        '#6f6a95',
      ),
    );
    const boat = placed(1120, 1046, 0.94, sloop());
    return [
      sky(paper, SEA, '#2e4a78', '#6f86ad', '#f0b9a0', '#ffd9a0'),
      glow(paper, SUN, 1300, [
        [0, '#fff6d2', 1],
        [0.09, '#ffe6a6', 0.75],
        [0.42, '#ffb27a', 0.32],
        [1, '#ffb27a', 0],
      ]),
      ...[
        [620, 560, 620, 120],
        [1980, 470, 720, 140],
        [1300, 640, 420, 60],
        [180, 690, 420, 70],
      ].map(([x = 0, y = 0, w = 0, h = 0]) => {
        const cloud = heap(random, x, y, w, h, 10);
        return group(
          { opacity: 0.85 },
          shape(cloud, vertical(paper, y - h, y, '#ffe9d2', '#e3a9a4')),
          spray(paper, cloud, '#8d7fa6', [x - w / 2, y], [x + w * 0.2, y - h], 0.7),
        );
      }),
      disc(SUN[0], SUN[1], 78, '#fffbe8'),
      far,
      near,
      shape(water, vertical(paper, SEA, 1620, '#ffcfa0', '#9fb0bd', '#2f6f8c', '#0d3d58')),
      reflected(paper, SEA + 4, 150, water, far, near),
      shape(ripples(random, SEA + 8, 1600, 130), '#eaf4f2', { opacity: 0.22 }),
      shape(
        glitter(random, { x: SUN[0], top: SEA + 6, bottom: 1560, spread: [110, 420], count: 190 }),
        '#fff3cf',
        { opacity: 0.85 },
      ),
      faded(paper, [0, 1090], [0, 1420], clipped(paper, water, placed(1120, 1090, [0.94, -0.6], sloop()))),
      boat,
      stroke('M960 1090Q1060 1104 1120 1094T1330 1078M930 1112Q1040 1126 1180 1112', '#fff6e2', 7, {
        opacity: 0.85,
      }),
      swell(paper, 1370, 18, mix('#1d5f7c', '#0d3d58', 0.4)),
      shape(ripples(random, 1400, 1600, 60), '#a9d3dc', { opacity: 0.3 }),
      swell(paper, 1500, 24, '#0b3550'),
      shape(ripples(random, 1520, 1600, 26), '#7fb4c4', { opacity: 0.3 }),
      gull(1420, 520, 92, '#fffaf0', -8),
      gull(1530, 586, 60, '#fffaf0', 8),
      gull(760, 690, 50, '#3c4a70', 4),
    ];
  },
};
