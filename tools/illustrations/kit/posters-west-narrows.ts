import { clipped, spray } from './effects';
import { line, rough, type Point } from './geometry';
import { froth, points, ribbon, rows } from './isles';
import { gradient, type Paper } from './paper';
import { between, times, type Random } from './random';
import { disc, group, shape, short, stroke, type Markup } from './svg';

/** The point where the gorge closes, for the eye: every ledge and every foot runs toward it. */
const VANISH: Point = [1210, 900];

/** A point pushed away from the vanishing point, as along a wall toward the viewer. */
const along = ([x, y]: Point, scale: number): Point => [
  VANISH[0] + (x - VANISH[0]) * scale,
  VANISH[1] + (y - VANISH[1]) * scale,
];

type Widths = readonly [number, number, number];

export type GorgeWall = {
  /** The far edge of the wall, from above the frame down to the water, as text. */
  readonly edge: string;
  /** From the far edge toward the viewer. */
  readonly colours: readonly string[];
  readonly rim: string;
  readonly stain: string;
  readonly flutes?: number;
};

/** A wall polished by floods: its edge, its flutes and its ledges follow one curve toward the viewer. */
export const gorgeWall = (paper: Paper, wall: GorgeWall, ...within: readonly Markup[]): Markup => {
  const { random } = paper;
  const edge = rough(random, points(wall.edge), 0.13, 60);
  const [top, foot]: readonly [Point, Point] = [edge[0] ?? VANISH, edge[edge.length - 1] ?? VANISH];
  const side = top[0] < VANISH[0] ? -1 : 1;
  const out = side < 0 ? -80 : 2480;
  const reach = (out - VANISH[0]) / (foot[0] - VANISH[0]);
  const near = along(foot, reach);
  const d = line([...edge, near, [near[0], -80], [top[0], -80]], true);
  /** The edge again, nearer: straighter the nearer it is, so that no two flutes are parallel. */
  const curve = (scale: number): Point[] =>
    edge.map((point): Point => {
      const [x, y] = along(point, scale);
      const plumb = VANISH[0] + (foot[0] - VANISH[0]) * scale;
      return [plumb + ((x - plumb) / scale) * 0.8 + between(random, -7, 7), y];
    });
  const flute = (from: number, wide: number): string =>
    line([...curve(from), ...curve(from + wide).reverse()], true);
  const step = (reach - 1) / (wall.flutes ?? 5);
  const starts = times(wall.flutes ?? 5, (i) => 1 + (i + between(random, 0.25, 0.6)) * step);
  const ledges = times(14, (): string => {
    const [x, y] = edge[Math.floor(random() * edge.length)] ?? top;
    const at: Point = [x, y + between(random, -70, 70)];
    const far = along(at, between(random, 1.04, 1 + step));
    const end = along(at, between(random, 1 + step * 1.5, reach));
    const thick = between(random, 4, 12);
    return `M${short(far[0])} ${short(far[1])}L${short(end[0])} ${short(end[1])}L${short(end[0])} ${short(end[1] + thick)}z`;
  }).join('');
  const stains = times(9, (): string => {
    const x = VANISH[0] + (foot[0] - VANISH[0]) * between(random, 1.05, reach);
    const [from, long, wide] = [between(random, -80, 320), between(random, 160, 520), between(random, 8, 30)];
    return `M${short(x)} ${short(from)}q${short(wide)} ${short(long * 0.3)} ${short(wide * 0.4)} ${short(long)}q${short(-wide)} ${short(-long * 0.4)} ${short(-wide * 0.4)} ${short(-long)}z`;
  }).join('');
  const fill = gradient(
    paper,
    [foot[0], 700],
    [out, 620],
    wall.colours.map((colour, i) => [i / Math.max(1, wall.colours.length - 1), colour]),
  );
  return clipped(
    paper,
    d,
    shape(d, fill),
    shape(starts.map((from) => flute(from, step * between(random, 0.25, 0.5))).join(''), wall.stain, {
      opacity: 0.34,
    }),
    shape(starts.map((from) => flute(from - step * 0.16, step * 0.14)).join(''), wall.rim, { opacity: 0.26 }),
    shape(ledges, wall.stain, { opacity: 0.4 }),
    shape(stains, wall.stain, { opacity: 0.45 }),
    shape(flute(0.94, 0.06 + step * 0.16), wall.rim, { opacity: 0.8 }),
    spray(paper, d, wall.stain, [out, 1500], [foot[0], 760], 0.85),
    spray(paper, d, wall.rim, foot, [foot[0] + side * 160, foot[1] - 300], 0.55),
    ...within,
  );
};

