import type { BaseMapName } from '../../config/base-maps';
import type { Alert } from '../country/types';
import type { Position } from '../map-feature/types';

/**
 * The files that trips are looked up in: one per language that says which country has which id, and one per country.
 * They hold what the guide says, so that a trip follows corrections, and the language of the page.
 */

/** Raised when an older program could not read new files. */
export const TRIP_FORMAT = 1;

type EntryKind = 'article' | 'excursion' | 'place';

/** An article, an excursion or a place as a trip shows it. */
export type TripEntry = {
  readonly id: string;
  readonly kind: EntryKind;
  readonly title: string;
  readonly path: string;
  readonly at?: Position;
  /** Months in which it can be done; left out when nobody said. */
  readonly season?: readonly number[];
  readonly booking?: { readonly daysAhead: number; readonly text?: string | undefined };
  readonly checkedOn?: string;
};

export type Drive = {
  readonly from: string;
  readonly to: string;
  readonly km: number;
  readonly minutes: number;
  readonly note?: string | undefined;
  readonly source: string;
};

type Itinerary = {
  readonly id: string;
  readonly title: string;
  readonly days: readonly { readonly title: string; readonly stops: readonly string[] }[];
};

export type TripCountry = {
  readonly format: number;
  readonly id: string;
  readonly name: string;
  readonly path: string;
  /** The still map that the country lies on. */
  readonly baseMap?: BaseMapName;
  readonly climatePlace?: string | undefined;
  /** Means of the twelve months: lowest and highest in °C, rain in mm. */
  readonly climate: readonly (readonly [low: number, high: number, rainMm: number])[];
  readonly alerts: readonly Alert[];
  readonly steps: readonly { readonly number: number; readonly title: string; readonly dueDays?: number }[];
  readonly drives: readonly Drive[];
  readonly entries: readonly TripEntry[];
  readonly itineraries: readonly Itinerary[];
};

export type TripIndex = {
  readonly format: number;
  /** Ids are five signs each, one after the other. */
  readonly countries: readonly { readonly file: string; readonly ids: string }[];
};

/** The files that hold any of these ids. */
export function filesFor({ countries }: TripIndex, ids: readonly string[]): string[] {
  return countries.filter((country) => ids.some((id) => hasId(country.ids, id))).map(({ file }) => file);
}

function hasId(all: string, id: string): boolean {
  for (let at = all.indexOf(id); at >= 0; at = all.indexOf(id, at + 1)) if (at % 5 === 0) return true;
  return false;
}
