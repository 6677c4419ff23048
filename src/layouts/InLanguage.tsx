import { useMemo, type ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import type { Locale } from '../config/locales';

/** For pages that are French for Gatsby and turn out to be wanted in another language; their query holds the words of both. */
export function InLanguage({ locale, children }: { locale: Locale; children: ReactNode }) {
  const { i18n } = useTranslation();
  const own = useMemo(() => i18n.cloneInstance({ lng: locale }), [i18n, locale]);
  return <I18nextProvider i18n={own}>{children}</I18nextProvider>;
}
