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

export type Fetched = {
  readonly countries: readonly TripCountry[];
  /** Tells that every file has come: an id that none of them has is no longer in the guide. */
  readonly isWhole: boolean;
};

/** Fetches what the guide says of the countries that these ids belong to. A file that does not come keeps no other back. */
export async function fetchCountries(locale: Locale, ids: readonly string[]): Promise<Fetched> {
  if (ids.length === 0) return { countries: [], isWhole: true };
  const index = await fetchFile<TripIndex>(tripIndexPath(locale)).catch(() => undefined);
  if (!index) return { countries: [], isWhole: false };
  const files = filesFor(index, ids).map((file) => fetchFile<TripCountry>(file).catch(() => undefined));
  const countries = (await Promise.all(files)).filter((country) => country !== undefined);
  return { countries, isWhole: countries.length === files.length };
}
