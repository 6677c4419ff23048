import type { BookMap } from './book-list';
import { escapeXml } from './xhtml';

type Spot = { readonly x: number; readonly y: number };
type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

/** Size of a number, and width of the margin around the places, as a share of the drawing. */
const NUMBER_SHARE = 1 / 70;
const MARGIN_SHARE = 1 / 12;
/** The least distance between the centres of two numbers, in radii of a number. */
const APART = 2.1;
const ROUNDS = 200;

/** Cuts the site's drawing of a country down to the part that holds places, and puts a number at each place. */
export function drawMap({ groups, description }: BookMap, drawing: string): string {
  const places = groups.flatMap((group) => group.places);
  const whole = viewBoxOf(drawing);
  const box =
    whole &&
    boxAround(
      places.flatMap(({ spot }) => spot ?? []),
      whole,
    );
  const radius = Math.max(box?.width ?? 0, box?.height ?? 0) * NUMBER_SHARE || 14;
  const shown = places.flatMap(({ spot, number }) => (spot ? [{ spot, number }] : []));
  const free = spread(
    shown.map(({ spot }) => spot),
    radius * APART,
  );
  const leads = shown.map(({ spot }, index) => lead(spot, free[index] ?? spot, radius));
  const marks = shown.map(({ spot, number }, index) => mark(free[index] ?? spot, number, radius));
  const [start, end] = [drawing.indexOf('>', drawing.indexOf('<svg')) + 1, drawing.lastIndexOf('</svg>')];
  const head = box ? headOf(box) : drawing.slice(0, start);
  return `${head}<title>${escapeXml(description)}</title>${drawing.slice(start, end)}${[...leads, ...marks].join('')}</svg>\n`;
}

function mark({ x, y }: Spot, number: number, radius: number): string {
  const size = (share: number) => (radius * share).toFixed(1);
  return (
    `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})"><circle r="${size(1)}" fill="#12283a" stroke="#ffffff" stroke-width="${size(0.14)}"/>` +
    `<text y="${size(0.37)}" text-anchor="middle" font-family="sans-serif" font-size="${size(1.05)}" fill="#ffffff">${number}</text></g>`
  );
}

/** Draws a line from a place to its number, when the number had to move away from the place. */
function lead(from: Spot, to: Spot, radius: number): string {
  if (Math.hypot(to.x - from.x, to.y - from.y) < radius) return '';
  const [x1, y1, x2, y2] = [from.x, from.y, to.x, to.y].map((value) => value.toFixed(1));
  return (
    `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="#12283a" stroke-width="${(radius * 0.14).toFixed(1)}"/>` +
    `<circle cx="${x1}" cy="${y1}" r="${(radius * 0.25).toFixed(1)}" fill="#12283a"/>`
  );
}

/** Moves spots apart that are nearer than `distance`, a little at a time, so that each stays near its place. */
export function spread(spots: readonly Spot[], distance: number): readonly Spot[] {
  const moved = spots.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [index, one] of moved.entries())
      for (const other of moved.slice(index + 1)) {
        const [dx, dy] = [other.x - one.x, other.y - one.y];
        const between = Math.hypot(dx, dy);
        if (between >= distance) continue;
        const push = (distance - between) / 2;
        // Two numbers on the same spot have no direction in which to part: one goes left, the other right.
        const [ux, uy] = between > 0 ? [dx / between, dy / between] : [1, 0];
        one.x -= ux * push;
        one.y -= uy * push;
        other.x += ux * push;
        other.y += uy * push;
      }
  return moved;
}

const headOf = ({ left, top, width, height }: Box): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}" width="${width}" height="${height}">`;

function viewBoxOf(drawing: string): Box | undefined {
  const [, left, top, width, height] =
    /\sviewBox="([\d.-]+) ([\d.-]+) ([\d.]+) ([\d.]+)"/.exec(drawing) ?? [];
  const box = { left: Number(left), top: Number(top), width: Number(width), height: Number(height) };
  return Object.values(box).every(Number.isFinite) ? box : undefined;
}

/** The part of a drawing that holds all places with some room around them; all of it where there are none. */
function boxAround(spots: readonly Spot[], whole: Box): Box {
  if (spots.length === 0) return whole;
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const span = Math.max(
    Math.max(...xs) - Math.min(...xs),
    Math.max(...ys) - Math.min(...ys),
    whole.width / 4,
  );
  const room = span * MARGIN_SHARE;
  const side = (values: readonly number[], from: number, length: number) => {
    const middle = (Math.min(...values) + Math.max(...values)) / 2;
    const half = Math.max((Math.max(...values) - Math.min(...values)) / 2, span / 3) + room;
    const [start, end] = [Math.max(from, middle - half), Math.min(from + length, middle + half)];
    return [Math.round(start), Math.round(end - start)] as const;
  };
  const [left, width] = side(xs, whole.left, whole.width);
  const [top, height] = side(ys, whole.top, whole.height);
  return { left, top, width, height };
}
