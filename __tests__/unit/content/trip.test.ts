import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ICAL from 'ical.js';
import { validateXML } from 'xmllint-wasm';
import { tripCalendar } from '../../../src/content/trip/calendar';
import {
  addStop,
  besides,
  changeTrip,
  LOOSE,
  moveDay,
  moveStop,
  newTrip,
  importTrips,
  putTrip,
  removeDay,
  setStart,
  tick,
} from '../../../src/content/trip/edit';
import type { TripEntry } from '../../../src/content/trip/files';
import { tripGpx } from '../../../src/content/trip/gpx';
import { readTripLink, tripLink } from '../../../src/content/trip/link';
import { parseTrips } from '../../../src/content/trip/parse';
import { LIMITS, NO_TRIPS, type Trip } from '../../../src/content/trip/types';

const trip: Trip = {
  id: 'a1',
  name: 'Islande, l’été ! (n° 1.5)',
  start: '2027-06-14',
  days: [
    { stops: [{ id: 'k3v9x' }, { id: 'b2c3d', note: 'Tôt.\nAvant 8 h !' }] },
    { stops: [], note: 'Jour blanc' },
    { stops: [{ id: 'zqnkr' }] },
  ],
  loose: [{ id: 'c4d5f' }],
};

const ENTRIES: Record<string, TripEntry> = {
  k3v9x: { id: 'k3v9x', kind: 'place', title: 'Vík; & <b>, "Mýrdal"', path: '/fr/x/?p=vik', at: [-19, 63.4] },
  b2c3d: { id: 'b2c3d', kind: 'article', title: 'Jökulsárlón 🌋', path: '/fr/j/', at: [-16.2, 64] },
};
const entryOf = (id: string) => ENTRIES[id];
const ids = (made: Trip) =>
  [made.loose, ...made.days.map(({ stops }) => stops)].map((s) => s.map(({ id }) => id).join());

