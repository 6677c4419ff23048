import { useTranslation } from 'react-i18next';
import * as styles from './Article.module.css';

type ExcursionsProps = { excursions: readonly Queries.ExcursionItemFragment[]; level?: 2 | 3 | 4 };

/** Excursions with their tested-and-approved label and a plain link to book, which needs no script (SPEC §1). */
export function Excursions({ excursions, level = 3 }: ExcursionsProps) {
  const { t } = useTranslation('article');
  const Heading = `h${level}` as const;
  return (
    <ul className={styles.excursions}>
      {excursions.map(({ id, title, description, bookingUrl, isTested, duration, place }) => (
        <li key={id}>
          <Heading>{title}</Heading>
          {isTested ? <p className={styles.tested}>{t('tested')}</p> : null}
          <p className={styles.place}>{[place, duration].filter(Boolean).join(' · ')}</p>
          {description ? <p>{description}</p> : null}
          {bookingUrl ? (
            <p className={styles.booking}>
              <a href={bookingUrl} rel="sponsored noopener">
                {t('book')}
                <span className="visually-hidden"> – {title}</span>
              </a>{' '}
              <small>{t('paidLink')}</small>
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
