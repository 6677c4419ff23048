import type { AlertLevel } from '../../config/taxonomy';

/** Degrees; `west` may be greater than `east` only across the antimeridian. */
export type Frame = {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
};

/** Shown from `start` to `end` (instants); `source` is the official page. */
export type Alert = {
  readonly text: string;
  readonly level: AlertLevel;
  readonly start: string;
  readonly end: string;
  readonly source: string;
};
