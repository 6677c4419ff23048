import { clipped, spray } from './effects';
import { line, rough, type Point } from './geometry';
import { points, rows, stops } from './isles';
import { gradient, vertical, type Paper } from './paper';
import { beds } from './posters-west';
import { between, times } from './random';
import { group, shape, short, stroke, type Markup } from './svg';

export type Hoodoos = {
  /** x, foot, height and width of each, as text; the nearer ones last. */
  readonly spires: string;
  readonly lit: readonly string[];
  readonly shade: readonly string[];
  readonly bedding: string;
  readonly ink: string;
  /** On the tops and the ledges: in the light and out of it. */
  readonly snow: readonly [string, string];
};

/** A closed curve that rounds every corner; whole relative steps keep a crowd of them small. */
const soft = (corners: readonly Point[]): string => {
  const count = corners.length;
  const corner = (i: number): Point => corners[i % count] ?? [0, 0];
  const middle = (i: number): Point => [
    Math.round((corner(i)[0] + corner(i + 1)[0]) / 2),
    Math.round((corner(i)[1] + corner(i + 1)[1]) / 2),
  ];
  const steps = times(count, (i): string => {
    const [[ox, oy], [cx, cy], [ex, ey]] = [middle(i), corner(i + 1), middle(i + 1)];
    return `q${[cx - ox, cy - oy, ex - ox, ey - oy].map((v) => String(Math.round(v))).join(' ')}`;
  });
  return `M${middle(0).join(' ')}${steps.join('')}z`;
};

/** A rank of spires with swollen knots, lit from the right, capped with snow; four paths for all of them. */
export const hoodoos = (paper: Paper, rank: Hoodoos): Markup => {
  const { random } = paper;
  const [bodies, shades, caps, dimCaps]: [string[], string[], string[], string[]] = [[], [], [], []];
  const list = rows(4, rank.spires);
  list.forEach(([x = 0, foot = 0, high = 0, wide = 0]) => {
    const knots = Math.max(5, Math.round(high / (wide * 0.62)));
    const drift = between(random, -0.1, 0.1) * wide;
    const rungs = times(knots + 1, (i) => {
      const t = i / knots;
      const swell = i === knots ? 0.4 : i % 2 === 0 ? between(random, 0.68, 0.84) : between(random, 1, 1.2);
      return {
        x: x + drift * t,
        y: foot - high * (t * 0.97),
        half: wide * 0.5 * (1 - 0.5 * t) * swell,
      };
    });
    const right = rungs.map((rung): Point => [rung.x + rung.half, rung.y]);
    const left = rungs.map((rung): Point => [rung.x - rung.half, rung.y]);
    bodies.push(
      soft([[x + wide * 0.7, foot + 30], ...right, ...left.reverse(), [x - wide * 0.7, foot + 30]]),
    );
    const spine = rungs.map((rung): Point => [rung.x - rung.half * between(random, -0.15, 0.35), rung.y]);
    shades.push(
      line(
        [
          [x - wide * 0.7, foot + 30],
          ...rungs.map((rung): Point => [rung.x - rung.half - 3, rung.y]),
          ...spine.reverse(),
          [x - wide * 0.1, foot + 30],
        ],
        true,
      ),
    );
    const top = rungs[knots] ?? { x, y: foot - high, half: wide * 0.2 };
    const w = top.half * 1.25;
    caps.push(
      `M${short(top.x - w)} ${short(top.y + w * 0.5)}C${short(top.x - w)} ${short(top.y - w * 0.7)} ${short(top.x + w)} ${short(top.y - w * 0.7)} ${short(top.x + w)} ${short(top.y + w * 0.5)}q-${short(w * 0.3)} ${short(w * 0.3)}-${short(w * 0.6)} 0t-${short(w * 0.7)} 0t-${short(w * 0.7)} 0z`,
    );
    rungs.forEach((rung, i) => {
      if (i % 2 === 0 || wide < 80) return;
      const h = rung.half;
      caps.push(
        `M${short(rung.x + h * 0.1)} ${short(rung.y - h * 0.5)}q${short(h * 0.5)}-${short(h * 0.34)} ${short(h * 0.84)} ${short(h * 0.36)}q-${short(h * 0.3)} ${short(h * 0.02)}-${short(h * 0.84)}-${short(h * 0.36)}z`,
      );
      dimCaps.push(
        `M${short(rung.x - h * 0.94)} ${short(rung.y - h * 0.16)}q${short(h * 0.3)}-${short(h * 0.6)} ${short(h * 0.8)}-${short(h * 0.36)}q-${short(h * 0.4)} ${short(h * 0.3)}-${short(h * 0.8)} ${short(h * 0.36)}z`,
      );
    });
  });
  const body = bodies.join('');
  const top = Math.min(...list.map(([, foot = 0, high = 0]) => foot - high));
  const base = Math.max(...list.map(([, foot = 0]) => foot));
  return group(
    {},
    clipped(
      paper,
      body,
      shape(`M-60 ${short(top - 40)}H2460V${short(base + 40)}H-60z`, vertical(paper, top, base, ...rank.lit)),
      shape(shades.join(''), vertical(paper, top, base, ...rank.shade)),
    ),
    beds(paper, body, [-60, 2460], rank.bedding, rank.ink, 0.3),
    shape(dimCaps.join(''), rank.snow[1]),
    shape(caps.join(''), rank.snow[0]),
  );
};

