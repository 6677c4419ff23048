/**
 * Characters nobody sees: controls, direction overrides, zero-width marks, private use, halves of pairs. Line breaks
 * and tabs stay, and the two joiners that emoji and several scripts need.
 */
const INVISIBLE = /(?![\n\t\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu;

/** More accents on one letter than any language writes: text that grows over its neighbours. */
const STACKED_MARKS = /(\p{M}{4})\p{M}+/gu;

/** What is left when also the joiners are gone; a name of joiners alone is no name. */
const NOTHING = /^[\s\u200c\u200d\p{M}]*$/u;

/**
 * A text as it is kept: composed, with plain line breaks, without what is invisible, without blank lines in a row.
 * @example cleanText('Bonjour\u202e\r\n\r\n\r\n!') → 'Bonjour\n\n!'
 */
export function cleanText(text: string): string {
  const plain = text
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(INVISIBLE, '')
    .normalize('NFC')
    .replace(STACKED_MARKS, '$1')
    .replace(/[^\S\n]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return NOTHING.test(plain) ? '' : plain;
}

/** The same on one line, for names and subjects: a line break must never reach a mail's header. */
export const cleanLine = (text: string): string => cleanText(text).replace(/\s+/g, ' ');
