import { clipped, spray } from './effects';
import { line, rough, type Point } from './geometry';
import { froth, points, stops } from './isles';
import { gradient, vertical, type Paper } from './paper';
import { disc, group, shape, stroke, type Markup } from './svg';

/** A block of the rockpile: its outline, and the line between the top in the light and the face below. */
export const boulder = (
  paper: Paper,
  outline: string,
  edge: string,
  tones: readonly [string, string, string],
): Markup => {
  const corners = points(outline);
  const d = line(rough(paper.random, [...corners, corners[0] ?? [0, 0]], 0.1, 26), true);
  const ys = corners.map((point) => point[1]);
  const xs = corners.map((point) => point[0]);
  const ridge = points(edge);
  const top = line(
    [...ridge, [Math.max(...xs) + 40, Math.min(...ys) - 60], [Math.min(...xs) - 40, Math.min(...ys) - 60]],
    true,
  );
  const [low, high]: [Point, Point] = [
    [Math.max(...xs), Math.max(...ys)],
    [Math.min(...xs), Math.min(...ys)],
  ];
  return clipped(
    paper,
    d,
    shape(d, vertical(paper, Math.min(...ys), Math.max(...ys), tones[1], tones[2])),
    shape(top, tones[0]),
    spray(paper, d, '#1c2634', low, [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2], 0.7),
  );
};

/** A hoary marmot sitting up, turned to the right, feet at 0, 260 high; the light from the left. */
export const marmot = (paper: Paper): Markup => {
  const fur = froth(
    paper.random,
    points('-86 0 -92 -70 -66 -140 -30 -184 20 -190 56 -150 70 -90 74 -30 66 0'),
    30,
  );
  return group(
    {},
    shape(froth(paper.random, points('-80 -10 -130 -6 -176 10 -180 30 -120 26 -70 14'), 24), '#5a3f38'),
    clipped(
      paper,
      fur,
      shape(fur, gradient(paper, [-90, -100], [74, -80], stops('0 #f0e4d0, 0.4 #b49c88, 1 #6a5450'))),
      shape('M10-120C50-120 80-60 70 10H0C20-40 20-80 10-120z', '#d9a878', { opacity: 0.8 }),
    ),
    shape('M-40 4C-30-20 30-20 40 4zM20 4C30-16 70-16 80 4z', '#3a2a2c'),
    stroke('M30-110Q60-100 66-74M44-116Q76-108 84-86', '#4a3634', 13),
    shape(
      'M-26-190C-40-240 0-268 44-262C84-256 110-236 112-216C112-200 92-190 70-188C40-176-10-170-26-190z',
      '#8a7264',
    ),
    shape('M-26-190C-40-240 0-268 30-262C4-250-10-220-4-186z', '#e9dccb'),
    shape('M84-238C102-232 112-224 112-216C112-200 92-190 76-190C70-206 72-226 84-238z', '#4a3634'),
    shape('M100-226h14v10h-12z', '#1c1418'),
    disc(60, -230, 8, '#1c1418'),
    disc(57, -233, 3, '#ffffff'),
    shape('M0-256C-8-276 16-284 24-264z', '#6a5450'),
  );
};

