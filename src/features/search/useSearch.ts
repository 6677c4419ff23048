import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Locale } from '../../config/locales';
import type { SearchAnswer } from '../../content/search/types';
import { countryPath } from '../../routing/paths';
import { allTexts, libraryOf, lightTexts } from './library';

export type Search = {
  /** Undefined until the titles have loaded, and while the question is empty. */
  readonly answer: SearchAnswer | undefined;
  /** The question that is answered. */
  readonly answered: string;
  readonly haveTitlesFailed: boolean;
  readonly haveTextsFailed: boolean;
  readonly areTextsLoading: boolean;
  /** True when there are texts that nobody has asked for yet. */
  readonly hasMoreTexts: boolean;
  readonly askForTexts: () => void;
  readonly retry: () => void;
};

/**
 * Answers a question from the titles of a language; from the texts of a country, too, on its own pages and when the
 * question names it; and from all texts once they are asked for.
 * @param isUsed whether anybody looks at the search; before, nothing is loaded
 * @param question changes in transitions (`startTransition`), so that nobody waits for an answer while typing
 * @param path address of the country that the page belongs to
 */
export function useSearch(
  { locale, path }: { locale: Locale; path?: string | undefined },
  question: string,
  limit: number,
  isUsed = true,
): Search {
  const library = libraryOf(locale);
  const { index, countries, isNamed, texts, haveTitlesFailed } = useSyncExternalStore(
    library.subscribe,
    library.current,
  );
  const answered = question.trim();
  const own = useMemo(
    () =>
      countries.filter(
        ({ slug, name }) => countryPath(locale, slug) === path || isNamed(name, answered, locale),
      ),
    [countries, isNamed, locale, path, answered],
  );
  useEffect(() => {
    if (isUsed) void library.open();
  }, [library, isUsed]);
  useEffect(() => {
    const wanted = own.flatMap((country) => lightTexts(country, locale));
    if (isUsed) void library.want(wanted.filter(isNew(texts.failed)));
  }, [library, own, locale, texts.failed, isUsed]);
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
