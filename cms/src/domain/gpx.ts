import { setImmediate as nextTurn } from 'node:timers/promises';
import { SaxesParser } from 'saxes';
import { mendXml } from './gpx-text';
import type { Message } from './message';

/** Longitude and latitude in degrees, height in metres; without a height when the file has none. */
type TrackPoint = [longitude: number, latitude: number, elevation?: number];

/** Bytes. A track of many days with one point a second is smaller. */
export const TRACK_LIMIT = 10 * 1024 * 1024;
/** Characters parsed before yielding to the event loop: about 20 ms of work. */
const CHUNK = 64 * 1024;
/** Metres; receivers jitter by as much while one stands still. */
const SPACING = 10;

/** A part of a track that was walked without a break; between two of them lies a ferry, or a night. */
export type Stretch = TrackPoint[];

export type TrackResult = { stretches: Stretch[] } | { fault: Message };

/**
 * Reads the points of a GPX file, in their order: the segments of its tracks, or its routes when it has none. The largest
 * takes seconds, so it is parsed in pieces, and other requests are answered in between.
 */
export async function readTrack(source: string): Promise<TrackResult> {
  const text = mendXml(source);
  const tracks: Stretch[] = [];
  const routes: Stretch[] = [];
  let root: string | undefined;
  let point: { list: Stretch[]; at: TrackPoint } | undefined;
  let height: string | undefined;

  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    const local = localName(name);
    root ??= local;
    if (local === 'trkseg') tracks.push([]);
    else if (local === 'rte') routes.push([]);
    else if (local === 'trkpt' || local === 'rtept') {
      const at: TrackPoint = [within180(degrees(attributes.lon)), degrees(attributes.lat)];
      point = { list: local === 'trkpt' ? tracks : routes, at };
    } else if (local === 'ele' && point) height = '';
  });
  parser.on('text', (value) => {
    if (height !== undefined) height += value;
  });
  parser.on('closetag', ({ name }) => {
    const local = localName(name);
    if (local === 'ele' && point && height !== undefined) {
      const elevation = Number(height.trim());
      if (height.trim() !== '' && isPossible(elevation)) point.at[2] = elevation;
      height = undefined;
    } else if ((local === 'trkpt' || local === 'rtept') && point) {
      if (point.list.length === 0) point.list.push([]);
      point.list.at(-1)?.push(point.at);
      point = undefined;
    }
  });
  try {
    // Without a listener for errors it throws the first one: a file may have millions, each worth a microsecond or more.
    for (let from = 0; from < text.length; from += CHUNK) {
      parser.write(text.slice(from, from + CHUNK));
      await nextTurn();
    }
    parser.close();
  } catch {
    return { fault: FAULTS.broken };
  }
  if (root !== 'gpx') return { fault: FAULTS.root(root ?? '') };
  const found = tracks.some((stretch) => stretch.length > 0) ? tracks : routes;
  const wrong = found.flat().findIndex(([x, y]) => !(Math.abs(x) <= 180 && Math.abs(y) <= 90));
  if (wrong >= 0) return { fault: FAULTS.position(wrong + 1) };
  const thinned = whole(withoutZero(found)).map(thin);
  const stretches = thinned.filter((stretch) => stretch.length > 1);
  return stretches.length === 0 ? { fault: FAULTS.empty } : { stretches };
}

/** Some programs make a segment of every point. */
function whole(stretches: readonly Stretch[]): readonly Stretch[] {
  return stretches.some((stretch) => stretch.length > 1) ? stretches : [stretches.flat()];
}

/** Reads a coordinate; an empty one is none, and not the `0` that `Number` makes of it. */
const degrees = (text = ''): number => (text.trim() === '' ? NaN : Number(text));

/** A receiver that does not know where it is yet writes 0/0, where nobody walks: only a track around it keeps it. */
function withoutZero(stretches: readonly Stretch[]): readonly Stretch[] {
  const isElsewhere = ([x, y]: TrackPoint) => Math.hypot(x, y) > 1;
  if (!stretches.flat().some(isElsewhere)) return stretches;
  return stretches.map((stretch) => stretch.filter(([x, y]) => x !== 0 || y !== 0));
}

/** Some programs count on past the 180th meridian. @returns degrees; what is no longitude stays as it is */
function within180(longitude: number): number {
  if (Math.abs(longitude) <= 180 || !(Math.abs(longitude) <= 540)) return longitude;
  return longitude - 360 * Math.sign(longitude);
}

/** Tells whether anybody walks at such a height, in metres; programs write others for heights that they do not know. */
const isPossible = (height: number): boolean => height >= -500 && height <= 9000;

const FAULTS = {
  broken: {
    fr: 'le fichier GPX est abîmé\u202f; exportez-le de nouveau',
    en: 'the GPX file is broken; export it again',
  },
  root: (found: string): Message => ({
    fr: `le fichier n’est pas un GPX : il commence par « ${found} », et « gpx » était attendu`,
    en: `the file is no GPX: it begins with “${found}”, and “gpx” was expected`,
  }),
  position: (index: number): Message => ({
    fr: `le point ${index.toString()} du fichier GPX n’a pas de latitude ou de longitude utilisable`,
    en: `point ${index.toString()} of the GPX file has no usable latitude or longitude`,
  }),
  empty: {
    fr: 'le fichier GPX ne contient pas de trace : au moins deux points éloignés de dix mètres sont attendus',
    en: 'the GPX file holds no track: two points at least, ten metres apart, were expected',
  },
};

function localName(name: string): string {
  return name.split(':').at(-1) ?? name;
}

/** Points that are nearer than the spacing to the one before are left out; the last one stays. */
function thin(points: readonly TrackPoint[]): TrackPoint[] {
  const kept: TrackPoint[] = [];
  points.forEach((point, i) => {
    const before = kept.at(-1);
    const isLast = i === points.length - 1;
    if (before === undefined || metres(before, point) >= SPACING || (isLast && kept.length > 1))
      kept.push(round(point));
  });
  return kept;
}

function metres([x1, y1]: TrackPoint, [x2, y2]: TrackPoint): number {
  const scale = 111_320;
  const apart = Math.abs(x2 - x1);
  return Math.hypot(Math.min(apart, 360 - apart) * scale * Math.cos((y1 * Math.PI) / 180), (y2 - y1) * scale);
}

/** A metre in place, a decimetre in height. */
function round([x, y, elevation]: TrackPoint): TrackPoint {
  const [longitude, latitude] = [Number(x.toFixed(5)), Number(y.toFixed(5))];
  return elevation === undefined
    ? [longitude, latitude]
    : [longitude, latitude, Number(elevation.toFixed(1))];
}
