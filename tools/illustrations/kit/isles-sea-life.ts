import { clipped, spray } from './effects';
import { smooth, type Point } from './geometry';
import { ribbon, stops } from './isles';
import { radial, vertical, type Paper } from './paper';
import { between, times, type Random } from './random';
import { disc, group, placed, shape, stroke, type Markup } from './svg';

const SHELL =
  'M-336 26C-330-124-150-216 60-206C214-198 318-124 340-34C296 44 150 92-20 94C-164 96-296 78-336 26z';

/** A flipper: leathery scales as pale-rimmed plates between the edges. */
const flipper = (paper: Paper, d: string, dark: string, light: string, from: Point, to: Point): Markup => {
  const plates = times(44, () => {
    const [t, s] = [paper.random(), between(paper.random, -70, 70)];
    const [x, y] = [from[0] + (to[0] - from[0]) * t + s, from[1] + (to[1] - from[1]) * t + s * 0.4];
    const r = between(paper.random, 10, 22) * (1.1 - t * 0.4);
    return `M${(x - r).toFixed(0)} ${y.toFixed(0)}l${(r * 0.7).toFixed(0)} ${(-r * 0.7).toFixed(0)} ${r.toFixed(0)} ${(r * 0.2).toFixed(0)} ${(r * 0.2).toFixed(0)} ${r.toFixed(0)}-${r.toFixed(0)} ${(r * 0.4).toFixed(0)}z`;
  }).join('');
  return clipped(
    paper,
    d,
    shape(d, light),
    shape(plates, dark, { opacity: 0.85 }),
    spray(paper, d, '#0d3a3c', to, from, 0.5),
    stroke(d, '#e9d9a0', 9, { opacity: 0.8 }),
  );
};

/** The green turtle, turned to the right, some 1,060 long around 0; light from above. */
export const turtle = (paper: Paper): Markup => {
  const head =
    'M286-104C338-136 380-148 430-146C500-142 552-108 558-66C560-50 548-44 540-38C530-16 500-4 464-2C404 6 352 24 306 34z';
  const streaks = ['-250 -10', '-90 -60', '110 -66', '262 -40'].flatMap((text) => {
    const [x = 0, y = 0] = text.split(' ').map(Number);
    return times(13, (i) => {
      const angle = (i / 13) * Math.PI * 2 + 0.2;
      return `M${(x + Math.cos(angle) * 18).toFixed(0)} ${(y + Math.sin(angle) * 12).toFixed(0)}L${(x + Math.cos(angle) * 92).toFixed(0)} ${(y + Math.sin(angle) * 74).toFixed(0)}`;
    });
  });
  const seams =
    'M-340 6L-252-92L-164-80L-72-140L18-112L118-142L200-100L276-110L344-40M-164-80L-184 60M18-112L16 66M200-100L214 44M-252-92L-236-190M-72-140L-70-226M118-142L126-226M276-110L270-200';
  const rim = 'M-340 34Q-180 62 0 64T346-32';
  const marginals = times(12, (i) => {
    const x = -300 + i * 54;
    const y = 58 - (x / 300) ** 2 * 34;
    return `M${String(x)} ${y.toFixed(0)}l${String(8 + i)} 60`;
  }).join('');
  return group(
    {},
    flipper(
      paper,
      'M196-150C262-214 292-322 276-432C272-462 296-468 312-442C376-336 394-206 336-96C286-70 210-96 196-150z',
      '#2a5a4c',
      '#86a66a',
      [290, -140],
      [296, -440],
    ),
    flipper(
      paper,
      'M-276-50C-356-96-452-112-530-86C-548-78-546-62-524-58C-440-44-350-14-290 16z',
      '#2a5a4c',
      '#7f9f66',
      [-290, -20],
      [-520, -76],
    ),
    shape(
      'M-310 40C-200 110 140 132 330-24C316 74 166 146 0 146C-160 146-270 104-310 40z',
      vertical(paper, 20, 150, '#efdc9c', '#b99a5c', '#5f7a5c'),
    ),
    shape('M-330 34L-392 70L-306 66z', '#7d9a63'),
    clipped(
      paper,
      head,
      shape(head, '#a8b873'),
      shape(
        'M300-110C360-140 420-146 470-138L486-116L440-104L424-120L380-108L384-78L336-70L320-96zM440-96L500-110L524-90L516-72L496-86L470-72L440-76zM350-58L392-66L410-40L384-16L340-20zM420-58L452-62L470-34L440-18L416-30zM300-60L336-50L322-16L296-20zM504-58L546-62L540-46L512-40z',
        '#2c5f4b',
      ),
      spray(paper, head, '#174540', [420, 30], [430, -70], 0.8),
      stroke('M556-48C530-36 500-36 474-44', '#173c3a', 6),
    ),
    shape('M462-88C474-104 502-102 508-84C498-70 474-70 462-88z', '#0c1f24'),
    disc(492, -91, 6, '#fffbe6'),
    clipped(
      paper,
      SHELL,
      shape(SHELL, radial(paper, [90, -190], 520, stops('0 #e0ac52, 0.35 #a8702f, 0.75 #5d4426, 1 #2c3a2c'))),
      stroke(streaks.join(''), '#ffdf90', 5, { opacity: 0.4 }),
      stroke(streaks.join(''), '#3a2416', 4, { opacity: 0.4, transform: 'rotate(9)' }),
      spray(paper, SHELL, '#10302e', [-120, 110], [40, -90], 0.85),
      stroke(seams + rim + marginals, '#f0dc9c', 7, { opacity: 0.75 }),
      stroke('M-240-130C-140-196-20-204 60-202C190-198 280-140 320-70', '#fff3c0', 22, { opacity: 0.55 }),
    ),
    stroke('M-336 26C-296 78-164 96-20 94C150 92 296 44 340-34', '#e9d9a0', 9),
    flipper(
      paper,
      'M176 56C250 30 334 62 352 112C338 214 250 356 112 452C82 470 62 458 78 424C124 322 142 214 140 128C142 92 152 68 176 56z',
      '#245346',
      '#93b06c',
      [260, 90],
      [90, 440],
    ),
    flipper(
      paper,
      'M-262 66C-350 78-446 130-500 196C-512 216-494 226-470 216C-380 190-290 150-220 96z',
      '#245346',
      '#8aa868',
      [-250, 90],
      [-480, 200],
    ),
  );
};

