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

const isLine = listOf(isPosition, 2);

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
    fr: `les coordonnées d’un ${String(type)} sont attendues : longitude (−180 à 180) puis latitude (−90 à 90), en degrés, anneaux fermés`,
    en: `expected the coordinates of a ${String(type)}: longitude (−180 to 180), then latitude (−90 to 90), degrees, rings closed`,
  };
}
