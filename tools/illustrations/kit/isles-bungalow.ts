import { clipped, spray } from './effects';
import { line, type Point } from './geometry';
import { vertical, type Paper } from './paper';
import { between, times } from './random';
import { group, shape, stroke, type Markup } from './svg';

/** A roof of palm leaves: its outline in colours, the courses darker. */
const thatch = (
  paper: Paper,
  outline: string,
  colours: readonly string[],
  rows: string,
  dark: string,
): Markup =>
  clipped(
    paper,
    outline,
    shape(outline, vertical(paper, -800, -380, ...colours)),
    shape(rows, dark, { opacity: 0.42 }),
  );

/** A bungalow on posts at dusk, its lamps lit; the water's surface is 0, the middle of the posts 0. */
export const bungalow = (paper: Paper): Markup => {
  const { random } = paper;
  const front =
    'M-452-392C-330-500-230-660-176-806C-70-816 40-816 132-806C170-670 230-520 306-388C60-372-220-374-452-392z';
  const side = 'M306-388C230-520 170-670 132-806L164-800C250-680 360-540 500-430z';
  /** One course of thatch: a straight upper edge, a ragged lower one. */
  const course = (left: Point, right: Point, deep: number, sag: number): string => {
    const at = (t: number): Point => [
      left[0] + (right[0] - left[0]) * t,
      left[1] + (right[1] - left[1]) * t + Math.sin(t * Math.PI) * sag,
    ];
    const count = Math.round((right[0] - left[0]) / 15);
    const ragged = times(count, (i): Point => [
      at(1 - i / count)[0],
      at(1 - i / count)[1] + (i % 2 === 0 ? deep * between(random, 0.6, 1.5) : deep * 0.3),
    ]);
    return line([...times(9, (i) => at(i / 8)), ...ragged], true);
  };
  const rows = times(7, (i) =>
    course([-210 - i * 36, -746 + i * 52], [166 + i * 22, -746 + i * 52], 20 + i, 10),
  ).join('');
  const sideRows = times(7, (i) =>
    course([144 + i * 24, -740 + i * 50], [230 + i * 40, -752 + i * 46], 18, 0),
  ).join('');
  const fringe = line(
    [
      [-452, -396],
      ...times(64, (i): Point => {
        const x = -452 + (i / 63) * 758;
        return [x, -386 + Math.sin((i / 63) * Math.PI) * 12 + (i % 2 === 0 ? between(random, 16, 34) : 2)];
      }),
      [306, -396],
    ],
    true,
  );
  const posts = (xs: readonly number[], top: number, wide: number): string =>
    xs
      .map((x) => `M${String(x)} ${String(top)}h${String(wide)}l4 ${String(-top + 14)}h-${String(wide + 8)}z`)
      .join('');
  const bamboo = times(20, (i) => `M${String(-316 + i * 26)}-380V-196`).join('');
  return group(
    {},
    shape(posts([-300, -150, 20, 180, 330, 420], -190, 20), '#2a1734'),
    shape('M-330-380H250V-190H-330z', vertical(paper, -380, -190, '#ffd27a', '#f2953f', '#b9542e')),
    stroke(bamboo, '#9a4428', 4, { opacity: 0.5 }),
    shape('M250-384L404-412V-190H250z', vertical(paper, -412, -190, '#7a3040', '#4a2142')),
    shape('M300-350L362-360V-256H300z', '#ffb457'),
    stroke('M331-355V-256M300-304H362', '#4a2142', 6),
    shape('M-40-360H96V-190H-40z', vertical(paper, -360, -190, '#fff3c2', '#ffc765')),
    shape('M-40-360C0-330 4-260-22-190H-40zM96-360C60-330 56-260 78-190H96z', '#e9602f', { opacity: 0.75 }),
    shape('M-270-344H-130V-250H-270z', '#fff0b4'),
    stroke('M-200-344V-250M-270-298H-130', '#8a3b2c', 7),
    shape('M-290-352H-270V-246H-290zM-130-352H-110V-246H-130z', '#8a3b2c'),
    shape('M-330-380H250V-340Q-40-362-330-340z', '#5a2338', { opacity: 0.55 }),
    shape(
      posts([-412, -336, 236], -390, 16)
        .replace(/l4 404/g, 'l0 200')
        .replace(/h-24/g, 'h-16'),
      '#3a1b34',
    ),
    shape('M-470-204H300L440-214V-186L300-168H-470z', '#5b2c44'),
    shape('M-470-204H300L440-214V-206L300-194H-470z', '#f0a06a'),
    shape(posts([-440, -260, -70, 120, 278], -172, 24), vertical(paper, -172, 10, '#4a2440', '#1e1230')),
    stroke('M-428-150L-260-20M132-150L278-30M-60-150L120-24', '#3a1b38', 11, { opacity: 0.75 }),
    stroke(
      'M-462-206V-286M-398-206V-282M-340-206V-282M-462-282H-336M-462-250H-336M110-206V-282M174-206V-282M110-282H240M110-250H240',
      '#4a2236',
      9,
    ),
    thatch(paper, side, ['#4a2440', '#3a1c3a', '#2c1633'], sideRows, '#160c22'),
    thatch(paper, front, ['#c46a4a', '#9a4c48', '#6b3348', '#4d2742'], rows, '#351a30'),
    spray(paper, front, '#ffb277', [-430, -430], [-80, -620], 0.85),
    spray(paper, front, '#2c1633', [320, -480], [60, -640], 0.8),
    shape(fringe, '#3d1d36'),
    shape('M306-388L500-430L494-412L306-366z', '#22102b'),
    shape(
      'M-190-800C-176-836-150-830-140-842C-60-852 40-852 128-842C150-836 166-820 172-796C60-808-80-810-190-800z',
      '#5a2b45',
    ),
    stroke('M-172-812C-80-830 40-832 150-818', '#f2a06c', 6, { opacity: 0.8, 'stroke-dasharray': '30 14' }),
    stroke(
      'M-210-170L-250 30M-166-170L-206 30M-218-130H-176M-226-90H-184M-234-50H-192M-242-10H-200',
      '#2a1630',
      10,
    ),
    stroke('M-400-372V-340', '#2a1430', 6),
    shape('M-420-340H-380L-374-292H-426z', '#fff6cf'),
    shape('M-424-342H-376L-386-356H-414zM-428-292H-372V-284H-428z', '#4a2236'),
  );
};

