import { spray } from './effects';
import { stops } from './isles';
import { gradient, type Paper } from './paper';
import { between, times, type Random } from './random';
import { disc, group, placed, shape, short, stroke, tag, type Markup } from './svg';

export type Rows = {
  /** The point where the rows meet. */
  readonly at: readonly [number, number];
  /** The height of the foreground, and how far apart the rows are there. */
  readonly bottom: number;
  readonly apart: number;
  readonly count: number;
};

/** One clump of a row, a fan of spikes over its leaves, its middle at 0, some 100 half across; the light from the left. */
export const clump = (random: Random): Markup => {
  const fan = (count: number, long: number, wide: number, from: number, to: number): string =>
    times(count, (i): string => {
      const a = from + ((to - from) * (i + random())) / count;
      const reach = long * between(random, 0.84, 1.12);
      const [dx, dy] = [Math.round(Math.cos(a) * reach), Math.round(Math.sin(a) * reach * 0.92)];
      const [sx, sy] = [Math.round(Math.cos(a) * 34), Math.round(Math.sin(a) * 30)];
      const [nx, ny] = [-Math.round(Math.sin(a) * wide), Math.round(Math.cos(a) * wide)];
      return `M${String(sx)} ${String(sy)}q${String(Math.round(dx * 0.5) + nx)} ${String(Math.round(dy * 0.5) + ny)} ${String(dx)} ${String(dy)}q${String(-Math.round(dx * 0.5) - nx)} ${String(-Math.round(dy * 0.5) - ny)} ${String(-dx)} ${String(-dy)}z`;
    }).join('');
  return group(
    {},
    shape('M-92 10C-84-50-40-80 0-80C40-80 84-50 92 10C50 36-50 36-92 10z', '#46407c'),
    shape(fan(26, 96, 8, -3.1, -0.04), '#54399a'),
    shape(fan(24, 78, 7, -2.9, -0.3), '#7c58c0'),
    shape(fan(14, 70, 6, -2.7, -1.2), '#b48ce6'),
    shape(fan(7, 58, 4, -2.5, -1.4), '#dcc0f8'),
    shape('M-84 14q20-26 44-4q12-22 34 0q18-24 44 0q20-18 46 4q-84 30-168 0z', '#6a7a5c'),
  );
};

/** Rows of clumps that run to one point; `span` says which part of the way to draw, for someone to stand between. */
export const lavenderRows = (
  random: Random,
  { at: [vx, vy], bottom, apart, count }: Rows,
  [first, last]: readonly [number, number],
  clumps: readonly Markup[],
): Markup =>
  group(
    {},
    ...times(19, (k) => 0.05 * 1.19 ** k)
      .filter((t) => t >= first && t < last)
      .flatMap((t, k) =>
        times(count, (i): Markup => {
          const [x, y] = [
            vx + (i - (count - 1) / 2) * apart * t + between(random, -8, 8) * t,
            vy + (bottom - vy) * t,
          ];
          const s = Math.round(apart * t * between(random, 0.33, 0.38)) / 100;
          return x < -140 || x > 2540
            ? ''
            : placed(Math.round(x), Math.round(y), s, clumps[(i + k) % clumps.length] ?? '');
        }),
      ),
  );

/** The rows as bands of colour, for the distance where no clump is told from the next. */
export const lavenderBands = ({ at: [vx, vy], bottom, apart, count }: Rows): Markup => {
  const band = (from: number, to: number): string =>
    times(count, (i): string => {
      const x = vx + (i - (count - 1) / 2) * apart;
      return `M${String(vx)} ${String(vy)}L${short(x + apart * from)} ${String(bottom)}H${short(x + apart * to)}z`;
    }).join('');
  return group(
    {},
    shape(band(-0.4, 0.4), '#46407c'),
    shape(band(-0.4, 0.16), '#6d4fae'),
    shape(band(-0.34, -0.1), '#a07ad8'),
  );
};

/** One stem of lavender, foot at x, y: a spike of whorls, lit from the left. */
export const lavender = (random: Random, x: number, y: number, tall: number, lean: number): Markup => {
  const [tx, ty] = [x + lean, y - tall];
  const whorls = times(7, (i): readonly [number, number, number] => {
    const s = i / 6;
    return [tx - lean * 0.34 * (1 - s), ty + tall * 0.36 * (1 - s), tall * (0.05 - Math.abs(s - 0.4) * 0.03)];
  });
  const petal = (w: number, cx: number, cy: number, dx: number): string =>
    `M${short(cx + dx)} ${short(cy)}q${short(-w)} ${short(-w * 0.2)} ${short(-w * 1.1)}-${short(w * 1.1)}q${short(w)} 0 ${short(w * 1.1)} ${short(w * 1.1)}zM${short(cx + dx)} ${short(cy)}q${short(w)} ${short(-w * 0.2)} ${short(w * 1.1)}-${short(w * 1.1)}q-${short(w)} 0-${short(w * 1.1)} ${short(w * 1.1)}zM${short(cx + dx - w * 0.5)} ${short(cy)}q0-${short(w * 1.5)} ${short(w * 0.5)}-${short(w * 1.5)}t${short(w * 0.5)} ${short(w * 1.5)}z`;
  return group(
    {},
    stroke(
      `M${short(x)} ${short(y)}Q${short(x)} ${short(y - tall * 0.5)} ${short(tx)} ${short(ty)}`,
      '#5f7a54',
      6,
    ),
    shape(whorls.map(([cx, cy, w]) => petal(w, cx, cy, 0)).join(''), '#5a3fa0'),
    shape(
      whorls.map(([cx, cy, w]) => petal(w * 0.6, cx - w * 0.3, cy - between(random, 0, 3), 0)).join(''),
      '#b48ce4',
    ),
  );
};

