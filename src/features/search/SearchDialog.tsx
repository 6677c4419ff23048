import { navigate } from 'gatsby';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import type { Locale } from '../../config/locales';
import type { SearchResult } from '../../content/search/types';
import { searchPath } from '../../routing/paths';
import { Overlay } from '../../ui';
import { moved } from './active-option';
import { ResultText } from './ResultText';
import * as styles from './Search.module.css';
import { SearchStatus } from './SearchStatus';
import { useSearch } from './useSearch';
import type { SearchWords } from './words';

export type SearchDialogProps = {
  locale: Locale;
  t: SearchWords;
  /** Of the country that the page belongs to. */
  countryPath: string | undefined;
  sitemapPath: string | undefined;
  onClose: () => void;
};

/** More are on the page of the search. */
const MOST = 8;

/** A field whose results open below it as one types (the combobox pattern of the ARIA Authoring Practices Guide). */
export function SearchDialog({ locale, t, countryPath, sitemapPath, onClose }: SearchDialogProps) {
  const id = useId();
  const [question, setQuestion] = useState('');
  const [active, setActive] = useState<number>();
  const field = useRef<HTMLInputElement>(null);
  const options = useRef<(HTMLAnchorElement | null)[]>([]);
  const search = useSearch({ locale, path: countryPath }, question, MOST);
  // The dialog, once open, has given the focus to its first button.
  useEffect(() => field.current?.focus(), []);
  const exact = search.answer?.exact ?? [];
  const close = search.answer?.close ?? [];
  const count = exact.length + close.length;
  const chosen = active !== undefined && active < count ? active : undefined;
  const onKeyDown = (event: KeyboardEvent) => {
    const next = moved(event.key, chosen, count);
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
    options.current[next]?.scrollIntoView({ block: 'nearest' });
  };
  const submit = () => {
    if (chosen !== undefined) return options.current[chosen]?.click();
    if (!question.trim()) return;
    onClose();
    void navigate(searchPath(locale, question.trim()));
  };
  const option = (result: SearchResult, index: number) => (
    <a
      key={result.entry.id}
      ref={(element) => {
        options.current[index] = element;
      }}
      id={`${id}-${index}`}
      role="option"
      aria-selected={index === chosen}
      tabIndex={-1}
      href={result.entry.path}
      className={styles.option}
      onClick={onClose}
    >
      <ResultText result={result} t={t} />
    </a>
  );
  return (
    <Overlay title={t('title')} closeLabel={t('close')} onClose={onClose} isModal className={styles.dialog}>
      <form
        role="search"
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <label htmlFor={`${id}-field`}>{t('label')}</label>
        <input
          id={`${id}-field`}
          type="search"
          role="combobox"
          aria-expanded={count > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={chosen === undefined ? undefined : `${id}-${chosen}`}
          aria-describedby={`${id}-hint`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          ref={field}
          value={question}
          onChange={({ target }) => {
            setQuestion(target.value);
            setActive(undefined);
          }}
          onKeyDown={onKeyDown}
        />
        <p id={`${id}-hint`} className={styles.hint}>
          {t('hint')}
        </p>
      </form>
      <div id={`${id}-list`} role="listbox" aria-label={t('results')} className={styles.options}>
        {exact.map(option)}
        {close.length > 0 ? (
          <div role="group" aria-label={t('closeResults')}>
            <p className={styles.heading} aria-hidden="true">
              {t('closeResults')}
            </p>
            {close.map((result, index) => option(result, exact.length + index))}
          </div>
        ) : null}
      </div>
      <SearchStatus search={search} t={t} sitemapPath={sitemapPath} />
      {count > 0 ? (
        <p>
          <a href={searchPath(locale, question.trim())} onClick={onClose}>
            {t('submit')}
          </a>
        </p>
      ) : null}
    </Overlay>
  );
}
