import { formatDate, monthName } from '../../../src/i18n/dates';
import { formatNumber } from '../../../src/i18n/numbers';

const TERRITORY = { fr: 'fr-FR', en: 'en-GB' } as const;
const DAYS = Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(2028, 0, 1 + day)));
const NUMBERS = [
  ...[0, 0.04, 0.05, 0.5, 1, 1.005, 1.05, 2.25, 2.5, 8.5, 64.0169, 83.4, 99.95, 120, 999.5, 1320],
  ...[12_345.678, 999_999.9, 1_234_567],
];

describe.each(['fr', 'en'] as const)('in %s', (locale) => {
  it('every day of a year is written as Intl writes it, but for the first of a month in French', () => {
    const intl = new Intl.DateTimeFormat(TERRITORY[locale], { dateStyle: 'long', timeZone: 'UTC' });
    for (const day of DAYS) {
      const expected = locale === 'fr' ? intl.format(day).replace(/^1 /, '1er ') : intl.format(day);
      expect(formatDate(day.toISOString(), locale)).toBe(expected);
    }
  });

  it.each(['long', 'narrow'] as const)('every month has the %s name that Intl gives it', (month) => {
    const intl = new Intl.DateTimeFormat(locale, { month, timeZone: 'UTC' });
    for (let number = 1; number <= 12; number += 1)
      expect(monthName(number, locale, month)).toBe(intl.format(new Date(Date.UTC(2026, number - 1))));
  });

  it.each([0, 1, 3])('numbers are written as Intl writes them, with at most %i decimal places', (digits) => {
    const intl = new Intl.NumberFormat(TERRITORY[locale], { maximumFractionDigits: digits });
    for (const number of NUMBERS)
      expect([number, formatNumber(number, locale, digits)]).toEqual([number, intl.format(number)]);
  });

  it('less than nothing has a real minus, and what rounds to nothing has none', () => {
    const point = locale === 'fr' ? ',' : '.';
    expect([-16.975, -0.04].map((number) => formatNumber(number, locale, 1))).toEqual([`−17`, '0']);
    expect(formatNumber(-2.25, locale, 2)).toBe(`−2${point}25`);
  });
});

it.each([
  ['2026-03-01', 'fr', '1er mars 2026'],
  ['2026-03-01T00:30:00+02:00', 'en', '28 February 2026'],
  ['2026-09-14', 'fr', '14 septembre 2026'],
] as const)('%s in %s is %s', (moment, locale, words) => {
  expect(formatDate(moment, locale)).toBe(words);
});

it('what is no date is refused', () => {
  expect(() => formatDate('hier', 'fr')).toThrow(RangeError);
});
