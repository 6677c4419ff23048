import { clipped, spray } from './effects';
import { stops } from './isles';
import { gradient, vertical, type Paper } from './paper';
import { times } from './random';
import { disc, group, shape, short, stroke, type Markup } from './svg';

/** A granite sea-tower with a red lantern, foot at 0, 900 high; the last light from the left. */
export const seaTower = (paper: Paper): Markup => {
  const shaft = 'M-150 0L-140-190L-104-190L-78-650H78L104-190L140-190L150 0z';
  const courses = times(17, (i): string => {
    const y = -20 - i * 38;
    const half = y > -190 ? 150 : 104 + ((y + 190) / 460) * 26;
    const joints = times(5, (k) => {
      const x = -half + ((k + (i % 2 === 0 ? 0.3 : 0.75)) * half * 2) / 5;
      return `M${short(x)} ${short(y)}v38`;
    }).join('');
    return `M${short(-half)} ${short(y)}H${short(half)}${joints}`;
  }).join('');
  const pane = (y: number): Markup =>
    group(
      {},
      shape(
        `M-24 ${short(y)}V${short(y - 46)}Q0 ${short(y - 70)} 24 ${short(y - 46)}V${short(y)}z`,
        '#d9cdb8',
      ),
      shape(
        `M-15 ${short(y - 6)}V${short(y - 44)}Q0 ${short(y - 60)} 15 ${short(y - 44)}V${short(y - 6)}z`,
        '#ffd27a',
      ),
    );
  return group(
    {},
    clipped(
      paper,
      shaft,
      shape(
        shaft,
        gradient(paper, [-150, 0], [150, 0], stops('0 #f4dcb8, 0.35 #c4b4a4, 0.7 #7a7c8c, 1 #454c66')),
      ),
      stroke(courses, '#3a4058', 4, { opacity: 0.42 }),
      spray(paper, shaft, '#2a3450', [150, -100], [-20, -260], 0.7),
      spray(paper, shaft, '#24405a', [0, 0], [0, -240], 0.8),
    ),
    shape('M-148-186H148V-212H-148z', vertical(paper, -212, -186, '#f0dcc0', '#8a8490')),
    pane(-300),
    pane(-430),
    pane(-556),
    shape('M-42 0V-96C-42-146 42-146 42-96V0z', '#d9cdb8'),
    shape('M-30 0V-92C-30-130 30-130 30-92V0z', '#7a2a2c'),
    shape(
      'M-84-640L-116-690H116L84-640z',
      gradient(paper, [-116, 0], [116, 0], stops('0 #f4dcb8, 0.5 #a49c9c, 1 #4a5068')),
    ),
    shape('M-124-690H124V-708H-124z', '#e9d4b4'),
    stroke(
      'M-118-708V-756M-78-708V-756M-40-708V-756M40-708V-756M78-708V-756M118-708V-756M-120-756H120M-120-732H120',
      '#22283c',
      6,
    ),
    shape('M-60-708V-824H60V-708z', '#fff0b4'),
    shape('M-60-708V-824H-44V-708zM44-708V-824H60V-708z', '#ffd45c'),
    disc(0, -766, 34, '#fffdf0'),
    stroke('M-60-708V-824M-20-708V-824M20-708V-824M60-708V-824M-60-766H60', '#22283c', 6),
    shape('M-76-820H76L64-846C50-896 26-914 8-918H-8C-26-914-50-896-64-846z', '#c9302c'),
    shape('M20-820H76L64-846C50-896 26-914 8-918C26-896 30-850 20-820z', '#7a1a2a'),
    shape('M-76-820L-64-846C-50-896-26-914-8-918C-30-890-40-850-40-820z', '#ff8a5c'),
    disc(0, -928, 12, '#c9302c'),
    stroke('M0-934V-990', '#22283c', 6),
  );
};

/** A small trawler butting to the right, 520 long, the water at 0; lamps lit. */
export const trawler = (): Markup =>
  group(
    {},
    stroke('M-60-150V-330M-60-320L-210-110M-60-326L130-130M-120-250H10', '#22283c', 8),
    shape(
      'M-250-110C-190-80 120-80 180-110C220-124 250-146 276-170C268-100 236-40 200 10C100 30-120 30-210 10C-236-20-250-60-250-110z',
      '#1f5f8a',
    ),
    shape('M-222-10C-120 10 100 10 214-14L200 10C100 30-120 30-210 10z', '#a8302c'),
    shape(
      'M-250-110C-190-80 120-80 180-110C220-124 250-146 276-170L272-144C240-116 210-98 184-88C120-62-190-62-248-90z',
      '#f4efe0',
    ),
    shape('M-40-94V-230H90V-100z', '#f4e6cc'),
    shape('M40-94V-230H90V-100z', '#a8a4a8'),
    shape('M-52-230H104L96-252H-44z', '#c9302c'),
    shape('M-28-214H14V-168H-28zM24-214H40V-168H24zM50-214H80V-168H50z', '#ffd45c'),
    disc(-60, -336, 12, '#fff3b4'),
    disc(262, -168, 7, '#7af0a0'),
    shape('M-160-92C-166-130-150-150-130-152C-110-150-96-130-100-92z', '#f5b841'),
    disc(-130, -168, 18, '#d9a078'),
    shape('M-156-168C-156-200-104-200-104-168C-116-178-144-178-156-168z', '#f5b841'),
  );

/** A stone farmhouse of Provence with blue shutters, foot at 0, 560 wide; the light from the left. */
export const mas = (paper: Paper): Markup => {
  const shutter = (x: number, y: number, w: number, h: number): Markup =>
    group(
      {},
      shape(`M${short(x - w / 2)} ${short(y)}h${short(w)}v${short(h)}h-${short(w)}z`, '#4a3a4c'),
      shape(
        `M${short(x - w)} ${short(y - 2)}h${short(w / 2)}v${short(h + 4)}h-${short(w / 2)}zM${short(x + w / 2)} ${short(y - 2)}h${short(w / 2)}v${short(h + 4)}h-${short(w / 2)}z`,
        '#6f9ac4',
      ),
    );
  return group(
    {},
    shape('M-280 0V-190H120V0z', vertical(paper, -190, 0, '#fbe3b4', '#e4bc84')),
    shape('M120 0V-250L200-300L280-250V0z', '#c99a74'),
    shape('M40 0V-250L120-300L200-250V0z', '#f4d09c'),
    shape('M-300-186L-262-250H60L40-186z', '#d9805c'),
    stroke(times(12, (i) => `M${String(-278 + i * 28)}-188l22-58`).join(''), '#a8503f', 4, { opacity: 0.6 }),
    shape('M20-240L120-322L216-262L200-242L120-296L36-232z', '#e08a5c'),
    shape('M120-322H204L300-250L284-240L200-296z', '#b4604c'),
    shape('M-220-246V-300h40v54z', '#d9b48c'),
    shape('M-226-298h52v-14h-52z', '#b4604c'),
    shutter(-210, -140, 34, 56),
    shutter(-50, -140, 34, 56),
    shutter(96, -200, 32, 52),
    shutter(96, -110, 32, 52),
    shape('M-154 0V-84Q-130-108-106-84V0z', '#6f9ac4'),
    shape('M-154 0V-84Q-130-108-130-100V0z', '#a4c4e0'),
    stroke(
      'M-260-60h30M-270-30h24M-20-40h30M10-80h26M-250-160h20M230-120h30M220-60h36M240-180h20',
      '#b4886a',
      5,
      { opacity: 0.6 },
    ),
  );
};
