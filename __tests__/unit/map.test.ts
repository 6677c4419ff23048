import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validateXML } from 'xmllint-wasm';
import { baseMapFor } from '../../src/config/base-maps';
import { MAP_LAYERS, type MapLayer } from '../../src/config/taxonomy';
import { anchorOf, boundsOf, distanceKm, lengthKm, unwrapped } from '../../src/content/map/geometry';
import {
  countLayers,
  filterPlaces,
  fold,
  nearest,
  sortPlaces,
  type Place,
} from '../../src/content/map/places';
import { bundlesOf, takeAlong } from '../../src/content/map/take-along';
import { unpack } from '../../src/features/map/base-map-data';
import { kilometresText } from '../../src/features/map/distance-text';
import { INITIAL, readState, writeState } from '../../src/features/map/map-state';
import { readXml } from '../support/xml';

const REYKJAVIK = [-21.93, 64.15] as const;
const place = (title: string, change: Partial<Place> = {}): Place => ({
  id: title,
  title,
  layer: 'points_interet',
  geometry: { type: 'Point', coordinates: REYKJAVIK },
  description: null,
  isSchematic: false,
  region: null,
  article: null,
  ...change,
});

describe('geometry', () => {
  it.each([
    ['Paris and London', [2.3522, 48.8566], [-0.1276, 51.5072], 343.6],
    ['a degree of the equator', [0, 0], [1, 0], 111.2],
    ['both sides of the 180th meridian', [179.5, -17], [-179.5, -17], 106.3],
    ['a place and itself', [10, 10], [10, 10], 0],
    ['opposite ends of the earth', [0, 0], [180, 0], 20_015.1],
  ] as const)('knows the distance of %s', (_, a, b, km) => {
    expect(distanceKm(a, b)).toBeCloseTo(km, 0);
    expect(distanceKm(b, a)).toBeCloseTo(km, 0);
  });

  it('adds up the stretches of a line', () => {
    expect(
      lengthKm([
        [0, 0],
        [1, 0],
        [1, 1],
      ]),
    ).toBeCloseTo(222.4, 0);
    expect(lengthKm([[0, 0]])).toBe(0);
  });

  it('goes on beyond the 180th meridian, from Polynesia to New Zealand', () => {
    expect(
      unwrapped([
        [-149.6, -17.5],
        [-175, -20],
        [174.8, -36.8],
      ]),
    ).toEqual([
      [-149.6, -17.5],
      [-175, -20],
      [-185.2, -36.8],
    ]);
    expect(
      boundsOf([
        [-149.6, -17.5],
        [174.8, -36.8],
      ]),
    ).toMatchObject({ west: 174.8, east: 210.4 });
    expect(boundsOf([])).toBeUndefined();
  });

  it.each([
    [{ type: 'Point', coordinates: [1, 2] }],
    [
      {
        type: 'LineString',
        coordinates: [
          [1, 2],
          [3, 4],
        ],
      },
    ],
    [
      {
        type: 'MultiLineString',
        coordinates: [
          [
            [1, 2],
            [3, 4],
          ],
        ],
      },
    ],
    [
      {
        type: 'Polygon',
        coordinates: [
          [
            [1, 2],
            [3, 4],
            [5, 6],
            [1, 2],
          ],
        ],
      },
    ],
  ] as const)('puts the marker of %j at its first point', (geometry) => {
    expect(anchorOf(geometry)).toEqual([1, 2]);
  });
});

describe('base maps', () => {
  it.each([
    ['Iceland', { west: -24.6, south: 63.2, east: -13.4, north: 66.6 }, 'islande'],
    ['the Society Islands', { west: -153, south: -18, east: -149, north: -16 }, 'polynesie'],
    ['Japan', { west: 122.8, south: 24, east: 146.2, north: 45.8 }, 'japan'],
    ['what no map holds', { west: -60, south: -40, east: -50, north: -30 }, 'world'],
  ] as const)('%s', (_, frame, expected) => {
    expect(baseMapFor(frame)).toBe(expected);
  });

  it('unpacks lines, latitude first', () => {
    expect(unpack([-219300, 641500, 100, -500])).toEqual([
      [64.15, -21.93],
      [64.1, -21.92],
    ]);
    expect(unpack([])).toEqual([]);
  });

  it.each([
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
  ])('%s has its files, and land in them', (name) => {
    const file = (ending: string) => readFileSync(join('static/maps', `${name}${ending}`), 'utf8');
    const { land } = JSON.parse(file('-coarse.json')) as { land: number[][] };
    expect(land.length).toBeGreaterThan(0);
    expect(file('.svg')).toMatch(/^<svg/);
  });
});

