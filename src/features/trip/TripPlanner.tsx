import { useEffect, useState } from 'react';
import type { Locale } from '../../config/locales';
import { changeTrip, newTrip, putTrip } from '../../content/trip/edit';
import { LIMITS, stopsOf, type Trip } from '../../content/trip/types';
import { useGuide } from './guide';
import { Housekeeping } from './Housekeeping';
import { Offer } from './Offer';
import { changeTrips, useTrips } from './store';
import { TripEditor } from './TripEditor';
import { loadTripWords, type TripWords } from './words';

export type TripPlannerProps = { locale: Locale };

/** The visitor's trips: all of them, the one that is looked at, and one that a link offers. */
export function TripPlanner({ locale }: TripPlannerProps) {
  const [words, setWords] = useState<TripWords>();
  useEffect(() => {
    let isWanted = true;
    void loadTripWords(locale).then((loaded) => isWanted && setWords(() => loaded));
    return () => {
      isWanted = false;
    };
  }, [locale]);
  return words ? <Planner locale={locale} t={words} /> : null;
}

function Planner({ locale, t }: TripPlannerProps & { t: TripWords }) {
  const { trips, isVisitOnly } = useTrips();
  const [chosenId, choose] = useState<string>();
  const [said, say] = useState('');
  const all = trips?.trips ?? [];
  const trip = all.find(({ id }) => id === chosenId) ?? all[0];
  const [guide, retry] = useGuide(locale, trip ? stopsOf(trip).map(({ id }) => id) : []);
  /** @returns whether there was room */
  const add = (made: Trip): boolean => {
    if (all.length >= LIMITS.trips) return false;
    changeTrips((now) => putTrip(now, made));
    choose(made.id);
    return true;
  };
  return (
    <div className="trip-planner">
      <p role="status" className="visually-hidden">
        {said}
      </p>
      <Offer locale={locale} t={t} onTake={add} say={say} />
      {isVisitOnly ? <p role="alert">{t('visitOnly')}</p> : null}
      {trips ? null : <p role="alert">{t('unreadable')}</p>}
      {guide !== 'loading' && !guide.isWhole ? (
        <p role="alert">
          {t('guideFailed')}{' '}
          <button type="button" onClick={retry}>
            {t('retry')}
          </button>
        </p>
      ) : null}
      {all.length > 1 ? (
        <ul role="list" aria-label={t('trips')} className="trip-row" data-print="hide">
          {all.map(({ id, name }) => (
            <li key={id}>
              <button type="button" aria-pressed={id === trip?.id} onClick={() => choose(id)}>
                {name || t('newName')}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {trip && guide !== 'loading' ? (
        <TripEditor
          locale={locale}
          t={t}
          trip={trip}
          guide={guide}
          edit={(change) => changeTrips((now) => changeTrip(now, trip.id, change))}
          say={say}
        />
      ) : null}
      {trips && !trip ? <p>{t('nothing')}</p> : null}
      <Housekeeping
        t={t}
        trip={trip}
        isReadable={trips !== undefined}
        onNew={() => add(newTrip(t('newName')))}
        say={say}
      />
    </div>
  );
}
