import type { Locale } from '../../config/locales';
import { loadSearchWords } from './words';

/** Everything that the search shows before it has an answer. */
export async function loadDialog(locale: Locale) {
  const [{ SearchDialog }, t] = await Promise.all([import('./parts'), loadSearchWords(locale)]);
  return { SearchDialog, t };
}

export type LoadedDialog = Awaited<ReturnType<typeof loadDialog>>;
