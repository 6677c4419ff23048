import { useEffect, useMemo } from 'react';
import {
  AttributionControl,
  CircleMarker,
  MapContainer,
  Polyline,
  ScaleControl,
  TileLayer,
  Tooltip,
  useMap,
} from 'react-leaflet';
import type { BaseMapName, MapFrame } from '../../config/base-maps';
import type { Locale } from '../../config/locales';
import { BASE_ATTRIBUTION, MAX_ZOOM, TILES } from '../../config/map';
import { geometryNearTo, nearTo } from '../../content/map/geometry';
import type { Place } from '../../content/map/places';
import type { Position } from '../../content/map-feature/types';
import { useWords } from '../../i18n/use-words';
import { useIsSmall } from '../../ui';
import { BaseLayer } from './BaseLayer';
import { boundsOf, MapButtons } from './MapButtons';
import { Markers } from './Markers';
import { PlacePopup } from './PlacePopup';
import { PlaceSheet } from './PlaceSheet';

export type LeafletMapProps = {
  locale: Locale;
  /** Name of the map, for those who do not see it. */
  label: string;
  baseMap: BaseMapName;
  /** The part of the world that the map shows first. */
  frame: MapFrame;
  places: readonly Place[];
  /** The place whose popup is open. */
  selectedId?: string | undefined;
  /** Marked, because the list points to it. */
  hoveredId?: string | undefined;
  here?: Position | undefined;
  /** The spot that the page is about. */
  mark?: Position | undefined;
  /** The track that the page is about, stretch by stretch; longitudes follow each other, also past the 180th meridian. */
  lines?: readonly (readonly Position[])[] | undefined;
  hasTiles?: boolean;
  isFull: boolean;
  onFull: (isFull: boolean) => void;
  onSelect: (id: string | undefined) => void;
  onHover?: (id: string | undefined) => void;
  onBaseFailure: () => void;
};

/** From this width on, in CSS pixels, map and list stand side by side (Map.module.css). */
const BESIDE = 960;
/** Leaflet’s name for maps from which no finger scrolls the page. */
const DRAGGED_BY_FINGER = 'leaflet-touch-drag';
const nothing = () => undefined;
const HERE = { color: '#fff', weight: 3, fillColor: '#1a6fd4', fillOpacity: 1 };
const TRACK = { color: '#b3361b', weight: 4 };
const MARK = { color: '#b3361b', weight: 4, fill: false };

/** The map itself; the browser-only side of `MapDoor`. */
export default function LeafletMap(props: LeafletMapProps) {
  const { locale, label, baseMap, frame, selectedId, hoveredId, hasTiles = false } = props;
  const { lines, isFull, onFull, onSelect, onHover = nothing, onBaseFailure } = props;
  const t = useWords('map');
  const { places, here, mark } = useInFrame(props);
  const Chosen = useIsSmall(BESIDE) ? PlaceSheet : PlacePopup;
  const selected = places.find(({ id }) => id === selectedId);
  return (
    <MapContainer
      className="map-canvas"
      bounds={boundsOf(frame)}
      zoomControl={false}
      attributionControl={false}
      scrollWheelZoom={false}
      maxZoom={MAX_ZOOM}
      zoomSnap={0.5}
    >
      <Named label={label} />
      <Gestures isFull={isFull} />
      <BaseLayer name={baseMap} isTwice={frame.east > 180} locale={locale} onFailure={onBaseFailure} />
      <AttributionControl prefix={`<a href="${BASE_ATTRIBUTION.url}">${BASE_ATTRIBUTION.text}</a>`} />
      {hasTiles ? (
        <TileLayer
          url={TILES.url}
          attribution={`<a href="${TILES.attributionUrl}">${TILES.attribution}</a>`}
          maxNativeZoom={19}
        />
      ) : null}
      <Markers
        places={places}
        middle={middleOf(frame)}
        activeId={hoveredId ?? selectedId}
        onSelect={onSelect}
        onHover={onHover}
      />
      {lines ? (
        <Polyline
          positions={lines.map((line) => line.map(([x, y]): [number, number] => [y, x]))}
          pathOptions={TRACK}
          interactive={false}
        />
      ) : null}
      {mark ? (
        <CircleMarker
          center={[mark[1], mark[0]]}
          radius={lines ? 9 : 22}
          pathOptions={MARK}
          interactive={false}
        />
      ) : null}
      {here ? (
        <CircleMarker center={[here[1], here[0]]} radius={9} pathOptions={HERE}>
          <Tooltip permanent direction="top" offset={[0, -8]}>
            {t('here')}
          </Tooltip>
        </CircleMarker>
      ) : null}
      {selected ? (
        <Chosen
          key={selected.id}
          place={selected}
          locale={locale}
          here={here}
          onClose={() => onSelect(undefined)}
        />
      ) : null}
      <Follow here={here} />
      <ScaleControl imperial={locale === 'en'} />
      <MapButtons frame={frame} isFull={isFull} onFull={onFull} />
    </MapContainer>
  );
}

/** Everything at the longitudes of the map's frame, which go on beyond 180 degrees where a country lies across that meridian. */
function useInFrame({ frame, places, here, mark }: LeafletMapProps) {
  const middle = middleOf(frame);
  const goesOn = frame.east > 180;
  return useMemo(() => {
    if (!goesOn) return { places, here, mark };
    const turned = (position: Position | undefined): Position | undefined =>
      position && [nearTo(middle, position[0]), position[1]];
    const turnedPlaces = places.map((place) => ({
      ...place,
      geometry: geometryNearTo(middle, place.geometry),
    }));
    return { places: turnedPlaces, here: turned(here), mark: turned(mark) };
  }, [goesOn, middle, places, here, mark]);
}

const middleOf = ({ west, east }: MapFrame): number => (west + east) / 2;

function Named({ label }: { label: string }) {
  const map = useMap();
  useEffect(() => {
    const container = map.getContainer();
    container.setAttribute('role', 'application');
    container.setAttribute('aria-label', label);
  }, [map, label]);
  return null;
}

/** The wheel zooms once the map has been pressed; a finger moves it when it fills the screen. */
function Gestures({ isFull }: { isFull: boolean }) {
  const map = useMap();
  useEffect(() => {
    const on = () => map.scrollWheelZoom.enable();
    const off = () => map.scrollWheelZoom.disable();
    map.on('focus', on).on('blur', off);
    return () => void map.off('focus', on).off('blur', off);
  }, [map]);
  useEffect(() => {
    map.invalidateSize();
    if (isFull) return undefined;
    // A screen may have a mouse as well, so that no kind of device tells what drags: single fingers are kept from Leaflet,
    // which listens behind, and its style from keeping them from the page.
    const container = map.getContainer();
    const pass = (event: TouchEvent) => {
      if (event.touches.length === 1) event.stopPropagation();
    };
    container.addEventListener('touchstart', pass, { capture: true, passive: true });
    container.classList.remove(DRAGGED_BY_FINGER);
    return () => {
      container.removeEventListener('touchstart', pass, { capture: true });
      container.classList.add(DRAGGED_BY_FINGER);
    };
  }, [map, isFull]);
  return null;
}

/** Brings the visitor's own position into view. */
function Follow({ here }: { here: Position | undefined }) {
  const map = useMap();
  useEffect(() => {
    if (here) map.setView([here[1], here[0]], Math.max(map.getZoom(), 9));
  }, [map, here]);
  return null;
}
