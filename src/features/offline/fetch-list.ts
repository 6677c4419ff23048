import { type PackList, readPackList } from '../../content/pack/list';
import { packPath } from '../../routing/paths';

/** The site offers nothing of the country now, or something else answered for it, as networks do that ask for a login. */
export class Unavailable extends Error {}

/**
 * Fetches the list of what the site offers of a country now.
 * @throws Unavailable when there is none; TypeError when the network does not answer
 */
export async function fetchPackList(countryPath: string): Promise<PackList> {
  const address = packPath(countryPath);
  const answer = await fetch(address, { cache: 'no-cache' });
  if (!answer.ok) throw new Unavailable(`${address}: ${answer.status}`);
  const text = await answer.text();
  try {
    return readPackList(JSON.parse(text));
  } catch (error) {
    throw new Unavailable(`${address} is no list.`, { cause: error });
  }
}
