import { type Day, isDay, LIMITS, type Stop, stopsOf, type Trip, type Trips } from './types';

/**
 * Changes of trips. Each takes what is stored now and gives what is to be stored, so that two tabs, which both read
 * before they write, do not lose each other's changes.
 */

/** The place of a stop: in a day, or among the places without one (-1). */
export type Position = { readonly day: number; readonly index: number };

export const LOOSE = -1;

/** @example changeTrip(trips, 'a', (trip) => ({ ...trip, name: 'Iceland' })) */
export function changeTrip(trips: Trips, id: string, change: (trip: Trip) => Trip): Trips {
  return { ...trips, trips: trips.trips.map((trip) => (trip.id === id ? change(trip) : trip)) };
}

/** Puts a trip first; one with the same id gives way. Beyond the limit nothing is added. */
export function putTrip(trips: Trips, trip: Trip): Trips {
  const others = trips.trips.filter(({ id }) => id !== trip.id);
  return others.length >= LIMITS.trips ? trips : { ...trips, trips: [trip, ...others] };
}

const isKept = (trips: Trips, trip: Trip): boolean =>
  trips.trips.some((kept) => kept.id === trip.id && JSON.stringify(kept) === JSON.stringify(trip));

/**
 * Adds the trips of a file. One that was changed here since it went into the file stays as it is, and the file's stands beside it.
 * @returns undefined when there is no room for all of them
 */
export function importTrips(trips: Trips, read: Trips): Trips | undefined {
  const added = read.trips.filter((trip) => !isKept(trips, trip));
  if (trips.trips.length + added.length > LIMITS.trips) return undefined;
  const ids = new Set(trips.trips.map(({ id }) => id));
  const withOwnIds = added.map((trip) => (ids.has(trip.id) ? newTrip(trip.name, trip) : trip));
  return withOwnIds.reduceRight(putTrip, trips);
}

export const removeTrip = (trips: Trips, id: string): Trips => ({
  ...trips,
  trips: trips.trips.filter((trip) => trip.id !== id),
});

/** A new trip has an id that no other tab or file has. */
export const newTrip = (name: string, rest: Partial<Trip> = {}): Trip => ({
  days: [],
  loose: [],
  ...rest,
  id: Math.random().toString(36).slice(2, 12),
  name: name.slice(0, LIMITS.name),
});

const stopsAt = (trip: Trip, day: number): readonly Stop[] =>
  day === LOOSE ? trip.loose : (trip.days[day]?.stops ?? []);

function withStops(trip: Trip, day: number, stops: readonly Stop[]): Trip {
  if (day === LOOSE) return { ...trip, loose: stops };
  return { ...trip, days: trip.days.map((each, index) => (index === day ? { ...each, stops } : each)) };
}

/** Places it last, or first in order when asked. */
export function addStop(trip: Trip, stop: Stop, day = LOOSE, index = Infinity): Trip {
  if (stopsOf(trip).length >= LIMITS.stops || (day !== LOOSE && !trip.days[day])) return trip;
  const stops = [...stopsAt(trip, day)];
  stops.splice(index, 0, stop);
  return withStops(trip, day, stops);
}

export function removeStop(trip: Trip, { day, index }: Position): Trip {
  return withStops(
    trip,
    day,
    stopsAt(trip, day).filter((_, place) => place !== index),
  );
}

/** Moves a stop within its day or to another; a place that is not there leaves the trip as it is. */
export function moveStop(trip: Trip, from: Position, to: Position): Trip {
  const stop = stopsAt(trip, from.day)[from.index];
  if (!stop || to.index < 0 || (to.day !== LOOSE && !trip.days[to.day])) return trip;
  return addStop(removeStop(trip, from), stop, to.day, to.index);
}

/** Returns the position at which a stop lands that is dropped before or after another one. */
export function besides(from: Position, over: Position, isAfter: boolean): Position {
  const index = over.index + (isAfter ? 1 : 0);
  // Without the one that moves, all that follow it stand one place earlier.
  return { day: over.day, index: from.day === over.day && from.index < index ? index - 1 : index };
}

export function moveDay(trip: Trip, from: number, to: number): Trip {
  const day = trip.days[from];
  if (!day || !trip.days[to]) return trip;
  const days = trip.days.filter((_, index) => index !== from);
  days.splice(to, 0, day);
  return { ...trip, days };
}

export const addDay = (trip: Trip): Trip =>
  trip.days.length >= LIMITS.days ? trip : { ...trip, days: [...trip.days, { stops: [] }] };

/** Anything but a day takes the departure away. */
export function setStart({ id, name, days, loose, done }: Trip, start: string): Trip {
  return { id, name, days, loose, ...(isDay(start) && { start }), ...(done && { done }) };
}

/** Ticks a task of the checklist, or takes its tick away. */
export function tick(trip: Trip, task: string, isDone: boolean): Trip {
  const others = (trip.done ?? []).filter((each) => each !== task);
  if (isDone && others.length >= LIMITS.done) return trip;
  return { ...trip, done: isDone ? [...others, task] : others };
}

/** Removes a day; the stops that stood in it lose their day and nothing else. */
export function removeDay(trip: Trip, day: number): Trip {
  const days = trip.days.filter((_, index) => index !== day);
  return { ...trip, days, loose: [...trip.loose, ...(trip.days[day]?.stops ?? [])] };
}

export function noteOnDay(trip: Trip, day: number, note: string): Trip {
  const noted = ({ stops }: Day): Day => (note ? { stops, note: note.slice(0, LIMITS.note) } : { stops });
  return { ...trip, days: trip.days.map((each, index) => (index === day ? noted(each) : each)) };
}
