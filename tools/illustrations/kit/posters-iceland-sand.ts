import { clipped, spray } from './effects';
import { rows } from './isles';
import { vertical, type Paper } from './paper';
import { between, times } from './random';
import { disc, group, shape, short, stroke, tag, type Markup } from './svg';

const pane = (x: number, y: number, w: number, h: number): Markup =>
  group(
    {},
    tag('rect', { x: x - 7, y: y - 7, width: w + 14, height: h + 14, fill: '#fffaf0' }),
    tag('rect', { x, y, width: w, height: h, fill: '#ffc96a' }),
    stroke(
      `M${short(x + w / 2)} ${short(y)}v${short(h)}M${short(x)} ${short(y + h * 0.36)}h${short(w)}M${short(x)} ${short(y + h * 0.68)}h${short(w)}`,
      '#fffaf0',
      5,
    ),
  );

/** The tarred church of the farm, its gable to the left and its long side to the light, foot at 0, 470 high. */
export const tarredChurch = (paper: Paper): Markup => {
  const side = 'M-40 0V-190H330V-6z';
  const gable = 'M-190 0V-176L-116-300L-40-190V0z';
  const boards = times(20, (i) => `M${String(-32 + i * 19)}-200V0`).join('');
  return group(
    {},
    shape('M-230 8C-60-8 300-8 420 6C260 26-80 26-230 8z', '#1f3a30', { opacity: 0.6 }),
    shape(side, vertical(paper, -190, 0, '#4a4650', '#34333e')),
    clipped(paper, side, stroke(boards, '#1c1d26', 4, { opacity: 0.7 })),
    ...[24, 122, 220].map((x) => pane(x, -152, 50, 88)),
    shape('M-116-306L-36-186L352-180L280-298z', vertical(paper, -306, -180, '#8a6a5c', '#5a4448')),
    stroke(
      'M-60-300L20-184M0-300L80-184M60-299L140-183M120-299L200-183M180-298L260-182M236-298L312-181',
      '#3a2c34',
      4,
      {
        opacity: 0.5,
      },
    ),
    shape('M-116-306L280-298L283-291L-112-298z', '#ffd69a'),
    shape(gable, vertical(paper, -300, 0, '#2a2a34', '#1c1e28')),
    stroke('M-172-180V0M-154-212V0M-136-240V0M-96-266V0M-78-240V0M-60-214V0', '#0f1118', 4, { opacity: 0.7 }),
    stroke('M-204-164L-116-310L-28-176', '#fffaf0', 11),
    stroke('M-190-170V0M-40-184V0M330-178V-4', '#fffaf0', 8),
    shape('M-150-290V-392H-82V-290L-116-320z', '#24252f'),
    shape('M-104-392H-82V-290L-104-309z', '#4a4650'),
    shape('M-162-386L-116-470L-70-386z', '#3a2f38'),
    shape('M-116-470L-70-386H-106z', '#8a6a5c'),
    stroke('M-164-386H-68', '#fffaf0', 8),
    stroke('M-116-470V-528M-136-506H-96', '#fffaf0', 8),
    tag('rect', { x: -132, y: -372, width: 32, height: 48, fill: '#fffaf0' }),
    tag('rect', { x: -127, y: -366, width: 22, height: 36, fill: '#ffc96a' }),
    shape('M-146 0V-116H-86V0z', '#fffaf0'),
    shape('M-138 0V-108H-94V0z', '#b4452e'),
    stroke('M-116-108V0', '#7a2c24', 5),
    shape('M-132-186H-100V-140H-132z', '#fffaf0'),
    shape('M-127-181H-105V-145H-127z', '#ffc96a'),
    shape('M-166 4H-66V-10H-166z', '#8a8a8c'),
  );
};

