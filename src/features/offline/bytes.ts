import type { Locale } from '../../config/locales';
import { formatNumber } from '../../i18n/numbers';

const UNITS = { fr: ['ko', 'Mo'], en: ['kB', 'MB'] } as const;

/** @example formatBytes(2_140_000, 'fr') → '2,1 Mo', formatBytes(900, 'en') → '1 kB' */
export function formatBytes(bytes: number, locale: Locale): string {
  const [kilo, mega] = UNITS[locale];
  const [value, unit] =
    bytes >= 1e6 ? [formatNumber(bytes / 1e6, locale, 1), mega] : [String(Math.ceil(bytes / 1e3)), kilo];
  return `${value}\u00a0${unit}`;
}