describe('changes of a trip', () => {
  it.each([
    ['down in its day', { day: 0, index: 0 }, { day: 0, index: 1 }, ['c4d5f', 'b2c3d,k3v9x', '', 'zqnkr']],
    [
      'to the end of another day',
      { day: 0, index: 0 },
      { day: 2, index: Infinity },
      ['c4d5f', 'b2c3d', '', 'zqnkr,k3v9x'],
    ],
    [
      'out of its day',
      { day: 2, index: 0 },
      { day: LOOSE, index: Infinity },
      ['c4d5f,zqnkr', 'k3v9x,b2c3d', '', ''],
    ],
    ['nowhere', { day: 0, index: 0 }, { day: 9, index: 0 }, ['c4d5f', 'k3v9x,b2c3d', '', 'zqnkr']],
    ['from nowhere', { day: 0, index: 7 }, { day: 1, index: 0 }, ['c4d5f', 'k3v9x,b2c3d', '', 'zqnkr']],
  ])('a stop moves %s', (_, from, to, expected) => {
    expect(ids(moveStop(trip, from, to))).toEqual(expected);
  });

  it('a day moves as a whole, and one that is removed leaves its stops without a day', () => {
    expect(ids(moveDay(trip, 2, 0))).toEqual(['c4d5f', 'zqnkr', 'k3v9x,b2c3d', '']);
    expect(ids(removeDay(trip, 0))).toEqual(['c4d5f,k3v9x,b2c3d', '', 'zqnkr']);
  });

  it('a departure is a day or none', () => {
    expect(setStart(trip, '2027-02-30').start).toBeUndefined();
    expect(setStart(trip, '2028-02-29').start).toBe('2028-02-29');
  });

  it.each([
    ['before one that follows', { day: 0, index: 0 }, { day: 0, index: 2 }, false, { day: 0, index: 1 }],
    ['after one that follows', { day: 0, index: 0 }, { day: 0, index: 2 }, true, { day: 0, index: 2 }],
    ['before one ahead of it', { day: 0, index: 2 }, { day: 0, index: 0 }, false, { day: 0, index: 0 }],
    ['after one of another day', { day: 0, index: 0 }, { day: 1, index: 2 }, true, { day: 1, index: 3 }],
  ])('a stop that is dropped %s', (_, from, over, isAfter, expected) => {
    expect(besides(from, over, isAfter)).toEqual(expected);
  });

  it('ticks stay when the departure changes, and go one by one', () => {
    const ticked = tick(tick(trip, 'k3v9x-4', true), 'b2c3d', true);
    expect(setStart(ticked, '2028-02-29').done).toEqual(['k3v9x-4', 'b2c3d']);
    expect(tick(tick(ticked, 'k3v9x-4', true), 'b2c3d', false).done).toEqual(['k3v9x-4']);
    expect(parseTrips(JSON.stringify({ format: 1, trips: [ticked] }))?.trips).toEqual([ticked]);
  });

  it('limits hold', () => {
    const full = { ...trip, loose: Array.from({ length: LIMITS.stops }, () => ({ id: 'k3v9x' })) };
    expect(addStop(full, { id: 'k3v9x' })).toBe(full);
    let trips = NO_TRIPS;
    for (let count = 0; count < LIMITS.trips + 5; count++) trips = putTrip(trips, newTrip('x'));
    expect(trips.trips).toHaveLength(LIMITS.trips);
  });

  it('a file adds what is not here, and takes the place of nothing', () => {
    const here = changeTrip(putTrip(NO_TRIPS, trip), 'a1', (now) => ({ ...now, name: 'Changed here' }));
    const both = importTrips(here, { ...NO_TRIPS, trips: [trip] });
    expect(both?.trips.map(({ name }) => name)).toEqual([trip.name, 'Changed here']);
    expect(new Set(both?.trips.map(({ id }) => id)).size).toBe(2);
    expect(importTrips(here, here)).toEqual(here);
    const many = Array.from({ length: LIMITS.trips }, () => newTrip('x'));
    expect(importTrips(here, { ...NO_TRIPS, trips: many })).toBeUndefined();
  });

  it('two tabs that each read before they write lose nothing of each other', () => {
    const stored = putTrip(NO_TRIPS, trip);
    const first = changeTrip(stored, 'a1', (now) => addStop(now, { id: 'ddddd' }));
    const second = changeTrip(first, 'a1', (now) => ({ ...now, name: 'Autre' }));
    expect(second.trips[0]).toMatchObject({ name: 'Autre', loose: [{ id: 'c4d5f' }, { id: 'ddddd' }] });
  });
});

describe('what is stored', () => {
  it('comes back from a file as it was', () => {
    expect(parseTrips(JSON.stringify({ format: 1, trips: [trip] }))).toEqual({ format: 1, trips: [trip] });
  });

  it.each(
    [
      [
        '',
        '{}',
        '[]',
        'null',
        '{"format":2,"trips":[]}',
        '{"format":1,"trips":[{}]}',
        '{"format":1,"trips":{"length":1}}',
      ],
      [`{"format":1,"trips":[{"id":"a","name":"","days":[],"loose":[{"id":"<b>"}]}]}`],
      [
        JSON.stringify({
          format: 1,
          trips: [{ ...trip, days: Array.from({ length: 61 }, () => ({ stops: [] })) }],
        }),
      ],
      ['x'.repeat(LIMITS.text + 1)],
      [['<b>'], ['k3v9x-9'], Array.from({ length: LIMITS.done + 1 }, () => 'k3v9x'), 'k3v9x'].map((done) =>
        JSON.stringify({ format: 1, trips: [{ ...trip, done }] }),
      ),
    ].flat(),
  )('“%.40s” is refused', (text) => {
    expect(parseTrips(text)).toBeUndefined();
  });
});

