import { useDeferredValue, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Locale } from '../../config/locales';
import type { SearchAnswer } from '../../content/search/types';
import { countryPath } from '../../routing/paths';
import { allTexts, libraryOf, lightTexts } from './library';

export type Search = {
  /** None before the titles are there, and none to no question. */
  readonly answer: SearchAnswer | undefined;
  /** The question that is answered; it may lag behind what is typed. */
  readonly answered: string;
  readonly haveTitlesFailed: boolean;
  readonly haveTextsFailed: boolean;
  readonly areTextsLoading: boolean;
  /** Whether there are texts that nobody has asked for yet. */
  readonly hasMoreTexts: boolean;
  readonly askForTexts: () => void;
  readonly retry: () => void;
};

/**
 * Answers a question from the titles of a language; from the texts of a country, too, on its own pages and when the
 * question names it; and from all texts once they are asked for.
 * @param path address of the country that the page belongs to
 */
export function useSearch(
  { locale, path }: { locale: Locale; path?: string | undefined },
  question: string,
  limit: number,
): Search {
  const library = libraryOf(locale);
  const { index, countries, isNamed, texts, haveTitlesFailed } = useSyncExternalStore(
    library.subscribe,
    library.current,
  );
  const answered = useDeferredValue(question).trim();
  const own = useMemo(
    () =>
      countries.filter(
        ({ slug, name }) => countryPath(locale, slug) === path || isNamed(name, answered, locale),
      ),
    [countries, isNamed, locale, path, answered],
  );
  useEffect(() => void library.open(), [library]);
  useEffect(
    () =>
      void library.want(own.flatMap((country) => lightTexts(country, locale)).filter(isNew(texts.failed))),
    [library, own, locale, texts.failed],
  );
  const answer = useMemo(
    () => (answered ? index?.search(answered, limit) : undefined),
    [index, answered, limit],
  );
  const here = countries.filter((country) => countryPath(locale, country.slug) === path);
  const more = allTexts(here.length > 0 ? here : countries, locale);
  const known = [...texts.loaded, ...texts.loading, ...texts.failed];
  return {
    answer,
    answered,
    haveTitlesFailed,
    haveTextsFailed: texts.failed.length > 0,
    areTextsLoading: texts.loading.length > 0,
    hasMoreTexts: more.some(isNew(known)),
    askForTexts: () => void library.want(more),
    retry: () => void library.open().then(() => library.want(texts.failed)),
  };
}

const isNew = (known: readonly string[]) => (address: string) => !known.includes(address);
