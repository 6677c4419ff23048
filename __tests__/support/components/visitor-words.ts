import { readFileSync } from 'node:fs';
import type { Locale } from '../../../src/config/locales';
import type { VisitorWords } from '../../../src/services/forms/words';

/** The words that forms load in a language. */
export const visitorWords = (locale: Locale) =>
  JSON.parse(readFileSync(`locales/${locale}/visitors.json`, 'utf8')) as VisitorWords;

/** French puts a no-break space before a colon and its like; tests write it as a space. */
export const spaced = (text: string | null | undefined): string =>
  (text ?? '').replace(/[\u00a0\u202f]/g, ' ');
