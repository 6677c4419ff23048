/** The line breaks of word processors, and the page breaks of printers. */
const BREAKS = /[\v\f\u2028\u2029]/g;

/** Characters that XML has no place for, and HTML no meaning: controls, halves of pairs, and what is no character at all. */
const UNPRINTABLE = /(?![\t\n\r\u0080-\u009f])[\p{Cc}\p{Cs}\ufffe\uffff]/gu;

/** @example printable('Adresse :\v12 rue du Port\0') → 'Adresse : 12 rue du Port' */
export const printable = (text: string): string => text.replace(BREAKS, ' ').replace(UNPRINTABLE, '');

/**
 * Takes the characters that no page, feed or file can hold out of every text of an entry and of its components.
 * @returns the same value where there are none
 */
export function withoutUnprintable<T>(value: T): T {
  if (typeof value === 'string') return printable(value) as T & string;
  if (Array.isArray(value)) {
    const parts: unknown[] = value.map(withoutUnprintable);
    return parts.some((part, index) => part !== value[index]) ? (parts as T) : value;
  }
  // A date or a file is left as it is.
  if (typeof value !== 'object' || value === null || value.constructor !== Object) return value;
  const pairs = Object.entries(value).map(
    ([name, part]) => [name, part, withoutUnprintable<unknown>(part)] as const,
  );
  if (pairs.every(([, before, after]) => before === after)) return value;
  return Object.fromEntries(pairs.map(([name, , after]) => [name, after])) as T;
}
