import type { Locale } from '../../config/locales';
import { PAID_REL } from '../../content/excursion/booking-link';
import { formatDate } from '../../i18n/dates';
import { useWords } from '../../i18n/use-words';
import { Icon, Picture } from '../../ui';
import * as styles from './Excursions.module.css';

/** In full, or in brief with the article that tells of it. */
type Excursion = Queries.ExcursionItemFragment | Queries.ExcursionInBriefFragment;
/** Anchor of an article's excursions: the same in both languages. */
export const EXCURSIONS_ID = 'excursions';

type ExcursionsProps = { locale: Locale; excursions: readonly Excursion[]; level?: 2 | 3 | 4 };

/**
 * Excursions with their tested-and-approved label and a plain link to book, which needs no script (SPEC §1). One in
 * brief leads by its title to the place of the article where it stands in full.
 */
export function Excursions({ locale, excursions, level = 3 }: ExcursionsProps) {
  const t = useWords('article');
  const Heading = `h${level}` as const;
  const areBrief = excursions.every((excursion) => 'article' in excursion);
  return (
    <ul className={areBrief ? `${styles.excursions} ${styles.brief}` : styles.excursions} role="list">
      {excursions.map(({ id, title, bookingUrl, isTested, test, duration, place, ...more }) => (
        <li key={id}>
          {'picture' in more && more.picture ? <ExcursionPicture picture={more.picture} /> : null}
          <Heading>
            {'article' in more && more.article ? (
              <a href={`${more.article.path}#${EXCURSIONS_ID}`}>{title}</a>
            ) : (
              title
            )}
          </Heading>
          {isTested ? <TestedLabel locale={locale} test={test} /> : null}
          {place || duration ? (
            <p className={styles.place}>{[place, duration].filter(Boolean).join(' · ')}</p>
          ) : null}
          {'description' in more && more.description ? <p>{more.description}</p> : null}
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

/** The label, and beside it who tested what; without a test it is an example, and says so. */
function TestedLabel({ locale, test }: { locale: Locale; test: Excursion['test'] }) {
  const t = useWords('article');
  return (
    <p className={styles.label}>
      <span className={styles.tested}>
        <Icon name="ui-tested" />
        {t('tested')}
      </span>{' '}
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
