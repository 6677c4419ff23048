import { line, type Point } from './geometry';
import { ribbon } from './isles';
import { disc, group, shape, stroke, type Markup } from './svg';

/** A body against the sun. */
export const DARK = '#2a1020';
/** The light along every edge that faces the sun. */
export const RIM = '#ffd08a';

type Pose = {
  readonly shoulder: Point;
  readonly head: Point;
  readonly grip: Point;
  readonly low: Point;
  readonly tip: Point;
  readonly cloth: string;
};

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

/** She paddles at the stern, flowers in her hair: the trunk, and the arms that go before the hull. */
export const stern = paddler(
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

/** He paddles at the bow, under a hat: the trunk, and the arms that go before the hull. */
export const bow = paddler(
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
