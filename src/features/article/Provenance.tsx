import type { Locale } from '../../config/locales';
import { formatDate } from '../../i18n/dates';
import { useWords } from '../../i18n/use-words';
import * as styles from './Article.module.css';

type ProvenanceProps = {
  locale: Locale;
  updatedOn: string | null;
  publishedOn: string | null;
  checkedOn: string | null;
  authorName: string | undefined;
  minutes: number | undefined;
};

/** Who wrote the article, when, and when its facts were last checked (SPEC §1). */
export function Provenance({
  locale,
  updatedOn,
  publishedOn,
  checkedOn,
  authorName,
  minutes,
}: ProvenanceProps) {
  const t = useWords('article');
  const dated = (label: string, day: string | null) =>
    day ? (
      <li key={label}>
        {label} <time dateTime={day}>{formatDate(day, locale)}</time>
      </li>
    ) : null;
  return (
    <ul className={styles.provenance}>
      {dated(t('updatedOn'), updatedOn)}
      {dated(t('publishedOn'), publishedOn)}
      {authorName ? <li>{t('writtenBy', { name: authorName })}</li> : null}
      {dated(t('checkedOn'), checkedOn)}
      {minutes ? <li>{t('readingTime', { count: minutes })}</li> : null}
    </ul>
  );
}
