import { Suspense, type ReactNode } from 'react';
import type { Locale } from '../config/locales';
import type { MenuCountry } from '../features/menu/CountryMenu';
import { BackToTop } from '../features/navigation/BackToTop';
import { useWords } from '../i18n/use-words';
import type { Alternate } from '../routing/alternates';
import { Footer } from './Footer';
import { Header } from './Header';
import * as styles from './PageFrame.module.css';

export type PageFrameProps = {
  locale: Locale;
  /** The page's own address. */
  path: string;
  alternates: readonly Alternate[];
  /** The country that the page belongs to: its menu is shown. */
  country?: MenuCountry | null | undefined;
  children: ReactNode;
};

/** Frames every page: a skip link, the header, the page's own `<main>`, the footer. */
export function PageFrame({ locale, path, alternates, country, children }: PageFrameProps) {
  const t = useWords('common');
  return (
    <>
      <a href="#content" className={styles.skip}>
        {t('skipToContent')}
      </a>
      <Header locale={locale} path={path} alternates={alternates} country={country ?? undefined} />
      <main id="content" tabIndex={-1} className={styles.main}>
        {/*
         * React takes over what stands in a boundary in pieces, between which the page answers. What stands above it
         * changes only by transitions until then: a store's hook (useHydrated) would draw all of it anew.
         */}
        <Suspense>{children}</Suspense>
      </main>
      <BackToTop label={t('backToTop')} />
      <Footer locale={locale} />
    </>
  );
}
