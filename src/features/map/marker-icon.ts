import L from 'leaflet';
import type { MapLayer } from '../../config/taxonomy';
import { LAYER_SHAPES } from './layer-shapes';

/** A marker of 32 px with its shape inside, drawn inline so that it needs no network: large enough for a finger, small enough for a coast full of places. */
export function markerIcon(layer: MapLayer, isActive: boolean): L.DivIcon {
  return L.divIcon({
    className: `map-marker map-marker-${layer}${isActive ? ' is-active' : ''}`,
    iconSize: [32, 32],
    iconAnchor: [16, 16],
    popupAnchor: [0, -12],
    html: `<svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true"><path d="${LAYER_SHAPES[layer]}"/></svg>`,
  });
}

export function clusterIcon(count: number): L.DivIcon {
  const size = count < 10 ? 34 : count < 100 ? 40 : 48;
  return L.divIcon({ className: 'map-cluster', iconSize: [size, size], html: `<span>${count}</span>` });
}
