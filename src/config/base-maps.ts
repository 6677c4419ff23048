/** The base maps that tools/base-map draws into static/maps. */

/** Degrees. */
export type MapFrame = {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
};

type BaseMap = {
  readonly frame: MapFrame;
  /** A finer drawing exists, for when the map is zoomed in. */
  readonly hasFine: boolean;
  /** The part of the frame that is drawn fine. */
  readonly fineFrame?: MapFrame;
  readonly borders?: 'states';
};

export const BASE_MAP_NAMES = [
  'islande',
  'hawaii',
  'polynesie',
  'usa',
  'austria',
  'canada',
  'france',
  'japan',
  'south-korea',
  'world',
] as const;
export type BaseMapName = (typeof BASE_MAP_NAMES)[number];

export const BASE_MAPS: Record<BaseMapName, BaseMap> = {
  islande: { frame: { west: -26, south: 62, east: -12, north: 68 }, hasFine: true },
  hawaii: { frame: { west: -161, south: 18, east: -154, north: 23 }, hasFine: true },
  polynesie: {
    frame: { west: -155, south: -28, east: -134, north: -7 },
    fineFrame: { west: -155, south: -19, east: -148, north: -15 },
    hasFine: true,
  },
  usa: { frame: { west: -125, south: 31, east: -102, north: 49 }, hasFine: true, borders: 'states' },
  austria: { frame: { west: 8, south: 45, east: 19, north: 50 }, hasFine: false },
  canada: { frame: { west: -142, south: 41, east: -52, north: 84 }, hasFine: false },
  france: { frame: { west: -6, south: 41, east: 10, north: 52 }, hasFine: false },
  japan: { frame: { west: 122, south: 23, east: 147, north: 46 }, hasFine: false },
  'south-korea': { frame: { west: 123, south: 32, east: 132, north: 40 }, hasFine: false },
  world: { frame: { west: -180, south: -56, east: 180, north: 76 }, hasFine: false },
};

/** The smallest base map that holds a frame; the world, when none does. */
export function baseMapFor({ west, south, east, north }: MapFrame): BaseMapName {
  const area = (name: BaseMapName) => {
    const { frame } = BASE_MAPS[name];
    return (frame.east - frame.west) * (frame.north - frame.south);
  };
  return BASE_MAP_NAMES.filter((name) => {
    const { frame } = BASE_MAPS[name];
    return frame.west <= west && frame.south <= south && frame.east >= east && frame.north >= north;
  }).reduce((best, name) => (area(name) < area(best) ? name : best), 'world' as BaseMapName);
}

/** Returns the frame that a country's map shows first: the part that is drawn fine, where the rest is mostly sea. */
export function firstView(frame: MapFrame): MapFrame {
  return BASE_MAPS[baseMapFor(frame)].fineFrame ?? frame;
}
