import { useMemo } from 'react';
import { LOCALES, LOCALE_NAMES, type Locale } from '../config/locales';
import { Translator } from '../i18n/translator';
import { WordsProvider } from '../i18n/use-words';
import { Band } from '../ui';
import { Furniture } from './gallery/Furniture';
import { Parts } from './gallery/Parts';
import { VisitorForms } from './gallery/VisitorForms';
import { GALLERY_WORDS } from './gallery/words';

/**
 * Every component in every state, in both languages, for designers; `npm run develop` alone has this page
 * (src/site-build/pages/create-pages.ts). Its words come from the files, not from a query: a query in a file that is no page of the
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
  const translator = useMemo(() => new Translator(locale, GALLERY_WORDS), [locale]);
  return (
    <WordsProvider translator={translator}>
      <div lang={locale}>
        <Band tone="sunk">
          <h2>{LOCALE_NAMES[locale]}</h2>
        </Band>
        <Furniture locale={locale} />
        <Parts locale={locale} />
        <VisitorForms locale={locale} />
      </div>
    </WordsProvider>
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
