/** Shapes of the climate chart in per cent of a field, from its top left corner; a month is a twelfth of its width. */

type Temperatures = { readonly low: number; readonly high: number };

const MONTHS = 12;

/** The middle of a month's column. */
export function monthX(index: number): number {
  return ((index + 0.5) / MONTHS) * 100;
}

/** From the lowest low to the highest high, never less than ten degrees, so that a mild year does not look wild. */
export function temperatureRange(months: readonly Temperatures[]): { bottom: number; top: number } {
  const [lowest, highest] = [
    Math.min(...months.map(({ low }) => low)),
    Math.max(...months.map(({ high }) => high)),
  ];
  const missing = Math.max(0, 10 - (highest - lowest)) / 2;
  return { bottom: lowest - missing, top: highest + missing };
}

/**
 * Returns the vertical position of a temperature: 0 at the top of the range, 100 at its bottom.
 * @example temperatureY(15, { bottom: -5, top: 15 }) → 0
 */
export function temperatureY(value: number, { bottom, top }: { bottom: number; top: number }): number {
  return ((top - value) / (top - bottom)) * 100;
}

type Point = readonly [x: number, y: number];

/**
 * A smooth line through the points of the twelve months, out to both edges of the field. It never swings beyond its
 * points: between two months it only rises or only falls (monotone cubic interpolation).
 */
export function smoothLine(ys: readonly number[], isBackwards = false): string {
  const points: Point[] = [
    [0, ys[0] ?? 0],
    ...ys.map((y, i): Point => [monthX(i), y]),
    [100, ys.at(-1) ?? 0],
  ];
  if (isBackwards) points.reverse();
  const slopes = points.map((point, i) => slopeAt(points[i - 1], point, points[i + 1]));
  return points
    .map(([x, y], i) => {
      const before = points[i - 1];
      if (!before) return `${round(x)} ${round(y)}`;
      const third = (x - before[0]) / 3;
      const leaving = before[1] + third * (slopes[i - 1] ?? 0);
      const arriving = y - third * (slopes[i] ?? 0);
      return `C${[before[0] + third, leaving, x - third, arriving, x, y].map(round).join(' ')}`;
    })
    .join('');
}

/** Level at the ends, at a summit and in a valley; between them the harmonic mean of what is on both sides. */
function slopeAt(before: Point | undefined, at: Point, after: Point | undefined): number {
  if (!before || !after) return 0;
  const [left, right] = [slope(before, at), slope(at, after)];
  return left * right <= 0 ? 0 : (2 * left * right) / (left + right);
}

function slope([x1, y1]: Point, [x2, y2]: Point): number {
  return (y2 - y1) / (x2 - x1);
}

/** Draws the area between two lines, as the `d` of a path. */
export function band(upper: readonly number[], lower: readonly number[]): string {
  return `M${smoothLine(upper)}L${smoothLine(lower, true)}z`;
}

/** A bar of 70 % of a month's width, from the bottom of the field up. */
export function bar(x: number, y: number): string {
  return `M${round(x - 2.9)} 100V${round(y)}h5.8V100z`;
}

/** To a tenth of a per cent, which is less than half a pixel and a third of the letters. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
