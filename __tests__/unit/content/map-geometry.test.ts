import {
  anchorOf,
  boundsOf,
  distanceKm,
  geometryNearTo,
  nearTo,
  unwrapped,
} from '../../../src/content/map/geometry';

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

  it('counts as a map of Fiji counts, and back', () => {
    expect(nearTo(179, 177.4)).toBe(177.4);
    expect(nearTo(179, -179)).toBe(181);
    expect(nearTo(0, 181)).toBe(-179);
    const line = {
      type: 'LineString',
      coordinates: [
        [177, -17],
        [-179, -17],
      ],
    } as const;
    expect(geometryNearTo(179, line)).toEqual({
      ...line,
      coordinates: [
        [177, -17],
        [181, -17],
      ],
    });
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
