import {
  type Day,
  isDay,
  LIMITS,
  SHORT_ID,
  type Stop,
  stopsOf,
  TASK_ID,
  type Trip,
  type Trips,
} from './types';

/**
 * Reads trips from the text of a browser's storage or of a file; undefined when it is not a text that this guide
 * writes.
 */
export function parseTrips(text: string): Trips | undefined {
  if (text.length > LIMITS.text) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value) || value['format'] !== 1) return undefined;
    const trips = listOf(value['trips'], LIMITS.trips, parseTrip);
    return trips && { format: 1, trips };
  } catch {
    return undefined;
  }
}

/** Picks what is known and refuses a trip that is not whole. */
function parseTrip(value: unknown): Trip | undefined {
  if (!isRecord(value)) return undefined;
  const id = textOf(value['id'], 40);
  const name = textOf(value['name'], LIMITS.name);
  const days = listOf(value['days'], LIMITS.days, parseDay);
  const loose = listOf(value['loose'], LIMITS.stops, parseStop);
  const done = listOf(value['done'] ?? [], LIMITS.done, parseTask);
  if (id === undefined || name === undefined || !days || !loose || !done) return undefined;
  const start = value['start'];
  const trip = { id, name, days, loose, ...(isDay(start) && { start }), ...(done.length > 0 && { done }) };
  return stopsOf(trip).length <= LIMITS.stops ? trip : undefined;
}

function parseDay(value: unknown): Day | undefined {
  if (!isRecord(value)) return undefined;
  const stops = listOf(value['stops'], LIMITS.stops, parseStop);
  return stops && { stops, ...noteOf(value) };
}

function parseStop(value: unknown): Stop | undefined {
  if (!isRecord(value) || typeof value['id'] !== 'string' || !SHORT_ID.test(value['id'])) return undefined;
  return { id: value['id'], ...noteOf(value) };
}

const parseTask = (value: unknown) => (typeof value === 'string' && TASK_ID.test(value) ? value : undefined);

function noteOf(value: Record<string, unknown>): { note?: string } {
  const note = textOf(value['note'], LIMITS.note);
  return note ? { note } : {};
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown, length: number) =>
  typeof value === 'string' ? value.slice(0, length) : undefined;

function listOf<T>(value: unknown, length: number, parse: (item: unknown) => T | undefined): T[] | undefined {
  if (!Array.isArray(value) || value.length > length) return undefined;
  const items = value.flatMap((item) => parse(item) ?? []);
  return items.length === value.length ? items : undefined;
}
