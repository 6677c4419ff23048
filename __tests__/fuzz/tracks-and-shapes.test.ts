import fc from 'fast-check';
import { geometryProblem, outsideProblem } from '../../cms/src/domain/geometry';
import { readTrack } from '../../cms/src/domain/gpx';
import { anchorOf, boundsOf, positionsOf, unwrapped, linesOf } from '../../src/content/map/geometry';
import type { Geometry } from '../../src/content/map-feature/types';
import { readTrack as readWalk } from '../../src/content/track/track';
import { holds, holdsLater, hostileJson, hostileText } from '../support/inputs/fuzz';

const number = fc.oneof(fc.double(), fc.integer(), hostileText(8));
const point = fc
  .tuple(fc.constantFrom('trkpt', 'rtept', 'wpt'), number, number, fc.option(number))
  .map(([name, lat, lon, ele]) =>
    ele === null
      ? `<${name} lat="${lat}" lon="${lon}"/>`
      : `<${name} lat="${lat}" lon="${lon}"><ele>${ele}</ele></${name}>`,
  );
const goodPoint = fc
  .tuple(fc.double({ min: -90, max: 90, noNaN: true }), fc.double({ min: -180, max: 180, noNaN: true }))
  .map(([lat, lon]) => `<trkpt lat="${lat}" lon="${lon}"><ele>12.5</ele></trkpt>`);
const gpx = fc
  .tuple(
    fc.constantFrom('', '<?xml version="1.0"?>', '<!DOCTYPE gpx [<!ENTITY a "aaaa">]>'),
    fc.array(fc.oneof(point, goodPoint, hostileText(20))),
  )
  .map(([head, parts]) => `${head}<gpx><trk><trkseg>${parts.join('')}</trkseg></trk></gpx>`);

describe('GPX files', () => {
  it('are a track that the map can draw, or a fault in both languages', async () => {
    await holdsLater(
      fc.oneof(
        gpx,
        fc.array(goodPoint).map((points) => `<gpx><trk>${points.join('')}</trk></gpx>`),
        hostileText(300),
      ),
      async (text) => {
        const result = await readTrack(text);
        if ('fault' in result) {
          expect(result.fault).toEqual({ fr: expect.any(String), en: expect.any(String) });
          return;
        }
        expect(result.stretches.map(({ length }) => length).filter((length) => length < 2)).toEqual([]);
        for (const [longitude, latitude, elevation] of result.stretches.flat()) {
          expect(Math.abs(longitude)).toBeLessThanOrEqual(180);
          expect(Math.abs(latitude)).toBeLessThanOrEqual(90);
          if (elevation !== undefined) expect(Number.isFinite(elevation)).toBe(true);
        }
        const walk = readWalk(result.stretches);
        expect(walk?.lines.map(({ length }) => length)).toEqual(result.stretches.map(({ length }) => length));
      },
    );
  });

  it('with entities that grow are refused, and none is replaced', async () => {
    const bomb =
      '<!DOCTYPE gpx [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]><gpx><trk><name>&b;</name></trk></gpx>';
    expect(await readTrack(bomb)).toHaveProperty('fault');
  });
});

const TYPES = [
  'Point',
  'LineString',
  'MultiLineString',
  'Polygon',
  'GeometryCollection',
  '__proto__',
  'toString',
];
const position = fc.oneof(
  fc.tuple(fc.double({ min: -180, max: 180, noNaN: true }), fc.double({ min: -90, max: 90, noNaN: true })),
  fc.array(number, { maxLength: 4 }),
);
const line = fc.array(position, { maxLength: 5 });
const shape = fc.record({
  type: fc.oneof(fc.constantFrom(...TYPES), hostileText(10)),
  coordinates: fc.oneof<fc.Arbitrary<unknown>[]>(
    position,
    line,
    fc.array(line, { maxLength: 3 }),
    hostileJson(),
  ),
});

describe('shapes on a map', () => {
  it('are drawn, or refused in both languages', () => {
    holds(fc.oneof<fc.Arbitrary<unknown>[]>(shape, hostileJson(), fc.constant(null)), (given) => {
      const problem = geometryProblem(given);
      if (problem) {
        expect(problem).toEqual({ fr: expect.any(String), en: expect.any(String) });
        return;
      }
      const geometry = given as Geometry;
      const frame = boundsOf(positionsOf(geometry));
      expect(frame && frame.west <= frame.east && frame.south <= frame.north).toBe(true);
      expect(anchorOf(geometry)).toHaveLength(positionsOf(geometry)[0]?.length ?? 0);
      for (const each of linesOf(geometry)) expect(unwrapped(each)).toHaveLength(each.length);
      expect(outsideProblem(geometry, { ouest: -180, est: 180, sud: -90, nord: 90 })).toBeUndefined();
    });
  });

  it('may have more points than a function takes arguments', () => {
    const coordinates = Array.from({ length: 300_000 }, (_, i) => [(i % 360) - 180, (i % 100) - 50] as const);
    expect(boundsOf(coordinates)).toEqual({ west: -180, south: -50, east: 179, north: 49 });
    const walk = coordinates.map(([x, y]) => [x / 100, y / 100, x] as const);
    expect(readWalk([walk])).toMatchObject({ lowestM: expect.any(Number), highestM: expect.any(Number) });
  });
});
