import { useState } from 'react';
import { importTrips, removeTrip } from '../../content/trip/edit';
import { parseTrips } from '../../content/trip/parse';
import { LIMITS, type Trip } from '../../content/trip/types';
import { changeTrips, deleteTrips } from './store';
import type { TripWords } from './words';

type HousekeepingProps = {
  t: TripWords;
  trip: Trip | undefined;
  isReadable: boolean;
  /** @returns whether there was room */
  onNew: () => boolean;
  say: (text: string) => void;
};

/** A new trip, a file to open, and deleting, which asks once more. */
export function Housekeeping({ t, trip, isReadable, onNew, say }: HousekeepingProps) {
  /** The thing that goes for good once the visitor confirms it: a trip, or everything. */
  const [asked, ask] = useState<{ tripId: string | undefined }>();
  // Another trip that was chosen meanwhile is not the one that was meant.
  const isAsked = asked !== undefined && (asked.tripId === undefined || asked.tripId === trip?.id);
  const [problem, setProblem] = useState<string>();
  const open = async (file: File | undefined) => {
    if (!file) return;
    const read = file.size > LIMITS.text ? undefined : parseTrips(await file.text());
    if (!read) return setProblem(t('importFailed'));
    let isFull = false;
    changeTrips((now) => {
      const together = importTrips(now, read);
      isFull = together === undefined;
      return together ?? now;
    });
    setProblem(isFull ? t('full', { count: LIMITS.trips }) : undefined);
    if (!isFull) say(t('imported'));
  };
  const begin = () => setProblem(onNew() ? undefined : t('full', { count: LIMITS.trips }));
  const erase = () => {
    const tripId = asked?.tripId;
    if (tripId === undefined) deleteTrips();
    else changeTrips((now) => removeTrip(now, tripId));
    ask(undefined);
    say(t('deleted'));
  };
  return (
    <div data-print="hide">
      {problem ? <p role="alert">{problem}</p> : null}
      <div className="trip-row">
        {isReadable ? (
          <>
            <button type="button" onClick={begin}>
              {t('newTrip')}
            </button>
            <label className="trip-file">
              {t('import')}
              <input
                type="file"
                accept=".json,application/json"
                onChange={({ target }) => {
                  void open(target.files?.[0]);
                  target.value = '';
                }}
              />
            </label>
          </>
        ) : null}
        {isAsked ? (
          <>
            <button type="button" className="trip-danger" onClick={erase}>
              {t('deleteSure')}
            </button>
            <button type="button" onClick={() => ask(undefined)}>
              {t('keepIt')}
            </button>
          </>
        ) : (
          <>
            {trip ? (
              <button type="button" onClick={() => ask({ tripId: trip.id })}>
                {t('deleteTrip')}
              </button>
            ) : null}
            {trip || !isReadable ? (
              <button type="button" onClick={() => ask({ tripId: undefined })}>
                {t('deleteAll')}
              </button>
            ) : null}
          </>
        )}
      </div>
    </div>
  );
}
