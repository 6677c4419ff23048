import type { Locale } from '../../config/locales';
import { MAP_LAYERS, type MapLayer } from '../../config/taxonomy';
import { slugify } from '../../routing/slugify';
import type { Position } from '../map-feature/types';
import { printable } from '../printable';
import { anchorOf, linesOf } from './geometry';
import type { Place } from './places';

export const FORMATS = ['gpx', 'kml', 'geojson'] as const;
export type Format = (typeof FORMATS)[number];

/** Names of the files of each layer. */
const LAYER_FILES: Record<Locale, Record<MapLayer, string>> = {
  fr: {
    points_interet: 'points-interet',
    randonnees: 'randonnees',
    activites: 'activites',
    itineraires: 'itineraires',
    points_secondaires: 'points-secondaires',
  },
  en: {
    points_interet: 'sights',
    randonnees: 'hikes',
    activites: 'activities',
    itineraires: 'itineraries',
    points_secondaires: 'more-places',
  },
};

type Bundle<T> = {
  /** Name of the file, without its ending. */
  readonly file: string;
  readonly title: string;
  readonly layer?: MapLayer;
  readonly places: readonly T[];
};

type Bundled = Pick<Place, 'title' | 'layer' | 'shortId'>;

/**
 * The file of one place; by its short id it is its own where titles are alike, or have no Latin letter.
 * @example fileOf({ title: 'Ásbyrgi – Eyjan', layer: 'randonnees', shortId: 'k3v9x' }, 'fr') → 'randonnees-asbyrgi-eyjan-k3v9x'
 */
export function fileOf({ title, layer, shortId = '' }: Bundled, locale: Locale): string {
  return [LAYER_FILES[locale][layer], slugify(title), shortId].filter((part) => part !== '').join('-');
}

/** A hike or an itinerary is a thing to take along by itself. */
export function isTakenAlone({ layer }: Bundled): boolean {
  return layer === 'randonnees' || layer === 'itineraires';
}

/** Lists everything that can be taken along: a whole country, each layer, and each hike and itinerary. */
export function bundlesOf<T extends Bundled>(input: {
  country: string;
  locale: Locale;
  places: readonly T[];
}): Bundle<T>[] {
  const { country, locale, places } = input;
  const layers = MAP_LAYERS.map((layer) => ({
    file: LAYER_FILES[locale][layer],
    title: `${country} – ${LAYER_FILES[locale][layer]}`,
    layer,
    places: places.filter((place) => place.layer === layer),
  })).filter((bundle) => bundle.places.length > 0);
  const alone = places
    .filter(isTakenAlone)
    .map((place) => ({ file: fileOf(place, locale), title: place.title, places: [place] }));
  return [{ file: slugify(country), title: country, places }, ...layers, ...alone];
}

/** The content of a file to take along. */
export type Collection = {
  readonly title: string;
  readonly language: string;
  readonly places: readonly Place[];
  /** Makes the address of an article whole. */
  readonly absolute: (path: string) => string;
};

/** The text of a file in one of the formats that map programs open. */
export function takeAlong(format: Format, collection: Collection): string {
  return { gpx, kml, geojson }[format](collection);
}

function escapeXml(text: string): string {
  return printable(text).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function isLine({ geometry }: Place): boolean {
  return geometry.type !== 'Point';
}

/** GPX 1.1: points as waypoints; lines as routes, because a schematic line is no recorded track. */
function gpx({ title, places, absolute }: Collection): string {
  const link = ({ article }: Place) =>
    article
      ? `<link href="${escapeXml(absolute(article.path))}"><text>${escapeXml(article.title)}</text></link>`
      : '';
  const words = (place: Place) =>
    `<name>${escapeXml(place.title)}</name>${place.description ? `<desc>${escapeXml(place.description)}</desc>` : ''}${link(place)}`;
  const at = ([longitude, latitude]: Position) => `lat="${latitude}" lon="${longitude}"`;
  const points = places.filter((place) => !isLine(place));
  const routes = places.filter(isLine);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gpx version="1.1" creator="Grand Large" xmlns="http://www.topografix.com/GPX/1/1">',
    `<metadata><name>${escapeXml(title)}</name></metadata>`,
    ...points.map(
      (place) => `<wpt ${at(anchorOf(place.geometry))}>${words(place)}<type>${place.layer}</type></wpt>`,
    ),
    ...routes.flatMap((place) =>
      linesOf(place.geometry).map(
        (line) =>
          `<rte>${words(place)}<type>${place.layer}</type>${line.map((point) => `<rtept ${at(point)}/>`).join('')}</rte>`,
      ),
    ),
    '</gpx>',
    '',
  ].join('\n');
}

/** KML 2.2. */
function kml({ title, places, absolute }: Collection): string {
  const tuple = ([longitude, latitude]: Position) => `${longitude},${latitude}`;
  const shape = (line: readonly Position[]) =>
    line.length === 1
      ? `<Point><coordinates>${tuple(line[0] as Position)}</coordinates></Point>`
      : `<LineString><tessellate>1</tessellate><coordinates>${line.map(tuple).join(' ')}</coordinates></LineString>`;
  const geometry = (place: Place) => {
    const shapes = linesOf(place.geometry).map(shape);
    return shapes.length === 1 ? shapes[0] : `<MultiGeometry>${shapes.join('')}</MultiGeometry>`;
  };
  const words = ({ description, article }: Place) =>
    [description, article ? absolute(article.path) : null].filter(Boolean).join('\n');
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<kml xmlns="http://www.opengis.net/kml/2.2">',
    `<Document><name>${escapeXml(title)}</name>`,
    ...places.map(
      (place) =>
        `<Placemark><name>${escapeXml(place.title)}</name><description>${escapeXml(words(place))}</description>${geometry(place)}</Placemark>`,
    ),
    '</Document>',
    '</kml>',
    '',
  ].join('\n');
}

/** RFC 7946. */
function geojson({ title, language, places, absolute }: Collection): string {
  return `${JSON.stringify({
    type: 'FeatureCollection',
    name: title,
    features: places.map(
      ({ id, geometry, article, title: name, layer, description, isSchematic, region }) => ({
        type: 'Feature',
        id,
        geometry,
        properties: {
          name,
          language,
          layer,
          description,
          region,
          schematic: isSchematic,
          url: article ? absolute(article.path) : null,
        },
      }),
    ),
  })}\n`;
}
