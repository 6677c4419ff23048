import * as styles from './Search.module.css';
import type { Search } from './useSearch';
import type { SearchWords } from './words';

type SearchStatusProps = { search: Search; t: SearchWords; sitemapPath: string | undefined };

/** Says how many results there are, announced as they change; also what is still missing, and how to get it. */
export function SearchStatus({ search, t, sitemapPath }: SearchStatusProps) {
  const { answer, answered, hasMoreTexts, areTextsLoading, haveTextsFailed, haveTitlesFailed } = search;
  const isEmpty = answer && answer.exact.length + answer.close.length === 0;
  return (
    <div className={styles.status}>
      <p role="status" className={styles.count}>
        {haveTitlesFailed ? '' : sayCount(search, t)}
      </p>
      {isEmpty ? (
        <p>
          {t('none', { question: shortened(answered) })}{' '}
          {sitemapPath ? <a href={sitemapPath}>{t('sitemap')}</a> : null}
        </p>
      ) : null}
      {haveTitlesFailed || haveTextsFailed ? (
        <p role="alert">
          {t(haveTitlesFailed ? 'failed' : 'failedTexts')}{' '}
          <button type="button" className={styles.button} onClick={search.retry}>
            {t('retry')}
          </button>
        </p>
      ) : null}
      {areTextsLoading ? (
        <p>{t('loadingTexts')}</p>
      ) : answer && hasMoreTexts ? (
        <p>
          <button type="button" className={styles.button} onClick={search.askForTexts}>
            {t('texts')}
          </button>
        </p>
      ) : null}
    </div>
  );
}

function sayCount({ answer, answered }: Search, t: SearchWords): string {
  if (answered === '') return '';
  if (!answer) return t('loading');
  const { exact, close } = answer;
  if (exact.length + close.length === 0) return t('noneShort');
  return exact.length > 0
    ? t('found', { count: exact.length + close.length })
    : t('onlyClose', { count: close.length });
}

const LONGEST = 60;

function shortened(question: string): string {
  const letters = [...question];
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('')}…` : question;
}
