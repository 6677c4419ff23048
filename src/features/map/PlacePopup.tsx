import type { Popup as LeafletPopup } from 'leaflet';
import { useCallback, useMemo, useRef } from 'react';
import { Popup } from 'react-leaflet';
import type { Locale } from '../../config/locales';
import { anchorOf } from '../../content/map/geometry';
import type { Place } from '../../content/map/places';
import type { Position } from '../../content/map-feature/types';
import { useWords } from '../../i18n/use-words';
import { distanceText } from './distance-text';
import { PlaceHeart } from './PlaceHeart';
import { PlaceLinks } from './PlaceLinks';
import { ShownOnMap } from './ShownOnMap';

type PlacePopupProps = { place: Place; locale: Locale; here: Position | undefined; onClose: () => void };

/** What is known of a place, beside its marker. */
export function PlacePopup({ place, locale, here, onClose }: PlacePopupProps) {
  const t = useWords('map');
  // A new position, even an equal one, would close the popup and open another.
  const position = useMemo(() => {
    const [longitude, latitude] = anchorOf(place.geometry);
    return [latitude, longitude] as [number, number];
  }, [place]);
  const { article } = place;
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
      {article?.picture ? <img className="map-popup-picture" src={article.picture} alt="" /> : null}
      {place.isArea ? null : <p className="map-popup-layer">{t(`layers.${place.layer}`)}</p>}
      <h3 className="map-popup-title">{place.title}</h3>
      {place.description ? <p>{place.description}</p> : null}
      {place.isSchematic ? <p>{t('schematic')}</p> : null}
      {here ? <p>{t('fromHere', { distance: distanceText(here, place, locale) })}</p> : null}
      {place.shortId ? <PlaceHeart locale={locale} shortId={place.shortId} title={place.title} /> : null}
      <PlaceLinks place={place} />
      <button type="button" className="map-popup-close" onClick={onClose}>
        {t('closePlace')}
      </button>
    </Popup>
  );
}
