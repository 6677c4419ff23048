import type { Locale } from '../../config/locales';
import type { MapLayer } from '../../config/taxonomy';

/** A GeoJSON position: longitude, latitude. */
export type Position = readonly [number, number];

export type Geometry =
  | { readonly type: 'Point'; readonly coordinates: Position }
  | { readonly type: 'LineString'; readonly coordinates: readonly Position[] }
  | { readonly type: 'MultiLineString'; readonly coordinates: readonly (readonly Position[])[] }
  | { readonly type: 'Polygon'; readonly coordinates: readonly (readonly Position[])[] };

export type MapFeature = {
  readonly id: string;
  readonly documentId: string;
  readonly locale: Locale;
  readonly title: string;
  readonly layer: MapLayer;
  readonly geometry: Geometry;
  readonly description?: string | undefined;
  /** True for a line that joins real stops without following the road. */
  readonly isSchematic: boolean;
  readonly article?: string | undefined;
  readonly country?: string | undefined;
  readonly region?: string | undefined;
};
