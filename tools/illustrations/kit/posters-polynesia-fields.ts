import { clipped, spray } from './effects';
import { ribbon, stops } from './isles';
import { blade } from './lagoon';
import { polynesia } from './palette';
import { gradient, type Paper, vertical } from './paper';
import { between, times } from './random';
import { disc, group, type Markup, shape, stroke } from './svg';

/** A pineapple on its plant: fruit about 330 high over its rosette, foot at 0; light from the right. */
export const pineapple = (paper: Paper): Markup => {
  const { random } = paper;
  const leaves = (
    y: number,
    reach: number,
    count: number,
    fan: number,
    dark: string,
    lit: string,
  ): Markup[] =>
    times(count, (i): Markup => {
      const share = (i * 0.618) % 1;
      const a = -Math.PI / 2 + (share - 0.5) * fan;
      const long = reach * between(random, 0.8, 1.1);
      const [whole, half] = blade(
        [0, y],
        [Math.cos(a) * long, y + Math.sin(a) * long * 0.92],
        long * 0.1,
        Math.cos(a) * long * 0.2,
      );
      return (
        shape(whole, share > 0.5 ? lit : dark) +
        shape(half, share > 0.5 ? dark : '#174a36', { opacity: 0.55 })
      );
    });
  const fruit = 'M-92-250C-108-340-80-430 0-436C80-430 108-340 92-250C78-176-78-176-92-250z';
  const lattice = times(
    9,
    (i) =>
      `M-130 ${String(-480 + i * 42)}L130 ${String(-350 + i * 42)}M130 ${String(-480 + i * 42)}L-130 ${String(-350 + i * 42)}`,
  ).join('');
  const eyes = times(28, (i): string => {
    const [row, col] = [Math.floor(i / 4), i % 4];
    const [x, y] = [-78 + col * 56 + (row % 2) * 26, -418 + row * 38];
    return `M${String(x - 8)} ${String(y)}l8-9 9 9-9 8z`;
  }).join('');
  return group(
    {},
    ...leaves(-40, 430, 13, 3.3, '#1f5a40', '#5f9a4a'),
    clipped(
      paper,
      fruit,
      shape(
        fruit,
        gradient(
          paper,
          [-100, 0],
          [100, 0],
          [
            [0, '#8f4a1c'],
            [0.45, '#dd8a2c'],
            [1, '#ffd166'],
          ],
        ),
      ),
      stroke(lattice, '#7a3c1c', 6, { opacity: 0.55 }),
      shape(eyes, '#fff0b4', { opacity: 0.75 }),
      spray(paper, fruit, '#5a2a1a', [-100, -200], [50, -330], 0.7),
    ),
    ...leaves(-425, 210, 15, 2.6, '#2a6b48', '#86b85a'),
    ...leaves(10, 330, 9, 3, '#2a6b48', '#8fbc58'),
  );
};

export const yacht = group(
  {},
  shape('M-150-24C-60-8 80-8 164-36L140 6C90 16-90 18-128 8z', '#fffaf0'),
  shape('M-150-24C-60-8 80-8 164-36L160-26C80 2-60 2-146-12z', polynesia.coral),
  shape('M-70-26L-52-52H50L84-30z', '#e9ede6'),
  shape('M-44-46H40L56-34H-52z', '#234a58'),
  stroke('M4-50V-440', '#46525c', 8),
  stroke('M4-430L-146-28M4-430L160-40M-130-62L4-70', '#6c7880', 3.5),
  shape('M-126-68L-60-78L4-76V-62L-120-56z', '#3f7f98'),
);

