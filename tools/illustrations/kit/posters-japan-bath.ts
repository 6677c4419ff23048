import { clipped, spray } from './effects';
import { stops } from './isles';
import { gradient, radial, vertical, type Paper } from './paper';
import { springSign } from './posters-japan-inn';
import { times } from './random';
import { disc, group, placed, shape, short, stroke, tag, type Markup } from './svg';

/** A bath bucket turned over, its rim at 0, 100 high and 170 wide; the light from the right, where the door is. */
export const bucket = (paper: Paper, signed = false): Markup => {
  const d = 'M-72-98C-40-106 40-106 72-98L86 0C40 10-40 10-86 0z';
  return group(
    {},
    clipped(
      paper,
      d,
      shape(d, gradient(paper, [-86, 0], [86, 0], stops('0 #8a5a38, 0.5 #d9a468, 1 #ffdc9c'))),
      stroke(
        times(7, (i) => `M${short(-54 + i * 18)}-104L${short(-64 + i * 21.4)} 8`).join(''),
        '#7a4a2c',
        3,
        {
          opacity: 0.5,
        },
      ),
      stroke('M-90-74Q0-62 90-74M-96-20Q0-6 96-20', '#a8622c', 11),
      stroke('M-90-78Q0-66 90-78M-96-24Q0-10 96-24', '#f4b870', 3, { opacity: 0.8 }),
    ),
    shape('M-72-98C-40-106 40-106 72-98C40-88-40-88-72-98z', '#f4d09a'),
    signed ? placed(0, -44, 0.13, springSign('#5a2c1c')) : '',
  );
};

/** A carrying bucket with a high handle, a ladle and a towel over its rim; foot at 0, 230 high. */
export const carrier = (paper: Paper): Markup =>
  group(
    {},
    shape('M-62-210H-44V-90H-62zM44-210H62V-90H44z', '#b47c48'),
    shape('M-76-226H76V-206H-76z', '#d9a468'),
    shape(
      'M-76-110C-40-96 40-96 76-110L66 0C30 8-30 8-66 0z',
      gradient(paper, [-76, 0], [76, 0], stops('0 #8a5a38, 0.5 #c98f58, 1 #ffd08c')),
    ),
    shape('M-76-110C-40-124 40-124 76-110C40-98-40-98-76-110z', '#5a3624'),
    stroke('M-72-78Q0-64 72-78M-68-22Q0-8 68-22', '#a8622c', 10),
    shape('M6-112C20-118 50-116 70-110L76-40C60-34 40-34 28-38z', '#fffaf0'),
    shape('M50-114L70-110L76-40C68-37 60-36 54-36z', '#cfd9e4'),
    stroke('M14-92L80-88M18-76L78-72', '#3f6aa0', 5),
  );

/** A bath stool, feet at 0, 80 high. */
export const stool = (): Markup =>
  group(
    {},
    shape('M-76-60H-50L-56 0H-84zM50-60H76L84 0H56z', '#9a683c'),
    shape('M-70-34H70V-22H-70z', '#7a4e2e'),
    shape('M-94-82H94V-58H-94z', '#d9a468'),
    shape('M-94-82H94V-74H-94z', '#ffe0aa'),
  );

/** A paper lantern hanging from 0, 330 long, its bulb lit. */
export const chochin = (paper: Paper): Markup => {
  const d = 'M-52-6C-104 40-112 190-56 250H56C112 190 104 40 52-6z';
  return group(
    { transform: 'translate(0 60)' },
    stroke('M0-60V-30', '#241a20', 7),
    clipped(
      paper,
      d,
      shape(d, radial(paper, [10, 130], 170, stops('0 #fffbe6, 0.45 #ffe7ae, 1 #eaa860'))),
      stroke(
        times(
          11,
          (i) => `M-120 ${String(14 + i * 21)}Q0 ${String(30 + i * 21)} 120 ${String(14 + i * 21)}`,
        ).join(''),
        '#b4703c',
        3,
        { opacity: 0.5 },
      ),
      placed(0, 124, 0.4, springSign('#b4302c')),
    ),
    shape('M-58-30H58V2H-58zM-60 242H60V272H-60z', '#241a20'),
    stroke('M0 272V310', '#b4302c', 8),
  );
};

