import type { Place } from '../../content/map/places';
import { slugify } from '../../routing/slugify';

/**
 * The place that an address names (`?p=`): by its short id; older addresses by its node's, or by its title.
 * @returns its id
 */
export function chosenPlace(places: readonly Place[], named: string | undefined): string | undefined {
  if (named === undefined) return undefined;
  const place =
    places.find(({ shortId }) => shortId === named) ??
    places.find(({ id, title }) => id === named || slugify(title) === named);
  return place?.id;
}
