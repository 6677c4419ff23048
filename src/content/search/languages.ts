import type { Locale } from '../../config/locales';
import type { Stem } from './words';

/** The search's knowledge of a language. */
export type Language = {
  /** Cuts words to their stem: “puffins” and “puffin” to the same one. */
  readonly stem: Stem;
  /** Words of questions that say nothing of what is looked for. They count when nothing else was typed. */
  readonly idle: ReadonlySet<string>;
};

/** One file a language, so that a visitor loads one. */
const LOADERS: Record<Locale, () => Promise<Language>> = {
  fr: () => import('./languages/fr'),
  en: () => import('./languages/en'),
};

export function loadLanguage(locale: Locale): Promise<Language> {
  return LOADERS[locale]();
}
