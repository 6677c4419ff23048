import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readTripLink } from '../../src/content/trip/link';
import { LIMITS } from '../../src/content/trip/types';
import { kept, MINE, openTrips, press } from '../support/components/trip-planner';

/** The day of a heading, with everything that belongs to it. */
const dayOf = (name: RegExp) => {
  const day = screen.getByRole('heading', { level: 2, name }).closest('li');
  if (!day) throw new Error(`no day named ${name}`);
  return within(day);
};

/** jsdom's files cannot be read. */
const fileOf = (text: string) =>
  Object.assign(new File([text], 'x.json', { type: 'application/json' }), {
    text: () => Promise.resolve(text),
  });

afterEach(() => localStorage.clear());

describe('a trip', () => {
  it('begins with nothing, and grows by a day and what lies near it', async () => {
    await openTrips('/en/my-trip/', []);
    await userEvent.click(await screen.findByRole('button', { name: 'New trip' }));
    await press('Add a day');
    expect(screen.getByRole('heading', { name: 'Day 1' })).toBeVisible();
    expect(kept()).toMatchObject([{ days: [{ stops: [] }] }]);
  });

  it('says of each day and stop what the guide knows', async () => {
    await openTrips();
    const first = dayOf(/^Day 1 – 10 February 2027/);
    expect(first.getByText(/^Daylight: \d+ h \d+ min/)).toBeVisible();
    expect(first.getByText(/^In February, Iceland: .2 to 3 °C, 80 mm of rain/)).toBeVisible();
    expect(first.getByText(/^As the crow flies: 27 km/)).toBeVisible();
    const second = dayOf(/^Day 2/);
    expect(second.queryByText(/^In February/)).toBeNull();
    expect(second.getByText('Out of season in February')).toBeVisible();
    expect(
      second.getByText(/^Book by 12 January 2027|^Should have been booked by 12 January 2027/),
    ).toBeVisible();
    expect(second.getByText('Checked on 2 May 2026')).toBeVisible();
    const alerts = screen.getByRole('list', { name: 'Alerts in your dates' });
    expect(alerts).toHaveTextContent('Alert, day 2: The road is closed. Official page');
    expect(screen.getByText('No longer in the guide')).toBeVisible();
  });

  it('has a map of all days, and of one', async () => {
    await openTrips();
    const whole = screen.getByRole('img', { name: 'Map of the trip – Iceland, The whole trip' });
    expect(whole).toHaveTextContent('1');
    await userEvent.selectOptions(screen.getByLabelText('On the map'), 'Day 1');
    expect(screen.getByRole('img', { name: 'Map of the trip – Iceland, Day 1' })).toHaveTextContent('12');
  });

  it('is put in order by buttons, which say what they did', async () => {
    await openTrips();
    await press('Move down – Vík');
    expect(screen.getByRole('status')).toHaveTextContent('Vík: place 2 of 2.');
    await userEvent.selectOptions(screen.getByLabelText('Day to move to – Skógafoss'), 'Day 2');
    await press('Move – Skógafoss');
    expect(screen.getByRole('status')).toHaveTextContent('Skógafoss moved to: Day 2.');
    await press('Day earlier – Day 2');
    expect(screen.getByRole('status')).toHaveTextContent('Now day 1.');
    await press('Remove – Highlands');
    expect(kept()[0]?.days).toEqual([{ stops: [{ id: 'skkkk' }] }, { stops: [{ id: 'vkkkk' }] }]);
  });

  it('has notes, ticks and places that lie near', async () => {
    await openTrips();
    await userEvent.type(screen.getByLabelText('Note – Vík'), 'Early');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Step 2: Passports' }));
    await press('Add – Dyrhólaey');
    expect(
      screen.getByRole('checkbox', { name: 'Step 1: Dates – by 25 July 2026 (the day has passed)' }),
    ).toBeVisible();
    expect(kept()[0]).toMatchObject({
      done: ['czzzz-2'],
      days: [{ stops: [{ id: 'vkkkk', note: 'Early' }, { id: 'skkkk' }, { id: 'dkkkk' }] }, {}],
    });
  });

  it('has a link without its notes when they are too long for one, and says so', async () => {
    const loose = Array.from({ length: 5 }, () => ({ id: 'qqqqq', note: 'x'.repeat(LIMITS.note) }));
    await openTrips('/en/my-trip/', [{ ...MINE, loose }]);
    await userEvent.click(screen.getByRole('checkbox', { name: 'With my notes' }));
    expect(screen.getByRole('status')).toHaveTextContent('Your notes are too long for a link');
    const { hash } = new URL(screen.getByLabelText<HTMLInputElement>('Link to this trip').value);
    expect(readTripLink(hash.slice(1))?.loose).toEqual(loose.map(({ id }) => ({ id })));
  });

  it('goes for good when that is said twice', async () => {
    await openTrips();
    await press('Delete everything');
    await press('Cancel');
    expect(kept()).toHaveLength(1);
    await press('Delete everything');
    await press('Delete for good');
    expect(localStorage.getItem('trips')).toBeNull();
    expect(screen.getByText(/^Nothing is kept here yet/)).toBeVisible();
  });
});

