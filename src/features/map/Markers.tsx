import type L from 'leaflet';
import { useEffect, useMemo, useRef, useState } from 'react';
import { CircleMarker, Marker, Polyline, useMap, useMapEvents } from 'react-leaflet';
import Supercluster from 'supercluster';
import { CLUSTER_RADIUS, MAX_ZOOM } from '../../config/map';
import { anchorOf, linesOf, nearTo, unwrapped } from '../../content/map/geometry';
import type { Place } from '../../content/map/places';
import { useWords } from '../../i18n/use-words';
import { clusterIcon, markerIcon } from './marker-icon';
import { paletteOf } from './palette';
import { useIsDark } from './useIsDark';

type MarkersProps = {
  places: readonly Place[];
  /** The longitude around which the map counts. */
  middle: number;
  activeId: string | undefined;
  onSelect: (id: string) => void;
  onHover: (id: string | undefined) => void;
};

type Indexed = { readonly index: number };

/** Places as markers, crowded ones as numbers that open when they are pressed; lines with their stops. */
export function Markers({ places, middle, activeId, onSelect, onHover }: MarkersProps) {
  const t = useWords('map');
  const map = useMap();
  const clusters = useClusters(places);
  const shown = clusters.found;
  return (
    <>
      {places
        .filter(({ geometry }) => geometry.type !== 'Point')
        .map((place) => (
          <Line key={place.id} place={place} isActive={place.id === activeId} onSelect={onSelect} />
        ))}
      {shown.map((feature) => {
        const [found = 0, latitude = 0] = feature.geometry.coordinates;
        const longitude = nearTo(middle, found);
        if ('cluster' in feature.properties) {
          const { cluster_id: id, point_count: count } = feature.properties;
          return (
            <Marker
              key={`cluster-${id}`}
              position={[latitude, longitude]}
              icon={clusterIcon(count)}
              alt={t('cluster', { count })}
              title={t('cluster', { count })}
              eventHandlers={pressed(() =>
                map.setView(
                  [latitude, longitude],
                  Math.min(MAX_ZOOM, clusters.index.getClusterExpansionZoom(id)),
                ),
              )}
            />
          );
        }
        const place = places[feature.properties.index];
        if (!place) return null;
        return (
          <PlaceMarker
            key={place.id}
            place={place}
            label={`${place.title}, ${t(`layers.${place.layer}`)}`}
            isActive={place.id === activeId}
            onSelect={onSelect}
            onHover={onHover}
          />
        );
      })}
    </>
  );
}

type PlaceMarkerProps = Pick<MarkersProps, 'onSelect' | 'onHover'> & {
  place: Place;
  label: string;
  isActive: boolean;
};

function PlaceMarker({ place, label, isActive, onSelect, onHover }: PlaceMarkerProps) {
  const { id, title, layer, geometry } = place;
  const [longitude, latitude] = anchorOf(geometry);
  const marker = useRef<L.Marker>(null);
  useEffect(() => {
    marker.current?.getElement()?.classList.toggle('is-active', isActive);
  }, [isActive]);
  return (
    <Marker
      ref={marker}
      position={[latitude, longitude]}
      icon={markerIcon(layer)}
      alt={label}
      title={title}
      zIndexOffset={isActive ? 1000 : 0}
      eventHandlers={{
        ...pressed(() => onSelect(id)),
        mouseover: () => onHover(id),
        mouseout: () => onHover(undefined),
        // The keyboard points to a place as the mouse does; Leaflet itself tells of the mouse only.
        add: ({ target }) => {
          const element = (target as L.Marker).getElement();
          element?.addEventListener('focus', () => onHover(id));
          element?.addEventListener('blur', () => onHover(undefined));
        },
      }}
    />
  );
}

/** A marker is a button: Leaflet itself answers the keyboard only for popups of its own. */
function pressed(act: () => void): L.LeafletEventHandlerFnMap {
  return {
    click: act,
    keydown: ({ originalEvent }) => {
      if (!['Enter', ' '].includes(originalEvent.key)) return;
      originalEvent.preventDefault();
      act();
    },
  };
}

type LineProps = { place: Place; isActive: boolean; onSelect: (id: string) => void };

function Line({ place, isActive, onSelect }: LineProps) {
  const { line, activeLine } = paletteOf(useIsDark());
  return (
    <>
      {linesOf(place.geometry).map((stops, i) => (
        <Polyline
          // A line has no other name than its place in the geometry.
          key={i}
          positions={unwrapped(stops).map(([longitude, latitude]) => [latitude, longitude])}
          pathOptions={{
            color: isActive ? activeLine : line,
            weight: isActive ? 5 : 3.5,
            ...(place.isSchematic && { dashArray: '2 8' }),
          }}
          eventHandlers={{ click: () => onSelect(place.id) }}
        />
      ))}
      {linesOf(place.geometry).flatMap((stops) =>
        unwrapped(stops).map(([longitude, latitude]) => (
          <CircleMarker
            key={`${longitude} ${latitude}`}
            center={[latitude, longitude]}
            radius={4}
            interactive={false}
            pathOptions={{
              color: isActive ? activeLine : line,
              weight: 2,
              fillColor: '#fff',
              fillOpacity: 1,
            }}
          />
        )),
      )}
    </>
  );
}

/** Finds the markers and clusters that the map shows at its present place and zoom. */
function useClusters(places: readonly Place[]) {
  const index = useMemo(() => {
    const cluster = new Supercluster<Indexed>({
      radius: CLUSTER_RADIUS,
      // Leaflet's world is 256 px wide at zoom 0; the index counts in one of 512.
      extent: 256,
      maxZoom: 12,
    });
    return cluster.load(
      places.map(({ geometry }, i) => {
        const [longitude, latitude] = anchorOf(geometry);
        return {
          type: 'Feature',
          // The index knows one world alone.
          geometry: { type: 'Point', coordinates: [nearTo(0, longitude), latitude] },
          properties: { index: i },
        };
      }),
    );
  }, [places]);
  const map = useMap();
  const [view, setView] = useState(() => viewOf(map));
  useMapEvents({ moveend: () => setView(viewOf(map)) });
  useEffect(() => setView(viewOf(map)), [map]);
  const found = useMemo(() => index.getClusters(view.bounds, view.zoom), [index, view]);
  return { index, found };
}

function viewOf(map: L.Map): { bounds: [number, number, number, number]; zoom: number } {
  const bounds = map.getBounds().pad(0.2);
  return {
    bounds: [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()],
    zoom: Math.round(map.getZoom()),
  };
}
