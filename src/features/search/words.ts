import type { Locale } from '../../config/locales';
import { Translator } from '../../i18n/translator';
import type { Translate } from '../../i18n/vocabulary';

/** The search's words load with the search, so that pages do not carry them. */
const LOADERS: Record<Locale, () => Promise<{ readonly default: object }>> = {
  fr: () => import('../../../locales/fr/search.json'),
  en: () => import('../../../locales/en/search.json'),
};

export type SearchWords = Translate<'search'>;

export async function loadSearchWords(locale: Locale): Promise<SearchWords> {
  const { default: search } = await LOADERS[locale]();
  return new Translator(locale, { [locale]: { search } }).namespace('search');
}
