import { clipped, spray } from './effects';
import { gradient, type Paper } from './paper';
import { group, shape, stroke, type Markup } from './svg';

const TONES = [
  ['#a4cc5c', '#5f9a40', '#1f5a38'],
  ['#6fa34c', '#3f7f40', '#174a33'],
  ['#4f8a48', '#2a6040', '#103a2c'],
] as const;

/** A thick, shining leaf with a pointed tip, its stalk at 0 and 290 long upward; three tones, the light from the left. */
export const ribbonLeaf = (paper: Paper, tone = 0): Markup => {
  const [light, middle, dark] = TONES[tone] ?? TONES[0];
  const whole = 'M0 0C-62-40-86-140-40-230C-26-262-8-280 6-292C22-270 60-220 66-150C70-80 40-20 0 0z';
  return group(
    {},
    clipped(
      paper,
      whole,
      shape(
        whole,
        gradient(
          paper,
          [-80, -200],
          [70, -80],
          [
            [0, light],
            [0.55, middle],
            [1, dark],
          ],
        ),
      ),
      shape('M0 0C10-90 16-190 6-292C22-270 60-220 66-150C70-80 40-20 0 0z', dark, { opacity: 0.45 }),
      spray(paper, whole, '#f4f6b0', [-70, -230], [-10, -140], 0.55),
    ),
    stroke('M0-10C10-90 14-190 6-280', '#e6f0a4', 4, { opacity: 0.6 }),
    stroke('M-50-90C-56-150-44-190-30-220', '#ffffff', 6, { opacity: 0.4 }),
  );
};
