import { navigate } from 'gatsby';
import {
  forwardRef,
  startTransition,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
} from 'react';
import type { Locale } from '../../config/locales';
import { searchPath } from '../../routing/paths';
import { Overlay } from '../../ui';
import { moved } from './active-option';
import { Options } from './Options';
import * as styles from './Search.module.css';
import { SearchStatus } from './SearchStatus';
import { useSearch } from './useSearch';
import type { SearchWords } from './words';

export type SearchDialogProps = {
  locale: Locale;
  t: SearchWords;
  /** Address of the country that the page belongs to. */
  countryPath: string | undefined;
  sitemapPath: string | undefined;
};

export type SearchDialogHandle = { readonly open: () => void };

/** More are on the page of the search. */
const MOST = 8;

/**
 * A field whose results open below it as one types (the combobox pattern of the ARIA Authoring Practices Guide). It stands
 * closed in the page until it is opened. The field is the browser's own: letters appear whatever the search does.
 */
export const SearchDialog = forwardRef<SearchDialogHandle, SearchDialogProps>(function SearchDialog(
  { locale, t, countryPath, sitemapPath },
  handle,
) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [question, setQuestion] = useState('');
  const [active, setActive] = useState<number>();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const search = useSearch({ locale, path: countryPath }, question, MOST, isOpen);
  useImperativeHandle(handle, () => ({ open: () => setOpen(true) }), []);
  // The dialog, just opened, has given the focus to its first button.
  useLayoutEffect(() => {
    if (isOpen) field.current?.focus();
  }, [isOpen]);
  const { exact = [], close = [] } = search.answer ?? {};
  const count = exact.length + close.length;
  const chosen = active !== undefined && active < count ? active : undefined;
  const options = () => list.current?.querySelectorAll<HTMLElement>('[role="option"]');
  const leave = () => {
    if (field.current) field.current.value = '';
    setOpen(false);
    setActive(undefined);
    // In a transition, so that the link that was pressed stays in place while it is followed.
    startTransition(() => setQuestion(''));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = moved(event.key, chosen, count);
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
    options()?.[next]?.scrollIntoView({ block: 'nearest' });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen !== undefined) return options()?.[chosen]?.click();
    const typed = field.current?.value.trim();
    if (!typed) return undefined;
    leave();
    return void navigate(searchPath(locale, typed));
  };
  return (
    <Overlay
      title={t('title')}
      closeLabel={t('close')}
      onClose={leave}
      isModal
      isOpen={isOpen}
      className={styles.dialog}
    >
      <form role="search" className={styles.form} onSubmit={submit}>
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
          onInput={({ currentTarget: { value } }) => {
            setActive(undefined);
            startTransition(() => setQuestion(value));
          }}
          onKeyDown={onKeyDown}
        />
        <p id={`${id}-hint`} className={styles.hint}>
          {t('hint')}
        </p>
      </form>
      <div ref={list} id={`${id}-list`} role="listbox" aria-label={t('results')} className={styles.options}>
        <Options answer={search.answer} chosen={chosen} id={id} t={t} onLeave={leave} />
      </div>
      <SearchStatus search={search} t={t} sitemapPath={sitemapPath} />
      {count > 0 ? (
        <p>
          <a href={searchPath(locale, question.trim())} onClick={leave}>
            {t('submit')}
          </a>
        </p>
      ) : null}
    </Overlay>
  );
});