export const tang = (x: number, y: number, size: number, fill: string, fin: string): Markup =>
  placed(
    x,
    y,
    [size / 100, Math.abs(size) / 100],
    shape('M-34 0L-66-26C-58-8-58 8-66 26z', fin),
    shape('M-40 0C-26-40 10-50 40-20L58 0L40 16C10 44-26 38-40 0z', fill),
    shape('M-30-18C-14-56 18-58 34-26C12-38-10-36-30-18zM-28 20C-12 46 12 46 28 28C8 32-12 30-28 20z', fin),
    disc(36, -6, 5, '#10202c'),
  );

/** Antler coral: branches that fork twice. */
export const antler = (random: Random, [x, y]: Point, tall: number, lean = 0): string => {
  const grow = (from: Point, angle: number, length: number, depth: number): string => {
    const to: Point = [from[0] + Math.cos(angle) * length, from[1] + Math.sin(angle) * length];
    const bend: Point = [(from[0] + to[0]) / 2 + between(random, -0.1, 0.1) * length, (from[1] + to[1]) / 2];
    const wide = length * 0.34;
    const own = ribbon([from, bend, to], [wide, wide * 0.8, wide * 0.62]);
    if (depth === 0) return own;
    return (
      own +
      [-0.55, 0.08, 0.6]
        .map((turn) =>
          grow(
            to,
            angle + turn + between(random, -0.15, 0.15),
            length * between(random, 0.6, 0.78),
            depth - 1,
          ),
        )
        .join('')
    );
  };
  return grow([x, y], -Math.PI / 2 + lean, tall * 0.42, 2);
};

export const brain = (paper: Paper, x: number, y: number, r: number, lit: string, dark: string): Markup => {
  const d = `M${String(x - r)} ${String(y)}C${String(x - r * 1.06)} ${String(y - r * 0.9)} ${String(x - r * 0.4)} ${String(y - r)} ${String(x)} ${String(y - r)}S${String(x + r * 1.06)} ${String(y - r * 0.8)} ${String(x + r)} ${String(y)}z`;
  const folds = times(9, (i) => {
    const at = y - r + ((i + 0.5) * r) / 8;
    return smooth(
      times(13, (k): Point => [
        x - r + (k * r) / 6,
        at + (k % 2 === 0 ? -1 : 1) * r * between(paper.random, 0.02, 0.07) + ((k - 6) / 6) ** 2 * r * 0.18,
      ]),
    );
  }).join('');
  return clipped(
    paper,
    d,
    shape(d, lit),
    stroke(folds, dark, r * 0.05, { opacity: 0.6 }),
    spray(paper, d, dark, [x - r, y], [x + r * 0.3, y - r * 0.8], 0.9),
  );
};

/** A booby on the wind, some 340 across; light from the left. */
export const seabird = (x: number, y: number, size: number, turn: number, flip: 1 | -1 = 1): Markup =>
  group(
    {
      transform: `translate(${String(x)} ${String(y)}) rotate(${String(turn)}) scale(${String((flip * size) / 340)} ${String(size / 340)})`,
    },
    shape('M10-8C40-60 90-116 176-150C150-90 112-30 60 12z', '#b8cbd6'),
    shape('M176-150C150-90 130-60 112-36C128-80 140-112 120-122z', '#24303c'),
    shape(
      'M-96 30C-70 0-20-14 30-6C64 0 92 10 120 14C90 26 40 30 0 34C-40 40-80 54-128 52C-116 46-104 40-96 30z',
      '#ffffff',
    ),
    shape(
      'M-96 40C-40 20 40 24 120 14C90 26 40 30 0 34C-40 40-80 54-128 52C-116 48-106 44-96 40z',
      '#b8cbd6',
    ),
    shape('M110 8C124 2 140 6 142 14L178 22L138 26C126 28 116 22 110 8z', '#ffffff'),
    shape('M142 14L178 22L138 24z', '#e0a03c'),
    disc(130, 13, 3.6, '#16202b'),
    shape('M34 0C-10-50-90-80-190-60C-130-40-90-14-44 22C-10 26 20 20 34 0z', '#fffdf4'),
    shape('M-190-60C-130-40-90-14-44 22C-84 10-130-10-160-36z', '#24303c'),
  );
