import { type PackList, readPackList } from '../../content/pack/list';
import { packPath } from '../../routing/paths';

/**
 * Fetches the list of what the site offers of a country now.
 * @throws Error when it offers nothing, or the network does not answer
 */
export async function fetchPackList(countryPath: string): Promise<PackList> {
  const address = packPath(countryPath);
  const answer = await fetch(address, { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return readPackList(await answer.json());
}
