import type { Locale } from '../../config/locales';
import { PAID_REL } from '../../content/excursion/booking-link';
import { formatDate } from '../../i18n/dates';
import { useWords } from '../../i18n/use-words';
import { Icon, Picture } from '../../ui';
import * as styles from './Excursions.module.css';
import { TripHeart } from './TripHeart';

type Excursion = Queries.ExcursionItemFragment;

/** Anchor of an article's excursions: the same in both languages. */
export const EXCURSIONS_ID = 'excursions';

type ExcursionsProps = { locale: Locale; excursions: readonly Excursion[]; level?: 2 | 3 | 4 };

/** Excursions with their tested-and-approved label and a plain link to book, which needs no script (SPEC §1). */
export function Excursions({ locale, excursions, level = 3 }: ExcursionsProps) {
  const t = useWords('article');
  const Heading = `h${level}` as const;
  return (
    <ul className={styles.excursions} role="list">
      {excursions.map(
        ({ id, shortId, title, description, picture, bookingUrl, isTested, test, duration, place }) => (
          <li key={id}>
            {picture ? <ExcursionPicture picture={picture} /> : null}
            <Heading>{title}</Heading>
            {isTested ? <TestedLabel locale={locale} test={test} /> : null}
            {place || duration ? (
              <p className={styles.place}>{[place, duration].filter(Boolean).join(' · ')}</p>
            ) : null}
            {description ? <p>{description}</p> : null}
            {shortId ? <TripHeart locale={locale} shortId={shortId} title={title} /> : null}
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
        ),
      )}
    </ul>
  );
}

export function TestedBadge() {
  const t = useWords('article');
  return (
    <span className={styles.tested}>
      <Icon name="ui-tested" />
      {t('tested')}
    </span>
  );
}

/** The label, and beside it who tested what; without a test it is an example, and says so. */
function TestedLabel({ locale, test }: { locale: Locale; test: Excursion['test'] }) {
  const t = useWords('article');
  return (
    <p className={styles.label}>
      <TestedBadge />{' '}
      <small>
        {test ? t('testedBy', { ...test, date: formatDate(test.on, locale) }) : t('testedExample')}
      </small>
    </p>
  );
}

/** The title says what it shows; the credit stays with it. */
function ExcursionPicture({ picture }: { picture: NonNullable<Queries.ExcursionItemFragment['picture']> }) {
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
