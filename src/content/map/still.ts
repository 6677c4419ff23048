import { BASE_MAPS, type BaseMapName } from '../../config/base-maps';
import type { Position } from '../map-feature/types';

/** The still pictures of the base maps (static/maps/*.svg), which tools/base-map draws. */
export const STILL_WIDTH = 1200;

/** Latitude on a Mercator map, in degrees of longitude at the equator. */
export function mercator(latitude: number): number {
  return (Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) * 180) / Math.PI;
}

/** Returns the height of the still picture of a map, in its pixels. */
export function stillHeight(name: BaseMapName): number {
  const { west, east, south, north } = BASE_MAPS[name].fineFrame ?? BASE_MAPS[name].frame;
  return Math.round(((mercator(north) - mercator(south)) * STILL_WIDTH) / (east - west));
}

/** Finds the spot of a place on the still picture of a map, in its pixels; undefined outside of it. */
export function spotOnStill(name: BaseMapName, [longitude, latitude]: Position) {
  const { frame: whole, fineFrame } = BASE_MAPS[name];
  const { west, east, south, north } = fineFrame ?? whole;
  const scale = STILL_WIDTH / (east - west);
  const isInside = longitude >= west && longitude <= east && latitude >= south && latitude <= north;
  if (!isInside) return undefined;
  return {
    x: Math.round((longitude - west) * scale),
    y: Math.round((mercator(north) - mercator(latitude)) * scale),
  };
}