describe('places', () => {
  const places = [
    place('Geysir', { region: 'Sud', layer: 'points_interet' }),
    place('Þórsmörk', {
      region: 'Sud',
      layer: 'randonnees',
      geometry: { type: 'Point', coordinates: [-19.5, 63.7] },
    }),
    place('Bain de l’Est', { region: 'Est', layer: 'activites', description: 'Source chaude' }),
    place('Ailleurs', { layer: 'points_secondaires' }),
  ];
  const all = new Set(MAP_LAYERS);
  const titles = (found: readonly Place[]) => found.map(({ title }) => title);

  it.each([
    ['Þórsmörk', 'thorsmork'],
    ['Haleʻiwa', 'haleiwa'],
    ['Où l’été', 'ou lete'],
    ['Œuvre', 'oeuvre'],
  ])('folds %s to %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it.each([
    ['nothing', { layers: all, text: '', region: null }, 4],
    ['a name without its accents', { layers: all, text: 'thorsmork', region: null }, 1],
    ['words of the description', { layers: all, text: 'CHAUDE source', region: null }, 1],
    ['a region', { layers: all, text: '', region: 'Sud' }, 2],
    ['a layer', { layers: new Set<MapLayer>(['activites']), text: '', region: null }, 1],
    ['no layer', { layers: new Set<MapLayer>(), text: '', region: null }, 0],
    ['something that is not there', { layers: all, text: 'xyz', region: null }, 0],
  ])('are filtered by %s', (_, selection, count) => {
    expect(filterPlaces(places, selection)).toHaveLength(count);
  });

  it('are sorted by name, region, layer and distance', () => {
    expect(titles(sortPlaces(places, 'name', 'fr'))).toEqual([
      'Ailleurs',
      'Bain de l’Est',
      'Geysir',
      'Þórsmörk',
    ]);
    expect(titles(sortPlaces(places, 'region', 'fr'))[0]).toBe('Bain de l’Est');
    expect(titles(sortPlaces(places, 'region', 'fr')).at(-1)).toBe('Ailleurs');
    expect(titles(sortPlaces(places, 'layer', 'fr'))[0]).toBe('Geysir');
    expect(titles(sortPlaces(places, 'distance', 'fr', [-19.5, 63.7]))[0]).toBe('Þórsmörk');
    expect(titles(sortPlaces(places, 'distance', 'fr'))).toEqual(titles(sortPlaces(places, 'name', 'fr')));
  });

  it('are counted by layer, and found around another', () => {
    expect(countLayers(places)).toEqual({
      points_interet: 1,
      randonnees: 1,
      activites: 1,
      itineraires: 0,
      points_secondaires: 1,
    });
    expect(nearest(places, REYKJAVIK, 2, 10)).toHaveLength(2);
    expect(nearest(places, REYKJAVIK, 9, 10)).toHaveLength(3);
  });

  it.each([
    [0.04, 'fr', '40\u00a0m'],
    [3.42, 'fr', '3,4\u00a0km'],
    [3.42, 'en', '3.4\u00a0km'],
    [123.4, 'en', '123\u00a0km'],
  ] as const)('are %f km away in words', (km, locale, expected) => {
    expect(kilometresText(km, locale)).toBe(expected);
  });
});

describe('the address of a map', () => {
  it.each([
    ['', INITIAL],
    ['?l=randonnees%2Cactivites&q=eau+chaude&r=Sud&s=region&p=x', undefined],
  ])('%j comes back as it was', (search, expected) => {
    const state = readState(search);
    if (expected) expect(state).toEqual(expected);
    expect(writeState(state)).toBe(search);
  });

  it.each([
    ['?l=hotels', { layers: new Set() }],
    ['?s=prix', { sort: 'name' }],
    ['?x=1&q=', { text: '' }],
  ])('%s means no more than it can', (search, expected) => {
    expect(readState(search)).toMatchObject(expected);
  });
});

describe('files to take along', () => {
  const hostile = 'Eau & <b>"chaude"</b> \u0007 🌋';
  const collection = {
    title: hostile,
    language: 'fr',
    absolute: (path: string) => `https://www.example.org${path}`,
    places: [
      place(hostile, {
        description: 'a < b',
        article: { path: '/fr/x/?a=1&b=2', title: hostile, picture: null },
      }),
      place('Boucle', {
        layer: 'itineraires',
        isSchematic: true,
        geometry: {
          type: 'LineString',
          coordinates: [
            [-21.9, 64.1],
            [-20.3, 64.3],
          ],
        },
      }),
      place('Deux bouts', {
        geometry: {
          type: 'MultiLineString',
          coordinates: [
            [
              [0, 0],
              [1, 1],
            ],
            [
              [2, 2],
              [3, 3],
            ],
          ],
        },
      }),
    ],
  };
  const schema = (name: string) => ({
    fileName: name,
    contents: readFileSync(join(__dirname, '../support/schemas', name), 'utf8'),
  });

  it.each([
    ['gpx', ['gpx11.xsd']],
    ['kml', ['ogckml22.xsd', 'atom-author-link.xsd', 'xAL.xsd']],
  ] as const)('%s is valid against its schema, also when it is empty', async (format, [main, ...others]) => {
    for (const chosen of [collection, { ...collection, places: [] }]) {
      const { valid, errors } = await validateXML({
        xml: [{ fileName: `file.${format}`, contents: takeAlong(format, chosen) }],
        schema: [schema(main)],
        preload: others.map(schema),
      });
      expect([valid, errors]).toEqual([true, []]);
    }
  });

  it('gpx keeps names and makes routes of lines', () => {
    const gpx = readXml(takeAlong('gpx', collection));
    expect(gpx.querySelector('wpt > name')?.textContent).toBe('Eau & <b>"chaude"</b>  🌋');
    expect(gpx.querySelector('wpt > link')?.getAttribute('href')).toBe(
      'https://www.example.org/fr/x/?a=1&b=2',
    );
    expect(gpx.querySelectorAll('rte')).toHaveLength(3);
    expect(gpx.querySelector('rtept')?.getAttribute('lat')).toBe('64.1');
  });

  it('geojson holds the geometry as it is', () => {
    const { features } = JSON.parse(takeAlong('geojson', collection)) as {
      features: { geometry: unknown }[];
    };
    expect(features.map(({ geometry }) => geometry)).toEqual(
      collection.places.map(({ geometry }) => geometry),
    );
  });

  it('are one for the country, one for each layer, one for each hike and itinerary', () => {
    const files = bundlesOf({ country: 'Islande', locale: 'fr', places: collection.places }).map(
      ({ file }) => file,
    );
    expect(files).toEqual(['islande', 'points-interet', 'itineraires', 'itineraires-boucle']);
  });
});
