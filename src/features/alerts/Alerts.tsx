import type { Locale } from '../../config/locales';
import type { AlertLevel } from '../../config/taxonomy';
import { useWords } from '../../i18n/use-words';
import { defineDatedNote } from '../../loading/dated-note';
import { Icon } from '../../ui';
import * as styles from './Alerts.module.css';
import { momentWords } from './moment';

defineDatedNote();

type Alert = Queries.AlertItemFragment;

export type AlertsProps = {
  locale: Locale;
  /** The subject of the alerts: the name of a country or the title of a region. */
  place: string;
  alerts: readonly Alert[];
};

/**
 * Dated alerts of a country or a region: level, text, the official page that says it, and until when it holds. Each
 * shows from its start to its end by the reader's own clock (src/loading/dated-note.ts), so that a page needs no new build; without
 * scripts its dates stand in words. Renders nothing where there are none.
 */
export function Alerts({ locale, place, alerts }: AlertsProps) {
  const t = useWords('common');
  if (alerts.length === 0) return null;
  return (
    <section aria-label={t('alerts.title', { place })} className={styles.alerts}>
      {alerts.map((alert) => (
        <dated-note key={`${alert.start} ${alert.text}`} from={alert.start} until={alert.end}>
          <AlertNote locale={locale} place={place} alert={alert} />
        </dated-note>
      ))}
    </section>
  );
}

function AlertNote({ locale, place, alert }: { locale: Locale; place: string; alert: Alert }) {
  const t = useWords('common');
  const { text, start, end, source } = alert;
  const level = alert.level as AlertLevel;
  return (
    <div className={styles.alert} data-level={level}>
      <Icon name={`alerte-${level}`} className={styles.icon} />
      <div>
        <p className={styles.level}>{t('alerts.of', { level: t(`alerts.levels.${level}`), place })}</p>
        <p>{text}</p>
        <p className={styles.facts}>
          <span>
            {/* Words and spaces in one piece: between two, React would put a comment. */}
            {`${t('alerts.from')} `}
            <time dateTime={start}>{t('alerts.moment', momentWords(start, locale))}</time>
            {` ${t('alerts.until')} `}
            <time dateTime={end}>{t('alerts.moment', momentWords(end, locale))}</time>
          </span>{' '}
          <a href={source}>{t('alerts.source', { host: new URL(source).hostname.replace(/^www\./, '') })}</a>
        </p>
      </div>
    </div>
  );
}
