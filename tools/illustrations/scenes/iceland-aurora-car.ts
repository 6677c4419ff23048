import { glow, haze, sky } from '../kit/effects';
import { ground, smooth, type Point } from '../kit/geometry';
import { points, stops } from '../kit/isles';
import { gradient, vertical } from '../kit/paper';
import { crest, starfield } from '../kit/posters';
import { between, times } from '../kit/random';
import type { Scene } from '../kit/scene';
import { disc, group, placed, shape, short, stroke, type Markup } from '../kit/svg';

/** A small car seen from its side, wheels at 0, nose to the right, about 560 long; two people sit on its roof. */
const carAtNight = (): Markup =>
  group(
    {},
    shape('M-300 6q300 20 640 0q-300 34-640 0z', '#05080f', { opacity: 0.6 }),
    shape(
      'M-276-52C-282-110-262-126-214-132L-166-200Q-156-214-132-214H66Q90-214 106-198L164-134L250-118Q284-110 286-60L280-44H-270z',
      '#a83428',
    ),
    shape('M-276-52C-282-110-262-126-214-132H164L250-118Q284-110 286-60L280-44H-270z', '#7f2620'),
    shape('M-176-136L-138-192H-30V-136zM-14-192H64Q78-192 88-182L132-136H-14z', '#0f2a34'),
    shape('M-176-136L-138-192H-96L-134-136zM-14-192H20L-2-136H-14z', '#3f8a78'),
    stroke('M-214-132L-166-200Q-156-214-132-214H66Q90-214 106-198L164-134L250-118', '#7fe0a8', 6, {
      opacity: 0.9,
    }),
    shape('M262-100h24v22h-24z', '#fff2b8'),
    shape('M-280-104h16v24h-16z', '#ff6a4c'),
    ...[-168, 176].map((x) =>
      group({}, disc(x, -42, 52, '#0c0f18'), disc(x, -42, 26, '#5a6470'), disc(x, -42, 10, '#20242e')),
    ),
    shape('M-96-214C-100-260-92-298-64-304C-34-304-26-266-30-214zM-40-240L26-226L30-214H-44z', '#d8a03c'),
    disc(-62, -326, 24, '#1c1a24'),
    shape('M-86-330C-88-358-36-358-38-330C-50-338-72-338-86-330z', '#e8e0cc'),
    shape('M-6-214C-10-262-2-302 28-308C58-308 66-268 62-214zM50-240L116-226L120-214H46z', '#2f6f94'),
    disc(30, -330, 24, '#1c1a24'),
    shape('M6-334C4-362 56-362 54-334C42-342 20-342 6-334z', '#d9442c'),
    stroke('M-34-296Q-30-260-34-226M58-300Q62-262 60-226', '#a8f0c0', 5, { opacity: 0.7 }),
  );

