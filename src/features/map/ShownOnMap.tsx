import L from 'leaflet';
import { useLayoutEffect, type RefObject } from 'react';
import { useMap } from 'react-leaflet';
import { anchorOf } from '../../content/map/geometry';
import type { Place } from '../../content/map/places';
import { prefersMotion, viewOf } from './place-view';

type ShownOnMapProps = { place: Place; popup: RefObject<L.Popup | null> };

/** Pixels that stay free around a popup. */
const POPUP_MARGIN = 5;

/**
 * Brings a chosen place and its popup into view, by one movement: Leaflet's own `autoPan` adds a second one, which takes a
 * button from under the finger that presses it. Stands within the popup, whose height is known before it is drawn.
 */
export function ShownOnMap({ place, popup }: ShownOnMapProps) {
  const map = useMap();
  useLayoutEffect(() => {
    const { zoom, centre } = viewOf(map, place);
    const [longitude, latitude] = anchorOf(place.geometry);
    const anchor = map.project([latitude, longitude], zoom);
    const shift = overhang(
      anchor.subtract(centre).add(map.getSize().divideBy(2)),
      sizeOf(popup.current),
      map.getSize(),
    );
    map.setView(map.unproject(centre.add(shift), zoom), zoom, { animate: prefersMotion() });
  }, [map, place, popup]);
  return null;
}

/** Pixels of a popup, down to the spot that it points to. */
function sizeOf(popup: L.Popup | null): L.Point {
  const element = popup?.getElement();
  if (!popup || !element) return L.point(0, 0);
  popup.update();
  const { marginBottom, bottom } = getComputedStyle(element);
  return L.point(element.offsetWidth, element.offsetHeight + parseFloat(marginBottom) + parseFloat(bottom));
}

/**
 * Measures how far a popup that points to a spot hangs over the edges of the map; if it is larger than the map, its
 * head is shown.
 */
function overhang(spot: L.Point, popup: L.Point, map: L.Point): L.Point {
  const right = Math.max(0, spot.x + popup.x / 2 + POPUP_MARGIN - map.x);
  const left = Math.min(0, spot.x - right - popup.x / 2 - POPUP_MARGIN);
  const top = Math.min(0, spot.y - popup.y - POPUP_MARGIN);
  return L.point(right + left, top);
}
