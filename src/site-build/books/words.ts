import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type book from '../../../locales/fr/book.json';
import type country from '../../../locales/fr/country.json';
import type map from '../../../locales/fr/map.json';
import type { Locale } from '../../config/locales';

export type BookWords = {
  readonly book: typeof book;
  readonly country: typeof country;
  readonly map: typeof map;
};

/** The words of a book, as `locales/` has them; the build has checked that both languages have the same. */
export function bookWords(locale: Locale): BookWords {
  const read = (name: string): unknown =>
    JSON.parse(readFileSync(join('locales', locale, `${name}.json`), 'utf8'));
  return { book: read('book'), country: read('country'), map: read('map') } as BookWords;
}

/** @example fillIn('Étape {{number}}', { number: 2 }) → 'Étape 2'; names without a value stay for the maker of the book */
export function fillIn(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (all, name: string) => String(values[name] ?? all));
}
