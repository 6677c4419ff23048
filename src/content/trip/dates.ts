import type { Trip } from './types';

/** Days as texts in UTC: a trip has no time zone of its own. */
const DAY = 86_400_000;

/** @example addDays('2027-02-28', 1) → '2027-03-01' */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY).toISOString().slice(0, 10);

/** @param index of a day of the trip @returns undefined for a trip without a departure */
export const dateOf = ({ start }: Pick<Trip, 'start'>, index: number): string | undefined =>
  start === undefined ? undefined : addDays(start, index);

/** 1 to 12. */
export const monthOf = (day: string): number => Number(day.slice(5, 7));
