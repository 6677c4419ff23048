import { clipped } from './effects';
import { line, rough, type Point } from './geometry';
import { froth, points, ribbon, rows } from './isles';
import { vertical, type Paper } from './paper';
import { between, times, type Random } from './random';
import { disc, group, shape, short, stroke, type Markup } from './svg';

/** Returns the x of a ridge or ravine, drawn downward, at a height. */
const xAt = (edge: readonly Point[], y: number): number => {
  const next = edge.findIndex((point) => point[1] >= y);
  if (next < 0) return edge[edge.length - 1]?.[0] ?? 0;
  const [a, b] = [edge[Math.max(0, next - 1)] ?? [0, 0], edge[next] ?? [0, 0]];
  return b[1] === a[1] ? b[0] : a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]);
};

export type Buttresses = {
  /** Ridges and ravines in turn, left to right, each from the crest to its foot, as text. */
  readonly edges: readonly string[];
  readonly lit: readonly string[];
  readonly shade: readonly string[];
  readonly firstLit: boolean;
  /** Height and thickness of each lava bed, as text; every bed follows the relief. */
  readonly strata: string;
  /** A dark bed and the pale ledge on it, in the light and in the shade. */
  readonly beds: readonly [string, string, string, string];
  /** Bushes on the ledges, in the light and in the shade. */
  readonly green: readonly [string, string];
  readonly bushes?: number;
};

/** A canyon wall of stacked lava: spurs lit on one flank, beds that bend round them, green on the ledges. */
export const buttresses = (paper: Paper, wall: Buttresses): Markup => {
  const { random } = paper;
  const edges = wall.edges.map((text) => rough(random, points(text), 0.1, 70));
  const ys = edges.flatMap((edge) => edge.map((point) => point[1]));
  const fill = (colours: readonly string[]): string =>
    vertical(paper, Math.min(...ys), Math.max(...ys), ...colours);
  const [lit, shade] = [fill(wall.lit), fill(wall.shade)];
  const strata = rows(2, wall.strata);
  return group(
    {},
    ...edges.slice(1).map((right, i) => {
      const left = edges[i] ?? right;
      const bright = (i % 2 === 0) === wall.firstLit;
      /** Seen from above, a ridge brings a bed forward and down, a ravine takes it back and up. */
      const sag = (y: number, ridge: boolean): number => y + (ridge ? 14 : -14);
      const leftIsRidge = bright !== wall.firstLit ? !wall.firstLit : wall.firstLit === (i % 2 === 0);
      const crest = rough(random, [left[0] ?? [0, 0], right[0] ?? [0, 0]], 0.3, 34);
      const face = line([...crest, ...right.slice(1), ...left.slice(1).reverse()], true);
      const bed = (y: number, thick: number): readonly [string, Point, Point] => {
        const a: Point = [xAt(left, y), sag(y, leftIsRidge)];
        const b: Point = [xAt(right, y), sag(y, !leftIsRidge)];
        const top = rough(random, [a, b], 0.08, 80);
        return [
          line(
            [...top, ...top.map(([x, at]): Point => [x, at + thick * between(random, 0.6, 1.2)]).reverse()],
            true,
          ),
          a,
          b,
        ];
      };
      const layers = strata
        .filter(() => random() > 0.16)
        .map(([y = 0, thick = 0]) => bed(y + between(random, -8, 8), thick * between(random, 0.5, 1.3)));
      const ledges = strata
        .filter(() => random() > 0.4)
        .map(([y = 0, thick = 0]) => bed(y - thick * 0.5, thick * between(random, 0.2, 0.55))[0]);
      const plants = times(wall.bushes ?? 3, (): string => {
        const [, a, b] = layers[Math.floor(random() * layers.length)] ?? ['', [0, 0], [0, 0]];
        const t = random();
        const [x, y] = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t + 4];
        const w = Math.abs(b[0] - a[0]) * between(random, 0.1, 0.26);
        const h = between(random, 9, 22);
        return froth(
          random,
          [
            [x - w, y],
            [x - w * 0.4, y - h],
            [x + w * 0.5, y - h * 0.8],
            [x + w, y],
            [x, y + h * 0.5],
          ],
          h * 2,
        );
      }).join('');
      return clipped(
        paper,
        face,
        shape(face, bright ? lit : shade, { stroke: bright ? lit : shade, 'stroke-width': 2 }),
        shape(layers.map(([d]) => d).join(''), bright ? wall.beds[0] : wall.beds[2], { opacity: 0.5 }),
        shape(ledges.join(''), bright ? wall.beds[1] : wall.beds[3], { opacity: 0.55 }),
        shape(plants, bright ? wall.green[0] : wall.green[1]),
      );
    }),
  );
};

