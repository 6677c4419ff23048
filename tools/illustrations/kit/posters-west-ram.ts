import type { Point } from './geometry';
import { points, ribbon, rows } from './isles';
import { between, times, type Random } from './random';
import { disc, group, shape, short, stroke, type Markup } from './svg';

/** A desert bighorn ram on a rock, looking right; hooves at 0, 390 high; the light from the right. */
export const bighorn = (): Markup =>
  group(
    {},
    shape('M-190 4C-120-8 60-8 130 6C60 22-200 24-320 14C-280 8-240 6-190 4z', '#2b1d2e', { opacity: 0.5 }),
    shape(
      'M-98-150L-84-100L-96-58L-88 0H-64L-70-58L-54-110L-46-140zM40-140L56-78L54 0H78L82-78L94-140z',
      '#4a2e34',
    ),
    shape(
      'M-170-176C-166-136-154-116-142-100L-150-58L-140 0H-114L-122-58L-104-104L-80-140zM94-150L108-80L106 0H132L134-82L140-164z',
      '#7a4c40',
    ),
    shape(
      'M124-80L122 0H132L134-82L140-164L126-150zM-112-100L-130-58L-122 0H-114L-122-58L-104-104z',
      '#e0a878',
    ),
    shape('M-142 0h30v-13h-31zM-90 0h28v-12h-29zM52 0h28v-12H53zM104 0h30v-13H105z', '#241822'),
    shape(
      'M-176-196C-182-244-140-268-84-262C-20-256 20-268 66-280C120-284 152-236 144-184C138-148 116-128 88-124C30-112-50-112-104-126C-150-138-172-160-176-196z',
      '#a06a4c',
    ),
    shape(
      'M-176-196C-180-230-164-254-138-260C-150-220-140-180-106-150C-60-128 20-120 88-124C30-112-50-112-104-126C-150-138-172-160-176-196z',
      '#6d4440',
    ),
    shape('M-84-262C-20-256 20-268 66-280C92-280 114-268 128-248C80-244 20-236-84-262z', '#d99c6c'),
    shape('M-176-200C-184-236-168-258-146-260C-138-226-142-190-156-166C-168-174-174-186-176-200z', '#fff0d8'),
    shape('M-176-224C-196-216-196-190-182-184L-172-210z', '#4a2e34'),
    shape(
      'M58-262C86-300 106-346 146-366C182-374 206-350 222-320C234-304 246-290 244-276C240-262 220-258 204-266C188-272 174-276 166-266C160-230 156-200 142-172z',
      '#a06a4c',
    ),
    shape(
      'M222-320C234-304 246-290 244-276C240-262 220-258 204-266C188-272 174-276 166-266C160-230 156-200 142-172C150-220 140-250 160-284C190-292 214-300 222-320z',
      '#e0a878',
    ),
    shape('M226-312C236-300 246-288 244-276C240-262 220-258 206-265C206-288 214-300 226-312z', '#fff0d8'),
    disc(188, -326, 7, '#17121a'),
    stroke('M236-274L222-270', '#3a2430', 5),
    shape('M120-338C96-346 84-338 74-326C90-314 108-314 124-322z', '#7a4c40'),
    shape(
      ribbon(points('176 -356 158 -400 108 -408 70 -372 66 -318 98 -280 140 -280 166 -304'), [46, 50, 10]),
      '#b48a5c',
    ),
    shape(
      ribbon(points('182 -360 162 -410 106 -420 60 -376 54 -318 86 -274 134 -270'), [18, 20, 4]),
      '#f4d9a4',
    ),
    stroke(
      'M146-414L140-376M118-424L118-384M88-412L98-378M62-384L88-362M48-348L86-340M50-312L86-318M66-280L94-300M98-262L112-290',
      '#7a5440',
      5,
      { opacity: 0.75 },
    ),
  );

/** A kayak seen from above and behind, 260 long, its paddler midway. */
export const kayak = (hull: string, dark: string, vest: string): Markup =>
  group(
    {},
    shape('M-150 20C-60 40 80 40 160 14C80 60-80 64-150 20z', '#0f4a50', { opacity: 0.4 }),
    shape('M-140 4C-80-22 80-24 140-4C90 24-90 28-140 4z', dark),
    shape('M-140 4C-80-22 80-24 140-4C80-4-80 2-140 4z', hull),
    shape('M-34-8C-20-16 24-16 38-8C20 2-20 2-34-8z', '#241822'),
    shape('M-20-8C-26-48-14-60 2-60C18-60 28-48 22-8z', vest),
    shape('M8-59C22-56 27-44 22-8H8z', '#fff3c4', { opacity: 0.6 }),
    disc(2, -76, 17, '#fff6e6'),
    stroke('M-94-6L98-74', '#3a2430', 7),
    stroke('M-112 0L-88-8M92-72L116-80', hull, 17),
  );

/** An ocotillo in flower: wands from one root at a place, `tall` high, set with small leaves, a red plume on each. */
export const ocotillo = (random: Random, [x, y]: Point, tall: number): Markup => {
  const wands = rows(
    3,
    '-300 0.66 -90 -190 0.86 -60 -90 1 20 10 0.9 -30 110 1.04 40 220 0.82 70 330 0.6 60',
  ).map(([lean = 0, share = 1, bend = 0]): Point[] =>
    times(9, (i): Point => {
      const t = i / 8;
      return [
        x + lean * 0.08 + lean * t + bend * Math.sin(t * Math.PI) * 0.6 + between(random, -4, 4),
        y - tall * share * t ** 0.9,
      ];
    }),
  );
  const leaves = wands.flatMap((wand) =>
    wand.slice(1, -1).flatMap(([px, py], i) =>
      times(4, (k): string => {
        const [nx, ny] = wand[i + 2] ?? [px, py];
        const [lx, ly] = [px + ((nx - px) * k) / 4, py + ((ny - py) * k) / 4];
        const out = (k % 2 === 0 ? 1 : -1) * between(random, 15, 24);
        return `M${short(lx)} ${short(ly)}q${short(out * 0.4)}-16 ${short(out)}-13q${short(-out * 0.3)} 12 ${short(-out)} 13z`;
      }),
    ),
  );
  const plumes = wands.map((wand): string => {
    const [[tx, ty], [bx, by]] = [wand[8] ?? [x, y], wand[7] ?? [x, y]];
    const run = Math.hypot(tx - bx, ty - by) || 1;
    const [ux, uy] = [(tx - bx) / run, (ty - by) / run];
    return times(11, (i): string => {
      const [px, py] = [tx + ux * (i * 8 - 20), ty + uy * (i * 8 - 20)];
      const out = (i % 2 === 0 ? 1 : -1) * (34 - i * 2.4);
      const up = 24 + i * 0.6;
      return `M${short(px)} ${short(py)}q${short(-uy * out * 0.8)} ${short(ux * out * 0.8)} ${short(-uy * out + ux * up)} ${short(ux * out + uy * up)}q${short(uy * out * 0.4 - ux * up * 0.3)} ${short(-ux * out * 0.4 - uy * up * 0.1)} ${short(uy * out - ux * up * 0.4)} ${short(-ux * out - uy * up * 0.4)}z`;
    }).join('');
  });
  return group(
    {},
    ...wands.map((wand, i) => shape(ribbon(wand, [17, 12, 7]), i % 2 === 0 ? '#3f4a3c' : '#56684a')),
    shape(leaves.join(''), '#86a05c'),
    shape(plumes.join(''), '#e8452c'),
  );
};