describe('what comes from elsewhere', () => {
  it('an itinerary is shown first, and stands beside what one has', async () => {
    await openTrips('/en/my-trip/?take=rkkkk');
    const offer = await screen.findByRole('region', { name: 'A trip to look at' });
    expect(await within(offer).findByText('South coast – Skógafoss, Vík')).toBeVisible();
    expect(kept()).toEqual([MINE]);
    await press('Keep it as a trip of mine');
    expect(kept()).toMatchObject([{ name: 'Ring Road' }, MINE]);
    expect(window.location.search).toBe('');
  });

  it('a link that is no trip gets one sentence', async () => {
    await openTrips('/en/my-trip/#1..x.<b>');
    expect(await screen.findByRole('alert')).toHaveTextContent('This link holds no trip of this guide');
    expect(kept()).toEqual([MINE]);
  });

  it('a file adds its trips, and another file changes nothing', async () => {
    await openTrips();
    const field = screen.getByLabelText('Open a file');
    await userEvent.upload(field, fileOf('{"trips":1}'));
    expect(await screen.findByRole('alert')).toHaveTextContent('This file holds no trips of this guide');
    const theirs = JSON.stringify({ format: 1, trips: [{ ...MINE, id: 'theirs', name: 'Theirs' }] });
    await userEvent.upload(field, fileOf(theirs));
    expect(await screen.findByRole('button', { name: 'Theirs' })).toBeVisible();
    expect(kept().map(({ name }) => name)).toEqual(['Theirs', 'Mine']);
  });

  it('what a newer program kept is not written over', async () => {
    localStorage.setItem('trips', '{"format":2}');
    await openTrips('/en/my-trip/', []);
    expect(await screen.findByRole('alert')).toHaveTextContent('What is kept here cannot be read');
    expect(screen.queryByRole('button', { name: 'New trip' })).toBeNull();
    expect(localStorage.getItem('trips')).toBe('{"format":2}');
  });
});

it('leaves a date that is half typed in its field, and the day of departure as it was', async () => {
  await openTrips();
  const field = screen.getByLabelText<HTMLInputElement>('Day of departure');
  fireEvent.change(field, { target: { value: '0002-02-11' } });
  expect(field.value).toBe('0002-02-11');
  expect(kept()[0]?.start).toBe('2027-02-10');
  fireEvent.change(field, { target: { value: '2027-02-11' } });
  expect(kept()[0]?.start).toBe('2027-02-11');
  fireEvent.change(field, { target: { value: '' } });
  expect(kept()[0]?.start).toBe('2027-02-11');
  fireEvent.blur(field);
  expect(kept()[0]?.start).toBeUndefined();
});

it('says that there is no room for one trip more, and goes on offering it', async () => {
  const many = Array.from({ length: LIMITS.trips }, (_, number) => ({
    ...MINE,
    id: `mine${String(number)}`,
  }));
  await openTrips('/en/my-trip/?take=rkkkk', many);
  await userEvent.click(await screen.findByRole('button', { name: 'Keep it as a trip of mine' }));
  expect(screen.getByRole('alert').textContent).toMatch(/There is room for \d+ trips/);
  expect(screen.getByRole('heading', { name: 'A trip to look at' })).toBeTruthy();
  expect(kept()).toHaveLength(LIMITS.trips);
});

it('does not take a link within the page for one of a trip', async () => {
  const content = document.body.appendChild(document.createElement('main'));
  content.id = 'content';
  await openTrips('/en/my-trip/#content');
  expect(screen.queryByRole('alert')).toBeNull();
  content.remove();
});

it('asks before the note of a day goes with it', async () => {
  await openTrips('/en/my-trip/', [
    {
      ...MINE,
      days: [
        { stops: [{ id: 'vkkkk' }], note: 'Ferry' },
        { stops: [], note: 'Rest' },
      ],
    },
  ]);
  await press('Remove the day – Day 1');
  const sure = screen.getByRole('button', { name: 'Remove the day and its note – Day 1' });
  await press('Remove the day – Day 1');
  expect(sure).not.toBeInTheDocument();
  await press('Remove the day – Day 1');
  expect(kept()[0]?.days).toHaveLength(2);
  await press('Remove the day and its note – Day 1');
  expect(kept()[0]).toMatchObject({ days: [{ note: 'Rest' }], loose: [{ id: 'qqqqq' }, { id: 'vkkkk' }] });
  expect(screen.getByRole('button', { name: 'Remove the day – Day 1' })).toBeVisible();
});

it('deletes the trip that was asked for, and no other that is chosen meanwhile', async () => {
  await openTrips('/en/my-trip/', [MINE, { ...MINE, id: 'other', name: 'Other' }]);
  await press('Delete this trip');
  await press('Other');
  expect(screen.queryByRole('button', { name: 'Delete for good' })).toBeNull();
  await press('Delete this trip');
  await press('Delete for good');
  expect(kept().map(({ name }) => name)).toEqual(['Mine']);
});

it('says when a trip has all the days it can have, and when there are as many trips as can be', async () => {
  const many = Array.from({ length: LIMITS.trips }, (_, number) => ({
    ...MINE,
    id: `mine${String(number)}`,
  }));
  await openTrips('/en/my-trip/', [
    { ...MINE, days: Array.from({ length: LIMITS.days }, () => ({ stops: [] })) },
    ...many.slice(1),
  ]);
  await press('Add a day');
  expect(kept()[0]?.days).toHaveLength(LIMITS.days);
  expect(screen.getByText('A trip has 60 days at most.', { ignore: '[role=status]' })).toBeVisible();
  await press('New trip');
  expect(screen.getByRole('alert')).toHaveTextContent(/There is room for 20 trips/);
});