/** A pair of geta seen from their toes, heels to the door; 130 wide, 60 deep. */
export const geta = (): Markup =>
  group(
    {},
    shape('M-80 8C-40-2 50-4 76 4C50 18-40 20-80 8z', '#2a323e', { opacity: 0.4 }),
    ...[-33, 33].map((x) =>
      placed(
        x,
        0,
        1,
        shape('M-20-34H-10V-18H-20zM10-34H20V-18H10zM-25-6H-13V12H-25zM13-6H25V12H13z', '#6a3c24'),
        shape('M-29-8L-27 4C-18 9 18 9 27 4L29-8z', '#8a5434'),
        shape('M-20-52C-18-58 18-58 20-52L30-12C30-2 18 0 0 0C-18 0-30-2-30-12z', '#e9bc86'),
        shape('M8-57C16-57 19-55 20-52L30-12C30-5 24-2 14-1z', '#c98f58'),
        stroke('M-19-42C-13-30-5-20 0-14C5-20 13-30 19-42', '#c9302c', 7),
        disc(0, -13, 4, '#8a1c28'),
      ),
    ),
  );

/** A pair of house slippers, toes to the rooms; 90 wide, 40 deep. */
export const slippers = (): Markup =>
  group(
    {},
    ...[-23, 23].map((x) =>
      placed(
        x,
        0,
        1,
        shape('M-19 0C-19-40 19-40 19 0C14 8-14 8-19 0z', '#e9c890'),
        shape('M-18-14C-16-42 16-42 18-14C8-8-8-8-18-14z', '#3f7a78'),
        shape('M4-33C14-30 17-24 18-14C12-10 8-10 4-10z', '#2a5a60'),
      ),
    ),
  );

/** The lady of the house kneeling to greet, facing the viewer; the floor is 0, 210 high. */
export const hostess = (): Markup =>
  group(
    {},
    shape(
      'M-112 0C-112-30-84-60-50-110C-44-132-30-140 0-140C30-140 44-132 50-110C84-60 112-30 112 0z',
      '#6a4a8c',
    ),
    shape('M50-110C84-60 112-30 112 0H40C60-40 50-80 36-104z', '#4a3468'),
    shape('M-40-96H40L44-58H-44z', '#f0bc5c'),
    stroke('M-42-77H42', '#c9302c', 8),
    shape('M-30-138L0-92L30-138L20-142L0-112L-20-142z', '#fffaf0'),
    shape('M-64-92C-92-60-74-30-20-26H20C74-30 92-60 64-92C60-64 40-50 0-48C-40-50-60-64-64-92z', '#7d5aa2'),
    shape('M-20-40C-8-48 8-48 20-40C14-30-14-30-20-40z', '#f0c49c'),
    shape('M-12-150H12V-128H-12z', '#d9a27c'),
    disc(0, -216, 20, '#1c1622'),
    shape('M-38-172C-44-214 44-214 38-172C36-136-36-136-38-172z', '#1c1622'),
    shape('M-27-172C-20-190 20-190 27-172C26-140-26-140-27-172z', '#f4cba6'),
    stroke('M-17-166Q-11-161-6-166M6-166Q11-161 17-166', '#3a2430', 3.5),
    stroke('M-5-150Q0-147 5-150', '#c9504c', 4),
  );