/** A harbour seal hauled out on the sand, head to the left, tail up; 510 long, its belly on 0; the light from the right. */
export const hauledSeal = (paper: Paper, coat: readonly string[], awake = true): Markup => {
  const body =
    'M-232-98C-240-126-222-162-180-164C-144-164-124-140-92-132C-30-134 66-122 130-78C154-62 182-66 204-92C214-116 232-140 252-138C260-122 252-108 244-98C262-104 278-98 280-86C256-74 236-58 214-34C186-2 110 18 30 18C-60 18-146 14-180-14C-202-36-200-60-208-76C-220-80-230-86-232-98z';
  const back =
    'M-190-164C-144-166-124-140-92-132C-30-134 66-122 130-78C154-62 182-66 204-92L252-138C240-92 204-44 150-42C100-44 60-90-20-104C-80-112-120-116-190-164z';
  const spots = times(30, () => {
    const [x, y, r] = [
      between(paper.random, -170, 180),
      between(paper.random, -112, -10),
      between(paper.random, 4, 9),
    ];
    return `M${short(x)} ${short(y)}q${short(r)} ${short(-r)} ${short(r * 2)} 0q${short(-r)} ${short(r * 0.8)} ${short(-r * 2)} 0z`;
  }).join('');
  return group(
    {},
    shape('M-230 14C-60-4 140-4 290 12C140 36-120 36-230 14z', '#4a2028', { opacity: 0.5 }),
    clipped(
      paper,
      body,
      shape(body, vertical(paper, -164, 18, ...coat)),
      shape(back, '#fff0cc', { opacity: 0.5 }),
      shape(spots, '#2a2830', { opacity: 0.5 }),
      spray(paper, body, '#2a2034', [-150, 40], [-40, -60], 0.8),
    ),
    shape('M-124-44C-112-4-70 24-30 20C-36-8-66-36-92-52z', '#37323e'),
    shape('M-92-52C-66-36-36-8-30 20C-40 18-48 15-56 11C-62-12-80-36-98-48z', '#8a7c7c'),
    stroke('M222-96L262-120M226-84L266-92', '#4a4248', 4, { opacity: 0.6 }),
    shape('M-236-96C-240-114-220-122-200-114C-184-104-188-82-208-76C-224-78-234-86-236-96z', '#fff0d8'),
    shape('M-242-106C-238-116-224-116-220-108C-224-100-238-98-242-106z', '#1c1a20'),
    awake
      ? disc(-190, -130, 11, '#14121a') + disc(-194, -134, 4, '#ffffff')
      : stroke('M-204-130q14 10 28 0', '#14121a', 5),
    stroke('M-214-92L-262-82M-212-86L-254-66', '#fff6e6', 3),
  );
};

/** A seal's head above the water, its wake around it; 0 is the waterline. */
export const seaHead = (): Markup =>
  group(
    {},
    shape('M-46 4C-52-50-34-88 0-90C34-88 52-50 46 4z', '#4a4450'),
    shape('M6-90C36-86 52-50 46 4H20C28-30 26-66 6-90z', '#b49a8c'),
    shape('M-20-40C-20-58 20-58 20-40C20-24-20-24-20-40z', '#c9b4a4'),
    shape('M-9-50H9L0-40z', '#14121a'),
    disc(-22, -60, 8, '#14121a'),
    disc(22, -60, 8, '#14121a'),
    shape('M-110 4Q0-12 110 4Q0 16-110 4zM-160 20Q0 8 170 20Q0 30-160 20z', '#fff6e6', { opacity: 0.8 }),
  );

/** An Arctic tern on the wing: x, y, span and bank of each, as text; the light from the right. */
export const terns = (text: string): Markup =>
  rows(4, text)
    .map(([x = 0, y = 0, span = 0, bank = 0]) =>
      group(
        {
          transform: `translate(${short(x)} ${short(y)}) rotate(${short(bank)}) scale(${String(Math.round(span / 3) / 100)})`,
        },
        shape('M-6-4C-30-70-80-120-150-150C-110-90-70-30-20 14z', '#8fa0b0'),
        shape(
          'M44 8C100 20 140 34 184 70C140 54 110 46 84 40C110 56 130 74 144 96C110 70 70 48 34 32z',
          '#fffdf4',
        ),
        shape('M-66 2C-40-14 10-16 50 6L60 26C20 34-40 30-66 10z', '#fffdf4'),
        shape('M-70 0C-60-18-36-18-26-8C-40-6-54-4-66 6z', '#1c1f28'),
        shape('M-66 2L-104 10L-66 12z', '#d9382c'),
        shape('M10 0C40-60 90-110 150-140C130-80 90-30 40 20C20 24 4 14 10 0z', '#e4e8ea'),
        shape('M150-140C130-80 90-30 40 20C60-20 90-80 150-140z', '#b4c0ca'),
      ),
    )
    .join('');
