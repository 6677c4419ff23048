import { useTranslation } from 'react-i18next';
import type { Locale } from '../../config/locales';
import * as styles from './ClimateTable.module.css';

type Month = Queries.CountryPageFragment['climate'][number];
type ClimateTableProps = { locale: Locale; place: string | null; months: readonly Month[] };

/** The climate of a place by month; each row carries a bar from the month's low to its high. */
export function ClimateTable({ locale, place, months }: ClimateTableProps) {
  const { t } = useTranslation('country');
  if (months.length === 0) return null;
  const low = Math.min(...months.map((month) => month.low));
  const span = Math.max(...months.map((month) => month.high)) - low || 1;
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  return (
    <table className={styles.climate}>
      <caption>{place ? t('climateAt', { place }) : t('climate')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('month')}</th>
          <th scope="col">{t('low')}</th>
          <th scope="col" className={styles.bar}>
            <span className="visually-hidden">{t('range')}</span>
          </th>
          <th scope="col">{t('high')}</th>
          <th scope="col">{t('rain')}</th>
          <th scope="col">{t('daylight')}</th>
        </tr>
      </thead>
      <tbody>
        {months.map((month) => (
          <tr key={month.month}>
            <th scope="row">{monthName(month.month, locale)}</th>
            <td>{number.format(month.low)}°</td>
            <td className={styles.bar} aria-hidden="true">
              <span
                style={{
                  marginInlineStart: `${((month.low - low) / span) * 100}%`,
                  width: `${((month.high - month.low) / span) * 100}%`,
                }}
              />
            </td>
            <td>{number.format(month.high)}°</td>
            <td>{number.format(month.rainMm)}&nbsp;mm</td>
            <td>{number.format(month.daylightH)}&nbsp;h</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function monthName(month: number, locale: Locale): string {
  const name = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
  return name.format(new Date(Date.UTC(2026, month - 1, 1)));
}
