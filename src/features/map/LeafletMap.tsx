import L from 'leaflet';
import { useEffect } from 'react';
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
  /** What the map shows first. */
  frame: MapFrame;
  places: readonly Place[];
  /** The place whose popup is open. */
  selectedId?: string | undefined;
  /** Marked, because the list points to it. */
  hoveredId?: string | undefined;
  here?: Position | undefined;
  /** The spot that the page is about. */
  mark?: Position | undefined;
  /** The track that the page is about. */
  line?: readonly Position[] | undefined;
  hasTiles?: boolean;
  isFull: boolean;
  onFull: (isFull: boolean) => void;
  onSelect: (id: string | undefined) => void;
  onHover?: (id: string | undefined) => void;
  onBaseFailure: () => void;
};

/** From this width on, in CSS pixels, map and list stand side by side (Map.module.css). */
const BESIDE = 960;
const nothing = () => undefined;
const HERE = { color: '#fff', weight: 3, fillColor: '#1a6fd4', fillOpacity: 1 };
const TRACK = { color: '#b3361b', weight: 4 };
const MARK = { color: '#b3361b', weight: 4, fill: false };

/** The map itself; the browser-only side of `MapDoor`. */
export default function LeafletMap(props: LeafletMapProps) {
  const { locale, label, baseMap, frame, places, selectedId, hoveredId, here, hasTiles = false } = props;
  const { mark, line, isFull, onFull, onSelect, onHover = nothing, onBaseFailure } = props;
  const t = useWords('map');
  const Chosen = useIsSmall(BESIDE) ? PlaceSheet : PlacePopup;
  const selected = places.find(({ id }) => id === selectedId);
  // One finger scrolls the page, not the map, unless the map is all there is.
  const isTouch = L.Browser.mobile;
  return (
    <MapContainer
      className="map-canvas"
      bounds={boundsOf(frame)}
      zoomControl={false}
      attributionControl={false}
      scrollWheelZoom={false}
      dragging={!isTouch}
      maxZoom={MAX_ZOOM}
      zoomSnap={0.5}
    >
      <Named label={label} />
      <Gestures isFull={isFull} isTouch={isTouch} />
      <BaseLayer name={baseMap} locale={locale} onFailure={onBaseFailure} />
      <AttributionControl prefix={`<a href="${BASE_ATTRIBUTION.url}">${BASE_ATTRIBUTION.text}</a>`} />
      {hasTiles ? (
        <TileLayer
          url={TILES.url}
          attribution={`<a href="${TILES.attributionUrl}">${TILES.attribution}</a>`}
          maxNativeZoom={19}
        />
      ) : null}
      <Markers places={places} activeId={hoveredId ?? selectedId} onSelect={onSelect} onHover={onHover} />
      {line ? (
        <Polyline positions={line.map(([x, y]) => [y, x])} pathOptions={TRACK} interactive={false} />
      ) : null}
      {mark ? (
        <CircleMarker
          center={[mark[1], mark[0]]}
          radius={line ? 9 : 22}
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
function Gestures({ isFull, isTouch }: { isFull: boolean; isTouch: boolean }) {
  const map = useMap();
  useEffect(() => {
    const on = () => map.scrollWheelZoom.enable();
    const off = () => map.scrollWheelZoom.disable();
    map.on('focus', on).on('blur', off);
    return () => void map.off('focus', on).off('blur', off);
  }, [map]);
  useEffect(() => {
    if (isFull || !isTouch) map.dragging.enable();
    else map.dragging.disable();
    map.invalidateSize();
  }, [map, isFull, isTouch]);
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
