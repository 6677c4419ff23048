import { clipped, spray } from './effects';
import { smoothShape } from './isles';
import { bow, DARK, RIM, stern } from './isles-paddlers';
import { gradient, vertical, type Paper } from './paper';
import { group, placed, shape, stroke, type Markup } from './svg';

/** The hull of the va‘a, 1300 long, bow to the right; the water meets it at 0. */
const hull =
  'M-640-74C-600-64-560-62-520-60C-300-66 240-66 470-64C540-70 600-92 668-132C650-84 610-30 550-6C380 26-400 28-540 2C-590-10-622-36-640-74z';

/** The float, tied on this side of the hull. */
const ama =
  'M-470 96C-440 78-400 76-360 84C-120 96 180 94 420 74C470 68 510 52 544 30C540 66 500 96 440 106C200 132-200 134-400 120C-440 116-462 108-470 96z';

const canoe = (paper: Paper): Markup =>
  group(
    {},
    clipped(
      paper,
      hull,
      shape(hull, vertical(paper, -130, 24, '#b23a2c', '#6e1f2c', '#34121f')),
      shape('M-640-40C-400-14 300-14 640-60V-40C300 6-400 6-640-20z', '#f2b25c', { opacity: 0.75 }),
      spray(paper, hull, '#1c0a16', [0, 30], [0, -40], 0.7),
    ),
    stroke('M-632-72C-600-64-560-62-520-60C-300-66 240-66 470-64C540-70 600-92 660-126', RIM, 8),
    shape('M-640-74C-660-96-664-116-650-132C-640-112-624-96-600-84z', '#6e1f2c'),
  );

/** A va‘a under way to the right with two paddlers, its float towards us; the water meets the hull at 0. */
export const outrigger = (paper: Paper): Markup =>
  [
    shape(smoothShape('-640 0 -500 18 0 26 500 16 640 -6 690 6 560 30 0 42 -560 30'), '#ffe3b0', {
      opacity: 0.85,
    }),
    placed(-250, -66, 1.12, stern[0]),
    placed(190, -66, 1.16, bow[0]),
    canoe(paper),
    placed(-250, -66, 1.12, stern[1]),
    placed(190, -66, 1.16, bow[1]),
    ...[-330, 110].flatMap((x) => [
      stroke(
        `M${String(x)}-70C${String(x + 20)}-130 ${String(x + 50)}-100 ${String(x + 60)}-30C${String(x + 66)} 30 ${String(x + 60)} 60 ${String(x + 56)} 84`,
        DARK,
        20,
      ),
      stroke(`M${String(x + 2)}-78C${String(x + 22)}-128 ${String(x + 48)}-100 ${String(x + 58)}-30`, RIM, 6),
    ]),
    shape(smoothShape('-480 108 -300 126 0 134 300 120 540 80 590 92 440 130 0 148 -400 136'), '#ffe3b0', {
      opacity: 0.75,
    }),
    clipped(
      paper,
      ama,
      shape(
        ama,
        gradient(
          paper,
          [0, 60],
          [0, 128],
          [
            [0, '#ffb868'],
            [0.3, '#a8402f'],
            [1, '#34121f'],
          ],
        ),
      ),
    ),
  ].join('');
