import type { Message } from './message';

type Check = (coordinates: unknown) => boolean;

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** GeoJSON writes longitude first; an altitude may follow. */
const isPosition: Check = (value) => {
  if (!Array.isArray(value) || value.length < 2 || value.length > 3 || !value.every(isNumber)) return false;
  const [longitude = NaN, latitude = NaN] = value;
  return Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90;
};

const listOf =
  (check: Check, minimum: number): Check =>
  (value) =>
    Array.isArray(value) && value.length >= minimum && value.every(check);

/** Names the place of a position, its altitude left out. */
const placeOf = (position: unknown): string => JSON.stringify((position as unknown[]).slice(0, 2));

/** Rejects two equal points in a row: such a segment has no direction and is a drawing mistake. */
const hasNoDouble: Check = (value) =>
  Array.isArray(value) && value.every((point, i) => i === 0 || placeOf(point) !== placeOf(value[i - 1]));

const isLine: Check = (value) => listOf(isPosition, 2)(value) && hasNoDouble(value);

const isRing: Check = (value) =>
  listOf(isPosition, 4)(value) &&
  Array.isArray(value) &&
  JSON.stringify(value[0]) === JSON.stringify(value.at(-1));

const CHECKS: Record<string, Check> = {
  Point: isPosition,
  LineString: isLine,
  MultiLineString: listOf(isLine, 1),
  Polygon: listOf(isRing, 1),
};

const TYPES = Object.keys(CHECKS).join(', ');
const EXAMPLE = '{"type":"Point","coordinates":[-20.3,64.3]}';

/**
 * Reads what an editor has written: the panel's form sends the text of its field, programs send the geometry itself.
 * @returns the geometry, none where the field was emptied, or what is wrong with the text
 * @example readGeometry('{"type":"Point","coordinates":[-20.3,64.3]}') → { geometry: { type: 'Point', … } }
 */
export function readGeometry(given: unknown): { geometry: unknown } | { problem: Message } {
  if (typeof given !== 'string') return { geometry: given };
  if (given.trim() === '') return { geometry: null };
  try {
    return { geometry: JSON.parse(given) as unknown };
  } catch {
    return {
      problem: {
        fr: `ce texte n’est pas du JSON ; du GeoJSON est attendu, par exemple ${EXAMPLE}`,
        en: `this text is not JSON; GeoJSON is expected, such as ${EXAMPLE}`,
      },
    };
  }
}

/**
 * @param geometry what stands in a map feature's `geometrie`
 * @returns what is wrong with it, or undefined when the map can show it
 */
export function geometryProblem(geometry: unknown): Message | undefined {
  const { type, coordinates } = (geometry ?? {}) as { type?: unknown; coordinates?: unknown };
  const check = typeof type === 'string' && Object.hasOwn(CHECKS, type) ? CHECKS[type] : undefined;
  if (check === undefined) {
    return {
      fr: `une géométrie GeoJSON est attendue (${TYPES})`,
      en: `expected a GeoJSON geometry (${TYPES})`,
    };
  }
  if (check(coordinates)) return undefined;
  return {
    fr: `les coordonnées d’un ${String(type)} sont attendues : longitude (−180 à 180) puis latitude (−90 à 90), en degrés, anneaux fermés, aucun point deux fois de suite`,
    en: `expected the coordinates of a ${String(type)}: longitude (−180 to 180), then latitude (−90 to 90), degrees, rings closed, no point twice in a row`,
  };
}

/** The part of the world that a country's map shows, in degrees; across the 180th meridian its west is greater than its east. */
export type Frame = {
  ouest: number;
  sud: number;
  est: number;
  nord: number;
};

/**
 * @param geometry one that `geometryProblem` has nothing against
 * @returns where it lies outside the country, and the likely reason
 */
export function outsideProblem(geometry: unknown, frame: Frame): Message | undefined {
  const { coordinates } = geometry as { coordinates: unknown };
  const outside = positionsIn(coordinates).find(([x, y]) => !isInside(x, y, frame));
  if (outside === undefined) return undefined;
  const [x, y] = outside;
  const where = `${frame.ouest.toString()}…${frame.est.toString()}, ${frame.sud.toString()}…${frame.nord.toString()}`;
  const isSwapped = isInside(y, x, frame);
  const at = `${x.toString()}, ${y.toString()}`;
  return {
    fr: `le point ${at} est hors de la carte du pays (${where})${isSwapped ? ' ; la longitude vient en premier' : ''}`,
    en: `the point ${at} is outside the country's map (${where})${isSwapped ? '; longitude comes first' : ''}`,
  };
}

/** @param x longitude @param y latitude */
export function isInside(x: number, y: number, { ouest, sud, est, nord }: Frame): boolean {
  const isBetween = ouest <= est ? x >= ouest && x <= est : x >= ouest || x <= est;
  return isBetween && y >= sud && y <= nord;
}

function positionsIn(coordinates: unknown): [number, number][] {
  if (!Array.isArray(coordinates)) return [];
  const [first, second] = coordinates as unknown[];
  if (isNumber(first) && isNumber(second)) return [[first, second]];
  return coordinates.flatMap(positionsIn);
}
