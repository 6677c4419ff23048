import { geometryProblem, outsideProblem, readGeometry } from '../../../cms/src/domain/geometry';

const ring = [
  [-20, 64],
  [-19, 64],
  [-19, 65],
  [-20, 64],
];

describe('geometryProblem', () => {
  it.each([
    ['Point', [-20.3, 64.3]],
    ['Point', [180, -90, 1200]],
    [
      'LineString',
      [
        [-20, 64],
        [-19, 65],
      ],
    ],
    [
      'MultiLineString',
      [
        [
          [-20, 64],
          [-19, 65],
        ],
        [
          [1, 2],
          [3, 4],
        ],
      ],
    ],
    ['Polygon', [ring]],
  ])('takes a %s', (type, coordinates) => {
    expect(geometryProblem({ type, coordinates })).toBeUndefined();
  });

  it.each([
    ['nothing', null],
    ['a text', 'POINT(1 2)'],
    ['a type the map cannot draw', { type: 'MultiPoint', coordinates: [[1, 2]] }],
    ['a name from Object.prototype', { type: 'constructor', coordinates: [1, 2] }],
    ['latitude first, out of range', { type: 'Point', coordinates: [64.3, -120.3] }],
    ['a longitude out of range', { type: 'Point', coordinates: [181, 0] }],
    ['numbers as texts', { type: 'Point', coordinates: ['-20', '64'] }],
    ['a point of one number', { type: 'Point', coordinates: [1] }],
    [
      'a line with a point twice in a row',
      {
        type: 'LineString',
        coordinates: [
          [1, 2],
          [1, 2],
          [3, 4],
        ],
      },
    ],
    ['a line of one point', { type: 'LineString', coordinates: [[1, 2]] }],
    [
      'a line with a wrong point',
      {
        type: 'LineString',
        coordinates: [
          [1, 2],
          [3, 95],
        ],
      },
    ],
    ['an open ring', { type: 'Polygon', coordinates: [ring.slice(0, 3)] }],
    ['no coordinates', { type: 'Point' }],
  ])('refuses %s', (_, geometry) => {
    expect(geometryProblem(geometry)).toEqual({
      fr: expect.any(String),
      en: expect.stringContaining('expected'),
    });
  });
});

describe('outsideProblem', () => {
  const ICELAND = { ouest: -25.5, sud: 62.8, est: -12.5, nord: 67.2 };

  it.each([
    ['a point', { type: 'Point', coordinates: [-19, 64] }],
    [
      'a line',
      {
        type: 'LineString',
        coordinates: [
          [-19, 64],
          [-20, 65],
        ],
      },
    ],
  ])('takes %s in its country', (_, geometry) => {
    expect(outsideProblem(geometry, ICELAND)).toBeUndefined();
  });

  it('takes both sides of the 180th meridian in a country that lies across it', () => {
    const fiji = { ouest: 176.8, sud: -19.3, est: -178.2, nord: -16 };
    const line = (...coordinates: [number, number][]) => ({ type: 'LineString', coordinates });
    expect(outsideProblem(line([177.4, -17.8], [179.9, -17.3], [-178.96, -17.24]), fiji)).toBeUndefined();
    expect(outsideProblem(line([177.4, -17.8], [0, -17]), fiji)?.en).toMatch(/^the point 0, -17 is outside/);
  });

  it.each([
    ['latitude first', { type: 'Point', coordinates: [64, -19] }, /longitude vient en premier/],
    ['another country', { type: 'Point', coordinates: [-157, 21] }, /hors de la carte du pays/],
    [
      'one stop too far',
      {
        type: 'LineString',
        coordinates: [
          [-19, 64],
          [174, -36],
        ],
      },
      /174, -36/,
    ],
  ])('refuses %s', (_, geometry, message) => {
    expect(outsideProblem(geometry, ICELAND)?.fr).toMatch(message);
  });
});

describe('readGeometry', () => {
  const point = { type: 'Point', coordinates: [-20.3, 64.3] };

  it.each([
    ['an object as it is', point, point],
    ['the text of the panel’s field', JSON.stringify(point, null, 2), point],
    ['an emptied field as nothing', ' ', null],
    ['what is JSON and no geometry, to be judged', '[1, 2]', [1, 2]],
  ])('takes %s', (_, given, geometry) => {
    expect(readGeometry(given)).toEqual({ geometry });
  });

  it.each(['POINT(1 2)', '{"type":"Point","coordinates":[1, 2]', '64.3, -20.3'])(
    'says of %s, with an example, that it is not GeoJSON',
    (text) => {
      const read = readGeometry(text);
      const { fr, en } = 'problem' in read ? read.problem : { fr: '', en: '' };
      expect(fr).toContain('du GeoJSON est attendu, par exemple {"type":"Point","coordinates":[-20.3,64.3]}');
      expect(en).toContain('GeoJSON is expected, such as {"type":"Point","coordinates":[-20.3,64.3]}');
    },
  );
});
