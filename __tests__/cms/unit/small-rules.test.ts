import { differences } from '../../../cms/src/domain/differences';
import { randomPassword } from '../../../cms/src/domain/password';
import { Tally } from '../../../cms/src/seed/write/tally';

it('differences: what to add and what to take away', () => {
  expect(differences(['a', 'b'], ['b', 'c'])).toEqual({ missing: ['a'], superfluous: ['c'] });
  expect(differences(['a'], ['a'])).toEqual({ missing: [], superfluous: [] });
});

it('randomPassword: long, never the same, with what the admin panel asks for', () => {
  const passwords = Array.from({ length: 50 }, randomPassword);
  expect(new Set(passwords).size).toBe(50);
  for (const password of passwords)
    expect(password).toMatch(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)[A-Za-z\d]{20}$/);
});

it('Tally: the last line of a seeding', () => {
  const tally = new Tally();
  tally.add('created', 'a');
  tally.add('kept', 'b');
  expect(tally.toString()).toBe(
    'created 1, updated 0, unchanged 0, kept 1 (edited in the CMS), removed by an editor 0',
  );
  expect(tally.written).toBe(1);
  expect(tally.names('kept')).toEqual(['b']);
});
