import fc from 'fast-check';
import { formatNumber } from '../../src/i18n/numbers';
import { holds } from '../support/inputs/fuzz';
import { READERS } from '../support/inputs/linear-readers';

const GROUPS = /\B(?=(?:\d{3})+$)/g;

it.each(READERS)('%s reads as its plain expression does', (_, letters, linear, plain) => {
  const texts = fc.string({ unit: fc.constantFrom(...letters), maxLength: 24 });
  holds(texts, (text) => {
    expect(linear(text)).toEqual(plain(text));
  });
});

it('groups the digits of the largest numbers', () => {
  holds(fc.nat(10 ** 15 - 1), (number) => {
    expect(formatNumber(number, 'en', 0)).toBe(String(number).replaceAll(GROUPS, ','));
  });
});
