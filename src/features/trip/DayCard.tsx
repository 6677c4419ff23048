import { useState, type ReactNode } from 'react';
import { distanceKm } from '../../content/map/geometry';
import { dateOf } from '../../content/trip/dates';
import { addStop, moveDay, noteOnDay, removeDay, LOOSE } from '../../content/trip/edit';
import { LIMITS, stopsOf } from '../../content/trip/types';
import { formatDate } from '../../i18n/dates';
import { formatNumber } from '../../i18n/numbers';
import { dayHeading, focusDay, positionsOf, type Planning } from './context';
import { DayFacts } from './DayFacts';
import { NoteField, StopList } from './StopList';

/** A place at most this far away lies near a day. */
const NEAR_KM = 20;

/** A day of a trip: what the guide knows of it, its stops in order, and what can be done with the day as a whole. */
export function DayCard({ index, ...planning }: Planning & { index: number }) {
  const { locale, t, trip, edit, say } = planning;
  const day = trip.days[index];
  if (!day) return null;
  const date = dateOf(trip, index);
  const number = index + 1;
  const move = (to: number) => {
    if (!trip.days[to]) return;
    edit((now) => moveDay(now, index, to));
    say(t('dayMoved', { number: to + 1 }));
    focusDay(to);
  };
  const name = <span className="visually-hidden">{` – ${t('day', { number })}`}</span>;
  return (
    <li className="trip-day" data-day={index}>
      <h2 id={dayHeading(index)} tabIndex={-1}>
        {date ? t('dayOn', { number, date: formatDate(date, locale) }) : t('day', { number })}
      </h2>
      {date ? <DayFacts {...planning} date={date} index={index} stops={day.stops} /> : null}
      {day.note ? <p className="trip-note">{day.note}</p> : null}
      {day.stops.length > 0 ? (
        <StopList {...planning} day={index} stops={day.stops} />
      ) : (
        <p>{t('emptyDay')}</p>
      )}
      <div className="trip-row" data-print="hide">
        <button type="button" aria-disabled={index === 0} onClick={() => move(index - 1)}>
          {t('dayUp')}
          {name}
        </button>
        <button type="button" aria-disabled={number === trip.days.length} onClick={() => move(index + 1)}>
          {t('dayDown')}
          {name}
        </button>
        <RemoveDay
          t={t}
          name={name}
          hasNote={day.note !== undefined}
          onRemove={() => {
            edit((now) => removeDay(now, index));
            say(t('dayRemoved'));
            focusDay(LOOSE);
          }}
        />
        <NoteField
          summary={t('dayNote')}
          label={`${t('dayNote')} – ${t('day', { number })}`}
          note={day.note}
          onChange={(note) => edit((now) => noteOnDay(now, index, note))}
        />
      </div>
      <Nearby {...planning} index={index} />
    </li>
  );
}

type RemoveDayProps = { t: Planning['t']; name: ReactNode; hasNote: boolean; onRemove: () => void };

/** The stops of a day stay in the trip; a note of its own would be lost, so that is asked first. */
function RemoveDay({ t, name, hasNote, onRemove }: RemoveDayProps) {
  const [isAsked, ask] = useState(false);
  const asks = isAsked && hasNote;
  const remove = () => {
    // The next day takes this one's place on the page.
    ask(false);
    onRemove();
  };
  // The button that asks keeps its place and the focus, so that pressing it twice does no harm.
  return (
    <>
      <button
        type="button"
        aria-expanded={hasNote ? asks : undefined}
        onClick={() => (hasNote ? ask(!asks) : remove())}
      >
        {t('removeDay')}
        {name}
      </button>
      {asks ? (
        <button type="button" className="trip-danger" onClick={remove}>
          {t('removeDayAndNote')}
          {name}
        </button>
      ) : null}
    </>
  );
}

/** Places of the guide near the stops of the day that the trip does not have yet. */
function Nearby({ locale, t, trip, guide, edit, say, index }: Planning & { index: number }) {
  const here = positionsOf(guide, trip.days[index]?.stops ?? []);
  const has = new Set(stopsOf(trip).map(({ id }) => id));
  const near = guide.countries
    .flatMap(({ entries }) => entries)
    .flatMap(({ id, title, at, kind }) => {
      const km = at && kind === 'place' ? Math.min(...here.map((from) => distanceKm(from, at))) : Infinity;
      return km <= NEAR_KM && !has.has(id) ? [{ id, title, km }] : [];
    })
    .sort((a, b) => a.km - b.km)
    .slice(0, 4);
  if (near.length === 0) return null;
  const isFull = stopsOf(trip).length >= LIMITS.stops;
  return (
    <details data-print="hide">
      <summary>{t('near')}</summary>
      {isFull ? <p>{t('stopsFull', { count: LIMITS.stops })}</p> : null}
      <ul>
        {near.map(({ id, title, km }) => (
          <li key={id}>
            {t('nearKm', { title, km: formatNumber(km, locale, km < 10 ? 1 : 0) })}{' '}
            <button
              type="button"
              aria-disabled={isFull}
              onClick={() => {
                if (isFull) return;
                edit((now) => addStop(now, { id }, index));
                say(t('added', { title }));
                focusDay(index);
              }}
            >
              {t('add')}
              <span className="visually-hidden">{` – ${title}`}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
