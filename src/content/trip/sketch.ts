import type { BaseMapName } from '../../config/base-maps';
import { spotOnStill, STILL_WIDTH, stillHeight } from '../map/still';
import type { Position } from '../map-feature/types';

/** A trip drawn over the still picture of a map: the part that holds it, its way, and a mark where it stops. */

type Spot = { readonly x: number; readonly y: number };

export type Sketch = {
  /** The part of the picture that is shown, in its pixels. */
  readonly view: Spot & { readonly width: number; readonly height: number };
  /** From stop to stop as the crow flies, as the `points` of a line. */
  readonly way: string;
  /** In hundredths of the view. Stops side by side share a mark. */
  readonly marks: readonly (Spot & { readonly label: string })[];
  /** Number of stops that lie beyond the picture. */
  readonly outside: number;
};

/** Height of the view for a width of one. */
const SHAPE = 0.625;
/** A single place is shown with its surroundings: pixels of the picture. */
const LEAST_WIDTH = 160;
const MARGIN = 1.35;
/** Marks would lie on one another: hundredths of the view's width. */
const TOO_NEAR = 7.5;

/**
 * @param stops in their order, each under the number of its day, or its own
 * @returns undefined when none of them lies on the picture
 */
export function sketchOf(
  name: BaseMapName,
  stops: readonly { readonly at: Position; readonly number: number }[],
): Sketch | undefined {
  const spots = stops.flatMap(({ at, number }) => {
    const spot = spotOnStill(name, at);
    return spot ? [{ ...spot, number }] : [];
  });
  if (spots.length === 0) return undefined;
  const view = viewOf(spots, stillHeight(name));
  return {
    view,
    way: spots.map(({ x, y }) => `${x},${y}`).join(' '),
    marks: marksOf(
      spots.map(({ x, y, number }) => ({
        x: ((x - view.x) / view.width) * 100,
        y: ((y - view.y) / view.height) * 100,
        number,
      })),
    ),
    outside: stops.length - spots.length,
  };
}

function viewOf(spots: readonly Spot[], pictureHeight: number): Sketch['view'] {
  const range = (numbers: readonly number[]) => [Math.min(...numbers), Math.max(...numbers)] as const;
  const [west, east] = range(spots.map(({ x }) => x));
  const [north, south] = range(spots.map(({ y }) => y));
  const width = Math.max(LEAST_WIDTH, (east - west) * MARGIN, ((south - north) * MARGIN) / SHAPE);
  const height = width * SHAPE;
  return {
    x: within((west + east - width) / 2, STILL_WIDTH - width),
    y: within((north + south - height) / 2, pictureHeight - height),
    width,
    height,
  };
}

/** A view that is larger than the picture has it in its middle. */
const within = (start: number, most: number) =>
  Math.round(most < 0 ? most / 2 : Math.min(Math.max(start, 0), most));

function marksOf(spots: readonly (Spot & { number: number })[]): Sketch['marks'] {
  const marks: (Spot & { numbers: number[] })[] = [];
  for (const { x, y, number } of spots) {
    const near = marks.find((mark) => Math.hypot(mark.x - x, (mark.y - y) * SHAPE) < TOO_NEAR);
    if (near) near.numbers.push(number);
    else marks.push({ x, y, numbers: [number] });
  }
  return marks.map(({ numbers, ...spot }) => ({ ...spot, label: spans(numbers) }));
}

/** @example spans([1, 2, 2, 3, 10]) → '1–3, 10' */
export function spans(numbers: readonly number[]): string {
  const sorted = [...new Set(numbers)].sort((a, b) => a - b);
  const found: [number, number][] = [];
  for (const number of sorted) {
    const last = found.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else found.push([number, number]);
  }
  return found.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
}
