import { clipped, spray } from './effects';
import { stops } from './isles';
import { gradient, vertical, type Paper } from './paper';
import { times } from './random';
import { disc, group, shape, stroke, tag, type Markup } from './svg';

export type ChaletLook = {
  readonly plaster: readonly [string, string];
  readonly timber: readonly [string, string];
  readonly roof: readonly [string, string];
  readonly flowers: string;
};

const pane = (x: number, y: number, w: number, h: number, shutter: string): Markup =>
  group(
    {},
    shutter === '' ? '' : tag('rect', { x: x - w * 0.5, y, width: w * 2, height: h, fill: shutter }),
    tag('rect', { x: x - 3, y: y - 3, width: w + 6, height: h + 6, fill: '#fff6e6' }),
    tag('rect', { x, y, width: w, height: h, fill: '#ffcf7a' }),
    stroke(
      `M${String(x + w / 2)} ${String(y)}v${String(h)}M${String(x)} ${String(y + h / 2)}h${String(w)}`,
      '#fff6e6',
      3,
    ),
  );

/** A house of the lake, gable to the water: plaster below, timber above, a balcony of flowers; foot at 0, 200 wide, 280 high; the light from the left. */
export const chalet = (look: ChaletLook): Markup =>
  group(
    {},
    shape('M-92 0V-122H92V0z', look.plaster[0]),
    shape('M24 0V-122H92V0z', look.plaster[1]),
    shape('M-92-118V-172L0-250L92-172V-118z', look.timber[0]),
    shape('M10-118V-241L92-172V-118z', look.timber[1]),
    stroke(
      times(9, (i) => `M${String(-80 + i * 20)}-120V${String(-176 - (40 - Math.abs(i - 4) * 15))}`).join(''),
      '#3a2228',
      3,
      { opacity: 0.45 },
    ),
    pane(-62, -70, 24, 36, '#3f6a54'),
    pane(36, -70, 24, 36, '#3f6a54'),
    shape('M-16 0V-62Q0-80 16-62V0z', '#6a4030'),
    pane(-50, -166, 22, 30, ''),
    pane(26, -166, 22, 30, ''),
    pane(-10, -212, 20, 24, ''),
    shape('M-104-110H104V-128H-104z', look.timber[0]),
    stroke(times(14, (i) => `M${String(-100 + i * 15.4)}-110V-128`).join(''), '#3a2228', 3, { opacity: 0.5 }),
    ...times(13, (i) => disc(-96 + i * 16, -131 - (i % 2) * 4, 8, look.flowers)),
    ...times(13, (i) => disc(-90 + i * 16, -124, 5, '#3f7a48')),
    shape('M-124-150L0-276L124-150L110-138L0-246L-110-138z', look.roof[0]),
    shape('M0-276L124-150L110-138L0-246z', look.roof[1]),
    shape('M44-236V-276H66V-214z', look.plaster[1]),
  );

/** A church with a needle of a spire, foot at 0, 760 high; the light from the left. */
export const needleChurch = (paper: Paper): Markup => {
  const tower = 'M-62 0V-390H62V0z';
  return group(
    {},
    shape('M50 0V-170H300V0z', vertical(paper, -170, 0, '#d9c9b4', '#b49c8c')),
    shape('M36-160L70-262H286L322-160z', '#6a5060'),
    shape('M36-160L70-262H120L100-160z', '#a48480'),
    ...[100, 172, 244].map((x) =>
      shape(`M${String(x)}-40V-110Q${String(x + 15)}-134 ${String(x + 30)}-110V-40z`, '#5a6a84'),
    ),
    clipped(
      paper,
      tower,
      shape(
        tower,
        gradient(paper, [-62, 0], [62, 0], stops('0 #fff3dc, 0.45 #f4dfc4, 0.5 #cdb4a4, 1 #a48c8c')),
      ),
      spray(paper, tower, '#7a6474', [0, 0], [0, -180], 0.5),
    ),
    shape('M-70-384H70V-402H-70z', '#c9b09c'),
    shape('M-70-402L-40-470L0-540L40-470L70-402z', '#6f8f94'),
    shape('M0-540L40-470L70-402H14z', '#41606c'),
    shape('M-70-402L-44-462L-8-402z', '#a4c0bc'),
    shape('M-30-470L0-800L30-470z', '#7a9a9c'),
    shape('M0-800L30-470H6z', '#3f5c6a'),
    stroke('M0-800V-846M-14-830H14', '#f5c95c', 5),
    disc(0, -336, 34, '#fff6e6'),
    disc(0, -336, 26, '#3f4a64'),
    stroke('M0-336V-356M0-336L13-328', '#fff6e6', 5),
    ...[-250, -140].map((y) =>
      shape(
        `M-14 ${String(y + 40)}V${String(y - 10)}Q0 ${String(y - 30)} 14 ${String(y - 10)}V${String(y + 40)}z`,
        '#5a6a84',
      ),
    ),
    shape('M-24 0V-66Q0-96 24-66V0z', '#7a4a38'),
  );
};

