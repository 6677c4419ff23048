import { streak } from '../kit/clouds';
import { gull } from '../kit/creatures';
import { clipped, glow, sky, spray } from '../kit/effects';
import { line, rough, type Point } from '../kit/geometry';
import { froth, points, ribbon, smoothShape } from '../kit/isles';
import { grove } from '../kit/lagoon';
import { gradient, radial, vertical, type Paper } from '../kit/paper';
import { between, times } from '../kit/random';
import type { Scene } from '../kit/scene';
import { disc, group, placed, shape, stroke, type Markup } from '../kit/svg';
import { glitter, glint, ripples } from '../kit/water';

const SEA = 830;
const SUN: Point = [1240, 716];
const DARK = '#2a1020';
const RIM = '#ffd08a';

interface Pose {
  readonly shoulder: Point;
  readonly head: Point;
  readonly grip: Point;
  readonly low: Point;
  readonly tip: Point;
  readonly cloth: string;
}

/** A paddler in profile, facing right, seated at 0, 0; the sun is behind, so every upper edge carries its light. */
const paddler = (pose: Pose, ...hair: readonly Markup[]): readonly [Markup, Markup] => {
  const {
    shoulder: [sx, sy],
    head: [hx, hy],
    grip,
    low,
    tip,
  } = pose;
  const elbow = (to: Point, push: number): Point => [
    (sx + to[0]) / 2 + push,
    (sy + to[1]) / 2 + Math.abs(push) * 0.7,
  ];
  const [dx, dy] = [tip[0] - grip[0], tip[1] - grip[1]];
  const long = Math.hypot(dx, dy);
  const [ux, uy] = [dx / long, dy / long];
  const neck: Point = [tip[0] - ux * 120, tip[1] - uy * 120];
  const side = (point: Point, wide: number): Point => [point[0] - uy * wide, point[1] + ux * wide];
  const broad: Point = [tip[0] - ux * 50, tip[1] - uy * 50];
  const bladeShape = line(
    [side(neck, 5), side(broad, 26), side(tip, 16), side(tip, -16), side(broad, -26), side(neck, -5)],
    true,
  );
  const trunk = group(
    {},
    shape(
      ribbon(
        [
          [-14, 6],
          [-4, -60],
          [sx * 0.62 - 4, sy * 0.66],
          [sx - 6, sy + 14],
        ],
        [84, 74, 92],
      ),
      DARK,
    ),
    shape(
      ribbon(
        [
          [-18, 14],
          [-8, -22],
          [4, -60],
        ],
        [90, 82, 78],
      ),
      pose.cloth,
    ),
    shape('M-40-6C0-34 70-40 118-14L124 20H-40z', pose.cloth),
    shape(
      ribbon(
        [
          [sx, sy + 8],
          [(sx + hx) / 2, (sy + hy) / 2],
          [hx, hy + 10],
        ],
        [54, 36, 34],
      ),
      DARK,
    ),
    disc(hx, hy, 36, DARK),
    shape(`M${String(hx + 26)} ${String(hy - 22)}l14 22l-2 8l-2 16l-16 10z`, DARK),
    ...hair,
  );
  const arms = group(
    {},
    stroke(line([grip, neck]), '#4a2420', 13),
    shape(bladeShape, '#5a2c22'),
    stroke(line([side(neck, -4), side(broad, -24), side(tip, -14)]), '#ffb06a', 5),
    stroke(line([[sx - 4, sy + 16], elbow(grip, 34), grip]), '#1c0a16', 28),
    stroke(line([[sx, sy + 18], elbow(low, -16), low]), DARK, 30),
    disc(grip[0], grip[1], 15, DARK),
    disc(low[0], low[1], 16, DARK),
    stroke(
      `M-56-14C-58-60 ${String(sx - 60)} ${String(sy + 40)} ${String(sx - 34)} ${String(sy - 4)}Q${String(sx - 10)} ${String(sy - 20)} ${String(sx + 14)} ${String(sy - 14)}`,
      RIM,
      7,
    ),
    stroke(
      line([
        [sx + 14, sy + 2],
        [elbow(low, -16)[0] + 12, elbow(low, -16)[1] - 8],
        [low[0] + 4, low[1] - 14],
      ]),
      '#ffb06a',
      5,
    ),
  );
  return [trunk, arms];
};

