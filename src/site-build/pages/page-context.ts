import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../config/locales';

/**
 * The whole `i18n` object that the translation plugin expects; with less of it the plugin makes pages of its own under
 * wrong addresses. The object depends on nothing but its arguments: a context that changes re-renders its page.
 */
export type PageI18n = {
  language: Locale;
  languages: readonly Locale[];
  defaultLanguage: Locale;
  generateDefaultLanguagePage: false;
  routed: true;
  originalPath: string;
  path: string;
};

export function pageI18n(locale: Locale, path: string): PageI18n {
  return {
    language: locale,
    languages: LOCALES,
    defaultLanguage: DEFAULT_LOCALE,
    generateDefaultLanguagePage: false,
    routed: true,
    originalPath: path,
    path,
  };
}
