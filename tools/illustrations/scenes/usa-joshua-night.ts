import { glow, haze, sky } from '../kit/effects';
import { ground, smooth, type Point } from '../kit/geometry';
import { points, stops } from '../kit/isles';
import { vertical } from '../kit/paper';
import { stones, tufts } from '../kit/plants';
import { crest, starfield } from '../kit/posters';
import { joshua } from '../kit/posters-west-road';
import { between, times, type Random } from '../kit/random';
import type { Scene } from '../kit/scene';
import { disc, group, placed, shape, short, stroke, type Markup } from '../kit/svg';

/** A rounded block of granite: its own light from the moon at the left, a shaded belly, a crack. */
const block = (random: Random, x: number, y: number, w: number, h: number): Markup => {
  const at = (dx: number, dy: number): string => `${short(x + dx * w)} ${short(y + dy * h)}`;
  const d = smooth(
    points(
      [
        at(-0.5, 0),
        at(-0.54, -0.5),
        at(-0.3, -0.94),
        at(0.1, -1),
        at(0.44, -0.8),
        at(0.54, -0.36),
        at(0.48, 0),
      ].join(' '),
    ),
    true,
  );
  const dark = smooth(
    points(
      [
        at(-0.5, 0),
        at(-0.2, -0.24),
        at(0.08, -0.4),
        at(0.2, -0.74),
        at(0.1, -1),
        at(0.44, -0.8),
        at(0.54, -0.36),
        at(0.48, 0),
      ].join(' '),
    ),
    true,
  );
  const light = smooth(
    points(
      [
        at(-0.5, -0.3),
        at(-0.5, -0.6),
        at(-0.28, -0.92),
        at(0.02, -0.98),
        at(-0.24, -0.74),
        at(-0.4, -0.5),
      ].join(' '),
    ),
    true,
  );
  return group(
    {},
    shape(d, '#a88a94'),
    shape(dark, '#54486c'),
    shape(light, '#f0d8c0'),
    stroke(
      `M${at(between(random, -0.2, 0.1), -0.96)}L${at(between(random, -0.1, 0.2), -0.5)}L${at(between(random, -0.2, 0.2), -0.1)}`,
      '#3c3454',
      5,
      { opacity: 0.7 },
    ),
  );
};

/** A tent with a lamp inside, foot at 0. */
const litTent = (): Markup =>
  group(
    {},
    shape('M-150 8q150 20 310 0q-160-26-310 0z', '#ffb04c', { opacity: 0.3 }),
    shape('M-130 0L-10-140L130 0z', '#ffb44c'),
    shape('M-10-140L130 0H50z', '#e07a34'),
    shape('M-40 0L-10-110L24 0z', '#fff2c0'),
    disc(-8, -34, 15, '#5c3440'),
    shape('M-32 0q24-34 46 0z', '#5c3440'),
  );

export const scene: Scene = {
  key: 'usa-joshua-night',
  draw: (paper) => {
    const { random } = paper;
    const ground0: Point[] = points('-60 1210 400 1190 900 1200 1400 1190 1900 1210 2460 1190');
    const near: Point[] = points('-60 1460 400 1440 900 1470 1400 1450 1900 1470 2460 1440');
    const milky = times(300, (): Markup => {
      const t = random();
      const off = (random() + random() + random() - 1.5) * 260;
      return disc(
        Math.round(300 + t * 2100 + off * 0.3),
        Math.round(1080 - t * 1200 + off),
        between(random, 1, 3.2),
        '#fff4e4',
        { opacity: Number(short(between(random, 0.3, 0.95))) },
      );
    });
    return [
      sky(paper, 1200, '#0a1030', '#1c2452', '#443a74', '#8a5480', '#e0886c', '#ffc488'),
      ...[0, 1, 2, 3, 4, 5].map((i) =>
        glow(
          paper,
          [700 + i * 300, 900 - i * 180],
          340,
          stops('0 #d8ccf4 0.26, 0.5 #b0a4e0 0.1, 1 #b0a4e0 0'),
        ),
      ),
      starfield(random, 230, 1050, '#fff6e6'),
      ...milky,
      glow(paper, [1500, 1220], 1300, stops('0 #ffd49c 0.7, 0.4 #ff9a70 0.3, 1 #ff9a70 0'), 0.6),
      shape(
        ground(
          crest(random, '-60 1120 300 1090 640 1110 1000 1080 1400 1100 1800 1070 2200 1096 2460 1080', 0.16),
          1230,
        ),
        '#5c3c68',
      ),
      shape(
        `${smooth(ground0)}L2460 1660L-60 1660z`,
        vertical(paper, 1190, 1500, '#a8706c', '#6a4664', '#3c2a50'),
      ),
      haze(paper, 1060, 1210, '#ffb48c', 0.35),
      ...[
        [340, 1170, 110],
        [1060, 1180, 90],
        [1290, 1176, 120],
        [2000, 1180, 100],
      ].map(([x = 0, y = 0, s = 0]) =>
        joshua(random, [x, y], s, ['#3c2c4c', '#8a6470', '#2c2848', '#6a5a78']),
      ),
      block(random, 1480, 1250, 420, 330),
      block(random, 1860, 1260, 360, 250),
      block(random, 2200, 1260, 480, 380),
      block(random, 1660, 1010, 330, 240),
      block(random, 2010, 1040, 340, 260),
      block(random, 1830, 830, 260, 190),
      block(random, 2330, 920, 330, 250),
      block(random, 1300, 1270, 240, 150),
      block(random, 2050, 1300, 260, 140),
      block(random, 1640, 1300, 300, 150),
      shape(
        `${smooth(near)}L2460 1660L-60 1660z`,
        vertical(paper, 1440, 1660, '#54384c', '#2c2040', '#1a1430'),
      ),
      shape(stones(random, [0, 2400], [1300, 1430], 30, 30), '#4a3858'),
      shape(tufts(random, points('-60 1330 500 1320 1100 1340 1700 1330 2460 1340'), 40, 26, 0.1), '#8a6a78'),
      placed(1120, 1400, 1.1, litTent()),
      joshua(random, [640, 1480], 980, ['#2c1f38', '#c88a74', '#1c1c34', '#8a8474']),
      joshua(random, [210, 1420], 380, ['#2c1f38', '#a8746c', '#1c1c34', '#6a6870']),
      shape(
        tufts(random, points('-60 1560 500 1540 1100 1570 1700 1550 2460 1560'), 80, 16, 0.15),
        '#1c1630',
      ),
      shape(stones(random, [0, 2400], [1540, 1630], 18, 50), '#2a2040'),
    ];
  },
};
