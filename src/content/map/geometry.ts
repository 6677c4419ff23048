import type { Geometry, Position } from '../map-feature/types';

/** Distances on the sphere; frames and middles of shapes, also where they cross the 180th meridian. */

const EARTH_RADIUS_KM = 6371.0088;

/** Kilometres as the crow flies. */
export function distanceKm([lon1, lat1]: Position, [lon2, lat2]: Position): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [dLat, dLon] = [radians(lat2 - lat1), radians(lon2 - lon1)];
  const a =
    Math.sin(dLat / 2) ** 2 + Math.cos(radians(lat1)) * Math.cos(radians(lat2)) * Math.sin(dLon / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(a)));
}

/** The lines of a geometry; a point is a line of one. */
export function linesOf(geometry: Geometry): readonly (readonly Position[])[] {
  switch (geometry.type) {
    case 'Point':
      return [[geometry.coordinates]];
    case 'LineString':
      return [geometry.coordinates];
    case 'MultiLineString':
    case 'Polygon':
      return geometry.coordinates;
  }
}

export function positionsOf(geometry: Geometry): readonly Position[] {
  return linesOf(geometry).flat();
}

/** Longitudes of one shape as they follow each other, beyond ±180 where the shape crosses that meridian. */
export function unwrapped(line: readonly Position[]): Position[] {
  let turn = 0;
  return line.map(([longitude, latitude], i) => {
    const before = line[i - 1]?.[0] ?? longitude;
    if (longitude - before > 180) turn -= 360;
    if (before - longitude > 180) turn += 360;
    return [longitude + turn, latitude] as const;
  });
}

/**
 * The same longitude, as near to another as it comes.
 * @example nearTo(179, -178.9) → 181.1; nearTo(0, 181.1) → -178.9
 */
export const nearTo = (other: number, longitude: number): number =>
  longitude + 360 * Math.round((other - longitude) / 360);

/** A geometry with the longitudes that a map counts around one of its own. */
export function geometryNearTo(other: number, geometry: Geometry): Geometry {
  const turned = ([longitude, latitude]: Position): Position => [nearTo(other, longitude), latitude];
  switch (geometry.type) {
    case 'Point':
      return { ...geometry, coordinates: turned(geometry.coordinates) };
    case 'LineString':
      return { ...geometry, coordinates: geometry.coordinates.map(turned) };
    case 'MultiLineString':
    case 'Polygon':
      return { ...geometry, coordinates: geometry.coordinates.map((line) => line.map(turned)) };
  }
}

/** Returns the position of the marker: the point itself, or the start of a line. */
export function anchorOf(geometry: Geometry): Position {
  return linesOf(geometry)[0]?.[0] as Position;
}

export type Bounds = {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
};

/** The frame that holds all points, the short way round the earth; `east` may be beyond 180. */
export function boundsOf(points: readonly Position[]): Bounds | undefined {
  if (points.length === 0) return undefined;
  const plain = rangeOf(points.map(([x]) => x));
  const turned = rangeOf(points.map(([x]) => (x < 0 ? x + 360 : x)));
  const [west, east] = turned[1] - turned[0] < plain[1] - plain[0] ? turned : plain;
  const [south, north] = rangeOf(points.map(([, y]) => y));
  return { west, south, east, north };
}

/**
 * The least and the greatest of a list. `Math.min(...list)` fails above some 100,000 numbers, which a recorded track has.
 * @example rangeOf([3, 1, 2]) → [1, 3]
 */
export function rangeOf(numbers: readonly number[]): readonly [least: number, greatest: number] {
  let [least, greatest] = [Infinity, -Infinity];
  for (const each of numbers) {
    if (each < least) least = each;
    if (each > greatest) greatest = each;
  }
  return [least, greatest];
}
