import { type Place } from '../map/places';
import { takeAlong } from '../map/take-along';
import type { TripEntry } from './files';
import { stopsOf, type Trip } from './types';

/**
 * Writes the stops of a trip that have a place on the map as the guide's own GPX does: in their order, once each, with all
 * that is noted on them.
 */
export function tripGpx(
  trip: Trip,
  entryOf: (id: string) => TripEntry | undefined,
  { locale, origin }: { locale: string; origin: string },
): string {
  const ids = [...new Set(stopsOf(trip).map(({ id }) => id))];
  const noteOn = (place: string) =>
    stopsOf(trip)
      .flatMap(({ id, note }) => (id === place && note ? [note] : []))
      .join('\n');
  const places = ids.flatMap((id): Place[] => {
    const entry = entryOf(id);
    if (!entry?.at) return [];
    return [
      {
        id,
        title: entry.title,
        layer: 'points_interet',
        geometry: { type: 'Point', coordinates: entry.at },
        description: noteOn(id) || null,
        isSchematic: false,
        region: null,
        article: { path: entry.path, title: entry.title, picture: null },
      },
    ];
  });
  return takeAlong('gpx', {
    title: trip.name,
    language: locale,
    places,
    absolute: (path) => `${origin}${path}`,
  });
}
