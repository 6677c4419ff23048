import { startTransition, useEffect, useId, useState } from 'react';
import type { Locale } from '../../config/locales';
import type { SearchResult } from '../../content/search/types';
import { searchPath } from '../../routing/paths';
import { ResultText } from './ResultText';
import * as styles from './Search.module.css';
import { SearchStatus } from './SearchStatus';
import { useSearch } from './useSearch';
import { loadSearchWords, type SearchWords } from './words';

export type SearchPanelProps = {
  locale: Locale;
  sitemapPath: string | undefined;
  /** The first question; without one, the question in the page's address (`?q=`). */
  question?: string | undefined;
};

const MOST = 30;

/** A field and its results as a part of a page, for the page of the search and for that of unknown addresses. */
export function SearchPanel(props: SearchPanelProps) {
  const { locale } = props;
  const [words, setWords] = useState<SearchWords>();
  useEffect(() => {
    let isWanted = true;
    void loadSearchWords(locale).then((loaded) => isWanted && setWords(() => loaded));
    return () => {
      isWanted = false;
    };
  }, [locale]);
  return words ? <Panel {...props} t={words} /> : null;
}

function Panel({ locale, sitemapPath, question: given, t }: SearchPanelProps & { t: SearchWords }) {
  const id = useId();
  const [first] = useState(given ?? new URLSearchParams(window.location.search).get('q') ?? '');
  const [question, setQuestion] = useState(first);
  const search = useSearch({ locale }, question, MOST);
  const { exact = [], close = [] } = search.answer ?? {};
  const ask = (next: string) => {
    startTransition(() => setQuestion(next));
    if (given === undefined)
      window.history.replaceState(window.history.state, '', searchPath(locale, next.trim()));
  };
  return (
    <div className={styles.panel}>
      <form role="search" className={styles.form} onSubmit={(event) => event.preventDefault()}>
        <label htmlFor={`${id}-field`}>{t('label')}</label>
        <input
          id={`${id}-field`}
          type="search"
          name="q"
          aria-describedby={`${id}-hint`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          defaultValue={first}
          onInput={({ currentTarget }) => ask(currentTarget.value)}
        />
        <p id={`${id}-hint`} className={styles.hint}>
          {t('hint')}
        </p>
      </form>
      <SearchStatus search={search} t={t} sitemapPath={sitemapPath} />
      <Results results={exact} label={t('results')} t={t} />
      {close.length > 0 ? <h2 className={styles.heading}>{t('closeResults')}</h2> : null}
      <Results results={close} label={t('closeResults')} t={t} />
    </div>
  );
}

type ResultsProps = { results: readonly SearchResult[]; label: string; t: SearchWords };

function Results({ results, label, t }: ResultsProps) {
  if (results.length === 0) return null;
  return (
    <ol role="list" aria-label={label} className={styles.results}>
      {results.map((result) => (
        <li key={result.entry.id}>
          <a href={result.entry.path} className={styles.option}>
            <ResultText result={result} t={t} />
          </a>
        </li>
      ))}
    </ol>
  );
}