/** A wooden canoe with two paddlers, turned to the left, 940 long, the water at 0; the light from the right. */
export const canoePair = (paper: Paper): Markup => {
  const hull =
    'M-470-120C-440-60-400-20-330 6C-120 40 120 40 330 6C400-20 440-60 470-120C420-86 360-74 300-70C100-62-100-62-300-70C-360-74-420-86-470-120z';
  const sitter = (coat: string, lit: string, hat: string, hair: string): Markup =>
    group(
      {},
      shape('M-66-60C-78-150-70-214-30-232H26C66-214 78-150 66-60C30-48-30-48-66-60z', coat),
      shape('M20-231C62-216 78-150 66-60C54-56 42-54 30-53C44-110 44-180 20-231z', lit),
      shape('M-16-226H14V-262H-16z', '#c98a64'),
      shape('M-40-288C-44-320-20-340 4-340C30-340 48-318 42-284C36-256-34-254-40-288z', '#d99a70'),
      shape('M-40-296L-52-280L-38-276z', '#d99a70'),
      disc(-26, -294, 5, '#2a1a24'),
      shape('M16-338C38-330 48-312 42-284C38-270 28-264 18-262C30-288 30-316 16-338z', '#ffc896'),
      shape(
        'M-36-304C-30-334 44-340 48-296C54-262 40-250 34-240C24-262 26-290 14-306C0-310-20-308-36-304z',
        hair,
      ),
      shape('M-46-308C-48-350-16-364 6-364C34-364 56-344 50-304C20-318-20-320-46-308z', hat),
      shape('M22-362C42-356 54-338 50-304C42-308 34-310 26-311C34-330 32-348 22-362z', '#ffe0b0', {
        opacity: 0.5,
      }),
    );
  const paddle = (d: string, bladeAt: string): Markup =>
    group(
      {},
      stroke(d, '#8a5438', 13),
      stroke(d, '#f0c48c', 4, { transform: 'translate(3 0)' }),
      shape(bladeAt, '#e0a468'),
    );
  return group(
    {},
    shape('M-420-96C-300-70 300-70 420-96C300-40-300-40-420-96z', '#3a2028'),
    group({ transform: 'translate(-220 0)' }, sitter('#b4283c', '#f0705c', '#22304c', '#3a2228')),
    group({ transform: 'translate(240 0)' }, sitter('#1f5f6a', '#5fb4a8', '#f5b841', '#6a3a24')),
    shape('M-40-66C-46-120-30-150 10-152C50-150 66-120 60-66z', '#5f7a4c'),
    shape('M26-150C54-142 66-116 60-66H36C44-100 42-130 26-150z', '#a4bc7c'),
    stroke('M-36-110H56', '#3a4a34', 7),
    clipped(
      paper,
      hull,
      shape(hull, gradient(paper, [-470, -40], [470, -60], stops('0 #7a1f26, 0.5 #c9382c, 1 #ff8a50'))),
      shape('M-480 0C-200 34 200 34 480 0V60H-480z', '#5a1622', { opacity: 0.6 }),
      spray(paper, hull, '#ffd09a', [420, -80], [200, -40], 0.6),
    ),
    stroke('M-470-120C-420-86-360-74-300-70C-100-62 100-62 300-70C360-74 420-86 470-120', '#f4d8a8', 14),
    stroke('M-470-120C-420-86-360-74-300-70C-100-62 100-62 300-70', '#a8744c', 5),
    paddle('M-250-210L-330 10', 'M-326-16L-306-8L-330 84C-346 100-372 92-368 68z'),
    paddle('M270-220L190 0', 'M194-24L214-16L190 76C174 92 148 84 152 60z'),
    stroke('M-196-180L-226-150L-254-196M-182-170Q-204-110-284-112', '#8a1f34', 26),
    stroke('M266-180L238-150L268-204M280-170Q258-104 234-114', '#17505c', 26),
    disc(-256, -202, 15, '#d99a70'),
    disc(-288, -112, 15, '#d99a70'),
    disc(268, -212, 15, '#c98a64'),
    disc(230, -114, 15, '#c98a64'),
  );
};

/** A loon on the water, turned to the left, 300 long; the water at 0; the light from the right. */
export const loon = (): Markup =>
  group(
    {},
    shape('M-130-20C-120-64-40-80 40-76C110-72 150-40 160-10C100 12-90 14-130-20z', '#1c2634'),
    shape('M-120-10C-60 6 100 8 156-12C100 14-80 16-120-10z', '#f4f6f2'),
    stroke(
      'M-60-58h10M-30-62h10M0-64h10M30-62h10M60-58h10M90-50h10M-40-44h10M-10-46h10M20-46h10M50-44h10M80-38h10M-20-30h10M10-30h10M40-30h10',
      '#f4f6f2',
      8,
    ),
    shape(
      'M-130-20C-150-60-160-110-146-136C-130-156-96-150-92-128C-90-100-96-80-84-62C-90-40-110-20-130-20z',
      '#16202c',
    ),
    stroke('M-144-94Q-120-84-96-94M-142-82Q-118-72-94-80', '#f4f6f2', 7),
    shape('M-146-136L-206-122L-148-114z', '#2a3440'),
    disc(-128, -130, 7, '#e0362c'),
    shape('M120-60C150-44 160-24 160-10C140-20 124-40 120-60z', '#f0c48c', { opacity: 0.6 }),
  );