/** A guest from behind under an oiled-paper umbrella held against the rain, a bath bucket in hand; feet at 0, 690 high. */
export const stroller = (paper: Paper): Markup => {
  const rim = times(20, (i): string => {
    const a = (i / 20) * Math.PI * 2 - Math.PI / 20;
    return `${i === 0 ? 'M' : 'L'}${short(Math.cos(a) * 262)} ${short(Math.sin(a) * 196)}`;
  }).join('');
  const ribs = times(20, (i): string => {
    const a = (i / 20) * Math.PI * 2 - Math.PI / 20;
    return `M-8-34L${short(Math.cos(a) * 262)} ${short(Math.sin(a) * 196)}`;
  }).join('');
  const cover = `${rim}z`;
  const robe = 'M-92-330C-104-240-96-130-86-34C-40-22 40-22 86-34C96-130 104-240 92-330z';
  return group(
    {},
    shape('M-60-30H-16V-6H-60zM16-30H60V-6H16z', '#f0c49c'),
    shape(
      'M-74-10H-8V6H-74zM8-10H74V6H8zM-62 6h14v14h-14zM-32 6h14v14h-14zM18 6h14v14h-14zM48 6h14v14h-14z',
      '#8a5434',
    ),
    clipped(
      paper,
      robe,
      shape(robe, gradient(paper, [-96, 0], [96, 0], stops('0 #fff6e2, 0.5 #efe9de, 1 #b4bcca'))),
      stroke(
        times(9, (i) => `M${short(-84 + i * 21)}-340L${short(-80 + i * 20)}-20`).join(''),
        '#3f6aa0',
        6,
        { opacity: 0.7 },
      ),
      stroke('M14-330C22-220 20-120 30-20', '#7a86a0', 6, { opacity: 0.7 }),
    ),
    shape('M-106-420C-124-330-120-240-112-168C-50-150 50-150 112-168C120-240 124-330 106-420z', '#24505c'),
    shape('M20-420H106C124-330 120-240 112-168C80-158 50-156 24-155C34-240 32-330 20-420z', '#163a48'),
    shape('M-104-410C-150-350-168-260-160-190C-140-180-110-182-96-192C-92-260-90-330-80-400z', '#2f6470'),
    shape('M104-410C150-350 168-260 160-190C140-180 110-182 96-192C92-260 90-330 80-400z', '#163a48'),
    disc(0, -380, 26, '#fbf4e2'),
    disc(0, -380, 17, '#24505c'),
    shape('M-146-196C-150-180-128-174-118-186z', '#f0c49c'),
    placed(
      -134,
      -92,
      [0.62, 0.56],
      shape('M-8-160L8-160L60-104H44L0-146L-44-104H-60z', '#8a5434'),
      group({ transform: 'translate(0 -98) scale(1 -1)' }, bucket(paper)),
      shape('M-50-108C-30-124 40-122 54-106L50-64C20-58-10-62-40-66z', '#fffaf0'),
    ),
    tag(
      'g',
      { transform: 'translate(14 -520) rotate(-7)' },
      shape('M-262 10C-200 120 200 120 262 10C230 216-230 216-262 10z', '#5a1424'),
      shape(cover, vertical(paper, -196, 196, '#e8543c', '#cf2f34', '#961f30')),
      clipped(
        paper,
        cover,
        tag('ellipse', { cx: -4, cy: -14, rx: 168, ry: 122, fill: '#fff3dc' }),
        tag('ellipse', { cx: -6, cy: -22, rx: 110, ry: 78, fill: '#cf2f34' }),
        spray(paper, cover, '#5a1030', [250, 150], [20, -40], 0.75),
      ),
      stroke(ribs, '#6a1424', 3, { opacity: 0.55 }),
      stroke(cover, '#7a1828', 5),
      shape('M-30-40C-26-66 12-66 16-40C8-28-22-28-30-40z', '#2a2030'),
    ),
  );
};

/** A calico cat sitting out the rain, eyes shut; 0 is the ground, 190 high. */
export const cat = (): Markup =>
  group(
    {},
    shape('M30-8C90-20 110-60 84-84C74-92 62-84 68-74C82-56 60-36 30-36z', '#3a2c34'),
    shape('M-56 0C-74-60-50-116-6-122C40-116 66-60 56 0z', '#fff6e6'),
    shape('M10-121C44-112 66-60 56 0H24C40-40 34-90 10-121z', '#e8924c'),
    shape('M-30 0C-34-40-30-60-22-64C-12-60-8-40-10 0zM10 0C8-40 12-60 22-64C30-60 34-40 30 0z', '#fffdf6'),
    shape(
      'M-50-132C-56-176-54-190-48-196C-34-190-22-178-18-170H18C22-178 34-190 48-196C54-190 56-176 50-132C44-100-44-100-50-132z',
      '#fff6e6',
    ),
    shape('M-50-132C-56-176-54-190-48-196C-34-190-22-178-18-170H-2C-6-148-24-134-50-132z', '#3a2c34'),
    shape('M50-132C56-176 54-190 48-196C34-190 22-178 18-170H4C6-152 24-136 50-132z', '#e8924c'),
    stroke('M-32-142Q-22-134-14-142M14-142Q22-134 32-142', '#241a20', 4.5),
    stroke('M-6-126L0-121L6-126M0-121V-114', '#c9605c', 4.5),
    stroke('M-30-104Q0-92 30-104', '#c9302c', 9),
    disc(0, -96, 8, '#f5b841'),
  );
