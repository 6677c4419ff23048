import { clipped, spray } from './effects';
import { rows, stops } from './isles';
import { gradient, vertical, type Paper } from './paper';
import { times } from './random';
import { disc, group, shape, short, stroke, tag, type Markup } from './svg';

/** The sign of a hot spring, a basin and three wisps, some 300 high and wide, its middle at 0. */
export const springSign = (colour: string): Markup =>
  group(
    {},
    shape(
      'M-92-22C-176 20-176 142 0 148C176 142 176 20 92-22C128 30 112 96 0 98C-112 96-128 30-92-22z',
      colour,
    ),
    stroke('M-62 40C-102-8-22-60-62-112M62 40C22-8 102-60 62-112', colour, 30),
    stroke('M0 52C-46-12 46-82 0-148', colour, 32),
  );

/** The curtain of the door in three cloths on a bamboo rod, 760 wide and 310 long, the rod at 0; lit from behind below. */
export const noren = (paper: Paper): Markup => {
  const cloths = [
    'M-380 0H-178C-174 100-184 210-176 306C-214 320-250 300-290 312C-324 322-352 304-386 312C-376 200-386 100-380 0z',
    'M-170 0H170C174 100 166 200 172 308C116 320 60 300 4 313C-52 322-116 302-172 310C-166 200-174 100-170 0z',
    'M178 0H380C384 100 372 200 352 292C316 314 280 288 240 302C212 310 190 296 160 302C176 200 184 100 178 0z',
  ];
  const bounds = rows(2, '-382 -174 -172 172 162 382');
  return group(
    {},
    ...cloths.map((d, i): Markup => {
      const [l = 0, r = 0] = bounds[i] ?? [];
      return clipped(
        paper,
        d,
        shape(
          d,
          gradient(
            paper,
            [l, 0],
            [r, 60],
            stops(
              '0 #1a3060, 0.14 #284a80, 0.28 #203e72, 0.42 #284a80, 0.56 #1d3868, 0.72 #2d528a, 0.86 #203e72, 1 #1a3060',
            ),
          ),
        ),
        spray(paper, d, '#0e1c3a', [0, 0], [0, 130], 0.9),
        spray(paper, d, '#f0a05c', [0, 330], [0, 240], 0.55),
      );
    }),
    tag('g', { transform: 'translate(0 160) scale(0.92)' }, springSign('#fbf4e2')),
    shape(
      'M-60 0C-52 110-64 220-54 316H-34C-42 220-34 110-40 0zM96 0C104 110 92 220 100 314H116C110 220 118 110 114 0z',
      '#0e1c3a',
      {
        opacity: 0.22,
      },
    ),
    ...rows(1, '-360 -280 -196 -150 -50 50 150 196 280 360').map(([x = 0]) =>
      shape(`M${short(x - 9)}-22H${short(x + 9)}V14H${short(x - 9)}z`, '#1c3462'),
    ),
    shape('M-430-18H430V2H-430z', vertical(paper, -18, 2, '#f0d48a', '#b48a44', '#6a4a2c')),
    stroke('M-300-18V2M-110-18V2M120-18V2M310-18V2', '#5a3c24', 4),
  );
};

const CURVE =
  'M-660-742C-520-742-440-780-366-862C-276-962-150-1010 0-1010C150-1010 276-962 366-862C440-780 520-742 660-742';
const under = (lift: number): string =>
  `M-600 ${short(-740 + lift)}C-500 ${short(-740 + lift)}-420 ${short(-776 + lift)}-350 ${short(-854 + lift)}C-264 ${short(-944 + lift)}-146 ${short(-990 + lift)} 0 ${short(-990 + lift)}C146 ${short(-990 + lift)} 264 ${short(-944 + lift)} 350 ${short(-854 + lift)}C420 ${short(-776 + lift)} 500 ${short(-740 + lift)} 600 ${short(-740 + lift)}`;

