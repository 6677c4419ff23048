import L from 'leaflet';
import { PLACE_ZOOM } from '../../config/map';
import { linesOf, unwrapped } from '../../content/map/geometry';
import type { Place } from '../../content/map/places';

/** Pixels that stay free around a track. */
const TRACK_MARGIN = 30;

/** Chooses the zoom and the centre, in pixels of that zoom, at which a map shows a track as a whole, or a place in the middle. */
export function viewOf(map: L.Map, place: Place): { zoom: number; centre: L.Point } {
  const points = linesOf(place.geometry).flatMap((line) => unwrapped(line));
  const bounds = L.latLngBounds(points.map(([x, y]) => [y, x]));
  const zoom =
    points.length > 1
      ? map.getBoundsZoom(bounds, false, L.point(2 * TRACK_MARGIN, 2 * TRACK_MARGIN))
      : Math.max(map.getZoom(), PLACE_ZOOM);
  const corners = map.project(bounds.getNorthWest(), zoom).add(map.project(bounds.getSouthEast(), zoom));
  return { zoom, centre: corners.divideBy(2) };
}

/** Checks whether the visitor likes things to move. */
export const prefersMotion = (): boolean => !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
