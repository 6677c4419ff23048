import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../config/locales';
import type { Alternate } from '../routing/alternates';
import { Footer } from './Footer';
import { Header } from './Header';
import * as styles from './PageFrame.module.css';

export type PageFrameProps = {
  locale: Locale;
  alternates: readonly Alternate[];
  children: ReactNode;
};

/** What stands around every page: a skip link, the header, the page's own `<main>`, the footer. */
export function PageFrame({ locale, alternates, children }: PageFrameProps) {
  const { t } = useTranslation('common');
  return (
    <>
      <a href="#content" className={styles.skip}>
        {t('skipToContent')}
      </a>
      <Header locale={locale} alternates={alternates} />
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer locale={locale} />
    </>
  );
}
