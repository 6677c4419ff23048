import { clipped, spray } from './effects';
import { line, rough } from './geometry';
import { stops } from './isles';
import { gradient, type Paper } from './paper';
import { between, type Random, times } from './random';
import { disc, group, type Markup, shape, short, stroke } from './svg';

/** An upright slab of coral stone on y, its light on the right edge. */
export const slab = (paper: Paper, x: number, y: number, wide: number, tall: number, lean = 0): Markup => {
  const { random } = paper;
  const outline = rough(
    random,
    [
      [x - wide * 0.5, y],
      [x - wide * 0.46 + lean, y - tall * 0.92],
      [x - wide * 0.2 + lean, y - tall],
      [x + wide * 0.24 + lean, y - tall * 0.97],
      [x + wide * 0.46 + lean, y - tall * 0.88],
      [x + wide * 0.5, y],
    ],
    0.14,
    22,
  );
  const body = line(outline, true);
  const edge = wide * 0.17;
  const lit = line(
    [
      ...outline.slice(-Math.ceil(outline.length * 0.42)),
      [x + wide * 0.5 - edge, y],
      [x + wide * 0.4 - edge + lean, y - tall * 0.84],
      [x + wide * 0.2 + lean, y - tall * 0.91],
    ],
    true,
  );
  const pits = times(9, () => {
    const [px, py, r] = [
      x + between(random, -0.36, 0.2) * wide,
      y - between(random, 0.06, 0.85) * tall,
      between(random, 4, 13),
    ];
    return `M${short(px)} ${short(py)}q${short(r)}-${short(r)} ${short(r * 2)} 0q-${short(r)} ${short(r * 0.6)}-${short(r * 2)} 0z`;
  }).join('');
  return clipped(
    paper,
    body,
    shape(
      body,
      gradient(
        paper,
        [x - wide / 2, y],
        [x + wide / 2, y - tall],
        stops('0 #3a4454, 0.6 #67717a, 1 #98988e'),
      ),
    ),
    shape(pits, '#1f2a38', { opacity: 0.5 }),
    shape(lit, '#ffe2a0'),
    spray(paper, body, '#6f8a4a', [x, y], [x - wide * 0.1, y - tall * 0.4], 0.8),
    spray(paper, body, '#1f2a3c', [x - wide * 0.5, y - tall * 0.5], [x + wide * 0.1, y - tall * 0.5], 0.6),
  );
};

/** A carved board, pierced, on a foot at 0; 520 high. */
export const board = (red: string): Markup =>
  group(
    {},
    shape(
      'M-34 0L-34-60L-52-80L-34-104L-34-160L-56-184L-34-210L-34-270L-52-296L-30-320V-372C-50-384-54-420-34-440C-44-470-20-512 0-516C20-512 44-470 34-440C54-420 50-384 30-372V-320L52-296L34-270V-210L56-184L34-160V-104L52-80L34-60V0zM-14-40V-90H14V-40zM-14-130V-190H14V-130zM-14-230V-300H14V-230zM-12-404C-12-424 12-424 12-404C8-396-8-396-12-404z',
      red,
      { 'fill-rule': 'evenodd' },
    ),
    stroke(
      'M34 0V-60L52-80L34-104V-160L56-184L34-210V-270L52-296L30-320V-372C50-384 54-420 34-440C44-470 20-512 0-516',
      '#ffd08a',
      7,
    ),
  );

/** Blocks laid in one course, with gaps, no two alike. */
export const course = (random: Random, left: number, right: number, y: number, tall: number): string[] => {
  const blocks: string[] = [];
  let x = left;
  while (x < right) {
    const wide = Math.min(right - x, between(random, 70, 170));
    const j = (): number => between(random, -6, 6);
    blocks.push(
      `M${short(x + 5 + j())} ${short(y - 4)}L${short(x + 8)} ${short(y - tall + 8 + j())}Q${short(x + wide / 2)} ${short(y - tall - 4 + j())} ${short(x + wide - 8)} ${short(y - tall + 8 + j())}L${short(x + wide - 4 + j())} ${short(y - 4)}Q${short(x + wide / 2)} ${short(y + 2)} ${short(x + 5)} ${short(y - 4)}z`,
    );
    x += wide;
  }
  return blocks;
};

/** A parasol thatched with palm: its pole stands at 0, the crown 560 up; light from the upper right. */
export const parasol = (paper: Paper): Markup => {
  const { random } = paper;
  const roof = 'M-470-340C-330-440-160-520 0-580C160-520 330-440 470-340C300-376-300-376-470-340z';
  const straws = times(34, (i): string => {
    const x = -450 + i * 27.5;
    return `M${short(x * 0.06)}-570Q${short(x * 0.6)}-470 ${short(x)} ${short(-348 + between(random, -6, 10))}`;
  }).join('');
  const fringe = times(62, (i): string => {
    const x = -474 + i * 15.4;
    const y = -346 - 26 * Math.cos((x / 474) * 1.4);
    return `M${short(x)} ${short(y)}l${short(between(random, 2, 8))} ${short(between(random, 34, 74))}l8-${short(60)}z`;
  }).join('');
  return group(
    {},
    shape('M-13 40V-540H13V40z', gradient(paper, [-13, 0], [13, 0], stops('0 #5a3c24, 1 #b58a54'))),
    stroke('M0-360L-250-380M0-360L250-380M0-330L-120-400M0-330L120-400', '#5a3c24', 9),
    shape('M-450-348C-300-392 300-392 450-348L300-330H-300z', '#4a3420'),
    clipped(
      paper,
      roof,
      shape(roof, gradient(paper, [-420, -360], [380, -480], stops('0 #6f5a34, 0.5 #b59a58, 1 #f3dc92'))),
      stroke(straws, '#5a4526', 6, { opacity: 0.45 }),
      stroke(straws, '#fff0b4', 4, { opacity: 0.5, transform: 'translate(9 0)' }),
      spray(paper, roof, '#3f3220', [-470, -340], [-120, -480], 0.8),
    ),
    shape(fringe, '#a5874a'),
    shape('M-60-556C-30-610 30-610 60-556C30-548-30-548-60-556z', '#8a6c3c'),
  );
};

/** Someone at the table, seated in the water to the shins; the seat is 0. */
export const guest = (skin: string, dress: string, dark: string, hair: string, hat = false): Markup =>
  group(
    {},
    shape('M-44 0C-56-70-46-130-6-136C40-130 50-70 42 0z', dress),
    shape('M6-136C40-130 50-70 42 0H18C30-50 26-110 6-136z', dark, { opacity: 0.6 }),
    stroke('M30-112Q84-80 96-34L130-42', skin, 20),
    shape('M-16-132H14V-160H-16z', skin),
    disc(0, -184, 36, skin),
    shape(
      'M-36-176C-46-240 40-246 34-196C10-206-10-200-14-170C-16-140-34-120-46-110C-42-140-40-150-36-176z',
      hair,
    ),
    hat
      ? shape(
          'M-72-198C-40-220 40-220 72-200C50-186-50-184-72-198zM-38-204C-40-248 38-248 38-204z',
          '#f5dc94',
        )
      : shape('M10-224C20-240 40-236 38-220C50-214 44-198 30-202C20-194 8-206 10-224z', '#e85d3a'),
  );
