import { smooth, type Point } from './geometry';
import { ribbon, rows } from './isles';
import { between, times, type Random } from './random';
import { disc, group, shape, short, stroke, tag, type Markup } from './svg';

export type Cactus = readonly [dark: string, rib: string, lit: string, rim: string];

/** A saguaro, foot at 0: each limb a path and its width, the trunk last; pleats follow the limbs, the light is on the left. */
export const saguaro = (
  limbs: readonly (readonly [string, number])[],
  [dark, rib, lit, rim]: Cactus,
): Markup =>
  group(
    {},
    ...limbs.map(([d, w]) =>
      group(
        {},
        stroke(d, rim, w),
        stroke(d, dark, w * 0.985, { transform: `translate(${short(w * 0.045)} 0)` }),
        stroke(d, rib, w * 0.8),
        stroke(d, dark, w * 0.66, { transform: `translate(${short(w * 0.02)} 0)` }),
        stroke(d, lit, w * 0.46, { transform: `translate(-${short(w * 0.06)} 0)` }),
        stroke(d, dark, w * 0.36, { transform: `translate(-${short(w * 0.03)} 0)` }),
        stroke(d, rib, w * 0.14),
        stroke(d, '#ffd9b0', w * 0.8, {
          'stroke-dasharray': `1.6 ${short(w * 0.3)}`,
          'stroke-linecap': 'butt',
          opacity: 0.2,
        }),
      ),
    ),
  );

/** A prickly pear: pads on pads, with red fruit on their edges; foot at 0, about 300 across. */
export const pricklyPear = (text: string, [dark, rib, lit]: Cactus, fruit: string): Markup =>
  group(
    {},
    ...rows(4, text).map(([x = 0, y = 0, r = 0, turn = 0]) => {
      const spots = rows(2, '-0.4 -0.9 0 -1.2 0.4 -0.9 -0.3 -0.5 0.2 -0.6 0.05 -0.2')
        .map(([a = 0, b = 0]) => `M${short(a * r)} ${short(b * r)}l5-9 3 9z`)
        .join('');
      return group(
        { transform: `translate(${short(x)} ${short(y)}) rotate(${short(turn)})` },
        tag('ellipse', { cx: 0, cy: -r * 0.8, rx: r * 0.7, ry: r * 0.88, fill: dark }),
        tag('ellipse', { cx: -r * 0.08, cy: -r * 0.82, rx: r * 0.58, ry: r * 0.78, fill: rib }),
        shape(
          `M-${short(r * 0.62)}-${short(r * 0.7)}C-${short(r * 0.7)}-${short(r * 1.4)} ${short(-r * 0.1)}-${short(r * 1.7)} ${short(r * 0.2)}-${short(r * 1.6)}C-${short(r * 0.3)}-${short(r * 1.5)}-${short(r * 0.5)}-${short(r * 1.1)}-${short(r * 0.62)}-${short(r * 0.7)}z`,
          lit,
        ),
        shape(spots, '#ffe0b4', { opacity: 0.7 }),
        ...(fruit === ''
          ? []
          : [-0.42, 0.02, 0.44].map((s) => disc(s * r, -r * (1.66 - Math.abs(s) * 0.6), r * 0.15, fruit))),
      );
    }),
  );

/** Ocotillo: wands from one root, thorny, each with a red flame at its tip; foot at 0, `size` high. */
export const ocotillo = (random: Random, size: number, wand: string, lit: string, flame: string): Markup => {
  const list = times(9, (i): Point[] => {
    const a = -0.62 + (i / 8) * 1.24;
    const reach = size * between(random, 0.82, 1.05);
    return times(5, (k): Point => {
      const t = k / 4;
      return [Math.sin(a) * reach * t ** 1.3, -Math.cos(a * t) * reach * t];
    });
  });
  const tips = list.map((path): Point[] => {
    const [a, b] = [path[3] ?? [0, 0], path[4] ?? [0, 0]];
    const [dx, dy] = [(b[0] - a[0]) * 0.34, (b[1] - a[1]) * 0.34];
    return [
      [b[0] - dx * 0.3, b[1] - dy * 0.3],
      [b[0] + dx * 0.3, b[1] + dy * 0.3],
      [b[0] + dx, b[1] + dy],
    ];
  });
  return group(
    {},
    shape(list.map((path) => ribbon(path, [size * 0.026, size * 0.02, size * 0.012])).join(''), wand),
    stroke(list.map((path) => smooth(path)).join(''), lit, size * 0.012, {
      'stroke-dasharray': `${short(size * 0.012)} ${short(size * 0.024)}`,
    }),
    shape(tips.map((path) => ribbon(path, [size * 0.012, size * 0.036, size * 0.004])).join(''), flame),
  );
};

/** A coyote sitting on its haunches and howling to the right, 330 high; the light from the left. */
export const coyote = (): Markup =>
  group(
    {},
    shape('M-80-8C-130-14-176 2-204 26C-160 44-104 28-66 6z', '#4a3040'),
    shape('M-80-8C-130-14-176 2-204 26C-170 18-120 6-72 4z', '#d98a5c'),
    shape(
      'M-92 0C-120-24-118-72-96-104C-84-140-52-168-24-188C0-206 14-226 24-252L8-300L46-274L100-344C110-344 112-334 108-326L78-268C76-244 70-228 68-208C74-180 70-146 62-118L62-14L80 0H36L30-66C22-56 14-48 8-38L20-8L36 0z',
      '#6a4450',
    ),
    shape(
      'M-92 0C-120-24-118-72-96-104C-84-140-52-168-24-188C0-206 14-226 24-252L8-300L30-276C38-252 26-222 4-198C-20-176-50-156-66-116C-84-80-92-40-70 0z',
      '#f0a468',
    ),
    shape('M68-208C74-180 70-146 62-118L62-14L46-6L44-110C52-140 54-180 48-206z', '#c9a08c'),
    shape('M46-274L100-344C110-344 112-334 108-326L90-296C84-306 70-300 60-284z', '#8a5a58'),
    shape('M94-338L104-348L112-338L104-328z', '#1c1220'),
    stroke('M58-286q8 0 12-8', '#1c1220', 5),
    shape('M24-252L8-300L46-274z', '#4a2c3c'),
  );
