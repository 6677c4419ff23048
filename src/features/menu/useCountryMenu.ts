import { useEffect, useState } from 'react';
import type { CountryMenu } from '../../content/menu/types';

export type LoadedMenu =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly menu: CountryMenu };

/** Menus fetched in this visit; a failed fetch is forgotten, so that the next opening tries again. */
const fetched = new Map<string, Promise<CountryMenu>>();

function fetchMenu(url: string): Promise<CountryMenu> {
  const known = fetched.get(url);
  if (known) return known;
  const fetching = fetch(url).then(async (response) => {
    if (!response.ok) throw new Error(`${url} answered ${response.status}, expected a country menu`);
    return (await response.json()) as CountryMenu;
  });
  fetched.set(url, fetching);
  fetching.catch(() => fetched.delete(url));
  return fetching;
}

/**
 * The menu of a country, fetched when it is first wanted.
 * @returns the menu or why there is none, and a way to try again
 */
export function useCountryMenu(url: string): readonly [LoadedMenu, retry: () => void] {
  const [loaded, setLoaded] = useState<LoadedMenu>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isWanted = true;
    fetchMenu(url).then(
      (menu) => isWanted && setLoaded({ status: 'ready', menu }),
      () => isWanted && setLoaded({ status: 'failed' }),
    );
    return () => {
      isWanted = false;
    };
  }, [url, attempt]);
  const retry = () => {
    setLoaded({ status: 'loading' });
    setAttempt((count) => count + 1);
  };
  return [loaded, retry];
}
