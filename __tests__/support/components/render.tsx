import { readdirSync, readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { LOCALES, type Locale } from '../../../src/config/locales';
import { Translator } from '../../../src/i18n/translator';
import { WordsProvider } from '../../../src/i18n/use-words';

function wordsIn(locale: Locale) {
  const words = readdirSync(`locales/${locale}`).map((file): [string, object] => [
    file.replace('.json', ''),
    JSON.parse(readFileSync(`locales/${locale}/${file}`, 'utf8')) as object,
  ]);
  return Object.fromEntries(words);
}

const WORDS = Object.fromEntries(LOCALES.map((locale) => [locale, wordsIn(locale)]));

/** Renders in a language with the site's real interface words; those of the other are there too, as in the preview. */
export function renderIn(locale: Locale, element: ReactElement) {
  const translator = new Translator(locale, WORDS);
  return render(element, {
    wrapper: ({ children }) => <WordsProvider translator={translator}>{children}</WordsProvider>,
  });
}