export const scene: Scene = {
  key: 'iceland-aurora-car',
  draw: (paper) => {
    const { random } = paper;
    /** One curtain: rays that hang upward from a waving foot. */
    const curtain = (
      foot: string,
      tall: number,
      count: number,
      low: string,
      high: string,
      opacity: number,
    ): Markup => {
      const way = points(foot);
      const rays = times(count, (i): Markup => {
        const t = (i / (count - 1)) * (way.length - 1);
        const k = Math.min(way.length - 2, Math.floor(t));
        const [a, b] = [way[k] ?? [0, 0], way[k + 1] ?? [0, 0]];
        const s = t - k;
        const [x, y] = [a[0] + (b[0] - a[0]) * s, a[1] + (b[1] - a[1]) * s];
        const h = tall * between(random, 0.6, 1.05);
        const w = between(random, 80, 150);
        const lean = (x - 1200) * 0.16;
        return shape(
          `M${short(x - w / 2)} ${short(y)}q${short(w / 2)} 16 ${short(w)} 0L${short(x + lean + w * 0.7)} ${short(y - h)}L${short(x + lean - w * 0.7)} ${short(y - h)}z`,
          gradient(
            paper,
            [0, Math.round(y / 60) * 60],
            [0, Math.round((y - h) / 90) * 90],
            stops(`0 ${low} 0.05, 0.06 ${low} 0.5, 0.3 ${low} 0.3, 0.7 ${high} 0.2, 1 ${high} 0`),
          ),
        );
      });
      return group({ opacity }, ...rays);
    };
    const ridge = crest(
      random,
      '-60 1160 160 1100 340 1040 480 960 600 1010 740 930 860 860 980 940 1120 1020 1300 1060 1500 1000 1660 940 1780 880 1900 950 2060 1020 2240 1060 2460 1100',
      0.2,
    );
    const near: Point[] = points('-60 1270 400 1250 900 1260 1400 1270 1900 1250 2460 1270');
    return [
      sky(paper, 1200, '#050b1e', '#0a1c38', '#123c50', '#1f6a64', '#3f9a7c'),
      starfield(random, 210, 1000, '#e8f4ff'),
      glow(paper, [1250, 900], 1400, stops('0 #6fe8a8 0.5, 0.4 #3fb088 0.25, 1 #3fb088 0')),
      curtain(
        '-80 820 200 760 520 720 820 760 1100 840 1300 800 1500 700 1800 620 2120 640 2480 720',
        620,
        64,
        '#5fe89c',
        '#3f9ac0',
        0.75,
      ),
      curtain(
        '300 560 620 470 980 450 1240 520 1420 610 1240 680 1020 650 1180 560 1500 470 1880 400 2300 420 2500 460',
        460,
        70,
        '#9cffb8',
        '#b06ad0',
        0.85,
      ),
      curtain('900 640 1060 690 1250 690 1380 620', 260, 16, '#d8ffd0', '#ff7ac0', 0.8),
      shape(ground(ridge, 1300), vertical(paper, 860, 1290, '#2c5a74', '#173a54', '#0e2238')),
      shape(
        'M860 860L980 940L1060 980L960 990L900 940L840 960L780 940zM480 960L560 1000L500 1010L440 1020L400 1000zM1780 880L1880 940L1800 960L1740 930L1680 960L1660 940z',
        '#cfeee0',
        { opacity: 0.85 },
      ),
      haze(paper, 1050, 1280, '#3f9a84', 0.35),
      shape(
        `${smooth(near)}L2460 1660L-60 1660z`,
        vertical(paper, 1250, 1640, '#16303c', '#0c1a28', '#060c18'),
      ),
      shape(
        'M1120 1264L1180 1262L1500 1660H620z',
        vertical(paper, 1262, 1660, '#2a4a54', '#1a2c3a', '#0e1826'),
      ),
      shape('M1146 1280h10l8 40h-22zM1138 1350h18l8 60h-30zM1124 1450h30l12 110h-56z', '#8fe0b8', {
        opacity: 0.7,
      }),
      ...[
        [1040, 1330, 40],
        [1280, 1340, 40],
        [930, 1430, 70],
        [1400, 1450, 70],
      ].map(([x = 0, y = 0, h = 0]) =>
        group(
          {},
          shape(
            `M${short(x - h * 0.08)} ${short(y)}h${short(h * 0.16)}v${short(-h)}h${short(-h * 0.16)}z`,
            '#e8c84c',
          ),
          shape(
            `M${short(x - h * 0.08)} ${short(y - h * 0.7)}h${short(h * 0.16)}v${short(-h * 0.2)}h${short(-h * 0.16)}z`,
            '#fffbe0',
          ),
        ),
      ),
      shape('M1560 1480q360-40 720 0q-360 60-720 0z', '#5fe8a0', { opacity: 0.16 }),
      placed(1880, 1490, 1.28, carAtNight()),
      shape(
        'M2240 1370L2470 1340V1470L2240 1400z',
        gradient(paper, [2240, 1380], [2470, 1400], stops('0 #fff2b8 0.7, 1 #fff2b8 0.05')),
      ),
      ...times(60, () => {
        const [x, y] = [between(random, -40, 2440), between(random, 1300, 1640)];
        return stroke(
          `M${short(x)} ${short(y)}l${short(between(random, -8, 8))}-${short(between(random, 10, 26))}`,
          '#3f7a6c',
          4,
          { opacity: 0.6 },
        );
      }),
    ];
  },
};
