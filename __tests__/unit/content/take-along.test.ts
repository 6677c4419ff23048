import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validateXML } from 'xmllint-wasm';
import { bundlesOf, takeAlong } from '../../../src/content/map/take-along';
import { place } from '../../support/site/places';
import { readXml } from '../../support/xml';

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
    contents: readFileSync(join(__dirname, '../../support/schemas', name), 'utf8'),
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

  it('have names of their own, also where titles are alike or have no Latin letter', () => {
    const hikes = [
      ['Tour du lac', 'b2c3d'],
      ['Tour du lac', 'k3v9x'],
      ['大文字山', 'm4n5p'],
    ].map(([title = '', shortId = '']) => ({ title, shortId, layer: 'randonnees' }) as const);
    const files = bundlesOf({ country: 'Japon', locale: 'fr', places: hikes }).map(({ file }) => file);
    expect(files.slice(2)).toEqual([
      'randonnees-tour-du-lac-b2c3d',
      'randonnees-tour-du-lac-k3v9x',
      'randonnees-m4n5p',
    ]);
  });

  it('are one for the country, one for each layer, one for each hike and itinerary', () => {
    const files = bundlesOf({ country: 'Islande', locale: 'fr', places: collection.places }).map(
      ({ file }) => file,
    );
    expect(files).toEqual(['islande', 'points-interet', 'itineraires', 'itineraires-boucle']);
  });
});
