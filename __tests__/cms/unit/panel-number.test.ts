import { numberOf, textOf } from '../../../cms/src/panel/number';

it.each([
  ['64.53', 64.53],
  ['64,53', 64.53],
  ['8.5', 8.5],
  ['-21,5', -21.5],
  ['−21.5', -21.5],
  ['+7', 7],
  ['.5', 0.5],
  [' 1 234,5 ', 1234.5],
  ['1\u202f234', 1234],
  ['', null],
  ['  ', null],
])('%j is %p', (text, number) => {
  expect(numberOf(text)).toBe(number);
});

it.each(['64.53, -21.5', '1.234,5', '64,5,3', '64°', '1e3', 'abc', '-', '.'])('%j is no number', (text) => {
  expect(numberOf(text)).toBeUndefined();
});

it('a number is written as its language writes it, and read again', () => {
  expect([textOf(-21.5, 'fr'), textOf(-21.5, 'en')]).toEqual(['-21,5', '-21.5']);
  expect(numberOf(textOf(1234.5, 'fr'))).toBe(1234.5);
});
