import { type BaseMapName, baseMapFor, type MapFrame } from '../../config/base-maps';
import { MAP_LAYERS, type MapLayer } from '../../config/taxonomy';
import { alphabetically } from '../../content/alphabet';
import { anchorOf } from '../../content/map/geometry';
import { spotOnStill } from '../../content/map/still';
import type { Geometry } from '../../content/map-feature/types';
import { mapPath } from '../../routing/paths';
import { type BookWords, fillIn } from './words';

type Place = {
  readonly title: string;
  readonly layer: MapLayer;
  readonly geometry: Geometry;
  readonly description: string | null;
  /** Address of its article. */
  readonly article: string | null;
};

type Country = {
  readonly path: string;
  readonly name: string;
  readonly frame: MapFrame;
  readonly places: readonly Place[];
};

/** The places of a country, numbered in the order of the list, and where each stands on the drawn map. */
export function bookMap({ path, name, frame, places }: Country, { book, map }: BookWords) {
  const drawing = baseMapFor(frame);
  const sorted = MAP_LAYERS.map((layer) => ({
    title: map.layers[layer],
    places: places.filter((place) => place.layer === layer).sort((a, b) => alphabetically(a.title, b.title)),
  })).filter((group) => group.places.length > 0);
  const order = new Map(sorted.flatMap((group) => group.places).map((place, i) => [place, i + 1]));
  const description = places.length === 1 ? book.mapDescription_one : book.mapDescription_other;
  return {
    title: book.map,
    address: mapPath(path),
    drawing: `/maps/${drawing}.svg`,
    description: fillIn(description, { country: name, count: places.length }),
    groups: sorted.map((group) => ({
      title: group.title,
      places: group.places.map((place) => listed(place, order.get(place) ?? 0, drawing)),
    })),
  };
}

function listed({ title, geometry, description, article }: Place, number: number, drawing: BaseMapName) {
  const position = anchorOf(geometry);
  const [longitude, latitude] = position.map((degrees) => Number(degrees.toFixed(5))) as [number, number];
  const spot = spotOnStill(drawing, position) ?? null;
  return { number, title, note: description, latitude, longitude, spot, address: article };
}
