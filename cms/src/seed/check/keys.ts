import { isSlug } from '../../domain/slug';
import type { Catalogue } from '../catalogue/types';
import type { Place, Problem } from '../problems';

type Keyed = {
  key: string;
  place: Place;
};

function checkKind(kind: string, items: readonly Keyed[]): Problem[] {
  const first = new Map<string, Keyed>();
  return items.flatMap((item): Problem[] => {
    const { key, place } = item;
    const earlier = first.get(key);
    first.set(key, earlier ?? item);
    if (earlier !== undefined)
      return [{ ...place, message: `the ${kind} key "${key}" is in ${earlier.place.file} already` }];
    // Keys of list items were held against the pattern when read; those of folders were not.
    if (!isSlug(key))
      return [{ ...place, message: `expected a key: lower-case letters, digits, single hyphens` }];
    return [];
  });
}

/** A key is unique in its kind, over all content folders. */
export function checkKeys(catalogue: Catalogue): Problem[] {
  return [
    ...checkKind('media', catalogue.media),
    ...checkKind('author', catalogue.authors),
    ...checkKind('country', catalogue.countries),
    ...checkKind('region', catalogue.regions),
    ...checkKind('excursion', catalogue.excursions),
    ...checkKind('map feature', catalogue.features),
    ...checkKind('article', catalogue.articles),
    ...checkKind('page', catalogue.pages),
    ...checkKind('comment', catalogue.comments),
  ];
}
