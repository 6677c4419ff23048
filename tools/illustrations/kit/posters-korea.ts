import { clipped, spray } from './effects';
import { stops } from './isles';
import { gradient, type Paper, vertical } from './paper';
import { times } from './random';
import { disc, group, type Markup, shape, short, stroke } from './svg';

/** One roof of the hall: eaves at `y`, half as wide as `half`, its ridge `high` above, with tiles and painted rafters below. */
export const roof = (paper: Paper, y: number, half: number, ridge: number, high: number): Markup => {
  const [e, r, t] = [half, ridge, y - high];
  const d = `M${short(-e)} ${short(y - 66)}C${short(-e * 0.82)} ${short(y - 6)} ${short(-e * 0.5)} ${short(y)} 0 ${short(y)}C${short(e * 0.5)} ${short(y)} ${short(e * 0.82)} ${short(y - 6)} ${short(e)} ${short(y - 66)}C${short(e * 0.84)} ${short(y - 86)} ${short(r * 1.12)} ${short(t + high * 0.46)} ${short(r)} ${short(t)}H${short(-r)}C${short(-r * 1.12)} ${short(t + high * 0.46)} ${short(-e * 0.84)} ${short(y - 86)} ${short(-e)} ${short(y - 66)}z`;
  const tiles = times(45, (i): string => {
    const s = -1 + (i / 44) * 2;
    const foot = y - 66 * Math.abs(s) ** 3.4;
    return `M${short(s * r)} ${short(t)}Q${short(s * r * 1.1)} ${short(t + high * 0.6)} ${short(s * e * 0.98)} ${short(foot)}`;
  }).join('');
  const under = `M${short(-e * 0.97)} ${short(y - 62)}C${short(-e * 0.8)} ${short(y)} ${short(-e * 0.5)} ${short(y + 2)} 0 ${short(y + 2)}C${short(e * 0.5)} ${short(y + 2)} ${short(e * 0.8)} ${short(y)} ${short(e * 0.97)} ${short(y - 62)}L${short(e * 0.82)} ${short(y + 54)}H${short(-e * 0.82)}z`;
  const rafters = times(56, (i): string => {
    const s = -1 + (i / 55) * 2;
    return `M${short(s * e * 0.95)} ${short(y + 4 - 60 * Math.abs(s) ** 3.4)}L${short(s * e * 0.8)} ${short(y + 52)}`;
  }).join('');
  return group(
    {},
    shape(under, vertical(paper, y - 20, y + 56, '#2f7f6a', '#174a48')),
    stroke(rafters, '#0f3238', 7, { opacity: 0.75 }),
    stroke(rafters, '#5fb48c', 4, { opacity: 0.7, transform: 'translate(3 0)' }),
    shape(`M${short(-e * 0.82)} ${short(y + 50)}H${short(e * 0.82)}v22H${short(-e * 0.82)}z`, '#d4533c'),
    clipped(
      paper,
      d,
      shape(d, gradient(paper, [-e, 0], [e, 0], stops('0 #3a4458, 0.45 #5a6478, 0.8 #8a8c94, 1 #c9b494'))),
      stroke(tiles, '#222a3c', 8, { opacity: 0.65 }),
      stroke(tiles, '#b4b8bc', 3.5, { opacity: 0.5, transform: 'translate(6 0)' }),
      spray(paper, d, '#1c2236', [-e, y], [-e * 0.1, y - high * 0.4], 0.75),
      spray(paper, d, '#ffdca0', [e, y - 60], [e * 0.3, y - high * 0.5], 0.6),
    ),
    stroke(
      `M${short(-e)} ${short(y - 66)}C${short(-e * 0.82)} ${short(y - 6)} ${short(-e * 0.5)} ${short(y)} 0 ${short(y)}C${short(e * 0.5)} ${short(y)} ${short(e * 0.82)} ${short(y - 6)} ${short(e)} ${short(y - 66)}`,
      '#1c2436',
      13,
    ),
    stroke(
      `M${short(-r)} ${short(t)}C${short(-r * 1.12)} ${short(t + high * 0.46)} ${short(-e * 0.84)} ${short(y - 86)} ${short(-e)} ${short(y - 68)}M${short(r)} ${short(t)}C${short(r * 1.12)} ${short(t + high * 0.46)} ${short(e * 0.84)} ${short(y - 86)} ${short(e)} ${short(y - 68)}`,
      '#e9e2d0',
      15,
    ),
    shape(
      `M${short(-r - 30)} ${short(t - 30)}C${short(-r * 0.5)} ${short(t - 12)} ${short(r * 0.5)} ${short(t - 12)} ${short(r + 30)} ${short(t - 30)}L${short(r + 6)} ${short(t + 14)}H${short(-r - 6)}z`,
      '#efe8d6',
    ),
    shape(
      `M${short(r * 0.3)} ${short(t - 18)}Q${short(r * 0.7)} ${short(t - 18)} ${short(r + 30)} ${short(t - 30)}L${short(r + 6)} ${short(t + 14)}H${short(r * 0.3)}z`,
      '#fff6dc',
    ),
  );
};

