import { type Point } from './geometry';
import { froth, points, ribbon, rows } from './isles';
import { between, times, type Random } from './random';
import { group, shape, short, type Markup } from './svg';

/** An old juniper on a rim: twisted trunk and limbs, tufts of green, lit from one side (-1 left, 1 right); foot at 0, 640 high. */
export const juniper = (
  random: Random,
  [bark, barkLit, dark, leaf, lit]: readonly [string, string, string, string, string],
  light: 1 | -1,
): Markup => {
  const limbs: readonly (readonly [string, readonly [number, number, number]])[] = [
    ['-10 20 10 -80 -30 -170 20 -260 -6 -360 40 -450', [96, 62, 26]],
    ['-14 -180 -90 -240 -150 -330 -240 -360', [44, 30, 12]],
    ['14 -250 100 -290 170 -370 280 -390', [40, 28, 10]],
    ['0 -350 -70 -420 -90 -520', [28, 20, 10]],
    ['180 -370 200 -450 170 -520', [22, 16, 8]],
    ['-20 -80 90 -120 150 -100', [26, 16, 4]],
  ];
  const tufts = rows(
    3,
    '-250 -370 92 -170 -420 84 -110 -520 96 -20 -570 104 60 -500 92 150 -540 96 220 -470 84 300 -400 92 120 -420 70 -40 -440 72 -300 -330 60 350 -370 56',
  );
  const tuft = (x: number, y: number, s: number): string =>
    froth(
      random,
      points(
        [-1, 0.1, -0.7, -0.5, 0, -0.78, 0.7, -0.5, 1, 0.1, 0.3, 0.36, -0.4, 0.34]
          .map((v, i) => short(i % 2 === 0 ? x + v * s : y + v * s * 0.8))
          .join(' '),
      ),
      s * 0.4,
    );
  return group(
    {},
    ...limbs.map(([d, widths]) => shape(ribbon(points(d), widths), bark)),
    ...limbs.map(([d, [a, b, c]]) =>
      shape(
        ribbon(
          points(d).map(([x, y]): Point => [x + light * a * 0.22, y]),
          [a * 0.3, b * 0.28, c * 0.24],
        ),
        barkLit,
      ),
    ),
    shape(tufts.map(([x = 0, y = 0, s = 0]) => tuft(x, y, s)).join(''), dark),
    shape(
      tufts.map(([x = 0, y = 0, s = 0]) => tuft(x + light * s * 0.16, y - s * 0.16, s * 0.74)).join(''),
      leaf,
    ),
    shape(
      tufts.map(([x = 0, y = 0, s = 0]) => tuft(x + light * s * 0.36, y - s * 0.3, s * 0.4)).join(''),
      lit,
    ),
  );
};

/** A century plant: a rosette of blades at 0 and, if it flowers, a mast 560 high. */
export const agave = (
  random: Random,
  size: number,
  mast: boolean,
  [dark, leaf, lit]: readonly [string, string, string],
): Markup => {
  const blade = (a: number, long: number): string => {
    const [dx, dy] = [Math.cos(a) * long, Math.sin(a) * long];
    const w = size * 0.1;
    const [nx, ny] = [-Math.sin(a) * w, Math.cos(a) * w];
    return `M0 0q${short(dx * 0.4 + nx)} ${short(dy * 0.4 + ny)} ${short(dx)} ${short(dy)}q${short(-dx * 0.6 - nx)} ${short(-dy * 0.6 - ny)} ${short(-dx)} ${short(-dy)}z`;
  };
  const fan = (count: number, long: number): string =>
    times(count, (i) =>
      blade(-Math.PI * (1.04 - ((i + 0.5) / count) * 1.08), size * long * between(random, 0.86, 1.08)),
    ).join('');
  const arms = times(7, (i): string => {
    const y = -size * (2.1 + i * 0.2);
    const reach = size * (0.5 - i * 0.05) * (i % 2 === 0 ? 1 : -1);
    return `M0 ${short(y)}q${short(reach * 0.5)} 0 ${short(reach)}-${short(size * 0.13)}v${short(size * 0.1)}q-${short(Math.abs(reach) * 0.4)} ${short(size * 0.06)} ${short(-reach)} ${short(size * 0.1)}z`;
  }).join('');
  const heads = times(7, (i): string => {
    const y = -size * (2.2 + i * 0.2);
    const x = size * (0.5 - i * 0.05) * (i % 2 === 0 ? 1 : -1);
    return froth(
      random,
      [
        [x - size * 0.17, y],
        [x, y - size * 0.12],
        [x + size * 0.17, y],
        [x, y + size * 0.05],
      ],
      size * 0.09,
    );
  }).join('');
  return group(
    {},
    mast
      ? shape(
          `M-${short(size * 0.05)} 0L-${short(size * 0.02)}-${short(size * 3.5)}h${short(size * 0.04)}L${short(size * 0.05)} 0z`,
          '#7a4a30',
        )
      : '',
    mast ? shape(arms, '#7a4a30') + shape(heads, '#e0a83c') : '',
    shape(fan(15, 1), dark),
    shape(fan(11, 0.84), leaf),
    shape(fan(7, 0.6), lit),
  );
};
