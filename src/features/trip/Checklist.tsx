import { tick } from '../../content/trip/edit';
import { bookingTasks, stepTasks, type Due } from '../../content/trip/known';
import { formatDate } from '../../i18n/dates';
import type { Planning } from './context';

/** The steps of the trip's countries and what is to be booked, each with the day by which it is due, and a tick. */
export function Checklist(planning: Planning) {
  const { t, trip, guide } = planning;
  const today = new Date().toISOString().slice(0, 10);
  const countries = guide.countries.filter(({ steps }) => steps.length > 0);
  const bookings = bookingTasks(trip, guide.entryOf, today);
  if (countries.length === 0 && bookings.length === 0) return null;
  return (
    <section>
      <h2>{t('checklist')}</h2>
      {trip.start === undefined ? <p data-print="hide">{t('checklistNeedsStart')}</p> : null}
      {bookings.length > 0 ? (
        <>
          <h3>{t('bookings')}</h3>
          <TaskList {...planning} tasks={bookings} />
        </>
      ) : null}
      {countries.map((country) => (
        <div key={country.id}>
          <h3>
            <a href={country.path}>{country.name}</a>
          </h3>
          <TaskList
            {...planning}
            tasks={stepTasks(country, trip.start, today).map(({ number, title, ...task }) => ({
              ...task,
              title: t('step', { number, title }),
            }))}
          />
        </div>
      ))}
    </section>
  );
}

type Task = { readonly id: string; readonly title: string } & Partial<Due>;

function TaskList({ locale, t, trip, edit, tasks }: Planning & { tasks: readonly Task[] }) {
  return (
    <ul role="list" className="trip-tasks">
      {tasks.map(({ id, title, due, isLate }) => {
        const isDone = trip.done?.includes(id) ?? false;
        const by = due === undefined ? undefined : t('byDate', { date: formatDate(due, locale) });
        return (
          <li key={id} className={isLate && !isDone ? 'trip-warning' : undefined}>
            <label className="trip-tick">
              <input
                type="checkbox"
                checked={isDone}
                onChange={({ target }) => edit((now) => tick(now, id, target.checked))}
              />
              <span>
                {[title, by].filter(Boolean).join(' – ')}
                {isLate && !isDone ? ` (${t('late')})` : null}
              </span>
            </label>
          </li>
        );
      })}
    </ul>
  );
}
