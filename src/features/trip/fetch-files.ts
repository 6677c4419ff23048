import type { Locale } from '../../config/locales';
import { filesFor, TRIP_FORMAT, type TripCountry, type TripIndex } from '../../content/trip/files';
import { tripIndexPath } from '../../routing/paths';

const fetched = new Map<string, Promise<unknown>>();

/**
 * A file of the build, fetched once in a visit; a failed fetch is forgotten, so that it can be tried again.
 * @throws Error when the file does not come or is not what was expected
 */
function fetchFile<T extends { readonly format: number }>(address: string): Promise<T> {
  const known = fetched.get(address) as Promise<T> | undefined;
  if (known) return known;
  const fetching = fetch(address).then(async (response) => {
    if (!response.ok) throw new Error(`${address} answered ${response.status}, expected a file of trips`);
    const value = (await response.json()) as T;
    if (value.format !== TRIP_FORMAT)
      throw new Error(`${address} has the format ${value.format}, expected ${TRIP_FORMAT}`);
    return value;
  });
  fetched.set(address, fetching);
  fetching.catch(() => fetched.delete(address));
  return fetching;
}

/** Fetches what the guide says of the countries that these ids belong to. */
export async function fetchCountries(locale: Locale, ids: readonly string[]): Promise<TripCountry[]> {
  if (ids.length === 0) return [];
  const index = await fetchFile<TripIndex>(tripIndexPath(locale));
  return Promise.all(filesFor(index, ids).map((file) => fetchFile<TripCountry>(file)));
}
