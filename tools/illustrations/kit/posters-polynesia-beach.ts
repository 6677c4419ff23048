import { type Point } from './geometry';
import { points, ribbon, rows } from './isles';
import { between, times, type Random } from './random';
import { disc, group, shape, short, stroke, type Markup } from './svg';

/** A casuarina bough: a limb through points, and from it drooping sprays of needles, dark behind and lit before. */
const bough = (
  random: Random,
  limb: readonly Point[],
  hang: number,
  count: number,
): readonly [string, string] => {
  const needles = times(count, (i): string => {
    const t = (i / count) * (limb.length - 1);
    const k = Math.floor(t);
    const [a, b] = [limb[k] ?? [0, 0], limb[k + 1] ?? limb[k] ?? [0, 0]];
    const [x, y] = [a[0] + (b[0] - a[0]) * (t - k), a[1] + (b[1] - a[1]) * (t - k)];
    const onward = Math.sign((limb[limb.length - 1]?.[0] ?? 0) - (limb[0]?.[0] ?? 0));
    return times(4, (): string => {
      const reach = onward * hang * between(random, 0.25, 0.95);
      const rise = hang * between(random, -0.42, 0.2);
      const drop = hang * between(random, 0.05, 0.55);
      return `M${x.toFixed(0)} ${y.toFixed(0)}q${(reach * 0.55).toFixed(0)} ${rise.toFixed(0)} ${reach.toFixed(0)} ${drop.toFixed(0)}`;
    }).join('');
  });
  return [needles.filter((_, i) => i % 2 === 0).join(''), needles.filter((_, i) => i % 2 === 1).join('')];
};

/** An aito, the ironwood of the beaches: trunk and boughs as text, each bough with the length of its needles. */
export const aito = (
  random: Random,
  trunk: string,
  boughs: readonly (readonly [string, number, number])[],
): Markup => {
  const drawn = boughs.map(([text, hang, count]) => bough(random, points(text), hang, count));
  const course = points(trunk);
  const [x, y] = course[0] ?? [0, 0];
  return group(
    {},
    stroke(drawn.map(([dark]) => dark).join(''), '#1c4a48', 6),
    ...boughs.map(([text]) => shape(ribbon(points(text), [30, 18, 5]), '#4a3440')),
    shape(
      `M${short(x - 128)} ${short(y + 16)}C${short(x - 70)} ${short(y - 6)} ${short(x - 64)} ${short(y - 50)} ${short(x - 52)} ${short(y - 110)}H${short(x + 62)}C${short(x + 50)} ${short(y - 50)} ${short(x + 90)} ${short(y)} ${short(x + 150)} ${short(y + 10)}C${short(x + 80)} ${short(y + 24)} ${short(x + 40)} ${short(y + 6)} ${short(x + 6)} ${short(y + 24)}C${short(x - 30)} ${short(y + 8)} ${short(x - 70)} ${short(y + 30)} ${short(x - 128)} ${short(y + 16)}z`,
      '#5a3c44',
    ),
    shape(ribbon(course, [124, 76, 30]), '#5a3c44'),
    shape(
      ribbon(
        course.map(([cx, cy]): Point => [cx - 26, cy]),
        [40, 24, 10],
      ),
      '#e8a878',
    ),
    stroke(
      course
        .slice(0, -1)
        .flatMap(([fx, fy], i) => {
          const [nx, ny] = course[i + 1] ?? [fx, fy];
          return times(3, (k): string => {
            const t = (k + random()) / 3;
            return `M${short(fx + (nx - fx) * t + between(random, -6, 26))} ${short(fy + (ny - fy) * t)}q10-30 4-64`;
          });
        })
        .join(''),
      '#33202c',
      6,
      { opacity: 0.6 },
    ),
    stroke(drawn.map(([, lit]) => lit).join(''), '#3a7a5c', 5),
    stroke(drawn.map(([, lit]) => lit).join(''), '#b4cc84', 2.5, {
      opacity: 0.75,
      transform: 'translate(-6 -4)',
    }),
  );
};

