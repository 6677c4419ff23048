import { clipped, spray } from './effects';
import { line, type Point } from './geometry';
import { ribbon, rows, stops } from './isles';
import { gradient, vertical, type Paper } from './paper';
import { between, times, type Random } from './random';
import { disc, group, shape, short, stroke, type Markup } from './svg';

/** An open car of the fifties seen from behind, wheels at 0, 300 wide; two people in it; the light from the right. */
export const convertible = (paper: Paper): Markup => {
  const body = 'M-146-18C-156-60-152-104-128-120C-90-130 90-130 128-120C152-104 156-60 146-18z';
  const lamp = (x: number): Markup =>
    group({}, disc(x, -84, 21, '#e9f4f2'), disc(x, -84, 15, '#d9302c'), disc(x + 4, -89, 5, '#ffb48a'));
  return group(
    {},
    shape('M-150 2C-300 6-330 24-250 34C-120 42 60 34 150 6z', '#1c1a2a', { opacity: 0.5 }),
    shape('M-134-30h52V6C-90 12-126 12-134 6zM82-30h52V6C126 12 90 12 82 6z', '#17161e'),
    stroke('M-92-132L-78-196H78L92-132', '#cfe0e0', 9),
    shape('M-86-140L-74-190H74L86-140z', '#bfe0e6', { opacity: 0.6 }),
    shape('M-112-122C-100-150 100-150 112-122z', '#3a2028'),
    shape('M-78-124C-84-164-66-174-46-174C-26-174-10-164-14-124z', '#f4f0e4'),
    shape('M-34-173C-20-170-10-160-14-124H-34z', '#ffffff'),
    disc(-46, -196, 23, '#9a5c40'),
    shape('M-74-200C-74-230-18-232-18-200C-30-206-60-206-74-200z', '#e9d4a8'),
    shape('M-86-198C-66-208-26-208-6-198C-26-192-66-192-86-198z', '#d9bd84'),
    shape('M14-124C10-160 26-172 46-172C66-172 84-160 80-124z', '#cf2f50'),
    shape('M58-170C74-166 82-154 80-124H60z', '#f4708a'),
    disc(46, -194, 22, '#c98a64'),
    shape('M22-190C16-226 76-230 72-190C66-176 28-176 22-190z', '#f5b841'),
    shape('M30-184C0-178-40-196-76-184C-50-172-30-176-16-166C6-166 24-172 36-176z', '#f5b841'),
    shape('M60-214C76-206 76-186 66-178C60-186 62-204 60-214z', '#ffe09a'),
    clipped(
      paper,
      body,
      shape(body, gradient(paper, [-150, 0], [150, 0], stops('0 #0a5c68, 0.5 #1c98a0, 1 #6fd4cc'))),
      shape('M-150-46H150V-10H-150z', '#0a4652', { opacity: 0.55 }),
      spray(paper, body, '#06343e', [-150, -10], [0, -90], 0.7),
    ),
    shape('M-120-122C-90-140 90-140 120-122C90-112-90-112-120-122z', '#46b8b8'),
    shape('M0-134C50-134 96-130 120-122C96-116 50-114 0-114z', '#a4ece0'),
    shape('M-166-146C-160-110-156-90-146-74L-112-108C-130-116-150-130-166-146z', '#0a5c68'),
    shape('M166-146C160-110 156-90 146-74L112-108C130-116 150-130 166-146z', '#8ae4d8'),
    lamp(-122),
    lamp(122),
    stroke('M-90-96C-40-90 40-90 90-96', '#dff6f0', 6),
    shape(
      'M-158-44C-100-36 100-36 158-44V-18C100-10-100-10-158-18z',
      vertical(paper, -44, -14, '#ffffff', '#7f98a4'),
    ),
    shape('M-34-74H34V-46H-34z', '#f4e6c4'),
    stroke('M-20-60H20', '#a8401f', 6),
  );
};