/** A wader in the river seen from behind, a pole in the right hand; the waterline at 0, 330 high. */
export const wader = (coat: string, dark: string, pack: readonly [string, string], hat: string): Markup =>
  group(
    {},
    stroke('M118-300L92 26', '#3a2226', 11),
    stroke('M114-300L89 26', '#e8b878', 5),
    shape('M-50-108C-56-60-58-20-60 12H-6L-2-60L6 12H60C56-20 54-60 50-108z', '#2b2436'),
    shape('M20-108L26 12H60C56-20 54-60 50-108z', '#54405a'),
    shape('M-58-100C-70-170-66-224-34-236H34C66-224 72-170 58-100C30-90-30-90-58-100z', coat),
    shape('M-58-100C-70-170-66-224-34-236H-12C-34-200-40-150-34-93C-44-95-52-97-58-100z', dark),
    stroke('M48-216Q92-190 98-158L104-150', coat, 22),
    stroke('M-50-214Q-84-180-74-138', dark, 22),
    disc(105, -148, 13, '#c98a64'),
    disc(-72, -132, 12, '#8a5440'),
    shape('M-44-228C-46-246 44-246 46-228L54-126C30-110-30-110-52-126z', pack[0]),
    shape('M-44-228C-46-238-30-242-14-242C-26-200-28-150-22-115C-34-117-44-121-52-126z', pack[1]),
    shape('M-32-176C-20-182 24-182 36-176L38-134C24-126-20-126-32-134z', pack[1], { opacity: 0.6 }),
    shape('M-46-236C-46-252 48-252 48-236C40-226-38-226-46-236z', '#f5b841'),
    disc(0, -264, 27, '#8a5440'),
    shape('M-52-272C-30-288 30-288 52-272C34-256-34-256-52-272z', hat),
    shape('M-29-276C-30-312 30-312 29-276C14-266-14-266-29-276z', hat),
    shape('M-29-276C-30-303-12-306-2-305C-16-296-16-280-14-270C-20-271-25-273-29-276z', pack[1], {
      opacity: 0.5,
    }),
  );

