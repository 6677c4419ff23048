import { INITIAL, readState, writeState } from '../../../src/features/map/map-state';

describe('the address of a map', () => {
  it.each([
    ['', INITIAL],
    ['?l=randonnees%2Cactivites&q=eau+chaude&r=Sud&s=region&p=x', undefined],
  ])('%j comes back as it was', (search, expected) => {
    const state = readState(search);
    if (expected) expect(state).toEqual(expected);
    expect(writeState(state)).toBe(search);
  });

  it.each([
    ['?l=hotels', { layers: new Set() }],
    ['?s=prix', { sort: 'name' }],
    ['?x=1&q=', { text: '' }],
  ])('%s means no more than it can', (search, expected) => {
    expect(readState(search)).toMatchObject(expected);
  });
});
