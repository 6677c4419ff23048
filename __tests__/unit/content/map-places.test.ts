import { MAP_LAYERS, type MapLayer } from '../../../src/config/taxonomy';
import { countLayers, filterPlaces, nearest, sortPlaces, type Place } from '../../../src/content/map/places';
import { kilometresText } from '../../../src/features/map/distance-text';
import { place, REYKJAVIK } from '../../support/site/places';

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
    ['nothing', { layers: all, text: '', region: null }, 4],
    ['a name without its accents', { layers: all, text: 'thorsmork', region: null }, 1],
    ['words of the description', { layers: all, text: 'CHAUDE source', region: null }, 1],
    ['words of which one is not there', { layers: all, text: 'chaude xyz', region: null }, 0],
    ['a region', { layers: all, text: '', region: 'Sud' }, 2],
    ['a layer', { layers: new Set<MapLayer>(['activites']), text: '', region: null }, 1],
    ['no layer', { layers: new Set<MapLayer>(), text: '', region: null }, 0],
    ['something that is not there', { layers: all, text: 'xyz', region: null }, 0],
  ])('are filtered by %s', (_, selection, count) => {
    expect(filterPlaces(places, selection)).toHaveLength(count);
  });

  it('are sorted by name, region, layer and distance', () => {
    expect(titles(sortPlaces(places, 'name'))).toEqual(['Ailleurs', 'Bain de l’Est', 'Geysir', 'Þórsmörk']);
    expect(titles(sortPlaces(places, 'region'))[0]).toBe('Bain de l’Est');
    expect(titles(sortPlaces(places, 'region')).at(-1)).toBe('Ailleurs');
    expect(titles(sortPlaces(places, 'layer'))[0]).toBe('Geysir');
    expect(titles(sortPlaces(places, 'distance', [-19.5, 63.7]))[0]).toBe('Þórsmörk');
    expect(titles(sortPlaces(places, 'distance'))).toEqual(titles(sortPlaces(places, 'name')));
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
