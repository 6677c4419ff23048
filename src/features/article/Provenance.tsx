import type { Locale } from '../../config/locales';
import { formatDate } from '../../i18n/dates';
import { useWords } from '../../i18n/use-words';
import * as styles from './Article.module.css';

type ProvenanceProps = {
  locale: Locale;
  updatedOn: string | null;
  publishedOn: string | null;
  authorName: string | undefined;
  minutes: number | undefined;
};

/** Shows who wrote the article and when (SPEC §1). What was checked stands among its facts. */
export function Provenance({ locale, updatedOn, publishedOn, authorName, minutes }: ProvenanceProps) {
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
      {minutes ? <li>{t('readingTime', { count: minutes })}</li> : null}
    </ul>
  );
}
