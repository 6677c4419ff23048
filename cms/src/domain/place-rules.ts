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

/** Coordinates (`coordonnees`) lie on the map of the country; a country without a map takes any. */
export function placeFaults(place: Place | undefined, country: Country | undefined): Message[] {
  const frame = country?.frame;
  if (place === undefined || country === undefined || !frame) return [];
  const { latitude, longitude } = place;
  if (isInside(longitude, latitude, frame)) return [];
  const { ouest, sud, est, nord } = frame;
  const hint = isInside(latitude, longitude, frame) ? SWAPPED : { fr: '', en: '' };
  return [
    {
      fr: `les coordonnées (latitude ${String(latitude)}, longitude ${String(longitude)}) sont hors de la carte du pays «\u00a0${country.name}\u00a0» (latitude ${String(sud)}…${String(nord)}, longitude ${String(ouest)}…${String(est)})${hint.fr}`,
      en: `the coordinates (latitude ${String(latitude)}, longitude ${String(longitude)}) are outside the map of the country “${country.name}” (latitude ${String(sud)}…${String(nord)}, longitude ${String(ouest)}…${String(est)})${hint.en}`,
    },
  ];
}
