import type { Locale } from '../../config/locales';
import type { Position } from '../../content/map-feature/types';
import { LOOSE } from '../../content/trip/edit';
import type { Stop, Trip } from '../../content/trip/types';
import type { Guide } from './guide';
import type { TripWords } from './words';

/** The things that every part of the planner works with. */
export type Planning = {
  readonly locale: Locale;
  readonly t: TripWords;
  readonly trip: Trip;
  readonly guide: Guide;
  /** Changes the trip as it is stored now. */
  readonly edit: (change: (trip: Trip) => Trip) => void;
  /** Tells visitors who do not see the change. */
  readonly say: (text: string) => void;
};

export const titleOf = ({ guide, t }: Pick<Planning, 'guide' | 't'>, id: string): string =>
  guide.entryOf(id)?.title ?? withoutTitle({ guide, t });

/** Says why a stop has no title. */
export const withoutTitle = ({ guide, t }: Pick<Planning, 'guide' | 't'>): string =>
  t(guide.isWhole ? 'gone' : 'untitled');

/** Lists the positions of the stops that have a place on the map, in their order. */
export const positionsOf = (guide: Guide, stops: readonly Stop[]): Position[] =>
  stops.flatMap(({ id }) => {
    const at = guide.entryOf(id)?.at;
    return at ? [at] : [];
  });

export const dayName = (t: TripWords, day: number): string =>
  day === LOOSE ? t('loose') : t('day', { number: day + 1 });

export const dayHeading = (day: number): string => `trip-day-${day}`;

/** Moves the focus to the heading of a day when the element that had it is gone. */
export function focusDay(day: number): void {
  requestAnimationFrame(() => document.getElementById(dayHeading(day))?.focus());
}