/** A woman in a hanbok seen from behind, feet at 0, about 300 high. */
export const hanbok = (skirt: string, dark: string, jacket: string, ribbonColour: string): Markup =>
  group(
    {},
    shape('M-34-178C-90-120-118-60-124-6C-70 12 70 12 124-6C118-60 90-120 34-178z', skirt),
    shape('M6-178C14-110 20-60 18 4C60 6 100 2 124-6C118-60 90-120 34-178z', dark, { opacity: 0.55 }),
    stroke('M-22-160Q-60-80-72-4M0-160Q-6-80-10 4M24-160Q60-90 70 0', dark, 5, { opacity: 0.6 }),
    shape('M-40-170C-48-210-40-236-12-240H14C40-236 48-210 40-170C14-160-14-160-40-170z', jacket),
    shape(
      'M-34-226C-70-206-84-170-70-140C-52-138-38-160-30-180zM34-226C70-206 84-170 70-140C52-138 38-160 30-180z',
      jacket,
    ),
    shape(
      'M14-240C40-236 48-210 40-170C30-166 24-164 16-163C26-190 24-220 14-240zM34-226C70-206 84-170 70-140C60-140 54-150 50-160C56-186 50-210 34-226z',
      '#fffdf4',
      { opacity: 0.5 },
    ),
    disc(0, -270, 28, '#1c1622'),
    disc(0, -262, 18, '#2b222e'),
    stroke('M-20-262L22-258', ribbonColour, 8),
    shape('M-6-250L-14-170L0-186L12-168L6-250z', ribbonColour),
  );

/** A small open pavilion with a tiled roof, feet at 0, about 250 high. */
export const pavilion = (paper: Paper): Markup =>
  group(
    {},
    shape('M-120 0H120V16H-120z', '#8a8490'),
    ...[-94, -34, 34, 94].map((x) =>
      shape(`M${String(x - 8)} 0V-110H${String(x + 8)}V0z`, x > 0 ? '#d4503c' : '#8a2a30'),
    ),
    stroke('M-94-30H94M-94-46H94', '#d4503c', 6),
    shape('M-130-104H130V-122H-130z', '#2f7f6a'),
    shape(
      'M-190-140C-120-110 120-110 190-140C130-160 90-190 56-236H-56C-90-190-130-160-190-140z',
      vertical(paper, -236, -112, '#6a7488', '#333c50'),
    ),
    shape('M30-236H56C90-190 130-160 190-140C150-124 110-118 70-116C60-160 50-200 30-236z', '#a9a49c', {
      opacity: 0.8,
    }),
    stroke('M-190-140C-120-110 120-110 190-140', '#1c2436', 8),
    shape('M-66-246H66L56-230H-56z', '#efe8d6'),
  );

/** A maple leaf of five points, about 100 across, its stalk at 0. */
export const MAPLE =
  'M0 0L-14-10L-46-2L-34-22L-56-44L-30-46L-28-70L-12-56L0-96L12-56L28-70L30-46L56-44L34-22L46-2L14-10z';
