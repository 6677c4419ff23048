import { addDay, LOOSE, setStart } from '../../content/trip/edit';
import { LIMITS } from '../../content/trip/types';
import { formatDate } from '../../i18n/dates';
import { Alerts } from './Alerts';
import { Checklist } from './Checklist';
import type { Planning } from './context';
import { dayHeading } from './context';
import { DayCard } from './DayCard';
import { LeaveAs } from './LeaveAs';
import { StartField } from './StartField';
import { StopList } from './StopList';
import { TripMap } from './TripMap';
import { useDrag } from './use-drag';

/** One trip: its name and departure, its map and days, what has no day, what is to be done, and the ways it leaves. */
export function TripEditor(planning: Planning) {
  const { locale, t, trip, edit, say } = planning;
  const dragging = useDrag(planning);
  const full = trip.days.length >= LIMITS.days ? t('daysFull', { count: LIMITS.days }) : undefined;
  return (
    <>
      <p className="trip-title trip-on-paper">
        {[trip.name, trip.start && formatDate(trip.start, locale)].filter(Boolean).join(' – ')}
      </p>
      <div className="trip-row" data-print="hide">
        <label>
          {t('name')}
          <input
            value={trip.name}
            maxLength={LIMITS.name}
            onChange={({ target: { value } }) => edit((now) => ({ ...now, name: value }))}
          />
        </label>
        <label>
          {t('start')}
          <StartField key={trip.id} start={trip.start} onStart={(day) => edit((now) => setStart(now, day))} />
        </label>
      </div>
      <TripMap {...planning} />
      <Alerts {...planning} />
      <div {...dragging}>
        <ol role="list" aria-label={t('days')} className="trip-days">
          {trip.days.map((_, index) => (
            <DayCard key={index} {...planning} index={index} />
          ))}
        </ol>
        <p data-print="hide">
          <button
            type="button"
            aria-disabled={full !== undefined}
            onClick={() => (full ? say(full) : edit(addDay))}
          >
            {t('addDay')}
          </button>{' '}
          {full}
        </p>
        <section data-day={LOOSE} data-print={trip.loose.length > 0 ? undefined : 'hide'}>
          <h2 id={dayHeading(LOOSE)} tabIndex={-1}>
            {t('loose')}
          </h2>
          {trip.loose.length > 0 ? (
            <StopList {...planning} day={LOOSE} stops={trip.loose} />
          ) : (
            <p>{t('noLoose')}</p>
          )}
        </section>
      </div>
      <Checklist {...planning} />
      <LeaveAs {...planning} />
    </>
  );
}
