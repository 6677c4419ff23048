/**
 * The parts of a trip that a visitor keeps: ids, days, order and own notes. Everything else is looked up in the build's
 * files.
 */

/** Something of the guide, by short id. */
export type Stop = { readonly id: string; readonly note?: string };

export type Day = { readonly stops: readonly Stop[]; readonly note?: string };

export type Trip = {
  /** Its own, so that tabs and files can tell trips apart. */
  readonly id: string;
  readonly name: string;
  /** Day of departure, `2027-06-14`. */
  readonly start?: string;
  readonly days: readonly Day[];
  /** Places that have no day yet. */
  readonly loose: readonly Stop[];
  /** Ticked in the checklist: steps of a country (`k3v9x-4`) and stops that are booked (`k3v9x`). */
  readonly done?: readonly string[];
};

export type Trips = { readonly format: 1; readonly trips: readonly Trip[] };

export const NO_TRIPS: Trips = { format: 1, trips: [] };

/** Caps that hold for what is stored, for files and for links. */
export const LIMITS = {
  trips: 20,
  days: 60,
  stops: 300,
  name: 120,
  note: 2000,
  link: 8000,
  done: 500,
  text: 1_000_000,
};

export const SHORT_ID = /^[a-z][a-z0-9]{4}$/;

/** The form of the ids that a checklist can tick. */
export const TASK_ID = /^[a-z][a-z0-9]{4}(?:-[1-8])?$/;

/** @example isDay('2027-02-30') → false */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^[12]\d{3}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

export const stopsOf = ({ days, loose }: Pick<Trip, 'days' | 'loose'>): Stop[] => [
  ...days.flatMap(({ stops }) => stops),
  ...loose,
];