/** The porch's swelling gable: wet tiles over a board of cedar, a carved strut beneath; the ground is 0, 1,060 high. */
export const gable = (paper: Paper): Markup => {
  const flat = { 'stroke-linecap': 'butt' };
  const ends = times(33, (i): Markup => {
    const t = i / 32;
    const seg = t < 0.5 ? t * 2 : 2 - t * 2;
    const side = t < 0.5 ? -1 : 1;
    const [x, y] =
      seg < 0.5
        ? [660 - 294 * (seg * 2) ** 0.9, -730 - 122 * (seg * 2) ** 2.1]
        : [366 - 366 * (seg * 2 - 1), -852 - 148 * Math.sin((seg * 2 - 1) * Math.PI * 0.5)];
    return disc(side * x, y + 30, 17, '#2a3444') + disc(side * x, y + 30, 9, '#6f8296');
  });
  const inner = `${under(60)}V-640H-600z`;
  return group(
    {},
    clipped(
      paper,
      inner,
      shape(inner, vertical(paper, -900, -640, '#3a2420', '#5a3626', '#7a4a2e')),
      stroke(times(19, (i) => `M${String(-540 + i * 60)}-900V-640`).join(''), '#2a1a1c', 5, { opacity: 0.6 }),
    ),
    shape(
      'M-190-664C-176-740-120-800 0-812C120-800 176-740 190-664H120C110-706 70-734 0-740C-70-734-110-706-120-664z',
      vertical(paper, -812, -664, '#d9945c', '#8a5434'),
    ),
    stroke('M-150-668C-130-730-84-770 0-778C84-770 130-730 150-668', '#f4c47c', 5, { opacity: 0.8 }),
    disc(0, -700, 34, '#f0bc5c'),
    disc(0, -700, 24, '#a8702c'),
    stroke(under(58), '#8f5434', 62, flat),
    stroke(under(36), '#d9945c', 8, flat),
    stroke(under(84), '#4a2a20', 9, flat),
    shape(
      'M-46-944C-70-900-64-850-30-836C-16-826-8-812 0-796C8-812 16-826 30-836C64-850 70-900 46-944z',
      '#6a3c28',
    ),
    shape('M10-930C50-920 60-880 30-846C16-834 8-820 4-808z', '#c9824c'),
    disc(0, -890, 17, '#f0bc5c'),
    ...[-590, -390, 390, 590].map((x) => disc(x, x * x > 200000 ? -684 : -766, 12, '#f0bc5c')),
    stroke(CURVE, '#3a475a', 74, flat),
    stroke(CURVE, '#54667a', 30, { ...flat, transform: 'translate(0 -14)' }),
    stroke(CURVE, '#b9ccd4', 7, { ...flat, transform: 'translate(0 -36)' }),
    ...ends,
    shape('M-74-1030C-60-1092 60-1092 74-1030L62-990H-62z', '#2f3a4c'),
    shape('M-50-1034C-40-1072 40-1072 50-1034L40-1008H-40z', '#6f8296'),
    disc(0, -1036, 18, '#2f3a4c'),
  );
};

/** The porch's frame: a bowed beam on two posts with stone feet; the ground is 0, the beam's top 670 above. */
export const porchFrame = (paper: Paper): Markup => {
  const post = (x: number): Markup => {
    const d = `M${String(x - 40)}-660H${String(x + 40)}V-20H${String(x - 40)}z`;
    return group(
      {},
      shape(
        d,
        gradient(
          paper,
          [x - 40, 0],
          [x + 40, 0],
          x < 0 ? stops('0 #4a2c22, 0.6 #7a4a30, 1 #e89a54') : stops('0 #e89a54, 0.3 #8a5434, 1 #5a3626'),
        ),
      ),
      stroke(`M${String(x - 14)}-650V-24M${String(x + 12)}-650V-24`, '#3a2420', 4, { opacity: 0.35 }),
      shape(
        `M${String(x - 62)} 6L${String(x - 50)}-30H${String(x + 50)}L${String(x + 62)} 6z`,
        vertical(paper, -30, 6, '#94826c', '#4e4448'),
      ),
    );
  };
  const beam = 'M-580-654C-400-668 400-668 580-654L606-640L580-576C400-594-400-594-580-576L-606-640z';
  return group(
    {},
    post(-452),
    post(452),
    shape(beam, vertical(paper, -668, -576, '#c9864e', '#8f5836', '#5f3826')),
    stroke('M-560-646C-400-656 400-656 560-646', '#f4c890', 6, { opacity: 0.8 }),
    stroke('M-560-604C-530-640-500-640-480-612M560-604C530-640 500-640 480-612', '#4a2a20', 7),
  );
};
