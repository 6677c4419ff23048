import { startTransition, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import type { Locale } from '../../config/locales';
import { mayFetchAhead } from '../../loading/connection';
import { whenIdle } from '../../loading/when-idle';
import { isSearchKey } from './is-search-key';
import type { SearchDialogHandle } from './SearchDialog';

type Surroundings = {
  locale: Locale;
  /** Address of the country that the page belongs to. */
  countryPath: string | undefined;
  /** Address of the page that lists everything the search can find. */
  sitemapPath: string | undefined;
};

export type SearchState = {
  /** Its programs could not be loaded; the next press tries again. */
  readonly hasFailed: boolean;
  readonly open: () => void;
  /** The search itself; it stands ready, closed, from when the page was idle. */
  readonly dialog: ReactNode;
};

/** The search of a page: buttons open it, and so does `/`. What it needs is fetched while the page is idle. */
export function useSearchDialog({ locale, countryPath, sitemapPath }: Surroundings): SearchState {
  const [loaded, setLoaded] = useState<Loaded>();
  const [hasFailed, setFailed] = useState(false);
  const isWanted = useRef(false);
  const dialog = useRef<SearchDialogHandle | null>(null);
  const open = useCallback(() => {
    if (dialog.current) return dialog.current.open();
    isWanted.current = true;
    setFailed(false);
    load(locale).then(setLoaded, () => {
      isWanted.current = false;
      setFailed(true);
    });
  }, [locale]);
  useSlash(open);
  useEffect(() => {
    let isHere = true;
    const prepare = async () => {
      const ready = await load(locale);
      if (!isHere) return;
      startTransition(() => setLoaded(ready));
      await ready.fetchAhead(locale);
    };
    // What does not come is asked for again by the press.
    if (mayFetchAhead(navigator.connection)) whenIdle(() => void prepare().catch(() => undefined));
    return () => {
      isHere = false;
    };
  }, [locale]);
  const attach = useCallback((handle: SearchDialogHandle | null) => {
    dialog.current = handle;
    if (handle && isWanted.current) handle.open();
    isWanted.current = false;
  }, []);
  const node = loaded ? (
    <loaded.SearchDialog
      ref={attach}
      locale={locale}
      t={loaded.t}
      countryPath={countryPath}
      sitemapPath={sitemapPath}
    />
  ) : null;
  return { hasFailed, open, dialog: node };
}

function useSlash(open: () => void) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isSearchKey(event)) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);
}

type Loaded = Awaited<ReturnType<typeof load>>;

async function load(locale: Locale) {
  const parts = await import('./parts');
  return { ...parts, t: await parts.loadSearchWords(locale) };
}
