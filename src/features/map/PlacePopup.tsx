import type { Popup as LeafletPopup } from 'leaflet';
import { useCallback, useMemo, useRef } from 'react';
import { Popup } from 'react-leaflet';
import { anchorOf } from '../../content/map/geometry';
import { PlaceWords, type PlaceWordsProps } from './PlaceWords';
import { ShownOnMap } from './ShownOnMap';

/** Shows what is known of a place, beside its marker. */
export function PlacePopup({ place, locale, here, onClose }: PlaceWordsProps) {
  // A new position, even an equal one, would close the popup and open another.
  const position = useMemo(() => {
    const [longitude, latitude] = anchorOf(place.geometry);
    return [latitude, longitude] as [number, number];
  }, [place]);
  const popup = useRef<LeafletPopup | null>(null);
  // The ref is empty at each render until what stands in the popup has been laid out, which needs it.
  const keep = useCallback((instance: LeafletPopup | null) => {
    popup.current = instance ?? popup.current;
  }, []);
  return (
    <Popup
      ref={keep}
      autoPan={false}
      position={position}
      offset={[0, -8]}
      minWidth={220}
      maxWidth={260}
      closeButton={false}
      eventHandlers={{ remove: onClose }}
    >
      <ShownOnMap place={place} popup={popup} />
      <PlaceWords place={place} locale={locale} here={here} onClose={onClose} />
    </Popup>
  );
}
