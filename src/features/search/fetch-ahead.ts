import type { Locale } from '../../config/locales';
import { libraryOf } from './library';
import { loadEngine } from './load-engine';

/**
 * Gets what a first answer takes, so that it needs no network, and makes the index, so that a press has nothing to do but to
 * show the field. The titles come last: where they are, everything is.
 */
export async function fetchAhead(locale: Locale): Promise<void> {
  const { loadLanguage } = await loadEngine();
  await loadLanguage(locale);
  await libraryOf(locale).open();
}
