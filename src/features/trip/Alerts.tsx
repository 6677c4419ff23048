import { tripAlerts } from '../../content/trip/known';
import type { Planning } from './context';

/** Lists the guide's warnings for the days of the trip: each warning once, with the days that it holds for. */
export function Alerts({ t, trip, guide }: Planning) {
  const alerts = tripAlerts(trip, guide.countries);
  if (alerts.length === 0) return null;
  return (
    <ul role="list" aria-label={t('alerts')} className="trip-alerts">
      {alerts.map(({ text, source, first, last }) => (
        <li key={`${text} ${first}`} className="trip-warning">
          <strong>{first === last ? t('alertOn', { first }) : t('alertFrom', { first, last })}</strong> {text}{' '}
          <a href={source} rel="noopener">
            {t('alertSource')}
          </a>
        </li>
      ))}
    </ul>
  );
}
