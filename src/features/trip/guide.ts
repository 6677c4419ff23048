import { useEffect, useMemo, useState } from 'react';
import type { Locale } from '../../config/locales';
import type { Position } from '../../content/map-feature/types';
import type { Drive, TripEntry } from '../../content/trip/files';
import { fetchCountries, type Fetched } from './fetch-files';

/** The guide's knowledge of a trip's stops, in the language of the page. */
export type Guide = Fetched & {
  readonly entryOf: (id: string) => TripEntry | undefined;
  readonly drives: readonly Drive[];
  readonly places: ReadonlyMap<string, Position>;
};

export type GuideState = 'loading' | Guide;

/** Looks up ids; the answer of before stays while more is fetched. */
export function useGuide(locale: Locale, ids: readonly string[]): [GuideState, retry: () => void] {
  const wanted = [...new Set(ids)].sort().join(' ');
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Fetched>();
  useEffect(() => {
    let isGone = false;
    void fetchCountries(locale, wanted === '' ? [] : wanted.split(' ')).then(
      (fetched) => !isGone && setAnswer(fetched),
    );
    return () => {
      isGone = true;
    };
  }, [locale, wanted, attempt]);
  const guide = useMemo(() => (answer ? guideOf(answer) : 'loading'), [answer]);
  return [guide, () => setAttempt((count) => count + 1)];
}

function guideOf({ countries, isWhole }: Fetched): Guide {
  const entries = new Map(countries.flatMap((country) => country.entries.map((entry) => [entry.id, entry])));
  return {
    countries,
    isWhole,
    entryOf: (id) => entries.get(id),
    drives: countries.flatMap(({ drives }) => drives),
    places: new Map([...entries.values()].flatMap(({ id, at }) => (at ? [[id, at] as const] : []))),
  };
}
