import type { Place } from '../../../src/content/map/places';

export const REYKJAVIK = [-21.93, 64.15] as const;

/** A place of a map, a sight of Reykjavík unless told otherwise. */
export const place = (title: string, change: Partial<Place> = {}): Place => ({
  id: title,
  title,
  layer: 'points_interet',
  geometry: { type: 'Point', coordinates: REYKJAVIK },
  description: null,
  isSchematic: false,
  region: null,
  article: null,
  ...change,
});
