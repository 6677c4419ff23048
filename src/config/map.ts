/** The one source of map tiles that a visitor may switch on; it is asked for nothing before that. */
export const TILES = {
  url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  origin: 'https://tile.openstreetmap.org',
  attribution: '© OpenStreetMap contributors',
  attributionUrl: 'https://www.openstreetmap.org/copyright',
} as const;

/** Credit for the data of our own base maps. */
export const BASE_ATTRIBUTION = {
  text: 'GSHHG, Natural Earth',
  url: 'https://www.soest.hawaii.edu/pwessel/gshhg/',
} as const;

/** Places nearer than this, in pixels, are shown as one number. */
export const CLUSTER_RADIUS = 40;
export const MAX_ZOOM = 15;
/** Zoom at which a place chosen in the list is shown. */
export const PLACE_ZOOM = 11;
/** The greatest distance, and the greatest number of places, that an article calls "around here". */
export const AROUND = { km: 60, places: 8 } as const;
