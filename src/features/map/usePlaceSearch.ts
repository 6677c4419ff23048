import { useEffect, useMemo, useState } from 'react';
import type { Locale } from '../../config/locales';
import type { Place } from '../../content/map/places';
import type { SearchIndex } from '../../content/search/search-index';
import { whenIdle } from '../../loading/when-idle';
import { indexPlaces } from './place-search';

type Found = {
  /** Ids of the places that match the question; undefined without a question, and before the search has loaded. */
  readonly ids: ReadonlySet<string> | undefined;
  /** True when no place matches the question exactly, and `ids` are those of places that come close. */
  readonly areClose: boolean;
};

const ANYTHING: Found = { ids: undefined, areClose: false };

/**
 * Finds places by the search of the site. Its program comes while the page is idle, so that the map can be searched
 * without a network, or with the first question.
 */
export function usePlaceSearch(places: readonly Place[], text: string, locale: Locale): Found {
  const [made, setMade] = useState<{ readonly index: SearchIndex; readonly of: readonly Place[] }>();
  const index = made?.of === places ? made.index : undefined;
  const isAsked = text.trim() !== '';
  useEffect(() => {
    if (index) return undefined;
    let isWanted = true;
    const load = () => {
      if (!isWanted) return;
      indexPlaces(places, locale).then(
        (indexed) => isWanted && setMade({ index: indexed, of: places }),
        () => undefined,
      );
    };
    if (isAsked) load();
    else whenIdle(load);
    return () => {
      isWanted = false;
    };
  }, [places, locale, isAsked, index]);
  return useMemo(() => {
    if (!index || !isAsked) return ANYTHING;
    const { exact, close } = index.ids(text);
    return exact.length > 0
      ? { ids: new Set(exact), areClose: false }
      : { ids: new Set(close), areClose: close.length > 0 };
  }, [index, text, isAsked]);
}
