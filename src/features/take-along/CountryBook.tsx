import { useEffect, useRef, useState } from 'react';
import type { Locale } from '../../config/locales';
import { formatDate } from '../../i18n/dates';
import { formatNumber } from '../../i18n/numbers';
import { useWords } from '../../i18n/use-words';
import { bookPath, sheetsPath } from '../../routing/paths';
import * as styles from './CountryBook.module.css';

type CountryBookProps = {
  locale: Locale;
  country: { readonly name: string; readonly path: string };
};

/**
 * The country as a book and as sheets to print. Both are made after the page is live, so that the page cannot know their
 * size and day: without scripts it says what they never exceed, and the cover has its day.
 */
export function CountryBook({ locale, country: { name, path } }: CountryBookProps) {
  const t = useWords('map');
  const [list, facts] = useBookFacts(bookPath(path));
  return (
    <ul ref={list} className={styles.files}>
      <li>
        <a href={bookPath(path)} download>
          {t('book.link', { country: name })}
        </a>{' '}
        <small>
          {facts
            ? t('book.facts', {
                size: formatNumber(facts.megabytes, locale, 1),
                day: formatDate(facts.day, locale),
              })
            : t('book.atMost')}
        </small>
      </li>
      <li>
        <a href={sheetsPath(path)}>{t('book.sheets')}</a>
      </li>
    </ul>
  );
}

type BookFacts = { readonly megabytes: number; readonly day: string };

/** Asks for size and day of the book that the server has, once its link comes near the view. */
function useBookFacts(address: string) {
  const element = useRef<HTMLUListElement>(null);
  const [facts, setFacts] = useState<BookFacts>();
  useEffect(() => {
    if (!element.current) return undefined;
    const controller = new AbortController();
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      // A saved country is read without network, and what is known to fail is not asked.
      if (!navigator.onLine) return;
      fetch(address, { method: 'HEAD', signal: controller.signal })
        .then((answer) => setFacts(factsOf(answer)))
        .catch(() => undefined);
    });
    observer.observe(element.current);
    return () => {
      observer.disconnect();
      controller.abort();
    };
  }, [address]);
  return [element, facts] as const;
}

/** @returns undefined where the answer does not say both */
function factsOf({ ok, headers }: Pick<Response, 'ok' | 'headers'>): BookFacts | undefined {
  const bytes = Number(headers.get('content-length'));
  const changed = Date.parse(headers.get('last-modified') ?? '');
  if (!ok || !(bytes > 0) || Number.isNaN(changed)) return undefined;
  return { megabytes: bytes / 1e6, day: new Date(changed).toISOString().slice(0, 10) };
}
