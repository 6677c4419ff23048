import type fr from '../../../locales/fr/visitors.json';
import type { Locale } from '../../config/locales';

export type VisitorWords = typeof fr;

/** The words of forms load with the forms, and not with every page. */
const WORDS: Record<Locale, () => Promise<{ default: VisitorWords }>> = {
  fr: () => import('../../../locales/fr/visitors.json'),
  en: () => import('../../../locales/en/visitors.json'),
};

export async function loadWords(locale: Locale): Promise<VisitorWords> {
  const { default: words } = await WORDS[locale]();
  return words;
}
