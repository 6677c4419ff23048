import type { Locale } from '../../config/locales';
import { monthName } from '../../i18n/dates';
import { useWords } from '../../i18n/use-words';
import { degrees, whole, type Month } from './climate-words';
import * as styles from './ClimateTable.module.css';

type ClimateTableProps = { locale: Locale; place: string | null; months: readonly Month[] };

/** The numbers of the climate chart, for those who want them or cannot see it. */
export function ClimateTable({ locale, place, months }: ClimateTableProps) {
  const t = useWords('country');
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{place ? t('climateAt', { place }) : t('climate')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('month')}</th>
          <th scope="col">{t('low')}</th>
          <th scope="col">{t('high')}</th>
          <th scope="col">{t('rainOf')}</th>
          <th scope="col">{t('daylightOf')}</th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, low, high, rainMm, daylightH }) => (
          <tr key={month}>
            <th scope="row">{monthName(month, locale, 'long')}</th>
            <td>{degrees(low, locale)}</td>
            <td>{degrees(high, locale)}</td>
            <td>{whole(rainMm, locale)}</td>
            <td>{whole(daylightH, locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