/** A mute swan on the water, turned to the right, 260 long, the water at 0; the light from the left. */
export const swan = (paper: Paper): Markup =>
  group(
    {},
    shape(
      'M-150-20C-160-60-130-84-96-80C-60-112 10-112 60-70C90-50 110-40 116-20C90 14-110 16-150-20z',
      vertical(paper, -110, 10, '#ffffff', '#d9e2ee'),
    ),
    shape('M-120-66C-70-100 0-96 40-56C10-30-80-24-120-66z', '#f4f6fa'),
    stroke('M-100-60Q-40-36 30-54M-86-48Q-40-24 10-40', '#b4c4d8', 5),
    stroke('M84-36C130-60 70-120 84-176C90-206 130-212 142-184', '#ffffff', 24),
    stroke('M94-36C140-60 82-120 94-172', '#cfdae6', 8, { opacity: 0.9 }),
    shape('M130-196C146-200 156-190 158-178L190-160C170-152 150-158 138-168z', '#f08a3c'),
    shape('M134-192C144-196 154-188 156-178L146-170z', '#1c2230'),
    disc(138, -186, 4, '#1c2230'),
  );

/** A flat wooden lake boat with its boatman standing at the oar, 460 long, the water at 0. */
export const lakeBoat = (): Markup =>
  group(
    {},
    shape('M-230-46C-180-30 170-30 236-60L200 4C100 16-100 16-190 4z', '#5a342c'),
    shape('M-230-46C-180-30 170-30 236-60L228-46C160-18-170-18-222-34z', '#d9a06c'),
    stroke('M-150-4H170', '#3a2028', 5, { opacity: 0.6 }),
    shape('M90-40L96-130L84-200H124L132-130L126-40z', '#22304c'),
    shape('M78-190C74-250 90-280 108-282C134-280 144-250 138-186z', '#3f6a54'),
    shape('M78-190C74-250 90-280 108-282C96-250 96-220 98-188z', '#8ab48c'),
    disc(110, -302, 18, '#c98a64'),
    shape('M84-308C96-334 130-334 138-306L150-302H80z', '#2f4a3c'),
    stroke('M120-260L170-214M170-300L210 30', '#7a4a34', 9),
    stroke('M118-262L168-216', '#2f5a44', 15),
    shape('M-120-40C-124-90-110-116-84-116C-58-116-48-90-52-38z', '#cf2f50'),
    shape('M-120-40C-124-90-110-116-90-116C-104-90-104-64-100-39z', '#f4788c'),
    disc(-84, -136, 18, '#d99a74'),
    shape('M-106-134C-110-166-58-166-62-134C-76-146-92-146-106-134z', '#5a3428'),
    shape('M-30-38C-34-80-20-104 4-104C28-104 36-80 32-38z', '#f5b841'),
    disc(4, -124, 17, '#c98a64'),
    shape('M-24-130L32-130L18-150H-10z', '#fff3dc'),
  );
