import i18next from 'i18next';
import { useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import { LOCALES, LOCALE_NAMES, type Locale } from '../config/locales';
import { Band } from '../ui';
import { Furniture } from './gallery/Furniture';
import { Parts } from './gallery/Parts';
import { Writing } from './gallery/Writing';
import { GALLERY_WORDS } from './gallery/words';

/**
 * Every component in every state, in both languages, for designers; `npm run develop` alone has this page
 * (src/build/create-pages.ts). Its words come from the files, not from a query: a query in a file that is no page of the
 * build would be reported with each build.
 */
export default function GalleryPage() {
  return (
    <main id="content">
      <Band>
        <h1>Gallery</h1>
        <p>Every component in its states, first in French, then in English.</p>
      </Band>
      {LOCALES.map((locale) => (
        <InOwnLanguage key={locale} locale={locale} />
      ))}
    </main>
  );
}

function InOwnLanguage({ locale }: { locale: Locale }) {
  const i18n = useMemo(() => {
    const instance = i18next.createInstance();
    void instance.init({
      lng: locale,
      resources: GALLERY_WORDS,
      interpolation: { escapeValue: false },
      returnNull: false,
    });
    return instance;
  }, [locale]);
  return (
    <I18nextProvider i18n={i18n}>
      <div lang={locale}>
        <Band tone="sunk">
          <h2>{LOCALE_NAMES[locale]}</h2>
        </Band>
        <Furniture locale={locale} />
        <Parts locale={locale} />
        <Writing locale={locale} />
      </div>
    </I18nextProvider>
  );
}

export function Head() {
  return (
    <>
      <title>Gallery</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
