import { render } from '@testing-library/react';
import i18next from 'i18next';
import { readdirSync, readFileSync } from 'node:fs';
import type { ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import { LOCALES, type Locale } from '../../src/config/locales';

function wordsIn(locale: Locale) {
  const words = readdirSync(`locales/${locale}`).map((file): [string, object] => [
    file.replace('.json', ''),
    JSON.parse(readFileSync(`locales/${locale}/${file}`, 'utf8')) as object,
  ]);
  return Object.fromEntries(words);
}

/** Renders in a language with the site's real interface words; those of the other are there too, as in the preview. */
export function renderIn(locale: Locale, element: ReactElement) {
  const i18n = i18next.createInstance();
  void i18n.init({
    lng: locale,
    resources: Object.fromEntries(LOCALES.map((each) => [each, wordsIn(each)])),
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  return render(element, {
    wrapper: ({ children }) => <I18nextProvider i18n={i18n}>{children}</I18nextProvider>,
  });
}
