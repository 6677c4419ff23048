import type { Locale } from '../../config/locales';
import { monthName } from '../../i18n/dates';
import { useWords } from '../../i18n/use-words';
import { degrees, type Month } from './climate-words';
import { ClimateChart } from './ClimateChart';
import * as styles from './ClimateChart.module.css';
import { ClimateTable } from './ClimateTable';

type ClimateProps = { locale: Locale; place: string | null; months: readonly Month[] };

/** The climate of a place: the year as a chart, in a sentence, and its numbers in a table that opens below it. */
export function Climate({ locale, place, months }: ClimateProps) {
  const t = useWords('country');
  const [first, ...others] = months;
  if (!first) return null;
  const most = (value: (month: Month) => number) =>
    others.reduce((best, month) => (value(month) > value(best) ? month : best), first);
  const [warmest, coldest, wettest] = [
    most(({ high }) => high),
    most(({ low }) => -low),
    most(({ rainMm }) => rainMm),
  ];
  const name = ({ month }: Month) => monthName(month, locale, 'long');
  return (
    <figure className={styles.climate}>
      <figcaption>
        <strong>{place ? t('climateAt', { place }) : t('climate')}</strong>{' '}
        <span>
          {t('climateSummary', {
            warmest: name(warmest),
            high: degrees(warmest.high, locale),
            coldest: name(coldest),
            low: degrees(coldest.low, locale),
            wettest: name(wettest),
          })}
        </span>
      </figcaption>
      <ClimateChart locale={locale} months={months} />
      <details>
        <summary>{t('climateNumbers')}</summary>
        <ClimateTable locale={locale} place={place} months={months} />
      </details>
    </figure>
  );
}
