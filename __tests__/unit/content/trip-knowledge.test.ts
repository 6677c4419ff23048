import { dayDrive } from '../../../src/content/trip/driving';
import { setStart } from '../../../src/content/trip/edit';
import { filesFor, type TripEntry } from '../../../src/content/trip/files';
import {
  alertsBetween,
  bookingTasks,
  daylight,
  dueBefore,
  isOffSeason,
  stepTasks,
  tripAlerts,
} from '../../../src/content/trip/known';
import type { Trip } from '../../../src/content/trip/types';

describe('what the guide knows', () => {
  it.each([
    ['2027-06-21', [-21.9, 64.1], 1260, 1290],
    ['2027-12-21', [-21.9, 64.1], 240, 260],
    ['2027-03-20', [-149.6, -17.5], 720, 735],
    // A quarter of an hour more each day: it is noon there half a day before Greenwich.
    ['2027-03-20', [179, 78], 735, 745],
    ['2027-06-21', [20, 78], 1440, 1440],
    ['2027-12-21', [20, 78], 0, 0],
  ] as const)('daylight on %s at %j', (day, at, least, most) => {
    expect(daylight(day, at)).toBeGreaterThanOrEqual(least);
    expect(daylight(day, at)).toBeLessThanOrEqual(most);
  });

  it('a season that nobody named is never over', () => {
    expect(isOffSeason({ season: [6, 7, 8, 9] }, '2027-05-31')).toBe(true);
    expect(isOffSeason({ season: [6, 7, 8, 9] }, '2027-06-01')).toBe(false);
    expect(isOffSeason({}, '2027-01-01')).toBe(false);
  });

  it('alerts of the dates and no others', () => {
    const alert = {
      text: 'F',
      level: 'info' as const,
      start: '2026-10-15T00:00:00Z',
      end: '2027-06-01T00:00:00Z',
      source: 'https://x',
    };
    expect(alertsBetween([alert], '2027-06-01', '2027-06-03')).toHaveLength(1);
    expect(alertsBetween([alert], '2027-06-02', '2027-06-03')).toHaveLength(0);
  });

  it('steps count back from the departure; the earliest comes first, those without a deadline last', () => {
    const steps = [
      { number: 1, title: 'a', dueDays: 10 },
      { number: 2, title: 'b' },
      { number: 4, title: 'c', dueDays: 30 },
    ];
    const tasks = stepTasks({ id: 'k3v9x', steps }, '2027-03-01', '2027-02-10');
    expect(tasks).toEqual([
      { id: 'k3v9x-4', number: 4, title: 'c', due: '2027-01-30', isLate: true },
      { id: 'k3v9x-1', number: 1, title: 'a', due: '2027-02-19', isLate: false },
      { id: 'k3v9x-2', number: 2, title: 'b' },
    ]);
    const undated = stepTasks({ id: 'k3v9x', steps }, undefined, '2027-02-10');
    expect(undated.map(({ number, due }) => [number, due])).toEqual([
      [1, undefined],
      [2, undefined],
      [4, undefined],
    ]);
  });

  it.each([
    ['2027-03-31', false],
    ['2027-04-01', false],
    ['2027-04-02', true],
  ])('what is due on 1 April is late on %s: %s', (today, isLate) => {
    expect(dueBefore('2027-05-31', 60, today)).toEqual({ due: '2027-04-01', isLate });
  });

  const boat: TripEntry = {
    id: 'b2c3d',
    kind: 'excursion',
    title: 'Boat',
    path: '/b/',
    booking: { daysAhead: 60 },
  };
  const trip: Trip = {
    id: 'a',
    name: '',
    start: '2027-05-30',
    days: [{ stops: [] }, { stops: [{ id: 'b2c3d' }] }, { stops: [{ id: 'b2c3d' }, { id: 'zqnkr' }] }],
    loose: [],
  };

  it('what is to be booked is told once, by its first day, and not without a departure', () => {
    const entryOf = (id: string) => (id === 'b2c3d' ? boat : undefined);
    expect(bookingTasks(trip, entryOf, '2027-04-02')).toEqual([
      { id: 'b2c3d', title: 'Boat', due: '2027-04-01', isLate: true },
    ]);
    expect(bookingTasks(setStart(trip, ''), entryOf, '2027-04-02')).toEqual([]);
  });

  it('an alert is told once, with the days in its country that it holds for', () => {
    const alert = { text: 'F', level: 'info' as const, start: '2027-05-01', source: 'https://x' };
    const closed = { ...alert, end: '2027-05-31' };
    const told = (end: string, country = [boat]) =>
      tripAlerts(trip, [{ entries: country, alerts: [{ ...alert, end }] }]).map(({ first, last }) => [
        first,
        last,
      ]);
    expect(told(closed.end)).toEqual([[2, 2]]);
    expect(told('2027-07-01')).toEqual([[2, 3]]);
    expect(told('2027-05-30')).toEqual([]);
    expect(told('2027-07-01', [])).toEqual([]);
    expect(tripAlerts(setStart(trip, ''), [{ entries: [boat], alerts: [closed] }])).toEqual([]);
  });

  it('drives go along the table in both directions, several in a row; elsewhere the straight line is said', () => {
    const places = new Map([
      ['aaaaa', [0, 0]],
      ['bbbbb', [1, 0]],
      ['ccccc', [2, 0]],
    ] as const);
    const drives = [
      { from: 'bbbbb', to: 'aaaaa', km: 120, minutes: 90, note: 'Piste', source: 's' },
      { from: 'bbbbb', to: 'ccccc', km: 130, minutes: 100, source: 's' },
      { from: 'aaaaa', to: 'ccccc', km: 400, minutes: 300, source: 's' },
    ];
    const drive = dayDrive(
      [
        [0.01, 0],
        [2, 0.01],
        [2, 3],
      ],
      drives,
      places,
    );
    expect(drive).toMatchObject({ km: 250, minutes: 190, notes: ['Piste'] });
    expect(drive?.lineKm).toBeGreaterThan(330);
    expect(dayDrive([[0, 0]], drives, places)).toBeUndefined();
  });

  it('files are found by whole ids', () => {
    const countries = [
      { file: 'a', ids: 'k3v9xb2c3d' },
      { file: 'b', ids: 'xb2c3zqnkr' },
    ];
    expect(filesFor({ format: 1, countries }, ['b2c3d'])).toEqual(['a']);
    expect(filesFor({ format: 1, countries }, ['zqnkr', 'k3v9x'])).toEqual(['a', 'b']);
    expect(filesFor({ format: 1, countries }, ['9xb2c'])).toEqual([]);
  });
});
