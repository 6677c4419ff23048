import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MINE, openTrips } from '../support/components/trip-planner';

afterEach(() => localStorage.clear());

it('does not tell what could not be loaded as gone from the guide, and tries again', async () => {
  let isThere = false;
  await openTrips('/en/my-trip/?take=rkkkk', [MINE], (path) => isThere || !path.endsWith('iceland.json'));
  expect(await screen.findByText('This itinerary could not be loaded.')).toBeVisible();
  expect(screen.getByText('The guide’s titles could not be loaded; your plan is whole.')).toBeVisible();
  expect(screen.getAllByText('Title not loaded')).toHaveLength(4);
  expect(screen.queryByText('No longer in the guide')).toBeNull();

  isThere = true;
  for (const button of screen.getAllByRole('button', { name: 'Try again' })) await userEvent.click(button);
  expect(await screen.findByRole('heading', { name: 'A trip to look at' })).toBeVisible();
  expect(await screen.findByText('No longer in the guide')).toBeVisible();
  expect(screen.queryByText('Title not loaded')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});
