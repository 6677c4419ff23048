import { EXCEPTIONS } from '../../../tools/licences/accepted';
import { exceptionFor, isAccepted, judge } from '../../../tools/licences/judge';

describe('a licence', () => {
  test.each([
    ['MIT', true],
    ['MIT*', true],
    ['(MIT OR GPL-3.0-or-later)', true],
    ['(MIT AND Zlib)', true],
    ['Apache-2.0 AND MIT', true],
    ['GPL-3.0-or-later', false],
    ['(MIT AND GPL-3.0-or-later)', false],
    ['UNLICENSED', false],
    ['unknown', false],
    ['', false],
  ])('“%s” is accepted: %s', (licence, accepted) => {
    expect(isAccepted(licence)).toBe(accepted);
  });
});

describe('an exception', () => {
  it('covers its package under its licence only', () => {
    expect(exceptionFor({ name: 'react-leaflet', licence: 'Hippocratic-2.1' })?.reason).toContain('MapDoor');
    expect(exceptionFor({ name: 'react-leaflet', licence: 'GPL-3.0-or-later' })).toBeUndefined();
    expect(exceptionFor({ name: 'react-leaflet-more', licence: 'Hippocratic-2.1' })).toBeUndefined();
  });

  it('has a reason', () => {
    for (const { reason } of EXCEPTIONS) expect(reason.length).toBeGreaterThan(20);
  });
});

it('names each package that may not be used, and each exception that nothing needs', () => {
  const faults = judge([
    { name: 'left-pad', licence: 'MIT' },
    { name: 'bad-pad', licence: 'AGPL-3.0-only' },
  ]);
  expect(faults[0]).toBe(
    'bad-pad: the licence “AGPL-3.0-only” is not accepted, and no exception names the package',
  );
  expect(faults).toHaveLength(1 + EXCEPTIONS.length);
});
