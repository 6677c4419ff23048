import { useSyncExternalStore } from 'react';
import { parseTrips } from '../../content/trip/parse';
import { NO_TRIPS, type Trips } from '../../content/trip/types';
import { isVisitOnly, keepTripText, readTripText, watchTripText } from '../../services/trip-storage';

let known: { text: string; trips: Trips | undefined } | undefined;

function current(): Trips | undefined {
  const text = readTripText();
  if (known?.text !== text) known = { text, trips: text === '' ? NO_TRIPS : parseTrips(text) };
  return known.trips;
}

/** The visitor's trips; undefined when what is stored cannot be read, which nothing but deleting it then changes. */
export function useTrips(): { trips: Trips | undefined; isVisitOnly: boolean } {
  const trips = useSyncExternalStore(watchTripText, current, () => NO_TRIPS);
  return { trips, isVisitOnly: isVisitOnly() };
}

/** Changes what is stored at this moment, not what was drawn: another tab may have changed it since. */
export function changeTrips(change: (trips: Trips) => Trips): void {
  const trips = current();
  if (!trips) return;
  const changed = change(trips);
  if (changed !== trips) keepTripText(JSON.stringify(changed));
}

export const deleteTrips = (): void => keepTripText('');
