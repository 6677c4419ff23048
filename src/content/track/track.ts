import { boundsOf, distanceKm, rangeOf, unwrapped } from '../map/geometry';
import type { Position } from '../map-feature/types';

/** A point of a walked track: longitude, latitude, and metres above the sea where the file has them. */
export type TrackPoint = readonly [longitude: number, latitude: number, elevation?: number | null];

/** A part of a track that was walked without a break. */
export type Stretch = readonly TrackPoint[];

export type Track = {
  /** All points on the map; longitudes follow each other, also past the 180th meridian. */
  readonly line: readonly Position[];
  /** The same, stretch by stretch: nothing is drawn between them. */
  readonly lines: readonly (readonly Position[])[];
  /** Kilometres from the start, one for each point of the line. */
  readonly distances: readonly number[];
  readonly distanceKm: number;
  /** Smoothed heights in metres, one for each point; empty when the file has none. */
  readonly heights: readonly number[];
  readonly ascentM: number | null;
  readonly descentM: number | null;
  readonly lowestM: number | null;
  readonly highestM: number | null;
};

/** Heights are the mean over this distance before and after a point, in kilometres: receivers err by metres. */
const WINDOW_KM = 0.05;
/** Rises and falls below this, in metres, are taken for noise. */
const THRESHOLD_M = 5;

/**
 * Reads a track, which the CMS has thinned to a point every ten metres; undefined below two points. Only what was
 * walked counts.
 */
export function readTrack(stretches: readonly Stretch[]): Track | undefined {
  if (stretches.flat().length < 2) return undefined;
  const line = onMap(stretches.flat().map(([longitude, latitude]) => [longitude, latitude] as const));
  const ends = sums(stretches.map(({ length }) => length));
  const ways = stretches.map(wayOf);
  const before = sums(ways.map((way) => way.at(-1) ?? 0));
  const distances = ways.flatMap((way, i) => way.map((km) => km + (before[i - 1] ?? 0)));
  const profiles = stretches.map((stretch, i) => profileOf(stretch, ways[i] ?? []));
  const heights = profiles.every((profile) => profile !== undefined) ? profiles.flat() : [];
  const climbs = heights.length > 0 ? profiles.map((profile) => climbOf(profile ?? [])) : undefined;
  const [lowest, highest] = rangeOf(heights);
  const total = (way: 'up' | 'down') =>
    climbs ? Math.round(climbs.reduce((sum, climb) => sum + climb[way], 0)) : null;
  return {
    line,
    lines: stretches.map(({ length }, i) => line.slice((ends[i] ?? 0) - length, ends[i])),
    distances: distances.map((km) => Math.round(km * 1000) / 1000),
    distanceKm: Math.round((distances.at(-1) ?? 0) * 10) / 10,
    heights: heights.map((height) => Math.round(height)),
    ascentM: total('up'),
    descentM: total('down'),
    lowestM: climbs ? Math.round(lowest) : null,
    highestM: climbs ? Math.round(highest) : null,
  };
}

/** @example sums([1, 2, 3]) → [1, 3, 6] */
function sums(numbers: readonly number[]): number[] {
  let sum = 0;
  return numbers.map((number) => (sum += number));
}

/** Kilometres from the start of a stretch, one for each of its points. */
export function wayOf(stretch: Stretch): number[] {
  return sums(
    stretch.map(([x, y], i) => {
      const [fromX, fromY] = stretch[i - 1] ?? [x, y];
      return distanceKm([fromX, fromY], [x, y]);
    }),
  );
}

/** Smoothed heights in metres, one for each point; undefined when some have none. */
function profileOf(stretch: Stretch, way: readonly number[]): number[] | undefined {
  const heights = stretch.flatMap(([, , height]) => height ?? []);
  return heights.length === stretch.length ? smooth(heights, way) : undefined;
}

/** Longitudes as they follow each other, within the frame that a map of the points shows. */
function onMap(points: readonly Position[]): readonly Position[] {
  const line = unwrapped(points);
  const west = boundsOf(points)?.west ?? 0;
  const turn = 360 * Math.ceil((west - rangeOf(line.map(([x]) => x))[0]) / 360 - 1e-9);
  return turn === 0 ? line : line.map(([x, y]) => [x + turn, y] as const);
}

function smooth(heights: readonly number[], distances: readonly number[]): number[] {
  let [from, to, sum] = [0, 0, 0];
  return heights.map((_, i) => {
    const at = distances[i] ?? 0;
    while (to < heights.length && (distances[to] ?? 0) <= at + WINDOW_KM) sum += heights[to++] ?? 0;
    while ((distances[from] ?? 0) < at - WINDOW_KM) sum -= heights[from++] ?? 0;
    return sum / (to - from);
  });
}

/** Metres up and down, counted from one turning point to the next. */
function climbOf(heights: readonly number[]): { up: number; down: number } {
  let [up, down] = [0, 0];
  let turn = heights[0] ?? 0;
  for (const height of heights) {
    const change = height - turn;
    if (Math.abs(change) < THRESHOLD_M) continue;
    if (change > 0) up += change;
    else down -= change;
    turn = height;
  }
  return { up, down };
}
