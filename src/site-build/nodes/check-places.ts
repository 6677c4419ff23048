import type { Problem } from '../../content/content-error';
import { nearTo, positionsOf } from '../../content/map/geometry';
import type { Content } from './adapt-all';

/** Places that lie outside their country's map: coordinates the wrong way round, or another country. */
export function findStrayPlaces({ MapFeature, Country }: Pick<Content, 'MapFeature' | 'Country'>): Problem[] {
  const frames = new Map(Country.map(({ id, frame }) => [id, frame]));
  return MapFeature.flatMap(({ title, locale, documentId, country, geometry }) => {
    const frame = country === undefined ? undefined : frames.get(country);
    if (!frame) return [];
    const { west, south, east, north } = frame;
    const isInside = (longitude: number, y: number) => {
      const x = nearTo((west + east) / 2, longitude);
      return x >= west && x <= east && y >= south && y <= north;
    };
    const stray = positionsOf(geometry).find(([x, y]) => !isInside(x, y));
    if (!stray) return [];
    const [x, y] = stray;
    const hint = isInside(y, x) ? '; longitude comes first' : '';
    return [
      {
        entry: { kind: 'map-feature', documentId, locale, title },
        message: `geometrie: expected points within ${west}…${east}, ${south}…${north}, found ${x}, ${y}${hint}`,
      },
    ];
  });
}
