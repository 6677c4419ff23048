import { addStop, newTrip, putTrip } from './edit';
import { parseTrips } from './parse';
import { NO_TRIPS, type Stop, stopsOf, type Trip } from './types';

/** The last thing that a heart took out of the trips, and the text before and after it. */
let takenOut: { readonly id: string; readonly before: string; readonly after: string } | undefined;

/**
 * Keeps something in the first trip, or takes it out of all of them: what a heart does. Pressed once more, it puts what it
 * took out back where it stood, with its notes, unless the trips have changed since. A trip that a heart began goes with
 * the last thing in it.
 * @param text what is stored @returns what is to be stored; undefined when what is stored cannot be read
 */
export function toggled(text: string, id: string): string | undefined {
  if (takenOut?.id === id && takenOut.after === text) return takenOut.before;
  const trips = text === '' ? NO_TRIPS : parseTrips(text);
  if (!trips) return undefined;
  if (!trips.trips.some((trip) => stopsOf(trip).some((stop) => stop.id === id))) {
    const [first = newTrip('')] = trips.trips;
    return JSON.stringify(putTrip(trips, addStop(first, { id })));
  }
  const left = trips.trips.map((trip) => without(trip, id)).filter((trip) => !isBlank(trip));
  const after = left.length === 0 ? '' : JSON.stringify({ ...trips, trips: left });
  takenOut = { id, before: text, after };
  return after;
}

function without(trip: Trip, id: string): Trip {
  const others = (stops: readonly Stop[]) => stops.filter((stop) => stop.id !== id);
  return {
    ...trip,
    loose: others(trip.loose),
    days: trip.days.map((day) => ({ ...day, stops: others(day.stops) })),
  };
}

/** Checks whether a trip holds nothing that somebody could miss. */
const isBlank = ({ name, days, loose, start, done = [] }: Trip): boolean =>
  name === '' && days.length === 0 && loose.length === 0 && start === undefined && done.length === 0;
