import type { Locale } from '../../config/locales';
import type { Stem } from './words';

/** One file a language, so that a visitor loads one. */
const LOADERS: Record<Locale, () => Promise<{ readonly stemmer: Stem }>> = {
  fr: () => import('@orama/stemmers/french'),
  en: () => import('@orama/stemmers/english'),
};

/** Cuts words of a language to their stem: “puffins” and “puffin” to the same one. */
export async function loadStemmer(locale: Locale): Promise<Stem> {
  const { stemmer } = await LOADERS[locale]();
  return stemmer;
}
