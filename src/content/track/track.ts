import { distanceKm, rangeOf } from '../map/geometry';
import type { Position } from '../map-feature/types';

/** A point of a walked track: longitude, latitude, and metres above the sea where the file has them. */
export type TrackPoint = readonly [longitude: number, latitude: number, elevation?: number | null];

export type Track = {
  /** The line on the map. */
  readonly line: readonly Position[];
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

/** What a track tells; the CMS has thinned it to a point every ten metres. */
export function readTrack(points: readonly TrackPoint[]): Track | undefined {
  if (points.length < 2) return undefined;
  const line = points.map(([longitude, latitude]) => [longitude, latitude] as const);
  const distances: number[] = [0];
  for (let i = 1; i < line.length; i += 1)
    distances.push((distances[i - 1] ?? 0) + distanceKm(line[i - 1] as Position, line[i] as Position));
  const raw = points.map(([, , elevation]) => elevation ?? undefined);
  const heights = raw.every((height) => height !== undefined) ? smooth(raw, distances) : [];
  const climb = heights.length > 0 ? climbOf(heights) : undefined;
  const [lowest, highest] = rangeOf(heights);
  return {
    line,
    distances: distances.map((km) => Math.round(km * 1000) / 1000),
    distanceKm: Math.round((distances.at(-1) ?? 0) * 10) / 10,
    heights: heights.map((height) => Math.round(height)),
    ascentM: climb ? Math.round(climb.up) : null,
    descentM: climb ? Math.round(climb.down) : null,
    lowestM: climb ? Math.round(lowest) : null,
    highestM: climb ? Math.round(highest) : null,
  };
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
