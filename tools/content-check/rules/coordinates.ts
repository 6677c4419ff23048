import type { Frame } from '../../../cms/src/domain/geometry';
import type { FieldPath } from '../../../cms/src/seed/problems';
import type { Problem, Rule, World } from '../types';

/** A point of an entry. `x` is the longitude, both in degrees. */
type Point = {
  x: number;
  y: number;
  path: FieldPath;
};

type Located = {
  country: string | undefined;
  region: string | undefined;
  points: Point[];
  locate: (path: FieldPath) => { file: string };
};

/** Every vertex of GeoJSON coordinates. @example verticesIn([1, 2]) → [{ x: 1, y: 2, path: [] }] */
export function verticesIn(coordinates: unknown, path: FieldPath = []): Point[] {
  if (!Array.isArray(coordinates)) return [];
  const [x, y] = coordinates as unknown[];
  if (typeof x === 'number' && typeof y === 'number') return [{ x, y, path }];
  return coordinates.flatMap((part, index) => verticesIn(part, [...path, index]));
}

export function isInside({ x, y }: Pick<Point, 'x' | 'y'>, { ouest, sud, est, nord }: Frame): boolean {
  return x >= ouest && x <= est && y >= sud && y <= nord;
}

function locatedOf({ articles, features }: World['catalogue']): Located[] {
  return [
    ...articles.flatMap(({ country, facts: { value, locate } }) => {
      const { coordonnees, region } = value;
      if (!coordonnees) return [];
      const point = { x: coordonnees.longitude, y: coordonnees.latitude, path: ['coordonnees'] };
      return [{ country, region, points: [point], locate }];
    }),
    ...features.map(({ country, value, locate }) => {
      const { coordinates } = value.geometrie as { coordinates?: unknown };
      const points = verticesIn(coordinates, ['geometrie', 'coordinates']);
      return { country, region: value.region, points, locate };
    }),
  ];
}

/** Every coordinate lies inside its country's map (`carte`) and, where it names a region, inside its `cadre`. */
export const checkCoordinates: Rule = ({ catalogue }) => {
  const maps = new Map(catalogue.countries.map(({ key, facts }) => [key, facts.value.carte]));
  const regions = new Map(catalogue.regions.map(({ key, value }) => [key, value.cadre]));
  return locatedOf(catalogue).flatMap(({ country = '', region = '', points, locate }) => {
    const frames: [string, Frame | undefined][] = [
      [`the map of "${country}"`, maps.get(country)],
      [`the region "${region}"`, regions.get(region)],
    ];
    return points.flatMap((point) =>
      frames.flatMap(([name, frame]): Problem[] => {
        if (frame === undefined || isInside(point, frame)) return [];
        const { ouest, est, sud, nord } = frame;
        const bounds = `longitude ${String(ouest)} to ${String(est)}, latitude ${String(sud)} to ${String(nord)}`;
        const message = `longitude ${String(point.x)}, latitude ${String(point.y)} is outside ${name} (${bounds})`;
        return [{ ...locate(point.path), message }];
      }),
    );
  });
};
