import L from 'leaflet';
import type { MapLayer } from '../../config/taxonomy';
import { LAYER_SHAPES } from './layer-shapes';

const markers = new Map<MapLayer, L.DivIcon>();
const clusters = new Map<number, L.DivIcon>();

/**
 * Makes a marker of 32 px with its shape inside, drawn inline so that it needs no network: large enough for a finger,
 * small enough for a coast full of places. It is the same object at each call: another one would be a new element, under
 * the finger that has just come down on the old one.
 */
export const markerIcon = (layer: MapLayer): L.DivIcon => kept(markers, layer, drawMarker);

/** Makes the sign of so many places, the same object at each call. */
export const clusterIcon = (count: number): L.DivIcon => kept(clusters, count, drawCluster);

function kept<K>(icons: Map<K, L.DivIcon>, key: K, draw: (key: K) => L.DivIcon): L.DivIcon {
  const icon = icons.get(key) ?? draw(key);
  icons.set(key, icon);
  return icon;
}

function drawMarker(layer: MapLayer): L.DivIcon {
  return L.divIcon({
    className: `map-marker map-marker-${layer}`,
    iconSize: [32, 32],
    iconAnchor: [16, 16],
    popupAnchor: [0, -12],
    html: `<svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true"><path d="${LAYER_SHAPES[layer]}"/></svg>`,
  });
}

function drawCluster(count: number): L.DivIcon {
  const size = count < 10 ? 34 : count < 100 ? 40 : 48;
  return L.divIcon({ className: 'map-cluster', iconSize: [size, size], html: `<span>${count}</span>` });
}
