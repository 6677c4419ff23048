import { MAP_LAYERS, type MapLayer } from '../../config/taxonomy';
import { alphabetically, fold } from '../alphabet';
import type { Geometry, Position } from '../map-feature/types';
import { anchorOf, distanceKm } from './geometry';

/** A feature of the map, as visitors get it. */
export type Place = {
  readonly id: string;
  /** The id by which addresses, hearts and trips name it; areas have none. */
  readonly shortId?: string;
  readonly title: string;
  readonly layer: MapLayer;
  readonly geometry: Geometry;
  readonly description: string | null;
  /** A line that joins real stops without following the road. */
  readonly isSchematic: boolean;
  /** A country or the like: no place to drive to. */
  readonly isArea?: boolean;
  readonly region: string | null;
  readonly article: { readonly path: string; readonly title: string; readonly picture: string | null } | null;
};

export const SORTS = ['name', 'region', 'layer', 'distance'] as const;
export type Sort = (typeof SORTS)[number];

/** The visitor's choice of places to see. */
export type Selection = {
  readonly layers: ReadonlySet<MapLayer>;
  readonly text: string;
  readonly region: string | null;
};

/** The places that a selection leaves; every word of the text must be found somewhere. */
export function filterPlaces<T extends Place>(
  places: readonly T[],
  { layers, text, region }: Selection,
): T[] {
  const words = fold(text).split(/\s+/).filter(Boolean);
  return places.filter((place) => {
    if (!layers.has(place.layer) || (region !== null && place.region !== region)) return false;
    const haystack = fold([place.title, place.description, place.region, place.article?.title].join(' '));
    return words.every((word) => haystack.includes(word));
  });
}

/** Without a place of the visitor, `distance` sorts by name. */
export function sortPlaces<T extends Place>(places: readonly T[], sort: Sort, here?: Position): T[] {
  const byName = (a: T, b: T) => alphabetically(a.title, b.title);
  const away = (place: T) => (here ? distanceKm(here, anchorOf(place.geometry)) : 0);
  const orders: Record<Sort, (a: T, b: T) => number> = {
    name: byName,
    region: (a, b) =>
      Number(a.region === null) - Number(b.region === null) ||
      alphabetically(a.region ?? '', b.region ?? '') ||
      byName(a, b),
    layer: (a, b) => MAP_LAYERS.indexOf(a.layer) - MAP_LAYERS.indexOf(b.layer) || byName(a, b),
    distance: (a, b) => away(a) - away(b) || byName(a, b),
  };
  return [...places].sort(orders[sort]);
}

/** Counts the places of each layer. */
export function countLayers(places: readonly Pick<Place, 'layer'>[]): Record<MapLayer, number> {
  const counts = Object.fromEntries(MAP_LAYERS.map((layer) => [layer, 0])) as Record<MapLayer, number>;
  for (const { layer } of places) counts[layer] += 1;
  return counts;
}

/** The nearest places to one, and how far away they are. */
export function nearest<T extends Place>(
  places: readonly T[],
  from: Position,
  limit: number,
  withinKm: number,
) {
  return places
    .map((place) => ({ place, km: distanceKm(from, anchorOf(place.geometry)) }))
    .filter(({ km }) => km <= withinKm)
    .sort((a, b) => a.km - b.km)
    .slice(0, limit);
}