/** A nēnē looking right, its feet at 0, 470 high; the light from the left. */
export const nene = (): Markup => {
  const neck = '40 -196 76 -270 96 -330 112 -400';
  const body =
    'M-216-168C-190-250-96-292-2-284C76-276 128-236 136-182C142-126 96-88 22-76C-72-64-152-86-194-118L-280-130C-268-158-240-166-216-168z';
  const furrows = times(7, (i) => {
    const [y, w] = [-226 - i * 23, 48 - i * 2.6];
    const x = 44 + (-196 - y) * 0.353 - w * 0.7;
    return `M${short(x)} ${short(y)}q${short(w)} -4 ${short(w * 1.3)} ${short(w * 0.7)}`;
  }).join('');
  const feathers = rows(
    3,
    '-150 -190 60 -96 -226 62 -36 -240 60 -120 -146 58 -60 -178 64 4 -196 62 -72 -120 58 -6 -140 60 62 -150 56 54 -212 50',
  )
    .map(
      ([x = 0, y = 0, s = 0]) =>
        `M${short(x - s)} ${short(y)}q${short(s * 0.7)} ${short(s * 0.7)} ${short(s * 1.5)} ${short(s * 0.2)}`,
    )
    .join('');
  return group(
    {},
    shape('M-250 8C-120-14 80-14 190 8C80 26-140 28-250 8z', '#2a1a24', { opacity: 0.5 }),
    shape('M-46-90L-38-18L-62-4L-70 8H4L-8-8L-14-86z', '#1a161c'),
    shape('M48-90L52-18L30-4L24 8H100L86-8L78-90z', '#2c242a'),
    shape(body, '#8a7460'),
    shape('M-216-168C-190-250-96-292-2-284C20-282 40-277 58-270C-40-276-140-236-176-160z', '#d9c09a'),
    shape('M136-182C142-126 96-88 22-76C-72-64-152-86-194-118C-90-96 60-110 136-182z', '#4f3f3c'),
    shape('M-194-118C-150-86-72-64 22-76C-20-100-110-110-194-118z', '#fff3dc'),
    stroke(feathers, '#efdcb8', 9, { opacity: 0.85 }),
    stroke(feathers, '#4a3a38', 8, { opacity: 0.7, transform: 'translate(5 12)' }),
    shape('M-280-130C-268-158-240-166-216-168L-150-136L-194-118z', '#2a2226'),
    shape(ribbon(points(neck), [118, 74, 62]), '#e6c48c'),
    stroke(furrows, '#5a4236', 8),
    shape(ribbon(points('52 -190 98 -262 118 -326 132 -392'), [60, 34, 20]), '#a8805c', { opacity: 0.6 }),
    shape('M26-196C60-176 112-186 136-200C128-226 110-240 92-246C70-230 44-214 26-196z', '#3a2c2c'),
    shape(
      'M76-404C70-454 118-482 158-466C182-456 190-436 228-424C222-406 196-402 172-402C150-388 96-380 76-404z',
      '#171419',
    ),
    shape('M80-400C92-432 124-430 134-404C134-378 116-358 92-352C80-364 76-384 80-400z', '#f0cf94'),
    shape('M178-450C196-436 210-430 228-424C222-406 196-402 176-404C184-420 184-436 178-450z', '#2f2a30'),
    disc(152, -440, 7, '#4a3424'),
    disc(154, -442, 2.6, '#ffffff'),
  );
};

