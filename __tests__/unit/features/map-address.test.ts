import { chosenPlace } from '../../../src/features/map/chosen-place';
import { INITIAL, readState, writeState } from '../../../src/features/map/map-state';
import { place } from '../../support/site/places';

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

describe('the place that an address names', () => {
  const places = [
    place('Lagon bleu', { id: 'node-1', shortId: 'zqnkr' }),
    place('Lagon bleu', { id: 'node-2', shortId: 'b2c3d' }),
    place('Zqnkr', { id: 'node-3', shortId: 'k3v9x' }),
  ];

  it.each([
    ['zqnkr', 'node-1'],
    ['b2c3d', 'node-2'],
    ['node-2', 'node-2'],
    ['lagon-bleu', 'node-1'],
    ['x', undefined],
    [undefined, undefined],
  ])('by %s is %s', (named, id) => expect(chosenPlace(places, named)).toBe(id));
});