/** Someone seated on the sand in profile, looking right; the seat at 0, 250 high; the light from the left. */
export const sitter = (
  skin: readonly [string, string],
  dress: readonly [string, string],
  hair: string,
  long: boolean,
  ...held: readonly Markup[]
): Markup =>
  group(
    {},
    shape('M-70 10C0-6 120-4 230 8C120 24-20 22-70 10z', '#8a6a84', { opacity: 0.5 }),
    stroke('M14-24L120-92L156-8L184-4', skin[1], 30),
    stroke('M10-20L104-74L138 2L168 6', skin[0], 32),
    shape('M-54 4C-70-60-60-136-28-158C8-172 40-152 44-118C50-70 70-56 84-44C70-10 40 6 0 8z', dress[0]),
    shape('M20-160C36-150 42-136 44-118C50-70 70-56 84-44C70-10 40 6 0 8C34-40 30-110 20-160z', dress[1]),
    shape('M-10-150H24V-184H-6z', skin[1]),
    disc(16, -208, 38, skin[0]),
    shape('M50-214Q62-204 52-198z', skin[0]),
    long
      ? shape(
          'M46-232C20-262-40-250-30-190C-24-160-50-130-62-104C-20-110 0-140-4-176C-2-204 24-212 46-232z',
          hair,
        )
      : shape('M52-226C40-262-34-256-26-196C-18-186-8-186-4-196C0-212 30-212 52-226z', hair),
    ...held,
    stroke('M6-128Q30-84 76-76', skin[0], 22),
  );

/** A ukulele held across the knees of a sitter. */
export const ukulele = (): Markup =>
  group(
    { transform: 'translate(78 -88) rotate(-30) scale(0.82)' },
    shape('M40-12H120V6H40z', '#6a3c28'),
    shape('M116-18H150L154 12H118z', '#4a2a24'),
    disc(0, 0, 46, '#d98a44'),
    disc(48, -2, 34, '#d98a44'),
    shape('M-46 0A46 46 0 0 1 0-46L10-20C-10-14-24-4-30 10z', '#f5bc74'),
    disc(20, -2, 15, '#4a2a24'),
    stroke('M-24-2H124', '#fff3dc', 3),
  );

/** A child on the shore, mask pushed up, a net in one hand; feet at 0, 260 high. */
export const paddler = (): Markup =>
  group(
    {},
    stroke('M-10-110L-22-8M20-110L34-6', '#9a5f42', 24),
    stroke('M-16-110L-26-8', '#c98a5f', 12),
    shape('M-44-104C-40-126 36-126 40-104L46-66C20-56-22-56-46-66z', '#e85d3a'),
    shape('M10-120C26-118 38-114 40-104L46-66C36-62 26-60 16-59z', '#a8352c'),
    shape('M-38-110C-48-150-42-184-18-192H16C40-184 46-150 36-108z', '#b4744c'),
    shape('M-38-110C-48-150-42-184-18-192H-6C-22-170-22-140-18-109z', '#dc9c6c'),
    stroke('M28-178Q60-150 70-196', '#9a5f42', 19),
    stroke('M66-170L112-330', '#6a4a34', 8),
    shape('M96-322C86-380 150-410 176-366C186-340 150-320 112-318z', '#fff6e6', { opacity: 0.75 }),
    stroke('M112-322C96-372 148-404 174-366C176-346 150-330 112-322z', '#0b7f8b', 7),
    stroke('M-32-174Q-60-140-54-110', '#dc9c6c', 18),
    shape('M-84-112H-30L-38-58H-76z', '#f5b841'),
    stroke('M-82-112Q-58-150-32-112', '#a8702c', 5),
    disc(2, -222, 36, '#b4744c'),
    shape('M-34-222C-40-268 44-270 38-226C20-240-14-240-20-214z', '#2b1a1c'),
    shape('M-22-252C-16-266 24-268 34-250L32-232C14-240-6-240-20-232z', '#0b7f8b'),
    shape('M-14-240Q6-262 26-240z', '#c9f0ea'),
  );

/** A swimmer face down at the surface, breathing through a tube, turned to the right; 560 long around 0. */
export const snorkeller = (): Markup =>
  group(
    {},
    shape('M-330 60Q-40 20 250 66Q-40 118-330 60z', '#0b5f78', { opacity: 0.4 }),
    stroke('M-70-8L-216-26M-70 18L-206 44', '#a86c4a', 32),
    stroke('M-70-14L-216-34', '#dc9c6c', 14),
    shape('M-206-46C-260-70-320-84-360-76C-346-40-290-10-214-14z', '#f5b841'),
    shape('M-206-46C-260-70-320-84-360-76C-300-62-250-44-210-28z', '#ffe08a'),
    shape('M-196 30C-250 40-316 66-344 98C-300 110-240 92-194 60z', '#d98f2c'),
    stroke('M96 20Q150 60 214 54', '#a86c4a', 24),
    stroke('M92-18Q160-46 226-22', '#dc9c6c', 24),
    shape(
      'M-92-26C-40-54 50-56 108-30C132-14 128 18 96 32C30 48-50 44-92 28C-104 10-104-10-92-26z',
      '#cf2f50',
    ),
    shape('M-92-26C-40-54 50-56 108-30C116-25 120-19 122-12C60-32-40-30-98 4C-100-8-98-18-92-26z', '#ff7a80'),
    shape('M-92 28C-50 44 30 48 96 32C50 30-40 24-98 10C-98 16-96 22-92 28z', '#8a2038'),
    disc(146, -8, 40, '#2b1a1c'),
    stroke('M118-30Q150-50 180-22', '#0b7f8b', 13),
    stroke('M170-22C196-50 190-96 168-136', '#fff6e6', 15),
    stroke('M174-106L166-140', '#ff6a3c', 17),
  );

