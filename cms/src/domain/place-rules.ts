import { type Frame, isInside } from './geometry';
import type { Message } from './message';

/** A position, in degrees. */
export type Place = {
  latitude: number;
  longitude: number;
};

type Country = {
  name: string;
  frame?: Frame | null | undefined;
};

const SWAPPED: Message = {
  fr: '\u202f; la latitude et la longitude sont échangées',
  en: '; latitude and longitude are swapped',
};

/** Names the sides of a frame; in French and English alike. */
const sidesOf = ({ ouest, sud, est, nord }: Frame): string =>
  `latitude ${String(sud)}…${String(nord)}, longitude ${String(ouest)}…${String(est)}`;

/** Coordinates (`coordonnees`) lie on the map of the country; a country without a map takes any. */
export function placeFaults(place: Place | undefined, country: Country | undefined): Message[] {
  const frame = country?.frame;
  if (place === undefined || country === undefined || !frame) return [];
  const { latitude, longitude } = place;
  if (isInside(longitude, latitude, frame)) return [];
  const hint = isInside(latitude, longitude, frame) ? SWAPPED : { fr: '', en: '' };
  return [
    {
      fr: `les coordonnées (latitude ${String(latitude)}, longitude ${String(longitude)}) sont hors de la carte du pays «\u00a0${country.name}\u00a0» (${sidesOf(frame)})${hint.fr}`,
      en: `the coordinates (latitude ${String(latitude)}, longitude ${String(longitude)}) are outside the map of the country “${country.name}” (${sidesOf(frame)})${hint.en}`,
    },
  ];
}

/**
 * The track of a hike has a point on the map of the country at least; a country without a map takes any.
 * @param stretches points with longitude and latitude, in degrees
 */
export function trackFaults(
  stretches: readonly (readonly (readonly [longitude: number, latitude: number, ...rest: unknown[]])[])[],
  country: Country | undefined,
): Message[] {
  const frame = country?.frame;
  if (country === undefined || !frame) return [];
  if (stretches.flat().some(([longitude, latitude]) => isInside(longitude, latitude, frame))) return [];
  return [
    {
      fr: `la trace (gpx) est tout entière hors de la carte du pays «\u00a0${country.name}\u00a0» (${sidesOf(frame)})`,
      en: `the whole track (gpx) is outside the map of the country “${country.name}” (${sidesOf(frame)})`,
    },
  ];
}