/** A white-tailed tropicbird on the wind, bound to the right, 400 across with its streamers behind; the light from above. */
export const tropicbird = (x: number, y: number, size: number, turn: number): Markup =>
  group(
    {
      transform: `translate(${short(x)} ${short(y)}) rotate(${short(turn)}) scale(${String(Math.round(size / 4) / 100)})`,
    },
    shape(
      'M-70 6C-180 10-300 34-420 92C-300 56-180 36-66 24zM-70 14C-170 30-270 66-350 124C-270 86-170 54-60 30z',
      '#fff6e6',
    ),
    shape('M20 6C40-60 96-150 178-206C172-140 140-60 84 14z', '#c3d0da'),
    shape('M178-206C172-150 152-100 124-54C132-110 150-160 178-206z', '#1d2430'),
    shape('M-90 18C-60-16 20-30 84-22C124-18 150-10 166 2C140 26 60 40 0 38C-44 38-74 32-90 18z', '#fffdf4'),
    shape('M-90 18C-50 28 60 26 166 2C140 26 60 40 0 38C-44 38-74 32-90 18z', '#b9c8d4'),
    shape('M160-6L214 10L158 14z', '#f0862c'),
    shape('M120-14C134-18 146-10 152-4C138-2 128-4 120-14z', '#1d2430'),
    shape('M66-8C20-70-70-130-196-142C-150-96-80-30 4 24C40 26 66 16 66-8z', '#fffdf4'),
    shape('M-196-142C-160-106-116-66-70-28C-80-60-128-110-196-142z', '#1d2430'),
    shape('M30 2C-20-40-60-64-112-84C-70-46-30-14 10 18z', '#1d2430', { opacity: 0.85 }),
  );

/** A blossom of ʻōhiʻa lehua: a brush of red stamens tipped with gold. */
const lehua = (random: Random, x: number, y: number, r: number): Markup => {
  const tips = times(34, (i): Point => {
    const a = -Math.PI * 1.06 + (i / 33) * Math.PI * 1.12;
    const long = r * between(random, 0.78, 1.05);
    return [x + Math.cos(a) * long, y + Math.sin(a) * long * 0.92];
  });
  return group(
    {},
    shape(
      `M${short(x - r * 0.5)} ${short(y)}a${short(r * 0.5)} ${short(r * 0.5)} 0 0 1 ${short(r)} 0z`,
      '#8a1c38',
    ),
    stroke(
      tips.map(([tx, ty]) => `M${short(x)} ${short(y)}L${short(tx)} ${short(ty)}`).join(''),
      '#e02f4c',
      6,
    ),
    stroke(
      tips
        .filter((_, i) => i % 3 === 0)
        .map(([tx, ty]) => `M${short(x)} ${short(y)}L${short((x + tx) / 2)} ${short((y + ty) / 2)}`)
        .join(''),
      '#ff8a6c',
      6,
    ),
    ...tips.filter((_, i) => i % 2 === 0).map(([tx, ty]) => disc(tx, ty, r * 0.05, '#ffd65c')),
  );
};

/** A bough of ʻōhiʻa in flower that reaches into the frame: twigs, then blossoms x, y, size, as text. */
export const ohia = (random: Random, twigs: readonly string[], blossoms: string): Markup => {
  const leaves = twigs.flatMap((text) => {
    const course = points(text);
    return course.slice(1).flatMap(([x, y], i) =>
      times(7, (k): string => {
        const [px, py] = course[i] ?? [x, y];
        const t = k / 7;
        const a = between(random, 0, Math.PI * 2);
        const s = between(random, 52, 84);
        const [lx, ly] = [px + (x - px) * t, py + (y - py) * t];
        const [dx, dy] = [Math.cos(a) * s, Math.sin(a) * s * 0.8];
        return `M${short(lx)} ${short(ly)}q${short(dx * 0.3 - dy * 0.5)} ${short(dy * 0.3 + dx * 0.5)} ${short(dx)} ${short(dy)}q${short(-dx * 0.1 + dy * 0.4)} ${short(-dy * 0.1 - dx * 0.4)} ${short(-dx)} ${short(-dy)}z`;
      }),
    );
  });
  return group(
    {},
    ...twigs.map((text) => shape(ribbon(points(text), [26, 16, 6]), '#4a3434')),
    shape(leaves.filter((_, i) => i % 3 !== 1).join(''), '#1f4f3c'),
    shape(leaves.filter((_, i) => i % 3 === 1).join(''), '#5f9450'),
    ...rows(3, blossoms).map(([x = 0, y = 0, r = 0]) => lehua(random, x, y, r)),
  );
};