/** The hammer of Bryce: a boulder on a neck on a pillar, foot at 0, 760 high; the light from the right. */
export const hammer = (paper: Paper): Markup => {
  const outline = points(
    '-200 20 -160 -90 -166 -150 -118 -230 -128 -300 -84 -380 -62 -440 -40 -490 -28 -530 -70 -540 -128 -556 -148 -610 -140 -690 -116 -738 -30 -762 84 -756 130 -726 142 -650 128 -574 70 -540 40 -532 34 -500 58 -440 66 -390 104 -330 100 -250 150 -180 140 -110 180 -40 200 20',
  );
  const d = line([...rough(paper.random, outline, 0.16, 20)], true);
  const dark =
    'M-300 40V-800H-10L-30-730L10-660L-20-600L0-550L-16-500L0-440L-30-380L6-300L-30-220L10-150L-36-70L0 40z';
  return group(
    {},
    clipped(
      paper,
      d,
      shape(d, gradient(paper, [-150, -300], [190, -380], stops('0 #d9582c, 0.6 #f58a44, 1 #ffd08a'))),
      shape('M-200-760H200V-640Q0-610-200-650z', '#ffe0b8', { opacity: 0.5 }),
      shape(dark, gradient(paper, [-190, -300], [30, -300], stops('0 #4a2a54, 0.7 #7a3650, 1 #94404c'))),
      spray(paper, d, '#fff0c8', [190, -420], [40, -400], 0.6),
    ),
    beds(
      paper,
      d,
      [-220, 220],
      '-700 12 -664 8 -596 14 -470 9 -420 14 -362 10 -310 16 -252 10 -206 15 -150 12 -96 18 -40 12',
      '#5a1f34',
      0.36,
    ),
    stroke('M-28-530Q0-516 40-534', '#3a1c34', 12, { opacity: 0.7 }),
    shape(
      'M-138-686C-132-752-60-782 30-776C100-774 140-736 138-690C116-706 90-690 60-704C34-716 10-698-16-708C-50-720-96-700-138-686z',
      '#fff6ee',
    ),
    shape('M-138-686C-132-752-60-782 0-778C-40-756-54-730-50-712C-80-708-110-698-138-686z', '#b4a8cc'),
    shape('M60-394Q92-380 104-330Q80-352 60-394zM100-252Q140-220 148-182Q116-204 100-252z', '#fff6ee'),
    shape(
      'M-122-300Q-110-360-84-380Q-86-330-122-300zM-160-150Q-150-206-120-230Q-126-180-160-150z',
      '#a89cc4',
    ),
  );
};
