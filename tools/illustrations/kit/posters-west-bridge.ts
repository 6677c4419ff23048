import { type Point } from './geometry';
import { stops } from './isles';
import { gradient, type Paper } from './paper';
import { times } from './random';
import { disc, group, shape, short, stroke, type Markup } from './svg';

/** A tower of the bridge: the roadway passes at 0, the top is 860 above, the legs run 420 below; the light from the left. */
export const bridgeTower = (paper: Paper): Markup => {
  const steps: readonly Point[] = [
    [420, 50],
    [-190, 50],
    [-190, 45],
    [-410, 45],
    [-410, 40],
    [-630, 40],
    [-630, 35],
    [-860, 35],
  ];
  const leg = (c: number): Markup => {
    const side = (sign: number): string[] =>
      steps.map(([y, half]) => `${String(c + sign * half)} ${String(y)}`);
    const d = `M${[...side(-1), ...side(1).reverse()].join('L')}z`;
    const lit = `M${[...side(-1), ...steps.map(([y, half]) => `${String(c - half + 17)} ${String(y)}`).reverse()].join('L')}z`;
    const dark = `M${[...steps.map(([y, half]) => `${String(c + half - 20)} ${String(y)}`), ...side(1).reverse()].join('L')}z`;
    return group(
      {},
      shape(d, gradient(paper, [c - 50, 0], [c + 50, 0], stops('0 #f0603c, 0.5 #d2432f, 1 #b0322c'))),
      shape(lit, '#ffb07a'),
      shape(dark, '#7c2030'),
      stroke([-14, 4].map((x) => `M${String(c + x)} 420V-840`).join(''), '#8f2830', 5, { opacity: 0.6 }),
      stroke([-8, 10].map((x) => `M${String(c + x)} 420V-840`).join(''), '#ff8a5c', 3, { opacity: 0.6 }),
      shape(
        `M${String(c - 30)}-860L${String(c - 20)}-892H${String(c + 20)}L${String(c + 30)}-860z`,
        '#c93c2e',
      ),
      shape(
        `M${String(c - 30)}-860L${String(c - 20)}-892H${String(c - 8)}L${String(c - 12)}-860z`,
        '#ffb07a',
      ),
    );
  };
  const strut = (y: number, high: number, half: number): Markup =>
    group(
      {},
      shape(
        `M${String(-half)} ${String(y)}V${String(y - high)}H${String(half)}V${String(y)}L${String(half - 22)} ${String(y + 26)}H${String(22 - half)}z`,
        '#c43a2e',
      ),
      shape(
        `M${String(-half)} ${String(y)}L${String(22 - half)} ${String(y + 26)}H${String(half - 22)}L${String(half)} ${String(y)}z`,
        '#6d1c2c',
      ),
      shape(`M${String(-half)} ${String(y - high)}H${String(half)}v12H${String(-half)}z`, '#ff9a68'),
      stroke(
        times(
          6,
          (i) =>
            `M${short(-half + 16 + (i * (half * 2 - 32)) / 5)} ${String(y - 6)}V${String(y - high + 20)}`,
        ).join(''),
        '#7c2030',
        6,
        { opacity: 0.6 },
      ),
    );
  return group(
    {},
    stroke('M-70 60L70 230M70 60L-70 230M-70 230L70 400M70 230L-70 400', '#a82e30', 20),
    strut(-560, 74, 66),
    strut(-350, 78, 64),
    strut(-130, 84, 60),
    strut(-770, 70, 70),
    leg(-112),
    leg(112),
    disc(-112, -904, 9, '#fff3c4'),
    disc(112, -904, 9, '#fff3c4'),
  );
};

/** A brown pelican gliding to the left, 300 across; the light from the left. */
export const pelican = (x: number, y: number, size: number, turn: number): Markup =>
  group(
    {
      transform: `translate(${String(x)} ${String(y)}) rotate(${String(turn)}) scale(${String(size / 300)})`,
    },
    shape('M0 0C30-50 90-86 170-96C130-60 90-20 40 14z', '#4a4450'),
    shape('M-40 4C-10-14 40-14 90 10L110 22C70 30 0 34-34 20z', '#8a7a74'),
    shape('M-40 4C-10-14 20-14 50-4C10-6-16 6-34 20z', '#c9b49c'),
    shape('M-30 0C-50-20-80-30-92-16C-96-4-76-6-64 6C-54 18-44 22-30 20z', '#f0e0c4'),
    shape('M-88-20C-100-18-150 0-166 14C-140 14-110 14-90 4C-84-2-80-12-88-20z', '#d9924c'),
    disc(-84, -14, 4, '#1c1a24'),
    shape('M0 4C-20-40-70-90-150-110C-120-70-80-30-30 10C-10 20 10 16 0 4z', '#6d6068'),
    shape('M-150-110C-120-70-80-30-30 10C-60-6-110-40-136-76z', '#332e3c'),
  );

/** A photographer seen from behind, feet at 0, 300 high, and a camera raised. */
export const photographer = (): Markup =>
  group(
    {},
    shape('M-34-140L-44-4L-54 4H-12L-4-110L14-110L22 4H62L52-4L40-140z', '#22304c'),
    shape('M-44-136C-58-200-50-238-20-244H26C54-238 62-200 46-136C20-126-20-126-44-136z', '#f5b841'),
    shape('M-44-136C-58-200-50-238-20-244H-6C-20-210-24-170-20-130C-30-131-38-133-44-136z', '#ffe29a'),
    shape('M26-244C54-238 62-200 46-136C38-133 30-131 22-130C30-170 34-210 26-244z', '#b4782c'),
    stroke('M-40-226Q-66-250-36-270M44-226Q68-250 40-270', '#d99a34', 19),
    shape('M-42-276H46V-248H-42z', '#2a2834'),
    shape('M-24-268C-26-300-10-312 4-312C20-312 34-300 30-268C26-248-20-248-24-268z', '#4a2c30'),
    shape('M-28-284C-30-318-8-326 4-326C20-326 38-316 34-284C14-292-10-292-28-284z', '#cf2f50'),
    shape('M14-325C32-320 38-308 34-284C28-287 22-288 16-289C20-304 20-316 14-325z', '#7c1f3c'),
  );
