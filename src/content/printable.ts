/** Characters that XML 1.0 has no place for, not even escaped, and halves of pairs. */
const UNPRINTABLE = /(?![\t\n\r\u0080-\u009f])[\p{Cc}\p{Cs}\ufffe\uffff]/gu;

/** Makes a text one that every page, feed and file can hold. @example printable('a\0b') → 'ab' */
export const printable = (text: string): string => text.replace(/[\v\f]/g, ' ').replace(UNPRINTABLE, '');
