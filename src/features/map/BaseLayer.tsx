import L from 'leaflet';
import { useEffect, useState } from 'react';
import { useMap } from 'react-leaflet';
import { BASE_MAPS, type BaseMapName } from '../../config/base-maps';
import type { Locale } from '../../config/locales';
import { fetchBaseMap, townName, unpack, type BaseMapData } from './base-map-data';
import { paletteOf } from './palette';
import { useIsDark } from './useIsDark';

type BaseLayerProps = {
  name: BaseMapName;
  /** Once more beside itself, for a map that goes on beyond the 180th meridian. */
  isTwice: boolean;
  locale: Locale;
  onFailure: () => void;
};

/** The first towns of a list show from afar, the others from nearer by. */
const TOWNS_FROM_AFAR = 4;
const NEAR_ZOOM = 7;

/** Land, lakes, rivers, borders, roads and towns, drawn from our own files: coarse at once, fine when it has come. */
export function BaseLayer({ name, isTwice, locale, onFailure }: BaseLayerProps) {
  const map = useMap();
  const isDark = useIsDark();
  const data = useBaseMap(name, onFailure);
  useEffect(() => {
    if (!data) return undefined;
    const layers = (isTwice ? [0, 360] : [0]).flatMap((turn) => drawBase(map, data, { isDark, turn }));
    return () => layers.forEach((layer) => layer.remove());
  }, [map, data, isDark, isTwice]);
  useEffect(() => (data ? showTowns(map, data, locale) : undefined), [map, data, locale]);
  return null;
}

function useBaseMap(name: BaseMapName, onFailure: () => void): BaseMapData | undefined {
  const [data, setData] = useState<BaseMapData>();
  useEffect(() => {
    let isCurrent = true;
    const show = (next: BaseMapData) => {
      if (isCurrent) setData(next);
    };
    fetchBaseMap(name, 'coarse')
      .then(show)
      .then(async () => {
        // What is there already is good enough when the finer one does not come.
        if (BASE_MAPS[name].hasFine) await fetchBaseMap(name, 'fine').then(show, () => undefined);
      })
      .catch(() => {
        if (isCurrent) onFailure();
      });
    return () => {
      isCurrent = false;
    };
  }, [name, onFailure]);
  return data;
}

/** @param look.turn degrees by which all is moved to the east */
function drawBase(map: L.Map, data: BaseMapData, look: { isDark: boolean; turn: number }): L.Layer[] {
  const pane = 'base';
  if (!map.getPane(pane)) map.createPane(pane).style.zIndex = '150';
  const renderer = L.canvas({ pane, padding: 0.4 });
  const colours = paletteOf(look.isDark);
  const points = (line: readonly number[]) =>
    unpack(line).map(([y, x]): [number, number] => [y, x + look.turn]);
  const shared = { pane, renderer, interactive: false, smoothFactor: 1 };
  const area = (rings: BaseMapData['land'], fillColor: string) =>
    L.polygon(
      rings.map((ring) => [points(ring)]),
      { ...shared, color: colours.shore, weight: 0.8, fillColor, fillOpacity: 1 },
    );
  const line = (lines: BaseMapData['land'], color: string, weight: number, dashArray?: string) =>
    L.polyline(lines.map(points), { ...shared, color, weight, ...(dashArray && { dashArray }) });
  const layers = [
    // Shallow water round the islands: a computed band, no reef.
    L.polygon(
      data.land.map((ring) => [points(ring)]),
      { ...shared, color: colours.shallow, weight: 7, fill: false },
    ),
    area(data.land, colours.land),
    area(data.lakes, colours.water),
    area(data.islets, colours.land),
    line(data.rivers, colours.river, 0.7),
    line(data.borders, colours.border, 1, '5 4'),
    line(data.roads, colours.road, 1.6),
  ];
  layers.forEach((layer) => layer.addTo(map));
  // The renderer is removed last, once no layer is drawn on it.
  return [...layers, renderer];
}

function showTowns(map: L.Map, data: BaseMapData, locale: Locale): () => void {
  const markers = data.towns.map((town) =>
    L.marker([town.at[1], town.at[0]], {
      interactive: false,
      keyboard: false,
      // Under every place, wherever on the map that is; Leaflet stacks markers by their height.
      zIndexOffset: -10_000,
      icon: L.divIcon({ className: 'map-town', iconSize: [0, 0], html: nameElement(townName(town, locale)) }),
    }),
  );
  const update = () =>
    markers.forEach((marker, i) => {
      if (i < TOWNS_FROM_AFAR || map.getZoom() >= NEAR_ZOOM) marker.addTo(map);
      else marker.remove();
    });
  update();
  map.on('zoomend', update);
  return () => {
    map.off('zoomend', update);
    markers.forEach((marker) => marker.remove());
  };
}

function nameElement(name: string): HTMLElement {
  const element = document.createElement('span');
  element.textContent = name;
  return element;
}
