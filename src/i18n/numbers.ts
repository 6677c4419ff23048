import type { Locale } from '../config/locales';

const SIGNS = { fr: { point: ',', thousands: '\u202f' }, en: { point: '.', thousands: ',' } } as const;

/**
 * Formats a number as `Intl.NumberFormat` does, but without its start-up cost (see ./dates.ts).
 * @param digits maximum decimal places
 * @example formatNumber(1234.56, 'fr', 1) → '1 234,6', formatNumber(-0.5, 'en', 0) → '−1'
 */
export function formatNumber(value: number, locale: Locale, digits: number): string {
  const { point, thousands } = SIGNS[locale];
  const unit = 10 ** digits;
  // As a binary fraction 1.005 is slightly less; fifteen significant digits restore the number that was meant.
  const rounded = Math.round(Number((Math.abs(value) * unit).toPrecision(15))) / unit;
  const [whole = '', fraction] = String(rounded).split('.');
  const number = whole.replaceAll(/\B(?=(?:\d{3}){1,7}$)/g, thousands) + (fraction ? point + fraction : '');
  return value < 0 && rounded > 0 ? `−${number}` : number;
}