/** The orchid: three pointed sepals, two petals and a trumpet with a frilled lip, some 760 across; light from the upper left. */
export const orchid = (paper: Paper): Markup => {
  const petal = (angle: number, long: number, wide: number, far: boolean): Markup => {
    const d = `M0 0C${String(-wide)} ${String(-long * 0.3)} ${String(-wide * 0.9)} ${String(-long * 0.8)} 0 ${String(-long)}C${String(wide * 0.9)} ${String(-long * 0.8)} ${String(wide)} ${String(-long * 0.3)} 0 0z`;
    return group(
      { transform: `rotate(${String(angle)})` },
      shape(
        d,
        vertical(paper, -long, 0, far ? '#dfe6a0' : '#f7f4c4', far ? '#c3d27c' : '#e6e694', '#93b354'),
      ),
      shape(
        `M0 0C${String(wide)} ${String(-long * 0.3)} ${String(wide * 0.9)} ${String(-long * 0.8)} 0 ${String(-long)}C${String(wide * 0.14)} ${String(-long * 0.6)} ${String(wide * 0.1)} ${String(-long * 0.3)} 0 0z`,
        '#7fa046',
        { opacity: 0.45 },
      ),
      stroke(
        `M0-30Q${String(-wide * 0.1)} ${String(-long * 0.5)} 0 ${String(-long * 0.9)}M${String(-wide * 0.3)}-60Q${String(-wide * 0.5)} ${String(-long * 0.5)} ${String(-wide * 0.2)} ${String(-long * 0.82)}`,
        '#fffde4',
        5,
        { opacity: 0.7 },
      ),
    );
  };
  const trumpet =
    'M-70-30C-96 60-120 150-180 220C-210 262-196 300-150 296C-130 330-80 340-50 316C-20 346 40 344 60 312C100 334 150 316 152 280C196 276 204 236 172 204C120 140 90 60 66-30C40-60-44-60-70-30z';
  const throat = 'M-112 236C-80 190 70 186 108 226C80 276-74 284-112 236z';
  return group(
    {},
    petal(0, 420, 92, true),
    petal(-128, 430, 90, true),
    petal(128, 430, 90, true),
    petal(-66, 440, 112, false),
    petal(62, 440, 112, false),
    clipped(
      paper,
      trumpet,
      shape(trumpet, gradient(paper, [-180, 0], [160, 120], stops('0 #fffbe0, 0.5 #fbeea0, 1 #d9b44c'))),
      stroke(
        'M-40-30C-60 80-100 170-150 280M0-40C-4 90-30 190-50 300M36-30C40 90 60 190 60 300M56-10C80 90 120 170 150 270',
        '#c99a3c',
        5,
        { opacity: 0.5 },
      ),
      spray(paper, trumpet, '#b07a2c', [180, 240], [-20, 80], 0.8),
    ),
    shape(throat, '#e8a02c'),
    shape('M-84 238C-50 212 50 208 84 232C50 262-50 266-84 238z', '#a4501c'),
    stroke('M-30 246Q0 226 30 244M-10 252Q0 240 12 252', '#ffe9a0', 6),
    stroke('M-150 296C-130 330-80 340-50 316C-20 346 40 344 60 312C100 334 150 316 152 280', '#fffde4', 9),
    shape('M-34-60C-40-20 40-20 34-60C20-90-20-90-34-60z', '#8fae4c'),
  );
};

/** Green pods hanging in a hand from 0. */
export const pods = (paper: Paper): Markup =>
  group(
    {},
    ...[
      [-150, 460, 30],
      [150, 440, 34],
      [-84, 560, 26],
      [92, 590, 28],
      [0, 640, 30],
    ].map(([x = 0, long = 0, wide = 0]) =>
      group(
        {},
        shape(
          ribbon(
            [
              [x * 0.3, -10],
              [x * 0.9, long * 0.3],
              [x * 1.1, long * 0.7],
              [x * 0.94, long],
            ],
            [wide * 0.6, wide * 1.9, 10],
          ),
          gradient(paper, [x - 30, 0], [x + 50, 60], stops('0 #c3d468, 0.5 #7fa344, 1 #3c6b34')),
        ),
        stroke(
          `M${String(x * 0.5)} 40Q${String(x)} ${String(long * 0.4)} ${String(x * 1.04 - 6)} ${String(long * 0.86)}`,
          '#eef0a4',
          5,
          { opacity: 0.7 },
        ),
      ),
    ),
    disc(0, -6, 34, '#4f8038'),
  );

/** A grower with a wide hat and a basket, feet at 0, about 420 high. */
export const grower = group(
  {},
  shape('M-54-220L-70-20L-40 0H40L66-20L50-220z', '#e85d3a'),
  shape('M4-220L16 0H40L66-20L50-220z', '#a83a2c'),
  stroke('M-50-120Q0-104 56-122M-58-60Q0-44 62-60', '#ffd9a0', 7, { 'stroke-dasharray': '16 12' }),
  shape('M-50-212C-60-290-40-330-6-334C34-332 58-290 50-212z', '#fff6e6'),
  shape('M10-333C40-326 58-290 50-212H18C30-260 26-310 10-333z', '#d9c7a4'),
  stroke('M-40-300C-96-290-116-350-140-400', '#7a4a34', 22),
  stroke('M40-296C80-260 84-220 60-190', '#7a4a34', 20),
  disc(0, -366, 36, '#6b3f2c'),
  shape('M30-390C56-360 50-300 30-270C20-300 24-340 14-370z', '#1d1420'),
  shape('M-92-380C-60-396 60-396 92-380C96-368 50-360 0-360C-50-360-96-368-92-380z', '#e9cf8c'),
  shape('M-46-384C-48-424-30-436 0-436C30-436 48-424 46-384C20-378-20-378-46-384z', '#f5dc94'),
  shape(
    'M8-436C32-434 48-424 46-384C34-381 26-380 14-379C20-400 18-420 8-436zM30-378C60-376 84-380 92-380C96-368 50-360 0-360C12-366 24-372 30-378z',
    '#b98a44',
  ),
  stroke('M-46-388Q0-380 46-388', '#e85d3a', 9),
  shape('M28-200H110L96-120H44z', '#b07a3c'),
  stroke('M30-180H106M36-150H102', '#6b4420', 5),
);
