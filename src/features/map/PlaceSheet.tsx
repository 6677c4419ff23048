import L from 'leaflet';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useMap } from 'react-leaflet';
import { prefersMotion, viewOf } from './place-view';
import { PlaceWords, type PlaceWordsProps } from './PlaceWords';

/**
 * Shows what is known of a place on a screen where a popup would hide the map: in a sheet over its lower part. The map
 * comes into view, with the place in the middle of what the sheet leaves of it; the keyboard comes along, and goes back
 * at the end.
 */
export function PlaceSheet(props: PlaceWordsProps) {
  const { place, onClose } = props;
  const map = useMap();
  const sheet = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { zoom, centre } = viewOf(map, place);
    const below = L.point(0, (sheet.current?.offsetHeight ?? 0) / 2);
    map.setView(map.unproject(centre.add(below), zoom), zoom, { animate: prefersMotion() });
  }, [map, place]);
  useEffect(() => {
    const element = sheet.current;
    if (!element) return;
    L.DomEvent.disableClickPropagation(element);
    L.DomEvent.disableScrollPropagation(element);
    const before = document.activeElement;
    element.focus({ preventScroll: true });
    map.getContainer().scrollIntoView({ block: 'nearest', behavior: prefersMotion() ? 'smooth' : 'auto' });
    return () => {
      const isInside = element.contains(document.activeElement) || document.activeElement === document.body;
      // Nothing had the focus where an address has opened the sheet.
      const isKnown = before instanceof HTMLElement && before !== document.body && before.isConnected;
      if (isInside) (isKnown ? before : map.getContainer()).focus({ preventScroll: true });
    };
  }, [map]);
  useEffect(() => {
    const element = sheet.current;
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Full screen is left by the next one.
      event.stopPropagation();
      onClose();
    };
    element?.addEventListener('keydown', leave);
    return () => element?.removeEventListener('keydown', leave);
  }, [onClose]);
  return (
    <div
      ref={sheet}
      className="map-sheet"
      role="dialog"
      aria-label={place.title}
      tabIndex={-1}
      data-print="hide"
    >
      <PlaceWords {...props} />
    </div>
  );
}
