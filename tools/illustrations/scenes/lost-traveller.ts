import { clipped, glow, haze, sky, spray } from '../kit/effects';
import { ground, smooth } from '../kit/geometry';
import { froth, points, ribbon, smoothShape, stops } from '../kit/isles';
import { gradient, vertical, type Paper } from '../kit/paper';
import { stones, tufts } from '../kit/plants';
import { crag, crest, starfield, streaks } from '../kit/posters';
import { between, times } from '../kit/random';
import type { Scene } from '../kit/scene';
import { disc, group, placed, shape, stroke, type Markup } from '../kit/svg';

const LAND = 960;

/** A finger post with no words on it: arms to all sides, its foot at 0, 900 high; the moon on the right. */
const signpost = (paper: Paper): Markup => {
  const arm = (y: number, long: number, tilt: number, tone: readonly [string, string]): Markup =>
    group(
      { transform: `translate(0 ${String(y)}) rotate(${String(tilt)}) scale(${String(Math.sign(long))} 1)` },
      shape(
        `M-40-52H${String(Math.abs(long) - 70)}L${String(Math.abs(long))} 0L${String(Math.abs(long) - 70)} 52H-40z`,
        gradient(
          paper,
          long > 0 ? [-40, 0] : [Math.abs(long), 0],
          long > 0 ? [Math.abs(long), 0] : [-40, 0],
          [
            [0, tone[0]],
            [1, tone[1]],
          ],
        ),
      ),
      stroke(`M-20-20H${String(Math.abs(long) - 110)}M20 16H${String(Math.abs(long) - 80)}`, '#3a2a30', 5, {
        opacity: 0.4,
      }),
      stroke(`M-40-52H${String(Math.abs(long) - 70)}L${String(Math.abs(long))} 0`, '#ffe9c0', 6, {
        opacity: 0.7,
      }),
      disc(0, -24, 8, '#2a2030'),
      disc(0, 26, 8, '#2a2030'),
    );
  return group(
    {},
    shape(
      'M-26 20L-20-880L0-904L20-880L26 20z',
      gradient(paper, [-26, 0], [26, 0], stops('0 #2f2434, 0.5 #6b4f44, 1 #e0b48a')),
    ),
    arm(-520, -330, 4, ['#4a3440', '#8a6450']),
    arm(-400, 300, 7, ['#7a5848', '#d9a878']),
    arm(-790, 380, -5, ['#8a6450', '#f0c490']),
    arm(-660, -400, -3, ['#54404a', '#a87c60']),
    arm(-655, 290, 3, ['#7a5848', '#d9a878']),
    shape('M-60 20C-50-30-20-40 0-40C30-40 56-24 64 20z', '#2c3a44'),
  );
};

/** The traveller from behind, scratching a head over a map held wide; feet at 0, 560 high. */
const traveller = (paper: Paper): Markup => {
  const coat = 'M-116-196C-140-330-126-412-60-430H60C126-412 140-330 116-196C60-172-60-172-116-196z';
  return group(
    {},
    shape(
      'M-92-200L-104-20L-124 0H-30L-34-20L-6-150L28-20L22 0H116L98-20L92-200z',
      gradient(paper, [-100, 0], [110, 0], stops('0 #141a34, 0.7 #2a3658, 1 #6a6f8c')),
    ),
    shape('M-130 8C-130-26-96-36-60-30L-24-6V8zM16 8V-6L60-30C100-36 128-26 128 8z', '#5a3428'),
    shape(
      'M-330-330L-214-372L-96-336L20-372L136-336L252-372L340-330L350-170L250-206L136-170L20-206L-96-170L-214-206L-340-170z',
      '#fff3d6',
      { transform: 'translate(0 -66)' },
    ),
    shape(
      'M-330-330L-214-372L-214-206L-340-170zM-96-336L20-372L20-206L-96-170zM136-336L252-372L250-206L136-170z',
      '#d9c3a0',
      { transform: 'translate(0 -66)' },
    ),
    stroke(
      'M-300-300Q-240-340-200-280T-80-290T60-300T200-300T310-270M250-320l36 36m0-36l-36 36',
      '#d9402c',
      9,
      { transform: 'translate(0 -66)', 'stroke-dasharray': '22 14' },
    ),
    clipped(
      paper,
      coat,
      shape(coat, gradient(paper, [-130, 0], [130, 0], stops('0 #6a1c28, 0.5 #d4402c, 1 #ff9a5c'))),
      spray(paper, coat, '#4a1230', [-130, -190], [-10, -280], 0.7),
    ),
    stroke('M-92-400C-150-380-190-340-208-300', '#9a2a2c', 54),
    stroke('M92-400C150-380 196-340 210-300', '#f0703c', 54),
    disc(-222, -290, 28, '#c98a68'),
    disc(224, -290, 28, '#ffc89a'),
    shape(
      'M-94-420H94C112-420 118-404 116-386L104-190C102-172 92-164 76-164H-76C-92-164-102-172-104-190L-116-386C-118-404-112-420-94-420z',
      gradient(paper, [-110, 0], [110, 0], stops('0 #0a4a58, 0.5 #1f8a94, 1 #7fd0c4')),
    ),
    shape('M-76-300H76V-196C76-186 70-180 60-180H-60C-70-180-76-186-76-196z', '#0b6472'),
    stroke('M-76-300H76M-90-360H90', '#f5b841', 10),
    shape(
      'M-128-430H128C140-430 144-440 144-452C144-466 138-474 126-474H-126C-138-474-144-466-144-452C-144-440-140-430-128-430z',
      '#e8b44c',
    ),
    shape('M40-430H128C140-430 144-440 144-452C144-466 138-474 126-474H40z', '#ffe09a'),
    stroke('M-70-474V-430M70-474V-430', '#8a5a2c', 10),
    disc(0, -532, 62, '#c98a68'),
    shape(
      'M-64-540C-70-610-40-640 0-640C44-640 72-610 64-540C66-500 50-478 30-470H-30C-50-478-66-500-64-540z',
      '#3a2434',
    ),
    shape('M-70-560C-76-630-40-662 0-662C44-662 78-630 70-560C30-576-30-576-70-560z', '#e85d3a'),
    shape('M16-661C50-656 76-624 70-560C58-565 46-568 32-570C44-604 36-640 16-661z', '#ffb07c'),
    shape('M-76-572C-30-590 30-590 76-572L74-546C30-562-30-562-74-546z', '#8f2a2c'),
    disc(0, -676, 22, '#fff3dc'),
  );
};

