import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TripCountry, TripIndex } from '../../../src/content/trip/files';
import { parseTrips } from '../../../src/content/trip/parse';
import type { Trip } from '../../../src/content/trip/types';
import { TripPlanner } from '../../../src/features/trip/TripPlanner';
import { renderIn } from './render';

const ICELAND: TripCountry = {
  format: 1,
  id: 'czzzz',
  name: 'Iceland',
  path: '/en/iceland/',
  baseMap: 'islande',
  climate: Array.from({ length: 12 }, () => [-2, 3, 80] as const),
  alerts: [
    {
      text: 'The road is closed.',
      level: 'danger',
      start: '2027-02-11T00:00:00Z',
      end: '2027-02-12T00:00:00Z',
      source: 'https://roads.example',
    },
  ],
  steps: [
    { number: 1, title: 'Dates', dueDays: 200 },
    { number: 2, title: 'Passports' },
  ],
  drives: [],
  entries: [
    { id: 'vkkkk', kind: 'place', title: 'Vík', path: '/en/v/', at: [-19, 63.4] },
    { id: 'skkkk', kind: 'place', title: 'Skógafoss', path: '/en/s/', at: [-19.5, 63.5] },
    { id: 'dkkkk', kind: 'place', title: 'Dyrhólaey', path: '/en/d/', at: [-19.1, 63.4] },
    {
      id: 'hkkkk',
      kind: 'article',
      title: 'Highlands',
      path: '/en/h/',
      season: [7, 8],
      booking: { daysAhead: 30, text: 'Huts fill up.' },
      checkedOn: '2026-05-02',
    },
  ],
  itineraries: [
    { id: 'rkkkk', title: 'Ring Road', days: [{ title: 'South coast', stops: ['skkkk', 'vkkkk'] }] },
  ],
};
const INDEX: TripIndex = {
  format: 1,
  countries: [{ file: '/trip-data/en/iceland.json', ids: 'vkkkkskkkkdkkkkhkkkkrkkkk' }],
};
export const MINE: Trip = {
  id: 'mine',
  name: 'Mine',
  start: '2027-02-10',
  days: [{ stops: [{ id: 'vkkkk' }, { id: 'skkkk' }] }, { stops: [{ id: 'hkkkk' }] }],
  loose: [{ id: 'qqqqq' }],
};

/** The trips that the browser keeps. */
export const kept = () => parseTrips(localStorage.getItem('trips') ?? '')?.trips ?? [];

/**
 * Opens the page of the trips in English, in a guide of one country.
 * @param isThere tells which of the guide's files come
 */
export async function openTrips(
  address = '/en/my-trip/',
  trips: readonly Trip[] = [MINE],
  isThere: (path: string) => boolean = () => true,
) {
  globalThis.fetch = jest.fn((path: string) =>
    Promise.resolve({
      ok: isThere(path),
      status: isThere(path) ? 200 : 404,
      json: () => Promise.resolve(path.endsWith('iceland.json') ? ICELAND : INDEX),
    }),
  ) as unknown as typeof fetch;
  if (trips.length > 0) localStorage.setItem('trips', JSON.stringify({ format: 1, trips }));
  window.history.replaceState({}, '', address);
  renderIn('en', <TripPlanner locale="en" />);
  if (trips.length > 0) await screen.findByRole('heading', { name: /^Day 1\b/ });
}

export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
