import { loadEngine } from './load-engine';

const fetched = new Map<string, Promise<unknown>>();

/**
 * A file of the search, fetched once in a visit. A failed fetch is forgotten, so that it can be tried again.
 * @throws Error when the file does not come or is not what was expected
 */
export function fetchShard<T extends { readonly format: number }>(address: string): Promise<T> {
  const known = fetched.get(address) as Promise<T> | undefined;
  if (known) return known;
  const fetching = fetch(address).then(async (response) => {
    if (!response.ok) throw new Error(`${address} answered ${response.status}, expected a search file`);
    const [value, { checkShard }] = await Promise.all([response.json() as Promise<unknown>, loadEngine()]);
    return checkShard<T>(value, address);
  });
  fetched.set(address, fetching);
  fetching.catch(() => fetched.delete(address));
  return fetching;
}