/** A Joshua tree: forked arms with a head of daggers on each; branches as x, y pairs per line, from the foot up. */
export const joshua = (
  random: Random,
  [x, y]: Point,
  size: number,
  [bark, barkLit, leaf, leafLit]: readonly [string, string, string, string],
): Markup => {
  const at = (px: number, py: number): Point => [x + px * size, y + py * size];
  const arms = [
    [0, 0, 0.02, -0.3, -0.02, -0.55, 0.04, -0.9],
    [-0.01, -0.45, -0.16, -0.56, -0.2, -0.78],
    [0.02, -0.5, 0.2, -0.58, 0.26, -0.86],
    [-0.18, -0.62, -0.34, -0.62, -0.38, -0.78],
    [0.22, -0.66, 0.38, -0.66, 0.44, -0.8],
  ].map((flat): Point[] => times(flat.length / 2, (i) => at(flat[2 * i] ?? 0, flat[2 * i + 1] ?? 0)));
  const head = ([hx, hy]: Point, r: number, from: number, to: number, count: number): string =>
    times(count, (i): string => {
      const a = from + ((to - from) * (i + random())) / count;
      const reach = r * between(random, 0.8, 1.15);
      const [dx, dy] = [Math.cos(a) * reach, Math.sin(a) * reach];
      const w = r * 0.1;
      return `M${short(hx - Math.sin(a) * w)} ${short(hy + Math.cos(a) * w)}l${short(dx + Math.sin(a) * w)} ${short(dy - Math.cos(a) * w)} ${short(-dx + Math.sin(a) * w)} ${short(-dy - Math.cos(a) * w)}z`;
    }).join('');
  const tips = arms.map((arm) => arm[arm.length - 1] ?? at(0, 0));
  return group(
    {},
    ...arms.map((arm, i) =>
      shape(
        ribbon(
          arm,
          i === 0 ? [size * 0.13, size * 0.1, size * 0.07] : [size * 0.08, size * 0.08, size * 0.06],
        ),
        bark,
      ),
    ),
    ...arms.map((arm) =>
      shape(
        ribbon(
          arm.map(([px, py]): Point => [px + size * 0.022, py]),
          [size * 0.03, size * 0.024, size * 0.02],
        ),
        barkLit,
      ),
    ),
    shape(tips.map((tip) => head(tip, size * 0.17, -Math.PI * 1.16, Math.PI * 0.16, 17)).join(''), leaf),
    shape(
      tips
        .map((tip) => head([tip[0] + size * 0.02, tip[1]], size * 0.15, -Math.PI * 0.62, Math.PI * 0.1, 9))
        .join(''),
      leafLit,
    ),
  );
};

/** A pole of the telephone line, foot at 0, 100 high. */
export const pole = (): Markup =>
  group(
    {},
    stroke('M0 0V-100', '#4a3230', 4),
    stroke('M1 0V-100', '#a4765c', 1.4),
    stroke('M-17-92H17M-13-82H13', '#4a3230', 3),
    stroke('M-15-92v-5M15-92v-5M-11-82v-4M11-82v-4', '#d9e9e4', 2.4),
  );

/** A roadrunner at full speed to the left, feet at 0, about 330 long; the light from the right. */
export const roadrunner = (random: Random): Markup => {
  const specks = rows(2, '-40 -120 -10 -128 20 -116 -24 -104 8 -100 40 -108 -54 -98 56 -124')
    .map(([x = 0, y = 0]) => `M${short(x + between(random, -4, 4))} ${short(y)}l16 6-14 5z`)
    .join('');
  return group(
    {},
    shape('M-60 6C0 0 120 0 200 12C120 22 0 20-60 6z', '#4a1e1c', { opacity: 0.45 }),
    stroke('M-10-76L-60-40L-96-2M-96-2L-120-4M-96-2L-112 6M20-74L60-50L96-58L116-48', '#7a4a30', 10),
    shape('M60-112C130-130 210-170 270-186C230-146 150-96 66-84z', '#2a2834'),
    shape('M66-100C130-116 200-146 250-172C210-136 150-100 70-88z', '#6a5a58'),
    shape('M-90-110C-70-150 30-156 76-118C84-96 60-74 10-70C-40-68-84-84-90-110z', '#7a5a48'),
    shape('M-60-84C-30-66 40-66 66-86C40-62-30-60-60-84z', '#f0dcb8'),
    shape(specks, '#f0dcb8'),
    shape('M-20-142C20-152 60-140 76-118C60-122 20-126-20-142z', '#d9a878'),
    shape('M-82-100C-100-120-118-150-128-170C-108-184-84-178-78-164C-74-144-66-130-54-120z', '#8a6a54'),
    shape('M-82-100C-100-120-116-146-124-160C-108-150-90-130-70-112z', '#f0dcb8'),
    shape(
      line(
        [
          [-128, -166],
          [-176, -160],
          [-128, -154],
        ],
        true,
      ),
      '#3a3038',
    ),
    shape(
      'M-130-164C-130-188-100-196-82-184C-70-200-54-202-40-196C-52-186-62-172-76-160C-96-150-120-150-130-164z',
      '#4a3a3c',
    ),
    disc(-108, -172, 7, '#fff3dc'),
    disc(-109, -172, 4, '#17121a'),
    stroke('M-98-172L-84-170', '#e05a3c', 5),
  );
};
