import { dateOf, monthOf } from '../../content/trip/dates';
import { LOOSE, moveStop, removeStop } from '../../content/trip/edit';
import { dueBefore, isOffSeason } from '../../content/trip/known';
import { LIMITS, type Stop } from '../../content/trip/types';
import { formatDate, monthName } from '../../i18n/dates';
import { dayName, focusDay, titleOf, type Planning } from './context';
import { MoveTo } from './MoveTo';

type StopListProps = Planning & { day: number; stops: readonly Stop[] };

/** The stops of a day, or those without one, with buttons for everything that can be done with them. */
export function StopList({ day, stops, ...planning }: StopListProps) {
  return (
    <ol className="trip-stops">
      {stops.map((stop, index) => (
        <StopRow
          key={`${stop.id} ${stops.slice(0, index).filter(({ id }) => id === stop.id).length}`}
          {...planning}
          day={day}
          index={index}
          stop={stop}
          count={stops.length}
        />
      ))}
    </ol>
  );
}

type StopRowProps = Planning & { day: number; index: number; stop: Stop; count: number };

function StopRow(props: StopRowProps) {
  const { locale, t, trip, guide, edit, say, day, index, stop, count } = props;
  const entry = guide.entryOf(stop.id);
  const title = titleOf(props, stop.id);
  const move = (to: number) => {
    if (to < 0 || to >= count) return;
    edit((now) => moveStop(now, { day, index }, { day, index: to }));
    say(t('moved', { title, place: to + 1, count }));
  };
  const place = (to: number) => {
    edit((now) => moveStop(now, { day, index }, { day: to, index: Infinity }));
    say(t('movedTo', { title, day: dayName(t, to) }));
    focusDay(to);
  };
  const name = <span className="visually-hidden">{` – ${title}`}</span>;
  return (
    <li data-stop={`${day}.${index}`}>
      <p className="trip-title">
        <span aria-hidden="true" className="trip-handle" data-print="hide">
          ⠿
        </span>
        {entry ? <a href={entry.path}>{title}</a> : title}
      </p>
      <StopFacts {...props} date={day === LOOSE ? undefined : dateOf(trip, day)} locale={locale} />
      {stop.note ? <p className="trip-note">{stop.note}</p> : null}
      <div className="trip-row" data-print="hide">
        <button type="button" aria-disabled={index === 0} onClick={() => move(index - 1)}>
          <span aria-hidden="true">↑</span>
          <span className="visually-hidden">{t('stopUp')}</span>
          {name}
        </button>
        <button type="button" aria-disabled={index === count - 1} onClick={() => move(index + 1)}>
          <span aria-hidden="true">↓</span>
          <span className="visually-hidden">{t('stopDown')}</span>
          {name}
        </button>
        <MoveTo {...props} title={title} onMove={place} />
        <button
          type="button"
          onClick={() => {
            edit((now) => removeStop(now, { day, index }));
            say(t('removed', { title }));
            focusDay(day);
          }}
        >
          {t('remove')}
          {name}
        </button>
        <NoteField
          label={`${t('note')} – ${title}`}
          summary={t('note')}
          note={stop.note}
          onChange={(note) => {
            const noted = (stops: readonly Stop[]) =>
              stops.map((each, at) => (at === index ? { id: each.id, ...(note && { note }) } : each));
            edit((now) =>
              day === LOOSE
                ? { ...now, loose: noted(now.loose) }
                : {
                    ...now,
                    days: now.days.map((each, at) =>
                      at === day ? { ...each, stops: noted(each.stops) } : each,
                    ),
                  },
            );
          }}
        />
      </div>
    </li>
  );
}

type NoteFieldProps = {
  label: string;
  summary: string;
  note: string | undefined;
  onChange: (note: string) => void;
};

/** A note opens with a press, so that a plan stays a list. */
export function NoteField({ label, summary, note = '', onChange }: NoteFieldProps) {
  return (
    <details data-print="hide">
      <summary>{summary}</summary>
      <textarea
        aria-label={label}
        value={note}
        maxLength={LIMITS.note}
        rows={3}
        onChange={({ target }) => onChange(target.value)}
      />
    </details>
  );
}

/** Shows what the guide says of the stop: season, booking, when it was checked. */
function StopFacts({ locale, t, guide, stop, date }: StopRowProps & { date: string | undefined }) {
  const entry = guide.entryOf(stop.id);
  if (!entry) return null;
  const today = new Date().toISOString().slice(0, 10);
  const task = date && entry.booking ? dueBefore(date, entry.booking.daysAhead, today) : undefined;
  return (
    <ul role="list" className="trip-facts">
      {date && isOffSeason(entry, date) ? (
        <li className="trip-warning">
          {t('offSeason', { month: monthName(monthOf(date), locale, 'long') })}
        </li>
      ) : null}
      {task ? (
        <li className={task.isLate ? 'trip-warning' : undefined}>
          {t(task.isLate ? 'bookLate' : 'bookBy', { date: formatDate(task.due, locale) })}
          {entry.booking?.text ? ` – ${entry.booking.text}` : null}
        </li>
      ) : null}
      {entry.checkedOn ? <li>{t('checkedOn', { date: formatDate(entry.checkedOn, locale) })}</li> : null}
    </ul>
  );
}
