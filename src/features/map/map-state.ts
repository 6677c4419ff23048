import { MAP_LAYERS, type MapLayer } from '../../config/taxonomy';
import { SORTS, type Selection, type Sort } from '../../content/map/places';

/** The part of a map's state that can be shared and comes back: what is shown, in which order, and what is chosen. */
export type MapState = Selection & { readonly sort: Sort; readonly chosen: string | undefined };

export const INITIAL: MapState = {
  layers: new Set(MAP_LAYERS),
  text: '',
  region: null,
  sort: 'name',
  chosen: undefined,
};

/**
 * The state that an address holds; whatever it does not know is left at its beginning.
 * @example readState('?l=randonnees&q=eau') → only hikes with "eau"
 */
export function readState(search: string): MapState {
  const params = new URLSearchParams(search);
  const layers = params.get('l')?.split(',');
  const known = MAP_LAYERS.filter((layer) => layers?.includes(layer));
  const sort = SORTS.find((each) => each === params.get('s'));
  return {
    layers: layers ? new Set<MapLayer>(known) : INITIAL.layers,
    text: params.get('q') ?? '',
    region: params.get('r'),
    sort: sort ?? INITIAL.sort,
    chosen: params.get('p') ?? undefined,
  };
}

/** The shortest address that holds a state; an empty text for the state that everyone begins with. */
export function writeState({ layers, text, region, sort, chosen }: MapState): string {
  const params = new URLSearchParams();
  if (layers.size < MAP_LAYERS.length)
    params.set('l', MAP_LAYERS.filter((layer) => layers.has(layer)).join(','));
  if (text) params.set('q', text);
  if (region) params.set('r', region);
  if (sort !== INITIAL.sort) params.set('s', sort);
  if (chosen) params.set('p', chosen);
  const search = params.toString();
  return search ? `?${search}` : '';
}
