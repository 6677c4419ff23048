import { useEffect, useState } from 'react';
import type { PackList } from '../../content/pack/list';
import { fetchPackList } from './fetch-list';

/**
 * Asks what the site offers of a country now: undefined while it is asked, `none` when it cannot be had.
 * @param attempt another number asks again
 */
export function useOffer(countryPath: string, attempt = 0): PackList | 'none' | undefined {
  const [offer, setOffer] = useState<PackList | 'none'>();
  useEffect(() => {
    let isGone = false;
    fetchPackList(countryPath).then(
      (list) => !isGone && setOffer(list),
      () => !isGone && setOffer('none'),
    );
    return () => {
      isGone = true;
    };
  }, [countryPath, attempt]);
  return offer;
}
