import { useEffect, useState } from 'react';
import type { Locale } from '../../config/locales';
import { useWords } from '../../i18n/use-words';
import { closestPages, type KnownPage, type Suggestion } from '../../routing/closest';
import { ADDRESS_LIST_PATH } from '../../routing/paths';
import * as styles from './Suggestions.module.css';

type SuggestionsProps = {
  locale: Locale;
  /** The address that leads nowhere; undefined until a script knows it. */
  asked: string | undefined;
  sitemapPath: string | undefined;
};

const MOST = 4;

/** Pages whose address is like the one that was asked for. Its place is kept from the start, so that nothing moves. */
export function Suggestions({ locale, asked, sitemapPath }: SuggestionsProps) {
  const t = useWords('not-found');
  const found = useSuggestions(asked);
  return (
    <div className={styles.suggestions} role="status">
      {found && found.length > 0 ? (
        <>
          <p>{t('didYouMean')}</p>
          <ul role="list">
            {found.map(({ path, title, locale: own }) => (
              <li key={path}>
                <a href={path} hrefLang={own} lang={own === locale ? undefined : own}>
                  {title}
                </a>{' '}
                <span className={styles.path}>{path}</span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {found?.length === 0 ? <p>{t('nothingClose')}</p> : null}
      {sitemapPath ? (
        <p>
          <a href={sitemapPath}>{t('allPages')}</a>
        </p>
      ) : null}
    </div>
  );
}

/** Undefined while they are not known; none when the list cannot be had. */
function useSuggestions(asked: string | undefined): readonly Suggestion[] | undefined {
  const [found, setFound] = useState<readonly Suggestion[]>();
  useEffect(() => {
    if (asked === undefined) return undefined;
    const controller = new AbortController();
    fetch(ADDRESS_LIST_PATH, { signal: controller.signal })
      .then((response) => response.json())
      .then((pages: readonly KnownPage[]) => setFound(closestPages(asked, pages, MOST)))
      .catch(() => {
        if (!controller.signal.aborted) setFound([]);
      });
    return () => controller.abort();
  }, [asked]);
  return found;
}
