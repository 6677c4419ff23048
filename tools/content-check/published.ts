import type { ArticleSource } from '../../cms/src/seed/catalogue/types';
import type { Locale } from './types';

/** Checks whether visitors see an article in a language: it has a text there which is no draft. */
export const isPublished = ({ texts, facts }: ArticleSource, locale: Locale): boolean =>
  texts[locale] !== undefined && !facts.value.brouillon?.includes(locale);
