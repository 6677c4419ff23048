import { clipped } from './effects';
import { stops } from './isles';
import { gradient, type Paper, vertical } from './paper';
import { times } from './random';
import { disc, group, type Markup, shape, stroke, tag } from './svg';

const glazing = (x: number, y: number, w: number, h: number, lit: boolean): Markup =>
  group(
    {},
    tag('rect', { x: x - w * 0.14, y: y - w * 0.14, width: w * 1.28, height: h + w * 0.28, fill: '#fffaf0' }),
    tag('rect', { x, y, width: w, height: h, fill: lit ? '#ffcf6e' : '#3f5872' }),
    stroke(
      `M${String(x + w / 2)} ${String(y)}v${String(h)}M${String(x)} ${String(y + h / 2)}h${String(w)}`,
      '#fffaf0',
      w * 0.1,
    ),
  );

/** The pale blue church seen from its street, its foot at 0, 800 high; the light from the left. */
export const church = (paper: Paper): Markup => {
  const boards = times(20, (i) => `M-190 ${String(-20 - i * 18)}H400`).join('');
  const side = 'M180 0V-270L400-240V-8z';
  return group(
    {},
    shape(side, vertical(paper, -270, 0, '#4a86ae', '#3a6f98')),
    clipped(paper, side, stroke(boards, '#24507a', 4, { opacity: 0.5 })),
    ...[220, 284, 344].map((x) =>
      shape(`M${String(x)}-70V-170Q${String(x + 18)}-204 ${String(x + 36)}-168V-68z`, '#ffcf6e', {
        stroke: '#e6f0f0',
        'stroke-width': 8,
      }),
    ),
    shape('M0-470L190-262L424-230L250-420z', vertical(paper, -470, -230, '#54606e', '#39424f')),
    shape(
      'M-190 0V-262L0-470L190-262V0z',
      gradient(paper, [-190, 0], [190, 0], stops('0 #b4e2f0, 0.5 #7fc0de, 1 #5a9cc4')),
    ),
    clipped(paper, 'M-190 0V-262L0-470L190-262V0z', stroke(boards, '#3f7fa8', 4, { opacity: 0.4 })),
    shape('M-216-250L0-486L216-250L196-236L0-446L-196-236z', '#fffaf0'),
    shape('M0-486L216-250L196-236L0-446z', '#c3d4de'),
    glazing(-156, -210, 50, 100, true),
    glazing(106, -210, 50, 100, true),
    shape(
      'M-86 0V-560H86V0z',
      gradient(paper, [-86, 0], [86, 0], stops('0 #c9ecf4, 0.55 #8acbe4, 0.56 #6fb2d4, 1 #5a9cc4')),
    ),
    clipped(
      paper,
      'M-86 0V-560H86V0z',
      stroke(times(32, (i) => `M-100 ${String(-10 - i * 18)}H100`).join(''), '#3f7fa8', 4, { opacity: 0.4 }),
    ),
    shape('M-104-548H104V-576H-104z', '#fffaf0'),
    shape('M20-548H104V-576H20z', '#c3d4de'),
    shape('M-94-576L0-700L94-576z', '#4a5664'),
    shape('M0-700L94-576H20z', '#2f3844'),
    shape('M-34-650V-720H34V-650z', '#a9d9ea'),
    shape('M4-650V-720H34V-650z', '#6fa8c9'),
    shape('M-44-720L0-880L44-720z', '#4a5664'),
    shape('M0-880L44-720H8z', '#2f3844'),
    stroke('M0-880V-940M-18-918H18', '#f5c95c', 7),
    shape('M-44 0V-130C-44-184 44-184 44-130V0z', '#fffaf0'),
    shape('M-32 0V-126C-32-166 32-166 32-126V0z', '#8c4a34'),
    stroke('M0 0V-150M-24-60H-6M6-60H24', '#4f2a22', 5),
    shape('M-30-400V-470C-30-512 30-512 30-470V-400z', '#fffaf0'),
    shape('M-20-406V-466C-20-496 20-496 20-466V-406z', '#ffcf6e'),
    disc(0, -300, 40, '#fffaf0'),
    disc(0, -300, 29, '#3f5872'),
    stroke('M0-329V-271M-29-300H29M-20-320L20-280M20-320L-20-280', '#fffaf0', 5),
  );
};

/** A house clad in iron, gable to the street, foot at 0; 400 wide; the light from the left. */
export const house = (
  paper: Paper,
  wall: readonly string[],
  roof: readonly string[],
  depth: number,
  porch = false,
): Markup => {
  const front = 'M-200 0V-250L0-430L200-250V0z';
  return group(
    {},
    shape(`M${String(depth * 0.45 - 22)}-330V-480h44v150z`, roof[1] ?? '#333333'),
    shape(`M${String(depth * 0.45 - 28)}-470v-18h56v18z`, '#d4dce2'),
    shape(
      `M${String(depth > 0 ? 200 : -200)} 0V-250L${String((depth > 0 ? 200 : -200) + depth)}-230V-14z`,
      wall[2] ?? '#333333',
    ),
    shape(
      `M0-430L${String(depth > 0 ? 220 : -220)}-236L${String((depth > 0 ? 220 : -220) + depth)}-218L${String(depth * 0.9)}-390z`,
      roof[1] ?? '#333333',
    ),
    clipped(
      paper,
      front,
      shape(
        front,
        gradient(
          paper,
          [-200, 0],
          [200, 0],
          [
            [0, wall[0] ?? '#ffffff'],
            [1, wall[1] ?? '#ffffff'],
          ],
        ),
      ),
      stroke(times(23, (i) => `M${String(-198 + i * 18)}-440V0`).join(''), wall[2] ?? '#333333', 4, {
        opacity: 0.4,
      }),
    ),
    shape('M-226-230L0-446L226-230L206-216L0-408L-206-216z', '#fffaf0'),
    shape('M0-446L226-230L206-216L0-408z', '#bfc9d2'),
    glazing(-140, -190, 62, 84, true),
    glazing(76, -190, 62, 84, porch),
    glazing(-30, -320, 60, 72, !porch),
    shape('M-40 0V-120H40V0z', '#fffaf0'),
    shape('M-28 0V-110H28V0z', roof[0] ?? '#333333'),
    shape('M-210 8H210V-16H-210z', '#4a525c'),
    porch ? shape('M-70-120L0-160L70-120z', roof[0] ?? '#333333') : '',
  );
};