export const scene: Scene = {
  key: 'lost-traveller',
  draw: (paper) => {
    const { random } = paper;
    const sheep = (x: number, y: number, s: number, turn: 1 | -1): Markup =>
      placed(
        x,
        y,
        [s * turn, s],
        shape('M-60-50L-64 0H-48L-40-50zM40-50L44 0H60L62-52z', '#2a2636'),
        shape(
          froth(random, points('-90 -70 -80 -130 -10 -154 70 -136 92 -80 40 -40 -50 -40'), 40),
          gradient(paper, [-90, -140], [90, -60], stops('0 #8a90b0, 0.5 #d9d4dc, 1 #fff6e6')),
        ),
        shape('M70-130C90-160 130-160 146-132C150-108 130-84 110-80C90-90 74-106 70-130z', '#3a3448'),
        shape('M70-134C52-140 48-124 66-114zM146-134C164-142 168-126 150-116z', '#3a3448'),
        disc(96, -122, 5, '#fff6e0'),
        disc(124, -122, 5, '#fff6e0'),
      );
    const path = (d: string, widths: readonly [number, number, number]): Markup =>
      shape(
        ribbon(points(d), widths),
        gradient(paper, [300, 0], [2200, 0], stops('0 #7a7a8c, 0.55 #d4bd98, 1 #ffe6b4')),
      );
    const near = crest(random, '-60 1450 240 1470 520 1530 760 1600 900 1690', 0.12);
    const right = crest(random, '1620 1690 1800 1580 2040 1500 2260 1450 2460 1420', 0.12);
    const moor = crest(
      random,
      '-60 1010 260 980 620 1000 980 984 1300 976 1700 990 2060 970 2460 984',
      0.08,
      24,
    );
    return [
      sky(paper, LAND, '#0e1640', '#263a7c', '#5f6fae', '#c9a4b4', '#f6c9a8'),
      starfield(random, 170, 620),
      glow(paper, [1850, 330], 1000, stops('0 #fff6d4 0.7, 0.16 #d9d4e0 0.4, 1 #6f7fc0 0')),
      disc(1850, 330, 150, '#fff3cf'),
      disc(1806, 290, 30, '#e9d4a8', { opacity: 0.7 }),
      disc(1890, 370, 40, '#e9d4a8', { opacity: 0.6 }),
      disc(1902, 274, 16, '#e9d4a8', { opacity: 0.6 }),
      streaks(random, '500 330 1000 38 2080 470 800 34 1500 560 700 24 200 600 700 26', '#b4b4dc', 0.5),
      crag(paper, {
        outline: '-60 840 100 760 250 640 380 540 450 500 530 560 650 680 800 790 980 900 1100 970',
        spine: '452 500 440 580 490 660 450 760 480 970',
        base: LAND + 10,
        lit: ['#e9dcee', '#a9a4d0', '#8f8cc0'],
        shade: ['#6a70b0', '#5a62a4', '#6a70ac'],
        light: 'right',
        marks: ['#7f80b8', '#40488c'],
        count: 10,
      }),
      crag(paper, {
        outline: '1260 970 1420 880 1580 780 1720 690 1830 650 1960 720 2100 800 2280 860 2460 880',
        spine: '1832 650 1810 720 1860 800 1820 880 1840 970',
        base: LAND + 10,
        lit: ['#f0dcdc', '#b9aecb'],
        shade: ['#7f80b8', '#7a7cb4'],
        light: 'right',
        marks: ['#8f8cb8', '#555ca0'],
        count: 10,
      }),
      shape(
        ground(crest(random, '-60 900 300 880 700 920 1100 900 1500 930 1900 900 2460 920', 0.14), 1100),
        vertical(paper, 880, 1000, '#7f84b4', '#a99cb4'),
      ),
      haze(paper, 800, 980, '#f0c4b0', 0.5),
      shape(ground(moor, 1700), vertical(paper, 970, 1640, '#8f9a88', '#5f7a6c', '#34504f', '#1a2c38')),
      spray(paper, ground(moor, 1700), '#fff0c0', [2300, 980], [1500, 1240], 0.5),
      spray(paper, ground(moor, 1700), '#10203a', [-60, 1400], [800, 1180], 0.75),
      path(
        '1200 1700 1200 1500 1180 1400 1060 1300 760 1240 420 1180 240 1120 300 1060 140 1006',
        [330, 96, 8],
      ),
      path('1200 1560 1250 1400 1450 1300 1760 1250 2040 1180 2160 1110 2040 1050 2200 990', [160, 84, 8]),
      path('1210 1500 1230 1360 1160 1220 1260 1130 1180 1060 1240 990', [120, 62, 8]),
      path('1190 1520 1120 1380 860 1330 560 1360 260 1330 -80 1350', [130, 70, 60]),
      path('1220 1540 1340 1420 1640 1390 1980 1360 2240 1300 2480 1290', [120, 66, 60]),
      path('1180 1420 1000 1280 1020 1160 860 1090 900 1000', [70, 40, 6]),
      path('1240 1410 1400 1240 1560 1140 1520 1060 1640 986', [70, 42, 6]),
      shape(stones(random, [300, 2300], [1040, 1180], 30, 26), '#3a5454', { opacity: 0.7 }),
      shape(stones(random, [100, 900], [1260, 1460], 14, 44), '#22363f', { opacity: 0.8 }),
      shape(stones(random, [1600, 2400], [1200, 1460], 18, 44), '#3a5450', { opacity: 0.8 }),
      sheep(560, 1200, 0.62, 1),
      sheep(1790, 1190, 0.7, -1),
      sheep(1990, 1290, 0.9, -1),
      shape('M1290 1330Q1000 1360 660 1440Q980 1420 1320 1350z', '#10203a', { opacity: 0.5 }),
      placed(1330, 1330, 1, signpost(paper)),
      shape('M980 1500Q700 1530 420 1620Q760 1600 1060 1520z', '#10203a', { opacity: 0.5 }),
      placed(1030, 1510, 0.94, traveller(paper)),
      placed(
        1330,
        432,
        0.78,
        shape(
          'M-58-16C-72-90-66-150-52-176L-30-160Q0-172 30-160L52-176C66-150 72-90 58-16C40 12-40 12-58-16z',
          gradient(paper, [-66, 0], [66, 0], stops('0 #3a3048, 0.6 #8a6450, 1 #f0c490')),
        ),
        shape('M-34-20C-44-70-30-90 0-94C30-90 44-70 34-20C20 0-20 0-34-20z', '#f4dcb4'),
        stroke('M-20-64q6 8 12 0m16 0q6 8 12 0M-10-40q6 8 12 0', '#a87c60', 5),
        disc(-26, -124, 25, '#fff6e0'),
        disc(26, -124, 25, '#fff6e0'),
        disc(-22, -122, 12, '#141a34'),
        disc(22, -122, 12, '#141a34'),
        shape('M-9-112L9-112L0-90z', '#e8a04c'),
        stroke('M-16 0V14M16 0V14', '#e8a04c', 9),
      ),
      shape(ground(near, 1720), vertical(paper, 1440, 1660, '#2c444a', '#12202e')),
      shape(tufts(random, near, 84, 9, 0.3), '#34525a'),
      shape(ground(right, 1720), vertical(paper, 1410, 1660, '#46604f', '#1a2c34')),
      shape(tufts(random, right, 84, 9, -0.3), '#5a7458'),
      ...times(30, () =>
        disc(
          between(random, 1760, 2440),
          between(random, 1520, 1590),
          between(random, 4, 9),
          random() > 0.5 ? '#f4d4e0' : '#fff6e0',
          { opacity: 0.85 },
        ),
      ),
      stroke(smooth(right.filter((_, i) => i % 4 === 0)), '#ffe9c0', 4, { opacity: 0.4 }),
      shape(smoothShape('-60 1640 400 1620 700 1660 760 1720 -60 1720'), '#0c1624'),
    ];
  },
};
