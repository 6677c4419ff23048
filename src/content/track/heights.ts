import { type Stretch, type TrackPoint, wayOf } from './track';

/** Heights of a track as a receiver has them: in metres, with holes. */
type Heights = readonly (number | undefined)[];

/** Of the points; where more have no height, the stretch has none. */
const MOST_HOLES = 0.1;
/** Points before and after one, among which its height is judged. */
const NEIGHBOURS = 5;
/** Metres up or down between neighbours that a cliff may have, and for each metre of the way. */
const [CLIFF_M, STEEPEST] = [100, 1.5];

/**
 * A track whose stretches have a height at every point, or at none: where a file has none, or one that cannot be (a first 0, a
 * jump), those of the points around it are continued; where too many are missing, the others go as well.
 */
export function withWholeHeights(stretches: readonly Stretch[]): Stretch[] {
  return stretches.map((stretch) => {
    const heights = bridged(
      stretch.map(([, , height]) => height ?? undefined),
      wayOf(stretch),
    );
    return stretch.map(([longitude, latitude], i): TrackPoint => {
      const height = heights?.[i];
      return height === undefined
        ? [longitude, latitude]
        : [longitude, latitude, Math.round(height * 10) / 10];
    });
  });
}

/** @param distances kilometres from the start, one for each point @returns undefined when too many are missing */
function bridged(heights: Heights, distances: readonly number[]): number[] | undefined {
  const kept = heights.map((height, i) => (isLikely(heights, distances, i) ? height : undefined));
  const holes = kept.filter((height) => height === undefined).length;
  return holes > MOST_HOLES * kept.length ? undefined : filled(kept, distances);
}

function isLikely(heights: Heights, distances: readonly number[], at: number): boolean {
  const height = heights[at];
  if (height === undefined) return false;
  const [from, to] = [Math.max(0, at - NEIGHBOURS), Math.min(heights.length - 1, at + NEIGHBOURS)];
  const around = heights.slice(from, to + 1).filter((each) => each !== undefined);
  const middle = around.sort((a, b) => a - b)[around.length >> 1] ?? height;
  const metres = ((distances[to] ?? 0) - (distances[from] ?? 0)) * 1000;
  return Math.abs(height - middle) <= CLIFF_M + STEEPEST * metres;
}

/** On a straight line between the neighbours that have a height; level at the ends. */
function filled(heights: Heights, distances: readonly number[]): number[] {
  const known = heights.flatMap((height, i) => (height === undefined ? [] : [{ i, height }]));
  let next = 0;
  return heights.map((height, i) => {
    while (next < known.length && (known[next]?.i ?? 0) < i) next += 1;
    const [before, after] = [known[next - 1], known[next]];
    if (height !== undefined) return height;
    if (!before || !after) return (before ?? after)?.height ?? 0;
    const [start, end] = [distances[before.i] ?? 0, distances[after.i] ?? 0];
    const share = end > start ? ((distances[i] ?? 0) - start) / (end - start) : 0;
    return before.height + share * (after.height - before.height);
  });
}
