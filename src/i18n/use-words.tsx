import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { Locale } from '../config/locales';
import type { Translator } from './translator';
import type { Namespace, Translate } from './vocabulary';

const Words = createContext<Translator | undefined>(undefined);

export function WordsProvider({ translator, children }: { translator: Translator; children: ReactNode }) {
  return <Words.Provider value={translator}>{children}</Words.Provider>;
}

/**
 * The interface words of a namespace, as a function. The page's query must select the namespace (`locales`).
 * @param locale another language than the page's, whose words the query must select too
 * @example const t = useWords('map'); t('shown', { count: 12 })
 */
export function useWords<N extends Namespace>(namespace: N, locale?: Locale): Translate<N> {
  return useTranslator().namespace(namespace, locale);
}

/**
 * Sets the language of its children. For pages that Gatsby knows in one language and that turn out to be wanted in another;
 * their query selects the words of both.
 */
export function InLanguage({ locale, children }: { locale: Locale; children: ReactNode }) {
  const translator = useTranslator();
  const own = useMemo(() => translator.in(locale), [translator, locale]);
  return <WordsProvider translator={own}>{children}</WordsProvider>;
}

function useTranslator(): Translator {
  const translator = useContext(Words);
  if (!translator)
    throw new Error('useWords needs a WordsProvider above it; src/i18n/page-words.tsx makes one');
  return translator;
}