/** The hull of the va‘a, 1300 long, bow to the right; the water meets it at 0. */
const hull =
  'M-640-74C-600-64-560-62-520-60C-300-66 240-66 470-64C540-70 600-92 668-132C650-84 610-30 550-6C380 26-400 28-540 2C-590-10-622-36-640-74z';

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

export const scene: Scene = {
  key: 'polynesia-outrigger',
  draw: (paper) => {
    const { random } = paper;
    const breaker = (left: number, right: number, y: number, h: number): Markup => {
      const count = Math.round((right - left) / 46);
      const crest = times(count + 1, (i): Point => [
        left + ((right - left) * i) / count,
        y - h * Math.sin((Math.PI * i) / count) ** 0.5 * between(random, 0.5, 1.1),
      ]);
      const foam = froth(random, [[left, y], ...crest.slice(1, -1), [right, y]], 34);
      return group(
        {},
        shape(foam, vertical(paper, y - h, y + 6, '#fff0cc', '#ffc28a', '#d8786c')),
        shape(
          times(8, () =>
            glint(between(random, left, right), y + between(random, 2, 16), between(random, 80, 260), 6),
          ).join(''),
          '#ffe2b8',
          { opacity: 0.8 },
        ),
      );
    };
    const swell = (y: number, deep: number, colour: string, opacity: number): Markup => {
      const top = points(
        `-60 ${String(y)} 300 ${String(y - deep * 0.4)} 700 ${String(y + deep * 0.2)} 1150 ${String(y - deep * 0.3)} 1600 ${String(y + deep * 0.35)} 2050 ${String(y - deep * 0.25)} 2460 ${String(y + deep * 0.1)}`,
      );
      return shape(`${smoothShape(`${top.map((p) => p.join(' ')).join(' ')} 2600 1800 -200 1800`)}`, colour, {
        opacity,
      });
    };
    const afloat: Point = [1180, 1160];
    const ama =
      'M-470 96C-440 78-400 76-360 84C-120 96 180 94 420 74C470 68 510 52 544 30C540 66 500 96 440 106C200 132-200 134-400 120C-440 116-462 108-470 96z';
    const islet = rough(random, points('-60 800 120 790 300 798 460 812 600 834'), 0.16, 20);
    const stern = paddler(
      {
        shoulder: [66, -158],
        head: [98, -226],
        grip: [196, -236],
        low: [176, -110],
        tip: [196, 130],
        cloth: '#8a2c3c',
      },
      shape(
        'M40-262C70-290 124-284 140-246C120-256 100-254 84-242C76-214 70-190 40-176C26-200 30-236 40-262z',
        '#14060f',
      ),
      stroke('M60-266C86-280 118-272 136-252', '#f5c04c', 13),
      stroke('M42-250C34-220 34-200 42-182', RIM, 5),
    );
    const bow = paddler(
      {
        shoulder: [84, -146],
        head: [126, -212],
        grip: [236, -206],
        low: [214, -84],
        tip: [290, 132],
        cloth: '#1f6a70',
      },
      shape('M76-218C90-262 150-266 176-224C150-232 110-230 76-218z', '#f2c67c'),
      shape('M66-212C100-232 160-232 194-218C160-206 100-202 66-212z', '#c4864c'),
    );
    const spray1 = times(26, () =>
      disc(
        Math.round(between(random, 600, 760)),
        Math.round(between(random, -70, 10)),
        between(random, 2, 7),
        '#fff0d0',
        { opacity: 0.85 },
      ),
    );
    return [
      sky(paper, SEA, '#23395f', '#6a4a7c', '#d2586a', '#ff8a50', '#ffd07a'),
      glow(
        paper,
        SUN,
        1500,
        [
          [0, '#fff6c8', 1],
          [0.14, '#ffdf8c', 0.8],
          [0.4, '#ff9a55', 0.4],
          [1, '#ff7a50', 0],
        ],
        0.85,
      ),
      ...[
        [520, 190, 1300, 60, '#b8506c'],
        [1900, 150, 1100, 50, '#8a4a78'],
        [1980, 400, 1200, 60, '#f07a5c'],
        [420, 430, 1100, 56, '#f27a58'],
        [1300, 560, 800, 30, '#ffc27a'],
        [2200, 610, 700, 30, '#ffab68'],
        [240, 640, 760, 34, '#ffb56e'],
        [1180, 300, 620, 26, '#e0656a'],
      ].map(([x, y, w, h, c]) =>
        shape(streak(random, Number(x), Number(y), Number(w), Number(h)), String(c), { opacity: 0.75 }),
      ),
      disc(
        SUN[0],
        SUN[1],
        190,
        radial(paper, SUN, 190, [
          [0, '#fffef0'],
          [0.7, '#fff3b8'],
          [1, '#ffdb84'],
        ]),
      ),
      shape(streak(random, 1150, 690, 760, 16), '#ff9a55', { opacity: 0.75 }),
      shape(streak(random, 1420, 770, 620, 14), '#ff8a4c', { opacity: 0.7 }),
      shape(
        `M-60 ${String(SEA)}H2460V1660H-60z`,
        vertical(paper, SEA, 1640, '#ffb964', '#e8745a', '#a84866', '#5a2f66', '#241c48'),
      ),
      shape(line([...islet, [600, 842], [-60, 842]], true), '#6e2f4c'),
      grove(
        random,
        [
          [-10, 800, 170],
          [60, 796, 130],
          [104, 794, 190],
          [176, 794, 150],
          [226, 796, 110],
          [290, 800, 160],
          [334, 804, 96],
          [420, 810, 120],
          [498, 820, 84],
        ],
        ['#5a2444', '#5a2444', '#a8484e'],
      ),
      breaker(-60, 560, SEA + 22, 40),
      breaker(640, 1000, SEA + 14, 30),
      breaker(1460, 1990, SEA + 18, 56),
      breaker(2060, 2460, SEA + 26, 44),
      shape(
        glitter(random, { x: SUN[0], top: SEA + 4, bottom: 1640, spread: [150, 520], count: 190 }),
        '#fff3c0',
        { opacity: 0.9 },
      ),
      shape(
        glitter(random, { x: SUN[0], top: SEA + 40, bottom: 1640, spread: [420, 1000], count: 120 }),
        '#ffae66',
        { opacity: 0.55 },
      ),
      shape(ripples(random, SEA + 30, 1640, 90), '#ffd9a0', { opacity: 0.28 }),
      shape(ripples(random, 1000, 1640, 100), '#33204e', { opacity: 0.4 }),
      swell(1000, 40, '#7a2f5c', 0.14),
      shape(
        smoothShape(
          '520 1180 760 1150 1200 1150 1700 1160 1900 1190 1800 1300 1560 1370 1300 1420 1000 1400 700 1330',
        ),
        '#1d1238',
        { opacity: 0.42 },
      ),
      placed(
        afloat[0],
        afloat[1],
        1.04,
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
            '#2a1020',
            20,
          ),
          stroke(
            `M${String(x + 2)}-78C${String(x + 22)}-128 ${String(x + 48)}-100 ${String(x + 58)}-30`,
            RIM,
            6,
          ),
        ]),
        shape(
          smoothShape('-480 108 -300 126 0 134 300 120 540 80 590 92 440 130 0 148 -400 136'),
          '#ffe3b0',
          { opacity: 0.75 },
        ),
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
        stroke('M560-10C610-2 650-30 690-60M550 6C620 10 680-20 740-34', '#fff0d0', 8, { opacity: 0.9 }),
        ...spray1,
        shape(froth(random, points('-70 60 -40 44 10 46 22 66 -24 76'), 20), '#fff0d0', { opacity: 0.9 }),
        shape(froth(random, points('490 66 516 48 570 50 586 70 530 80'), 20), '#fff0d0', { opacity: 0.9 }),
      ),
      shape(
        times(9, (i) => glint(440 - i * 52, 1190 + i * 12 + between(random, -6, 6), 180 + i * 26, 6)).join(
          '',
        ),
        '#ffe0a8',
        { opacity: 0.7 },
      ),
      swell(1470, 60, '#3a1f54', 0.6),
      shape(
        glitter(random, { x: SUN[0] - 60, top: 1450, bottom: 1640, spread: [260, 420], count: 40 }),
        '#ffcf86',
        { opacity: 0.8 },
      ),
      swell(1560, 70, '#1c1438', 0.85),
      stroke('M-60 1556C300 1520 560 1580 900 1568S1500 1600 1800 1576S2300 1548 2460 1568', '#f0876a', 5, {
        opacity: 0.6,
      }),
      gull(1760, 430, 80, '#3a1c3c', -10),
      gull(1870, 490, 56, '#3a1c3c', 8),
      gull(690, 520, 50, '#3a1c3c', 4),
    ];
  },
};
