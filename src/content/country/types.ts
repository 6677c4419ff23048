import type { AlertLevel } from '../../config/taxonomy';
import type { RichText } from '../markdown/types';

/** Degrees; `west` may be greater than `east` only across the antimeridian. */
export type Frame = {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
};

/** Means of one month: temperatures in °C, rain in mm, daylight in hours. */
export type ClimateMonth = {
  readonly month: number;
  readonly low: number;
  readonly high: number;
  readonly rainMm: number;
  readonly daylightH: number;
};

/** One of the eight steps of the planning path (SPEC §1), in the country's words. */
export type CountryStep = {
  readonly number: number;
  readonly title: string;
  readonly text?: RichText | undefined;
};

/** Shown from `start` to `end` (instants); `source` is the official page. */
export type Alert = {
  readonly text: string;
  readonly level: AlertLevel;
  readonly start: string;
  readonly end: string;
  readonly source: string;
};

export type EmergencyNumber = { readonly service: string; readonly number: string };
export type OfficialSource = { readonly title: string; readonly url: string };
