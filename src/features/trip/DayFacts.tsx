import { dateOf, monthOf } from '../../content/trip/dates';
import { dayDrive } from '../../content/trip/driving';
import type { TripCountry } from '../../content/trip/files';
import { daylight } from '../../content/trip/known';
import type { Stop, Trip } from '../../content/trip/types';
import { monthName } from '../../i18n/dates';
import { formatNumber } from '../../i18n/numbers';
import { positionsOf, type Planning } from './context';

type DayFactsProps = Planning & { date: string; index: number; stops: readonly Stop[] };

/** Shows what the guide knows of a date and the places of the day: light, climate, driving. */
export function DayFacts({ locale, t, trip, guide, date, index, stops }: DayFactsProps) {
  const positions = positionsOf(guide, stops);
  const countries = guide.countries.filter((country) => isFirstInMonth(trip, country, index));
  const light = positions[0] && daylight(date, positions[0]);
  const drive = dayDrive(positions, guide.drives, guide.places);
  const whole = (number: number) => formatNumber(number, locale, 0);
  const hours = (minutes: number) => ({ hours: Math.floor(minutes / 60), minutes: Math.round(minutes % 60) });
  return (
    <ul role="list" className="trip-facts">
      {light === undefined ? null : <li>{t('daylight', hours(light))}</li>}
      {countries.map(({ id, name, climate, climatePlace }) => {
        const [low, high, rain] = climate[monthOf(date) - 1] ?? [];
        return low === undefined || high === undefined || rain === undefined ? null : (
          <li key={id}>
            {t('climate', {
              month: monthName(monthOf(date), locale, 'long'),
              place: climatePlace ?? name,
              low: whole(low),
              high: whole(high),
              rain: whole(rain),
            })}
          </li>
        );
      })}
      {drive && drive.km > 0 ? (
        <li>
          {t('drive', { km: whole(drive.km), ...hours(drive.minutes) })}
          {drive.notes.length > 0 ? ` – ${drive.notes.join(' · ')}` : null}
        </li>
      ) : null}
      {drive && drive.lineKm >= 1 ? <li>{t('line', { km: whole(drive.lineKm) })}</li> : null}
    </ul>
  );
}

/** The climate of a month is told once, on the first day that a trip spends in the country. */
function isFirstInMonth(trip: Trip, { entries }: TripCountry, index: number): boolean {
  const ids = new Set(entries.map(({ id }) => id));
  const month = monthOf(dateOf(trip, index) ?? '');
  const first = trip.days.findIndex(
    ({ stops }, day) => monthOf(dateOf(trip, day) ?? '') === month && stops.some(({ id }) => ids.has(id)),
  );
  return first === index;
}
