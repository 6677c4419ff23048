import { readTrack, type TrackPoint } from '../../../src/content/track/track';

const readTrackOf = (points: TrackPoint[]) => readTrack([points]);

/** A straight way north, a point every 11 m. */
const way = (heights: readonly (number | undefined)[]): TrackPoint[] =>
  heights.map((height, i) =>
    height === undefined ? [-19, 64 + i / 10_000] : [-19, 64 + i / 10_000, height],
  );
const ramp = (from: number, to: number, count: number) =>
  Array.from({ length: count }, (_, i) => from + ((to - from) * i) / (count - 1));

describe('a walked track', () => {
  it('has its length, and its ascent and descent', () => {
    const track = readTrackOf(way([...ramp(100, 200, 100), ...ramp(200, 150, 100)]));
    expect(track?.distanceKm).toBeCloseTo(2.2, 1);
    // The mean takes a little off the top.
    expect(track?.ascentM).toBeGreaterThan(92);
    expect(track?.ascentM).toBeLessThanOrEqual(100);
    expect(track?.descentM).toBeGreaterThan(42);
    expect(track?.descentM).toBeLessThanOrEqual(50);
    expect([track?.lowestM, track?.highestM]).toEqual([expect.closeTo(102, -1), expect.closeTo(198, -1)]);
    expect(track?.distances).toHaveLength(200);
  });

  it('does not climb on flat ground because a receiver errs by metres', () => {
    const noise = Array.from({ length: 400 }, (_, i) => 50 + 4 * Math.sin(i * 2.4));
    expect(readTrackOf(way(noise))).toMatchObject({ ascentM: 0, descentM: 0 });
  });

  it('has no heights when the file has none, or only some', () => {
    for (const heights of [
      [undefined, undefined, undefined],
      [1, undefined, 3],
    ])
      expect(readTrackOf(way(heights))).toMatchObject({ heights: [], ascentM: null, highestM: null });
  });

  it.each([[[]], [way([1])]])('is none with %j', (points) => {
    expect(readTrackOf(points)).toBeUndefined();
  });
});
