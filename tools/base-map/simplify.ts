import type { Line, Point } from './types';

const METRES_PER_DEGREE = 111_320;

/**
 * Leaves out points that lie within a tolerance of the line (Douglas–Peucker); a ring keeps its shape from two far
 * points. A small island that would vanish stays as a triangle.
 * @param tolerance metres
 */
export function simplify(line: Line, tolerance: number): Line {
  const isRing = line.length > 3 && same(line[0], line.at(-1));
  if (!isRing) return reduce(line, tolerance);
  const farthest = line.reduce(
    (best, point, i) => (distance(point, line[0]) > distance(line[best], line[0]) ? i : best),
    0,
  );
  const ring = [
    ...reduce(line.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...reduce(line.slice(farthest), tolerance),
  ];
  return ring.length > 3 ? ring : triangle(line, farthest);
}

function reduce(line: Line, tolerance: number): Line {
  const kept = new Set([0, line.length - 1]);
  const parts: [number, number][] = [[0, line.length - 1]];
  for (let part = parts.pop(); part; part = parts.pop()) {
    const [from, to] = part;
    let [worst, at] = [0, -1];
    for (let i = from + 1; i < to; i += 1) {
      const off = offset(line[i], line[from], line[to]);
      if (off > worst) [worst, at] = [off, i];
    }
    if (worst > tolerance) {
      kept.add(at);
      parts.push([from, at], [at, to]);
    }
  }
  return line.filter((_, i) => kept.has(i));
}

function triangle(ring: Line, farthest: number): Line {
  const far = line(ring, farthest);
  const third = ring.reduce(
    (best, point, i) => (offset(point, ring[0], far) > offset(ring[best], ring[0], far) ? i : best),
    0,
  );
  const points = [0, third, farthest].sort((a, b) => a - b).map((i) => line(ring, i));
  return [...points, line(points, 0)];
}

function line(points: Line, index: number): Point {
  return points[index] as Point;
}

function same(a: Point | undefined, b: Point | undefined): boolean {
  return distance(a, b) < 10;
}

/** Metres, on a plane that touches the earth at the first point. */
function distance(a: Point = [0, 0], b: Point = [0, 0]): number {
  const [x, y] = flat(a, b);
  return Math.hypot(x, y);
}

function flat(point: Point, origin: Point): [number, number] {
  const scale = Math.cos((origin[1] * Math.PI) / 180);
  return [(point[0] - origin[0]) * METRES_PER_DEGREE * scale, (point[1] - origin[1]) * METRES_PER_DEGREE];
}

/** Metres from a point to the stretch between two others. */
function offset(point: Point = [0, 0], from: Point = [0, 0], to: Point = [0, 0]): number {
  const [x, y] = flat(point, from);
  const [dx, dy] = flat(to, from);
  const length = dx * dx + dy * dy;
  const t = length === 0 ? 0 : Math.max(0, Math.min(1, (x * dx + y * dy) / length));
  return Math.hypot(x - t * dx, y - t * dy);
}
