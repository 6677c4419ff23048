import { clipped, spray } from './effects';
import { line, type Point, rough, smooth } from './geometry';
import { froth, points, stops } from './isles';
import { gradient, type Paper, vertical } from './paper';
import { between, times } from './random';
import { disc, group, type Markup, shape, stroke } from './svg';

/** A bather from behind, out of the water to the shoulder blades; the water is 0. */
export const bather = (skin: string, lit: string, hat: string, dark: string): Markup =>
  group(
    {},
    shape(
      'M-120 6C-126-60-104-104-40-122C-30-130-28-142-28-156H28C28-142 30-130 40-122C104-104 126-60 120 6z',
      skin,
    ),
    shape('M52-118C104-104 126-60 120 6H96C100-50 88-92 40-112z', lit),
    stroke('M0-96Q-6-50 0-6', '#8a4a38', 6, { opacity: 0.5 }),
    shape('M-62-196C-66-250-40-286 0-286C40-286 66-250 62-196C56-156-56-156-62-196z', skin),
    shape('M-68-206C-76-284-34-318 0-318C34-318 76-284 68-206C30-190-30-190-68-206z', hat),
    shape('M18-316C52-306 74-270 68-206L44-199C50-250 40-290 18-316z', lit),
    shape('M-74-222C-30-204 30-204 74-222L72-184C30-166-30-166-72-184z', dark),
    disc(0, -334, 30, dark),
    disc(8, -342, 16, hat),
    stroke('M-44-250l12-18 12 18 12-18 12 18 12-18 12 18 12-18', '#fff3dc', 8),
  );

/** A hump of lava under a thick cushion of moss: its foot at y, the light from the left. */
export const hump = (paper: Paper, x: number, y: number, wide: number, tall: number, tone = 0): Markup => {
  const { random } = paper;
  const profile = times(9, (i): Point => {
    const t = i / 8;
    return [
      x - wide / 2 + wide * t,
      y - tall * Math.sin(Math.PI * (0.05 + t * 0.9)) ** 0.62 * between(random, 0.84, 1.04),
    ];
  });
  const body = smooth(
    [[x - wide * 0.52, y + tall * 0.16], ...profile, [x + wide * 0.52, y + tall * 0.16]],
    true,
  );
  const rock = line(
    rough(
      random,
      [
        [x - wide * 0.56, y + tall * 0.2],
        [x - wide * 0.3, y - tall * between(random, 0.02, 0.2)],
        [x, y - tall * between(random, 0.06, 0.24)],
        [x + wide * 0.24, y - tall * between(random, 0.1, 0.34)],
        [x + wide * 0.42, y - tall * 0.5],
        [x + wide * 0.6, y - tall * 0.4],
        [x + wide * 0.6, y + tall * 0.2],
      ],
      0.4,
      26,
    ),
    true,
  );
  const crack = line(
    rough(
      random,
      [
        [x + wide * between(random, -0.1, 0.1), y - tall * 1.1],
        [x + wide * 0.06, y - tall * 0.5],
        [x + wide * between(random, -0.1, 0.1), y + 10],
        [x + wide * 0.13, y - tall * 0.4],
      ],
      0.4,
      30,
    ),
    true,
  );
  const colours =
    [
      ['#e6e07f', '#b4bd58', '#7d9444', '#4a6638'],
      ['#cdd07a', '#9aab54', '#6a8444', '#3d5836'],
    ][tone] ?? [];
  return group(
    {},
    clipped(
      paper,
      body,
      shape(body, vertical(paper, y - tall, y + tall * 0.1, ...colours)),
      wide > 330 && random() > 0.35 ? shape(crack, '#28323a', { opacity: 0.85 }) : '',
      shape(rock, gradient(paper, [x, y - tall * 0.4], [x + wide * 0.3, y], stops('0 #4a525a, 1 #1c242c'))),
      spray(paper, body, '#fbf4a4', [x - wide * 0.4, y - tall], [x + wide * 0.05, y - tall * 0.5], 0.8),
      spray(paper, body, '#1f3a34', [x + wide * 0.5, y - tall * 0.2], [x, y - tall * 0.6], 0.75),
    ),
  );
};

/** A ewe facing left, feet at 0, about 330 high at the head; lit from the left. */
export const ewe = (paper: Paper, dark: boolean): Markup => {
  const wool = froth(
    paper.random,
    points('-150 -130 -140 -210 -60 -262 60 -270 160 -246 196 -180 186 -110 100 -82 -60 -80'),
    56,
  );
  const face = dark ? '#3a3230' : '#f4e9d6';
  return group(
    {},
    shape(
      'M-104-100L-112 0H-84L-76-100zM-40-96L-36 0H-10L-10-96zM96-100L104 0H130L134-100zM150-120L166 0H190L184-120z',
      dark ? '#241f22' : '#4a4444',
    ),
    shape('M180-190C220-180 224-130 206-100C196-120 190-150 180-190z', '#b4ac9c'),
    clipped(
      paper,
      wool,
      shape(
        wool,
        gradient(
          paper,
          [-150, -200],
          [190, -120],
          dark ? stops('0 #8a7466, 0.5 #5a4a44, 1 #33292c') : stops('0 #fffdf2, 0.5 #ece4d2, 1 #a9a49c'),
        ),
      ),
      spray(paper, wool, dark ? '#1d181c' : '#6c7480', [120, -76], [40, -180], 0.8),
    ),
    shape(
      'M-120-210C-150-250-190-262-222-250C-262-234-280-196-286-170C-288-152-266-146-246-154C-220-160-190-150-160-160C-130-170-110-190-120-210z',
      face,
    ),
    shape(
      'M-286-170C-288-152-266-146-246-154C-220-160-190-150-160-160C-180-176-240-176-286-170z',
      dark ? '#241e20' : '#c9b8a4',
    ),
    shape('M-150-246C-120-262-92-250-84-232C-104-220-134-224-150-246z', face),
    stroke('M-176-254C-160-310-90-316-84-268C-80-240-110-236-116-254', '#d9b87c', 20),
    stroke('M-176-254C-160-310-90-316-84-268', '#f6e2ae', 8),
    disc(-222, -212, 8, '#16181c'),
    stroke('M-284-160q12 10 24 4', '#5a3a34', 5),
  );
};

export const camper = group(
  {},
  shape('M-100 0V-96C-100-110-92-116-80-116H50C70-116 84-96 96-66L112-50V0z', '#fffaf0'),
  shape('M-100-40H112V0H-100z', '#d9481c'),
  shape('M48-102C62-100 76-82 84-60H48zM-84-100H-24V-62H-84zM-10-100H36V-62H-10z', '#5f8aa4'),
  shape('M-112 0V-116H-100V0z', '#c9d4d8'),
  disc(-58, 2, 24, '#1c242c'),
  disc(68, 2, 24, '#1c242c'),
  disc(-58, 2, 10, '#b4c0c4'),
  disc(68, 2, 10, '#b4c0c4'),
  disc(110, -28, 8, '#fff3b4'),
);