/** Someone sits on the edge of the deck, feet over the water; the edge is 0, 0. */
export const sitter = group(
  {},
  shape('M-16-12C-30-60-26-96-6-104C16-108 28-92 26-60L30-12C20 0 0 2-16-12z', '#2a1430'),
  shape('M-16-4L34-14C46-10 50 0 50 12L46 66L58 74L34 74L32 20L-12 14z', '#38183a'),
  shape('M-10-118C-14-140-2-154 14-152C32-150 38-134 32-118C26-104-4-102-10-118z', '#2a1430'),
  stroke('M-14-96C-24-70-20-50-16-20', '#ff9a5c', 5),
  stroke('M-11-126C-10-142 0-150 10-152', '#ff9a5c', 5),
  stroke('M2-88C20-66 34-52 44-40', '#38183a', 12),
);

const bridge = 'M1850 918L2480 872V912L1850 950z';

/** The footbridge from the right edge of the picture to the bungalow, in the picture's coordinates. */
export const footbridge = group(
  {},
  shape(
    [1930, 2060, 2200, 2350]
      .map(
        (x, i) => `M${String(x)} 920h${String(18 + i * 3)}V${String(1134 + i * 14)}h-${String(18 + i * 3)}z`,
      )
      .join(''),
    '#1e1230',
  ),
  shape(bridge, '#3c1d3c'),
  shape('M1850 918L2480 872V882L1850 926z', '#c9685c'),
  stroke('M1880 914V838M2010 906V826M2160 896V810M2330 884V792M2480 874V780M1850 842L2480 784', '#2a1532', 9),
);

/** An outrigger canoe at its mooring, some 600 long, nobody in it; its middle is 0, 0. */
export const mooredCanoe: Markup = [
  shape('M-300-40C-220 10-60 26 60 22C180 18 270-4 320-50C200-24-200-20-300-40z', '#1c1030'),
  stroke('M-296-40C-200-18 190-22 316-50', '#f59a6c', 7),
  stroke('M-140-24C-120-80-90-40-84 54M120-24C130-80 160-40 164 50', '#22122f', 10),
  shape('M-200 54C-60 70 160 66 280 44C220 84-120 90-200 54z', '#1c1030'),
].join('');
