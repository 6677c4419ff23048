import L from 'leaflet';
import { useEffect, useRef } from 'react';
import { useMap } from 'react-leaflet';
import type { MapFrame } from '../../config/base-maps';
import { useWords } from '../../i18n/use-words';

type MapButtonsProps = {
  frame: MapFrame;
  isFull: boolean;
  onFull: (isFull: boolean) => void;
};

/** Drawn inline: what works without a network needs no file. */
const DRAWINGS = {
  zoomIn: 'M12 5v14M5 12h14',
  zoomOut: 'M5 12h14',
  reset: 'M4 11.500 12 4.500l8 7M6.500 9.500V19h11V9.500',
  full: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  leaveFull: 'M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5',
  up: 'M6 14l6-6 6 6',
  down: 'M6 10l6 6 6-6',
  left: 'M14 6l-6 6 6 6',
  right: 'M10 6l6 6-6 6',
} as const;

const PAN = [
  ['up', 0, -1],
  ['left', -1, 0],
  ['right', 1, 0],
  ['down', 0, 1],
] as const;
const STEP = 120;

/** Everything that a gesture does, as buttons: zoom, move, the whole country again, full screen. */
export function MapButtons({ frame, isFull, onFull }: MapButtonsProps) {
  const t = useWords('map');
  const map = useMap();
  const corner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (corner.current) L.DomEvent.disableClickPropagation(corner.current);
  }, []);
  const button = (drawing: keyof typeof DRAWINGS, name: string, act: () => void) => (
    <button key={drawing} type="button" className="map-button" aria-label={name} title={name} onClick={act}>
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d={DRAWINGS[drawing]} />
      </svg>
    </button>
  );
  return (
    <div ref={corner} className="map-buttons" data-print="hide">
      <div className="map-tools">
        {button('zoomIn', t('zoomIn'), () => map.zoomIn())}
        {button('zoomOut', t('zoomOut'), () => map.zoomOut())}
        {button('reset', t('reset'), () => map.fitBounds(boundsOf(frame)))}
        {isFull
          ? button('leaveFull', t('leaveFull'), () => onFull(false))
          : button('full', t('full'), () => onFull(true))}
      </div>
      <div className="map-pan" role="group" aria-label={t('pan.label')}>
        {PAN.map(([name, x, y]) => button(name, t(`pan.${name}`), () => map.panBy([x * STEP, y * STEP])))}
      </div>
    </div>
  );
}

export function boundsOf({ west, south, east, north }: MapFrame): L.LatLngBounds {
  return L.latLngBounds([south, west], [north, east]);
}
