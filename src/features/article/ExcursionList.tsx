import type { Locale } from '../../config/locales';
import { PAID_REL } from '../../content/excursion/booking-link';
import { formatDate } from '../../i18n/dates';
import { useWords } from '../../i18n/use-words';
import * as styles from './ExcursionList.module.css';
import { EXCURSIONS_ID, TestedBadge } from './Excursions';

type Excursion = Queries.ExcursionInBriefFragment;

type ExcursionListProps = { locale: Locale; excursions: readonly Excursion[] };

/**
 * Excursions in brief, a line each: the title leads to the article that tells of it, and a button books it. What holds for
 * all of them is said once, above.
 */
export function ExcursionList({ locale, excursions }: ExcursionListProps) {
  const t = useWords('article');
  if (excursions.length === 0) return null;
  return (
    <>
      {excursions.some(({ bookingUrl }) => bookingUrl) ? (
        <p className={styles.note}>{t('paidLinks')}</p>
      ) : null}
      <ul className={styles.list} role="list">
        {excursions.map((excursion) => (
          <li key={excursion.id}>
            <ExcursionLine locale={locale} excursion={excursion} />
          </li>
        ))}
      </ul>
    </>
  );
}

function ExcursionLine({ locale, excursion }: { locale: Locale; excursion: Excursion }) {
  const t = useWords('article');
  const { title, bookingUrl, isTested, test, duration, place, article } = excursion;
  const facts = [place, duration].filter(Boolean).join(' · ');
  return (
    <>
      <div>
        <h4>{article ? <a href={`${article.path}#${EXCURSIONS_ID}`}>{title}</a> : title}</h4>
        {facts ? <p className={styles.facts}>{facts}</p> : null}
        {isTested ? (
          <p className={styles.facts}>
            <TestedBadge />{' '}
            {test ? t('testedBy', { ...test, date: formatDate(test.on, locale) }) : t('example')}
          </p>
        ) : null}
      </div>
      {bookingUrl ? (
        <a href={bookingUrl} rel={PAID_REL} className={styles.book}>
          {t('book')}
          <span className="visually-hidden">{` – ${title}`}</span>
        </a>
      ) : null}
    </>
  );
}