/** A bicycle leaning to the right, wheels on 0, 330 long. */
export const bicycle = (): Markup =>
  group(
    {},
    ...[-110, 110].map((x) =>
      group(
        {},
        disc(x, -70, 66, 'none', { stroke: '#2b2436', 'stroke-width': 10 }),
        disc(x, -70, 9, '#2b2436'),
      ),
    ),
    stroke(
      [-110, 110]
        .flatMap((x) =>
          [0, 1, 2, 3].map((k) => {
            const [dx, dy] = [Math.cos((k * Math.PI) / 4) * 62, Math.sin((k * Math.PI) / 4) * 62];
            return `M${short(x - dx)} ${short(-70 - dy)}L${short(x + dx)} ${short(-70 + dy)}`;
          }),
        )
        .join(''),
      '#fff6e6',
      2.5,
      { opacity: 0.7 },
    ),
    stroke('M-110-70L-46-160L70-166L-16-72L-46-160M-16-72L-110-70M110-70L70-190', '#0b7f8b', 12),
    stroke('M70-190Q60-214 98-212M-52-176L-56-190', '#2b2436', 9),
    shape('M-92-196C-70-204-40-202-26-192C-44-184-76-184-92-196z', '#3a2430'),
    shape('M78-206L142-206L132-158H88z', '#c9965c'),
  );

/** The ferry from the other island, 240 long, bow to the left. */
export const ferry = (): Markup =>
  group(
    {},
    shape('M-130-34H122L112 6H-96z', '#fffdf4'),
    shape('M-128-26H120L116-10H-116z', '#0b7f8b'),
    shape('M-70-34V-66H108V-34zM-40-66V-92H90V-66z', '#f4efe4'),
    shape('M40-34V-66H108V-34zM50-66V-92H90V-66z', '#c4b8c8'),
    shape('M-60-58H98V-48H-60zM-30-86H82V-76H-30z', '#3a4a64'),
    shape('M56-92L60-122H84L86-92z', '#e85d3a'),
    shape('M-180 8Q0-4 170 8Q0 18-180 8z', '#ffffff', { opacity: 0.85 }),
  );

/** Beach morning glory: round leaves on runners through points, and mauve trumpets x, y, size, as text. */
export const pohuehue = (random: Random, runners: readonly string[], trumpets: string): Markup => {
  const leaf = (x: number, y: number, s: number, a: number): string => {
    const at = (angle: number, r: number): string =>
      `${short(x + Math.cos(a + angle) * s * r)} ${short(y + Math.sin(a + angle) * s * r * 0.7)}`;
    return `M${short(x)} ${short(y)}C${at(-1.4, 0.8)} ${at(-0.7, 1.3)} ${at(-0.2, 1.16)}L${at(0, 1)}L${at(0.2, 1.16)}C${at(0.7, 1.3)} ${at(1.4, 0.8)} ${short(x)} ${short(y)}z`;
  };
  const leaves = runners.flatMap((text) =>
    points(text).flatMap(([x, y]) =>
      times(4, () =>
        leaf(
          x + between(random, -30, 30),
          y + between(random, -20, 20),
          between(random, 44, 70),
          random() * 6.3,
        ),
      ),
    ),
  );
  return group(
    {},
    ...runners.map((text) => shape(ribbon(points(text), [8, 8, 5]), '#4a5a3c')),
    shape(leaves.filter((_, i) => i % 2 === 0).join(''), '#2a6a4c'),
    shape(leaves.filter((_, i) => i % 2 === 1).join(''), '#5f9c58'),
    ...rows(3, trumpets).map(([x = 0, y = 0, s = 0]) =>
      group(
        {},
        disc(x, y, s, '#d97ab4'),
        stroke(
          times(
            5,
            (i) =>
              `M${short(x)} ${short(y)}L${short(x + Math.cos(i * 1.257) * s * 0.9)} ${short(y + Math.sin(i * 1.257) * s * 0.9)}`,
          ).join(''),
          '#f4b8d8',
          s * 0.16,
        ),
        disc(x, y, s * 0.3, '#8a2a6c'),
      ),
    ),
  );
};