export const cypress = (paper: Paper, x: number, y: number, tall: number): Markup => {
  const w = tall * 0.11;
  const d = `M${short(x)} ${short(y)}C${short(x - w * 1.6)} ${short(y - tall * 0.16)} ${short(x - w * 1.2)} ${short(y - tall * 0.64)} ${short(x)} ${short(y - tall)}C${short(x + w * 1.2)} ${short(y - tall * 0.64)} ${short(x + w * 1.6)} ${short(y - tall * 0.16)} ${short(x)} ${short(y)}z`;
  return group(
    {},
    shape(d, gradient(paper, [x - w * 1.3, 0], [x + w * 1.3, 0], stops('0 #7a9a54, 0.4 #3a6a4c, 1 #173a38'))),
    spray(paper, d, '#d9d07a', [x - w * 1.3, y - tall * 0.6], [x, y - tall * 0.5], 0.6),
  );
};

/** A bee, some 60 across, flying to the left. */
export const bee = (x: number, y: number, size: number, turn: number): Markup =>
  group(
    { transform: `translate(${String(x)} ${String(y)}) rotate(${String(turn)}) scale(${String(size)})` },
    tag('ellipse', {
      cx: 6,
      cy: -20,
      rx: 9,
      ry: 20,
      fill: '#ffffff',
      opacity: 0.75,
      transform: 'rotate(20 6 -20)',
    }),
    tag('ellipse', {
      cx: -6,
      cy: -18,
      rx: 8,
      ry: 18,
      fill: '#e4f0f4',
      opacity: 0.75,
      transform: 'rotate(-20 -6 -18)',
    }),
    tag('ellipse', { cx: 4, cy: 0, rx: 24, ry: 14, fill: '#f5b841' }),
    stroke('M-4-13V13M8-14V14M19-10V10', '#2a1c24', 6),
    disc(-20, -2, 10, '#2a1c24'),
    stroke('M-26-8l-10-8M-22-11l-6-11', '#2a1c24', 2.6),
  );

/** A picker of lavender seen from behind, a basket on her hip; feet at 0, 330 high; the light from the left. */
export const picker = (): Markup =>
  group(
    {},
    shape('M-26-60L-30-4L-38 4H-6L-4-60zM6-60L8 4H40L32-4L28-60z', '#b4785c'),
    shape('M-50-190C-70-130-84-80-90-30C-50-14 50-14 90-30C84-80 70-130 50-190z', '#fff6e6'),
    shape('M14-192C20-130 24-70 22-20C50-20 74-24 90-30C84-80 70-130 50-190z', '#c9b4c4'),
    stroke('M-40-170Q-60-90-64-30M-12-180Q-16-90-18-20', '#d9c9c4', 5),
    shape('M-50-180C-60-220-58-254-34-264H34C58-254 60-220 50-180C20-170-20-170-50-180z', '#4f7ab4'),
    shape('M8-264H34C58-254 60-220 50-180C36-175 24-173 10-172C26-204 24-240 8-264z', '#2f4f84'),
    stroke('M-44-246Q-74-210-62-160', '#c98a64', 19),
    stroke('M44-246Q82-220 96-176', '#a86a4c', 19),
    shape('M-12-260H12V-286H-12z', '#b4785c'),
    shape('M-26-296C-28-326-14-340 0-340C14-340 28-326 26-296C20-276-20-276-26-296z', '#5a3428'),
    shape(
      'M-72-304C-50-326-34-330-28-332C-26-356-14-366 0-366C14-366 26-356 28-332C34-330 50-326 72-304C40-290-40-290-72-304z',
      '#f4d894',
    ),
    shape(
      'M10-365C22-362 27-350 28-332C34-330 50-326 72-304C52-295 30-293 10-293C24-316 20-346 10-365z',
      '#cf9f5c',
    ),
    stroke('M-29-330Q0-318 29-330', '#c9302c', 9),
    shape('M-6-280C-14-240-12-220-6-204L4-204C12-220 14-240 6-280z', '#5a3428'),
    shape('M40-176H150C150-130 134-112 96-110C60-112 42-130 40-176z', '#b4804c'),
    stroke('M46-160H146M52-142H140M62-126H130', '#7a4f30', 5),
    ...times(9, (i) =>
      stroke(
        `M${String(50 + i * 11)}-176l${String(-8 + i * 2)}-${String(34 + (i % 3) * 12)}`,
        i % 2 === 0 ? '#8f6cd0' : '#5a3fa0',
        11,
      ),
    ),
  );
