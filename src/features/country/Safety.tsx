import { useWords } from '../../i18n/use-words';
import * as styles from './Safety.module.css';

type SafetyProps = Pick<Queries.CountryPageFragment, 'emergencyNumbers' | 'officialSources'>;

/** Lists the emergency numbers of a country, and links to the official sources where visitors check conditions. */
export function Safety({ emergencyNumbers, officialSources }: SafetyProps) {
  const t = useWords('country');
  if (emergencyNumbers.length === 0 && officialSources.length === 0) return null;
  return (
    <div className={styles.safety}>
      {emergencyNumbers.length > 0 ? (
        <section>
          <h4>{t('emergency')}</h4>
          <ul>
            {emergencyNumbers.map(({ service, number }) => (
              <li key={service}>
                {`${service} `}
                <a href={`tel:${number.replace(/[^+\d]/g, '')}`}>{number}</a>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {officialSources.length > 0 ? (
        <section>
          <h4>{t('officialSources')}</h4>
          <ul>
            {officialSources.map(({ title, url }) => (
              <li key={url}>
                <a href={url}>{title}</a>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}
