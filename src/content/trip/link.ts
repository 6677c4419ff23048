import { type Day, isDay, LIMITS, SHORT_ID, type Stop, stopsOf, type Trip } from './types';

/**
 * A trip in the fragment of an address, without compression: version, departure, name, places without a day, days; then
 * notes, when the sender ticked them. Sixty stops take some 300 characters.
 * @example '1.20270614.Iceland.k3v9x.b2c3dk3v9x.zqnkr'
 */
export function tripLink(trip: Trip, hasNotes: boolean): string {
  const ids = (stops: readonly Stop[]) => stops.map(({ id }) => id).join('');
  const parts = ['1', (trip.start ?? '').replaceAll('-', ''), encode(trip.name), ids(trip.loose)];
  const plan = [...parts, ...trip.days.map(({ stops }) => ids(stops))].join('.');
  if (!hasNotes) return plan;
  const notes = [{ stops: trip.loose } as Day, ...trip.days].flatMap(({ stops, note }, day) => [
    ...(note ? [`${day}.${encode(note)}`] : []),
    ...stops.flatMap((stop, index) => (stop.note ? [`${day}-${index}.${encode(stop.note)}`] : [])),
  ]);
  return [plan, ...notes].join('!');
}

/** Dots and exclamation marks part the link, so a name has none. */
const encode = (text: string) =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd')).replace(
    /[.!'()*~]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );

/** Checks whether a link is longer than what is read of one: notes can be. */
export const isTooLong = (fragment: string): boolean => fragment.length > LIMITS.link;

export type ReadTrip = Omit<Trip, 'id'>;

/**
 * Reads a fragment. Everything that is too long or not a trip is refused before anything is made of it.
 * @returns undefined when the fragment is not a whole trip
 */
export function readTripLink(fragment: string): ReadTrip | undefined {
  if (isTooLong(fragment)) return undefined;
  const [plan = '', ...notes] = fragment.split('!');
  const [version, start = '', name = '', loose = '', ...days] = plan.split('.');
  if (version !== '1' || days.length > LIMITS.days) return undefined;
  const [unplaced, ...placed] = [loose, ...days].map(readStops);
  if (!unplaced || !placed.every((stops): stops is Stop[] => stops !== undefined)) return undefined;
  const title = decode(name);
  const date = start.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');
  if (title === undefined || (start !== '' && !isDay(date))) return undefined;
  const trip: ReadTrip = {
    name: title.slice(0, LIMITS.name),
    days: placed.map((stops) => ({ stops })),
    loose: unplaced,
    ...(start && { start: date }),
  };
  if (stopsOf(trip).length > LIMITS.stops || stopsOf(trip).length + days.length === 0) return undefined;
  return withNotes(trip, notes);
}

function readStops(ids: string): Stop[] | undefined {
  if (ids.length % 5 !== 0) return undefined;
  const stops = Array.from({ length: ids.length / 5 }, (_, index) => ids.slice(index * 5, index * 5 + 5));
  return stops.every((id) => SHORT_ID.test(id)) ? stops.map((id) => ({ id })) : undefined;
}

/** A note whose place is not there is left out. */
function withNotes(trip: ReadTrip, notes: readonly string[]): ReadTrip {
  const texts = new Map(
    notes.map((note) => {
      const dot = note.indexOf('.');
      return [note.slice(0, dot), (decode(note.slice(dot + 1)) ?? '').slice(0, LIMITS.note)];
    }),
  );
  const noted = <T extends object>(item: T, key: string): T => {
    const note = texts.get(key);
    return note ? { ...item, note } : item;
  };
  const stops = (list: readonly Stop[], day: number) =>
    list.map((stop, index) => noted(stop, `${day}-${index}`));
  return {
    ...trip,
    loose: stops(trip.loose, 0),
    days: trip.days.map((day, index) => noted({ stops: stops(day.stops, index + 1) }, String(index + 1))),
  };
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
