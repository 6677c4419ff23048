import { distanceKm } from '../map/geometry';
import type { Position } from '../map-feature/types';
import type { Drive } from './files';

/** A place of the map at most this far away is where a drive begins or ends. */
const NEAR_KM = 8;

type Leg =
  | {
      readonly kind: 'road';
      readonly km: number;
      readonly minutes: number;
      readonly notes: readonly string[];
    }
  | { readonly kind: 'line'; readonly km: number };

/**
 * From one place to the next: along the editors' drives, several in a row if need be, in both directions; where there
 * are none, the straight line.
 * @param places where the ends of drives are, by id
 */
function legBetween(
  from: Position,
  to: Position,
  drives: readonly Drive[],
  places: ReadonlyMap<string, Position>,
): Leg {
  const ends = new Set(drives.flatMap((drive) => [drive.from, drive.to]));
  const [start, end] = [from, to].map((position) => nearestOf(ends, places, position));
  const road = start !== undefined && end !== undefined ? quickest(start, end, drives) : undefined;
  return road && road.minutes > 0 ? { kind: 'road', ...road } : { kind: 'line', km: distanceKm(from, to) };
}

function nearestOf(ids: ReadonlySet<string>, places: ReadonlyMap<string, Position>, position: Position) {
  let found: { id: string; km: number } | undefined;
  for (const id of ids) {
    const place = places.get(id);
    const km = place ? distanceKm(place, position) : Infinity;
    if (km <= NEAR_KM && km < (found?.km ?? Infinity)) found = { id, km };
  }
  return found?.id;
}

type Road = { readonly km: number; readonly minutes: number; readonly notes: readonly string[] };

/** Dijkstra's way, by minutes; tables have some dozens of rows. */
function quickest(start: string, end: string, drives: readonly Drive[]): Road | undefined {
  const best = new Map<string, Road>([[start, { km: 0, minutes: 0, notes: [] }]]);
  const open = new Set([start]);
  while (open.size > 0) {
    const here = [...open].reduce((a, b) => (minutesTo(best, b) < minutesTo(best, a) ? b : a));
    if (here === end) break;
    open.delete(here);
    for (const { from, to, km, minutes, note } of drives) {
      const next = from === here ? to : to === here ? from : undefined;
      const way = best.get(here);
      if (next === undefined || !way || way.minutes + minutes >= minutesTo(best, next)) continue;
      const notes = note ? [...way.notes, note] : way.notes;
      best.set(next, { km: way.km + km, minutes: way.minutes + minutes, notes });
      open.add(next);
    }
  }
  return best.get(end);
}

const minutesTo = (best: ReadonlyMap<string, Road>, id: string) => best.get(id)?.minutes ?? Infinity;

export type DayDrive = {
  /** Kilometres on the roads of the editors' table of drives. */
  readonly km: number;
  readonly minutes: number;
  /** Kilometres as the crow flies, where the table has no drive. */
  readonly lineKm: number;
  readonly notes: readonly string[];
};

/** All legs of a day added up; undefined for a day without a leg. */
export function dayDrive(
  stops: readonly Position[],
  drives: readonly Drive[],
  places: ReadonlyMap<string, Position>,
): DayDrive | undefined {
  if (stops.length < 2) return undefined;
  const legs = stops.slice(1).map((stop, index) => legBetween(stops[index] ?? stop, stop, drives, places));
  const roads = legs.flatMap((leg) => (leg.kind === 'road' ? [leg] : []));
  const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
  return {
    km: sum(roads.map(({ km }) => km)),
    minutes: sum(roads.map(({ minutes }) => minutes)),
    lineKm: sum(legs.flatMap((leg) => (leg.kind === 'line' ? [leg.km] : []))),
    notes: [...new Set(roads.flatMap(({ notes }) => notes))],
  };
}
