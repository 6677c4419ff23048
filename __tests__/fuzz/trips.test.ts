import fc from 'fast-check';
import { tripLink, readTripLink } from '../../src/content/trip/link';
import { parseTrips } from '../../src/content/trip/parse';
import { LIMITS, stopsOf } from '../../src/content/trip/types';
import { hostileJson, hostileText } from '../support/inputs/fuzz';

const RUNS = { numRuns: 500 };

/** Fragments that begin as a link does, so that more than the version is looked at. */
const fragments = fc.oneof(
  hostileText(400),
  hostileText(400).map((text) => `1.20270614.${text}`),
  fc
    .array(fc.oneof(hostileText(20), fc.stringMatching(/^[a-z][a-z0-9]{4}$/)), { maxLength: 10_000 })
    .map((parts) => `1..x.${parts.join('.')}`),
  hostileText(60).map((text) => `1..x.k3v9x!${text}!1.${text}!__proto__.${text}`),
  fc.constant(`1..x.${'k3v9x'.repeat(200_000)}`),
);

it('a fragment is a trip within the limits, or none, and never throws', () => {
  fc.assert(
    fc.property(fragments, (fragment) => {
      const trip = readTripLink(fragment);
      if (trip === undefined) return;
      expect(trip.days.length).toBeLessThanOrEqual(LIMITS.days);
      expect(stopsOf(trip).length).toBeLessThanOrEqual(LIMITS.stops);
      expect(() => tripLink({ ...trip, id: 'a' }, true)).not.toThrow();
    }),
    RUNS,
  );
});

it('a stored text is trips within the limits, or none, and never throws', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        hostileText(),
        hostileJson().map((value) => JSON.stringify(value)),
      ),
      (text) => {
        expect(() => parseTrips(text)).not.toThrow();
      },
    ),
    RUNS,
  );
});