describe('the link', () => {
  it('gives the trip back, with notes only when they are ticked', () => {
    expect({ id: trip.id, ...readTripLink(tripLink(trip, true)) }).toEqual(trip);
    expect(JSON.stringify(readTripLink(tripLink(trip, false)))).not.toContain('note');
    expect(tripLink(trip, true)).toMatch(/^[\w.!%-]+$/);
  });

  it('of sixty stops in thirty days is short', () => {
    const days = Array.from({ length: 30 }, () => ({ stops: [{ id: 'k3v9x' }, { id: 'b2c3d' }] }));
    expect(tripLink({ ...trip, days }, false).length).toBeLessThan(500);
  });

  it.each([
    ['an empty one', ''],
    ['another version', '2.20270614.x.k3v9x'],
    ['half an id', '1.20270614.x.k3v'],
    ['a day that is none', '1.20270231.x.k3v9x'],
    ['markup for an id', '1..x.<img>'],
    ['a broken escape', '1..%E0%A4.k3v9x'],
    ['nothing in it', '1..x.'],
    ['too many days', `1..x.k3v9x${'.'.repeat(61)}`],
    ['too many stops', `1..x.${'k3v9x'.repeat(301)}`],
    ['a megabyte', `1..x.${'k3v9x'.repeat(200_000)}`],
  ])('with %s is no trip', (_, fragment) => {
    expect(readTripLink(fragment)).toBeUndefined();
  });
});

describe('what leaves', () => {
  const words = { day: (number: number) => `Jour ${number}`, gone: 'N’est plus dans le guide' };
  const NOON = Date.UTC(2026, 10, 30, 12);
  const calendarAt = (now: number) =>
    tripCalendar({ trip, entryOf }, words, { origin: 'https://www.example.org', now });

  it('a calendar that other programs read: whole days without a zone, under lasting ids', () => {
    const text = calendarAt(NOON);
    const events = new ICAL.Component(ICAL.parse(text) as unknown[])
      .getAllSubcomponents('vevent')
      .map((each) => new ICAL.Event(each));
    expect(events.map(({ uid }) => uid)).toEqual([
      'a1-1@grand-large',
      'a1-2@grand-large',
      'a1-3@grand-large',
    ]);
    expect(events.map(({ startDate }) => startDate.toString())).toEqual([
      '2027-06-14',
      '2027-06-15',
      '2027-06-16',
    ]);
    expect(events.every(({ startDate }) => startDate.isDate)).toBe(true);
    expect(events[0]?.summary).toBe('Jour 1 – Vík; & <b>, "Mýrdal", Jökulsárlón 🌋');
    expect(events[0]?.description).toContain('https://www.example.org/fr/j/\nTôt.\nAvant 8 h !');
    expect(events[2]?.summary).toBe('Jour 3 – N’est plus dans le guide');
    expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  });

  it('a calendar that takes the place of one that was written before', () => {
    const [before, after] = [NOON, NOON + 60_000].map((now) => {
      const event = ICAL.Component.fromString(calendarAt(now)).getFirstSubcomponent('vevent');
      return event && new ICAL.Event(event);
    });
    expect(before?.component.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-11-30T12:00:00Z');
    expect(after?.uid).toBe(before?.uid);
    expect(after?.sequence).toBe((before?.sequence ?? 0) + 1);
  });

  it('no calendar without a departure', () => {
    expect(tripCalendar({ trip: setStart(trip, ''), entryOf }, words, { origin: '', now: NOON })).toBe('');
  });

  it('points that follow the schema of GPX', async () => {
    const contents = tripGpx(trip, entryOf, { locale: 'fr', origin: 'https://www.example.org' });
    const schema = readFileSync(join(__dirname, '../../support/schemas/gpx11.xsd'), 'utf8');
    const { errors } = await validateXML({ xml: [{ fileName: 'x.gpx', contents }], schema: [schema] });
    expect(errors).toEqual([]);
    expect(contents.match(/<wpt/g)).toHaveLength(2);
  });

  it('points with every note on a place that stands in two days', () => {
    const twice = { ...trip, loose: [{ id: 'b2c3d', note: 'Et au retour' }, { id: 'b2c3d' }] };
    const gpx = tripGpx(twice, entryOf, { locale: 'fr', origin: '' });
    expect(gpx.match(/<wpt/g)).toHaveLength(2);
    expect(gpx).toMatch(/Avant 8 h !\s*Et au retour/);
  });
});
