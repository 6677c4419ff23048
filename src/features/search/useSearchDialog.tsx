import { useCallback, useEffect, useState, type ReactNode } from 'react';
import type { Locale } from '../../config/locales';
import { mayFetchAhead } from '../../loading/connection';
import { whenIdle } from '../../loading/when-idle';
import { isSearchKey } from './is-search-key';
import { loadEngine } from './load-engine';
import { loadDialog, type LoadedDialog } from './load-dialog';

type Surroundings = {
  locale: Locale;
  /** Of the country that the page belongs to. */
  countryPath: string | undefined;
  /** Where everything stands that can be found. */
  sitemapPath: string | undefined;
};

export type SearchState = {
  readonly isOpen: boolean;
  /** Its programs could not be loaded; the next press tries again. */
  readonly hasFailed: boolean;
  readonly open: () => void;
  /** The search itself, while it is open. */
  readonly dialog: ReactNode;
};

/** The search of a page: buttons open it, and so does `/`. What it needs is fetched while the page is idle. */
export function useSearchDialog({ locale, countryPath, sitemapPath }: Surroundings): SearchState {
  const [isWanted, setWanted] = useState(false);
  const [loaded, setLoaded] = useState<LoadedDialog>();
  const [hasFailed, setFailed] = useState(false);
  const open = useCallback(() => {
    setWanted(true);
    setFailed(false);
    loadDialog(locale).then(setLoaded, () => {
      setWanted(false);
      setFailed(true);
    });
  }, [locale]);
  const close = useCallback(() => setWanted(false), []);
  useSlash(open);
  useEffect(() => {
    if (mayFetchAhead(navigator.connection)) whenIdle(() => void warm(locale));
  }, [locale]);
  const isOpen = isWanted && loaded !== undefined;
  const dialog = isOpen ? (
    <loaded.SearchDialog
      locale={locale}
      t={loaded.t}
      countryPath={countryPath}
      sitemapPath={sitemapPath}
      onClose={close}
    />
  ) : null;
  return { isOpen, hasFailed, open, dialog };
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

/** A failure is ignored: the press asks again. */
async function warm(locale: Locale): Promise<void> {
  try {
    const [{ loadStemmer }] = await Promise.all([loadEngine(), loadDialog(locale)]);
    await loadStemmer(locale);
  } catch {
    // Nobody has asked for anything yet.
  }
}
