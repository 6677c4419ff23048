import { render } from '@testing-library/react';
import i18next from 'i18next';
import { readdirSync, readFileSync } from 'node:fs';
import type { ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { Locale } from '../../src/config/locales';

/** Renders with the site's real interface words of a language. */
export function renderIn(locale: Locale, element: ReactElement) {
  const i18n = i18next.createInstance();
  const files = readdirSync(`locales/${locale}`);
  const words = files.map((file): [string, object] => [
    file.replace('.json', ''),
    JSON.parse(readFileSync(`locales/${locale}/${file}`, 'utf8')) as object,
  ]);
  void i18n.init({
    lng: locale,
    resources: { [locale]: Object.fromEntries(words) },
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  return render(element, {
    wrapper: ({ children }) => <I18nextProvider i18n={i18n}>{children}</I18nextProvider>,
  });
}
