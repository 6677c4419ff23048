import { clipped, glow, spray } from './effects';
import { type Point } from './geometry';
import { froth, points, ribbon, stops } from './isles';
import { hawaii } from './palette';
import { radial, type Paper } from './paper';
import { between, times, type Random } from './random';
import { group, shape, stroke, type Markup } from './svg';

/** The whole wave: its shoulder sinks to the right, its lip falls on the left and lands in white water. */
export const WAVE =
  'M2460 1090C2300 1050 2120 900 1930 690C1770 510 1600 330 1340 300C1060 272 800 400 680 650C612 790 590 940 600 1130L520 1240L-60 1330V1660H2460z';

/** The hollow under the lip, and the point far inside it where its walls meet. */
const TUBE =
  'M716 1150C690 960 730 740 900 620C1040 524 1226 560 1318 700C1404 840 1360 1030 1190 1130C1060 1204 820 1240 716 1150z';

const INSIDE: Point = [900, 1010];

const LIP =
  '1680 440 1580 376 1470 330 1340 300 1200 298 1070 326 940 384 830 464 744 560 680 668 636 790 608 920 598 1040 604 1140';

/** The lip where it is `reach` deep: its foam follows the crest and swells into the hollow. */
export const curtain = (random: Random, reach: number, size: number): string => {
  const outer = points(LIP);
  const inner = outer.map(([x, y], i): Point => {
    const depth =
      reach * Math.sin(Math.PI * (0.04 + (i / outer.length) * 0.8)) ** 0.8 * between(random, 0.78, 1.1);
    return [x + (1020 - x) * depth, y + (900 - y) * depth];
  });
  return froth(random, [...outer].reverse().concat(inner), size);
};

/** Torn ends of the lip, thrown forward and down, each of its own length. */
export const torn = (random: Random, reach: number, count: number): string =>
  times(count, (i): string => {
    const outer = points(LIP);
    const at = 1.5 + ((i + between(random, 0.1, 0.9)) / count) * (outer.length - 4.5);
    const k = Math.floor(at);
    const [a, b] = [outer[k] ?? [0, 0], outer[k + 1] ?? [0, 0]];
    const [x, y] = [a[0] + (b[0] - a[0]) * (at - k), a[1] + (b[1] - a[1]) * (at - k)];
    const depth = reach * Math.sin(Math.PI * (0.04 + (at / outer.length) * 0.8)) ** 0.8 * 0.86;
    const from: Point = [x + (1020 - x) * depth, y + (900 - y) * depth];
    const [inward, along] = [Math.atan2(900 - y, 1020 - x), Math.atan2(b[1] - a[1], b[0] - a[0])];
    const long = between(random, 46, 170) * (0.5 + Math.sin((Math.PI * at) / outer.length) * 0.6);
    const step = (share: number, turn: number): Point => [
      from[0] + (Math.cos(inward) * share + Math.cos(along) * turn) * long,
      from[1] + (Math.sin(inward) * share + Math.sin(along) * turn) * long,
    ];
    return ribbon([from, step(0.42, 0.06), step(0.74, 0.3), step(0.9, 0.66)], [long * 0.44, long * 0.24, 3]);
  }).join('');

export const surfer = (): Markup => {
  const [skin, lit] = ['#5e3322', '#d98a52'];
  return group(
    {},
    shape('M-236 30C-130 50 120 44 250-34C236 10 130 66-40 70C-140 70-210 56-236 30z', '#7a4a14'),
    shape('M-236 30C-130 42 130 28 250-34C220-4 120 44-40 52C-140 54-206 46-236 30z', hawaii.sun),
    stroke('M-190 38C-60 44 110 26 206-12', hawaii.hibiscus, 7),
    stroke('M-26-116L-96-66L-84 24', skin, 36),
    stroke('M-6-116L84-76L66 16', skin, 38),
    stroke('M16-112L94-80L80-14', lit, 10),
    shape('M66 4L100 18L98 30L50 32zM-98 16L-58 26L-56 38L-106 38z', skin),
    shape('M-52-132L10-146L98-96L82-54L0-86L-74-40L-112-76z', '#14324a'),
    shape('M10-146L98-96L90-76L16-116z', '#3a6f8c'),
    shape('M-52-124C-40-170-10-210 24-232C44-242 74-230 80-210C72-170 40-132 14-106z', hawaii.hibiscus),
    shape('M48-236C66-238 78-226 80-210C72-170 40-132 14-106C36-150 52-196 48-236z', '#ff8c86'),
    stroke('M34-212L-42-196L-112-232', skin, 24),
    stroke('M64-206L124-164L190-182', skin, 25),
    stroke('M70-212L126-174L186-190', lit, 8),
    shape('M62-236C58-262 74-284 98-282C120-280 128-258 120-240C112-222 84-218 62-236z', skin),
    shape('M108-280C122-274 126-256 120-240C114-228 100-224 92-226C108-240 114-262 108-280z', lit),
    shape(
      'M56-240C34-276 66-310 104-296C116-290 120-280 118-276C100-280 90-268 84-250C74-240 64-236 56-240z',
      '#1a1210',
    ),
  );
};

/** The hollow: walls of water wound about the far opening. */
export const tube = (paper: Paper): Markup => {
  const rings = times(9, (i): Markup => {
    const scale = 0.94 - i * 0.095;
    const at = `translate(${(INSIDE[0] * (1 - scale)).toFixed(0)} ${(INSIDE[1] * (1 - scale)).toFixed(0)}) scale(${scale.toFixed(2)}) rotate(${String(i * 1.5)} 1000 900)`;
    return group(
      { transform: at },
      shape(TUBE, i % 2 === 0 ? '#021f2c' : '#3fc0b4', { opacity: i % 2 === 0 ? 0.24 : 0.13 }),
      stroke('M1318 700C1404 840 1360 1030 1190 1130', '#a5f2dc', 9 + i, { opacity: 0.32 }),
      stroke('M730 900C760 760 830 670 900 620C1040 524 1226 560 1318 700', '#7fe0d0', 6 + i, {
        opacity: 0.22,
      }),
    );
  });
  return clipped(
    paper,
    TUBE,
    shape(TUBE, radial(paper, [1330, 800], 640, stops('0 #2bb3ac, 0.35 #0b7f8b, 0.75 #07505f, 1 #043444'))),
    ...rings,
    glow(paper, [870, 1030], 210, stops('0 #f4ffd8 1, 0.3 #b8f2d0 0.7, 1 #2bb3ac 0'), 1.2),
    spray(paper, TUBE, '#02222f', [1100, 560], [1060, 840], 0.8),
  );
};
