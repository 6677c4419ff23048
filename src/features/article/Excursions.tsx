import { useTranslation } from 'react-i18next';
import { PAID_REL } from '../../content/excursion/booking-link';
import { Icon, Picture } from '../../ui';
import * as styles from './Excursions.module.css';

type Excursion = Queries.ExcursionItemFragment;
type ExcursionsProps = { excursions: readonly Excursion[]; level?: 2 | 3 | 4 };

/** Excursions with their tested-and-approved label and a plain link to book, which needs no script (SPEC §1). */
export function Excursions({ excursions, level = 3 }: ExcursionsProps) {
  const { t } = useTranslation('article');
  const Heading = `h${level}` as const;
  return (
    <ul className={styles.excursions} role="list">
      {excursions.map(({ id, title, description, bookingUrl, isTested, duration, place, picture }) => (
        <li key={id}>
          {picture ? <ExcursionPicture picture={picture} /> : null}
          <Heading>{title}</Heading>
          {isTested ? (
            <p className={styles.tested}>
              <Icon name="ui-tested" />
              {t('tested')}
            </p>
          ) : null}
          {place || duration ? (
            <p className={styles.place}>{[place, duration].filter(Boolean).join(' · ')}</p>
          ) : null}
          {description ? <p>{description}</p> : null}
          {bookingUrl ? (
            <p className={styles.booking}>
              <a href={bookingUrl} rel={PAID_REL}>
                {t('book')}
                <span className="visually-hidden">{` – ${title}`}</span>
              </a>{' '}
              <small>{t('paidLink')}</small>
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

/** The title says what it shows; the credit stays with it. */
function ExcursionPicture({ picture }: { picture: NonNullable<Excursion['picture']> }) {
  const credit = [picture.credit, picture.licence].filter(Boolean).join(', ');
  return (
    <figure>
      <Picture
        picture={picture}
        sizes="(min-width: 46rem) 24rem, 92vw"
        widest={1200}
        className={styles.picture}
        isDecorative
      />
      {credit ? (
        <figcaption>
          <small>{credit}</small>
        </figcaption>
      ) : null}
    </figure>
  );
}