/** Ferns and red columbines that hang from a seep: x, y and size of each cushion as text, water dripping below. */
export const hangingGarden = (random: Random, text: string): Markup => {
  const cushions = rows(3, text);
  const cushion = (x: number, y: number, s: number): string =>
    froth(
      random,
      points(
        [-1, 0, -0.5, -0.4, 0.3, -0.44, 1, 0, 0.6, 0.7, 0.1, 1.2, -0.5, 0.8]
          .map((v, i) => short((i % 2 === 0 ? x : y) + v * s))
          .join(' '),
      ),
      s * 0.36,
    );
  const fronds = cushions.flatMap(([x = 0, y = 0, s = 0]) =>
    times(7, (i): string => {
      const dx = (i - 3) * s * 0.3;
      const drop = s * between(random, 1, 1.9);
      return ribbon(
        [
          [x + dx * 0.5, y],
          [x + dx * 0.9, y + drop * 0.5],
          [x + dx * 1.05, y + drop],
        ],
        [s * 0.07, s * 0.16, 1],
      );
    }),
  );
  const drips = cushions.flatMap(([x = 0, y = 0, s = 0]) =>
    times(3, () => {
      const [at, from] = [x + between(random, -0.8, 0.8) * s, y + s * between(random, 1.2, 2.4)];
      return `M${short(at)} ${short(from)}v${short(s * between(random, 0.6, 2))}`;
    }),
  );
  return group(
    {},
    stroke(drips.join(''), '#e4fbf4', 4, { opacity: 0.7, 'stroke-dasharray': '34 16 12 20' }),
    shape(cushions.map(([x = 0, y = 0, s = 0]) => cushion(x, y, s)).join(''), '#1d4038'),
    shape(fronds.filter((_, i) => i % 2 === 0).join(''), '#2f6a44'),
    shape(
      cushions.map(([x = 0, y = 0, s = 0]) => cushion(x + s * 0.16, y - s * 0.08, s * 0.66)).join(''),
      '#4f8f4a',
    ),
    shape(fronds.filter((_, i) => i % 2 === 1).join(''), '#8fbc54'),
    ...cushions.flatMap(([x = 0, y = 0, s = 0]) =>
      times(4, () =>
        disc(
          x + between(random, -0.7, 0.8) * s,
          y + between(random, -0.2, 0.9) * s,
          s * between(random, 0.07, 0.12),
          random() > 0.4 ? '#ff6a3c' : '#ffd05c',
        ),
      ),
    ),
  );
};

/** A cottonwood in autumn on its bar, the light from the left; it stands at 2,120, 1,200. */
export const cottonwood = (random: Random): Markup => {
  const limbs: readonly (readonly [string, Widths])[] = [
    ['2124 1214 2100 1060 2140 900 2104 740 2130 560', [96, 64, 22]],
    ['2120 980 2040 850 1960 770 1900 640', [42, 28, 8]],
    ['2130 860 2220 750 2290 600', [38, 26, 8]],
    ['2112 740 2060 640 2040 500', [30, 20, 6]],
    ['2136 930 2240 860 2350 810', [26, 18, 6]],
  ];
  const lumps = rows(
    3,
    '1900 640 80 1980 560 96 1950 690 84 2060 470 110 2150 410 110 2240 470 116 2320 560 104 2300 670 90 2120 560 110 2220 600 104 2040 640 100 2420 520 120 2400 660 110 1856 720 60 2180 700 72 2390 780 84 1830 640 50 2080 380 60',
  );
  const lump = (x: number, y: number, s: number): string =>
    froth(
      random,
      points(
        [-1, 0.2, -0.6, -0.6, 0.1, -0.8, 0.8, -0.4, 1, 0.2, 0.4, 0.6, -0.4, 0.6]
          .map((v, i) => short((i % 2 === 0 ? x : y) + v * s))
          .join(' '),
      ),
      Math.max(24, s * 0.4),
    );
  const scatter = (each: number, lean: number, size: number): string =>
    lumps
      .flatMap(([x = 0, y = 0, s = 0]) =>
        times(each, () =>
          lump(
            x + (between(random, -0.7, 0.7) - lean) * s,
            y + (between(random, -0.6, 0.5) - lean) * s,
            s * size * between(random, 0.6, 1.2),
          ),
        ),
      )
      .join('');
  return group(
    {},
    shape(lumps.map(([x = 0, y = 0, s = 0]) => lump(x, y, s * 1.05)).join(''), '#9a5424'),
    ...limbs.map(([d, widths]) => shape(ribbon(points(d), widths), '#3a2430')),
    ...limbs.map(([d, [a, b, c]]) =>
      shape(
        ribbon(
          points(d).map(([x, y]): Point => [x - a * 0.24, y]),
          [a * 0.34, b * 0.3, c * 0.3],
        ),
        '#e0b48a',
      ),
    ),
    shape(scatter(2, 0.1, 0.42), '#d98428'),
    shape(scatter(2, 0.3, 0.32), '#f5b030'),
    shape(scatter(1, 0.55, 0.24), '#ffe07a'),
  );
};
