import { getTimes } from 'suncalc';
import type { Alert } from '../country/types';
import type { Position } from '../map-feature/types';
import { addDays, dateOf, monthOf } from './dates';
import type { TripCountry, TripEntry } from './files';
import type { Trip } from './types';

/** Looks up facts for a trip: daylight, seasons, alerts, deadlines. */

/**
 * Minutes from sunrise to sunset.
 * @returns 0 or 1440 where the sun does not rise or does not set
 * @example daylight('2027-06-21', [-21.9, 64.1]) → about 1270
 */
export function daylight(day: string, [longitude, latitude]: Position): number {
  // Noon there: in UTC it may be another day's.
  const noon = new Date(Date.parse(`${day}T12:00:00Z`) - longitude * 240_000);
  const { sunrise, sunset } = getTimes(noon, latitude, longitude);
  const minutes = sunrise && sunset ? (sunset.getTime() - sunrise.getTime()) / 60_000 : NaN;
  if (!Number.isNaN(minutes)) return Math.round(minutes);
  const isNorth = latitude > 0;
  const isSummer = monthOf(day) >= 4 && monthOf(day) <= 9;
  return isNorth === isSummer ? 1440 : 0;
}

/**
 * Checks whether a day is out of season: the guide names the months in which an entry can be done, and this is in none
 * of them.
 */
export const isOffSeason = ({ season }: Pick<TripEntry, 'season'>, day: string): boolean =>
  season !== undefined && season.length > 0 && !season.includes(monthOf(day));

/** Alerts that hold on at least one of the days from `first` to `last`. */
export const alertsBetween = (alerts: readonly Alert[], first: string, last: string): Alert[] =>
  alerts.filter(({ start, end }) => start.slice(0, 10) <= last && end.slice(0, 10) >= first);

/** Alerts of the countries, each once, with the first and the last of the trip's days, from 1, that it concerns. */
export function tripAlerts(trip: Trip, countries: readonly Pick<TripCountry, 'entries' | 'alerts'>[]) {
  return countries.flatMap(({ entries, alerts }) => {
    const ids = new Set(entries.map(({ id }) => id));
    const dates = trip.days.flatMap(({ stops }, index) => {
      const date = dateOf(trip, index);
      return date !== undefined && stops.some(({ id }) => ids.has(id)) ? [{ number: index + 1, date }] : [];
    });
    return alerts.flatMap((alert) => {
      const held = dates.filter(({ date }) => alertsBetween([alert], date, date).length > 0);
      const [first, last] = [held[0], held.at(-1)];
      return first && last ? [{ ...alert, first: first.number, last: last.number }] : [];
    });
  });
}

export type Due = { readonly due: string; readonly isLate: boolean };

/** The day by which something is to be done that is due some days before another. */
export function dueBefore(day: string, daysAhead: number, today: string): Due {
  const due = addDays(day, -daysAhead);
  return { due, isLate: due < today };
}

/** The steps of a country, in the order of their days; those without a deadline follow, in their own order. */
export function stepTasks(
  { id, steps }: Pick<TripCountry, 'id' | 'steps'>,
  start: string | undefined,
  today: string,
) {
  return steps
    .map(({ number, title, dueDays }) => ({
      id: `${id}-${number}`,
      number,
      title,
      ...(start !== undefined && dueDays !== undefined && dueBefore(start, dueDays, today)),
    }))
    .sort((a, b) => compare(a.due ?? LAST, b.due ?? LAST) || a.number - b.number);
}

/** Lists the things that are to be booked, once each, by the day of the first visit; the most urgent first. */
export function bookingTasks(trip: Trip, entryOf: (id: string) => TripEntry | undefined, today: string) {
  const tasks = new Map<string, Due & { readonly id: string; readonly title: string }>();
  for (const [index, { stops }] of trip.days.entries()) {
    const date = dateOf(trip, index);
    for (const { id } of stops) {
      const entry = entryOf(id);
      if (date === undefined || !entry?.booking || tasks.has(id)) continue;
      tasks.set(id, { id, title: entry.title, ...dueBefore(date, entry.booking.daysAhead, today) });
    }
  }
  return [...tasks.values()].sort((a, b) => compare(a.due, b.due));
}

/** Sorts steps without a deadline after every day that a deadline can have. */
const LAST = '9999-12-31';

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
