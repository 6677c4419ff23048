import { clipped, spray } from './effects';
import { line, rough, smooth, type Point } from './geometry';
import { vertical, type Paper } from './paper';
import { between, times, type Random } from './random';
import { disc, group, shape, stroke, type Markup } from './svg';

/** A block of ice: outline, the crest that divides lit from shaded, and its bands of blue. */
export const berg = (
  paper: Paper,
  outline: readonly Point[],
  crest: readonly Point[],
  base: number,
): Markup => {
  const top = Math.min(...outline.map(([, y]) => y));
  const body = line([...rough(paper.random, outline, 0.16, 26)], true);
  const last = crest[crest.length - 1] ?? [0, base];
  const shade = line([...rough(paper.random, crest, 0.3, 26), [2600, last[1] + 60], [2600, top - 80]], true);
  const bands = times(7, (i): string => {
    const y = top + ((i + 0.6) * (base - top)) / 7;
    return `M-60 ${y.toFixed(0)}Q700 ${(y - 60).toFixed(0)} 1300 ${(y + between(paper.random, -30, 50)).toFixed(0)}T2460 ${(y - 10).toFixed(0)}`;
  }).join('');
  return clipped(
    paper,
    body,
    shape(body, vertical(paper, top, base, '#fdfdf6', '#d9f1f3', '#8fd0dd', '#4fb0c8')),
    shape(shade, vertical(paper, top, base, '#a9dbe4', '#5aaec6', '#2a7f9f', '#1c5f80')),
    stroke(bands, '#ffffff', 9, { opacity: 0.4 }),
    stroke(bands, '#16567a', 4, { opacity: 0.25, transform: 'translate(20 22)' }),
    spray(paper, body, '#fff0d8', [300, top], [1100, base], 0.4),
  );
};

/** The outline of a glacier that slides down from the left to the water. */
export const tongue = (water: number): string =>
  smooth(
    [
      [-60, 640],
      [300, 560],
      [700, 470],
      [1050, 430],
      [1300, 470],
      [1500, 590],
      [1760, 700],
      [2100, 770],
      [2460, 800],
      [2460, water + 8],
      [-60, water + 8],
    ],
    true,
  );

/** Cracks that rise from the water into the front of the glacier. */
export const crevasses = (random: Random, water: number): string =>
  times(26, (): string => {
    const x = between(random, -40, 2300);
    return `M${x.toFixed(0)} ${String(water)}q${between(random, -40, 10).toFixed(0)}-120 ${between(random, 10, 90).toFixed(0)}-${between(random, 120, 320).toFixed(0)}`;
  }).join('');

/** A seal lying on the ice, head raised to the right; its flank rests at x, y. */
export const seal = (x: number, y: number): Markup =>
  group(
    { transform: `translate(${String(x)} ${String(y)})` },
    shape(
      'M-190 6C-230-14-246-40-232-46C-214-50-200-30-176-28C-120-64-40-76 40-70C80-96 112-128 150-126C186-124 198-96 196-80C220-74 222-66 206-60C180-50 168-40 160-16C150 8 110 14 60 14C-40 16-120 14-190 6z',
      '#3a4652',
    ),
    shape(
      'M-176-28C-120-64-40-76 40-70C80-96 112-128 150-126C120-112 96-78 70-56C10-60-90-46-150-14z',
      '#8796a2',
    ),
    disc(168, -98, 7, '#0b1218'),
    stroke('M196-76l30-4M194-70l30 6', '#cfd9df', 3),
    shape('M20 6C50-6 84 0 96 26C60 30 34 24 20 6z', '#2a343f'),
  );
