import type { Locale } from '../../config/locales';
import type { Place } from '../../content/map/places';
import type { SearchIndex } from '../../content/search/search-index';
import type { SearchEntry } from '../../content/search/types';

/** The places of a map as the search of the site finds them, descriptions included. */
export async function indexPlaces(places: readonly Place[], locale: Locale): Promise<SearchIndex> {
  const { loadLanguage, SearchIndex } = await import('../../content/search/engine');
  return SearchIndex.of(places.map(entryOf), locale, await loadLanguage(locale));
}

function entryOf({ id, title, region, description }: Place): SearchEntry {
  const place = { country: '', region: region ?? '', words: '', headings: '', text: '' };
  return { id, path: '', kind: 'place', title, lead: description ?? '', ...place };
}
