/**
 * Characters nobody sees: controls, direction overrides, zero-width marks, private use, halves of pairs. Line breaks
 * and tabs stay, and the two joiners that emoji and several scripts need; so do the tags behind a black flag, which make it
 * that of Scotland.
 */
const INVISIBLE =
  /(\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{3,6}\u{e007f})|(?![\n\t\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu;

/** More accents on one letter than any language writes: text that grows over its neighbours. */
const STACKED_MARKS = /(\p{M}{4})\p{M}+/gu;

/**
 * Composing sorts the accents of a letter, and the time for that grows with the square of their number. Eight leave
 * four to be kept and four for the letter to take in.
 */
const ENDLESS_MARKS = /(\p{M}{8})\p{M}+/gu;

/** Removes the joiners too, so that a name of joiners alone counts as empty. */
const NOTHING = /^[\s\u200c\u200d\p{M}]*$/u;

/** Trims line ends. A regular expression would take quadratic time: it searches for the end of a run from each of its spaces. */
const trimLines = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n');

/**
 * A text as it is kept: composed, with plain line breaks, without what is invisible, without blank lines in a row. The
 * time it takes grows with the length of the text, and not faster, whatever the text is.
 * @example cleanText('Bonjour\u202e\r\n\r\n\r\n!') → 'Bonjour\n\n!'
 */
export function cleanText(text: string): string {
  const composed = text
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(INVISIBLE, '$1')
    .replace(ENDLESS_MARKS, '$1')
    .normalize('NFC')
    .replace(STACKED_MARKS, '$1');
  const plain = trimLines(composed)
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return NOTHING.test(plain) ? '' : plain;
}

/** The same on one line, for names and subjects: a line break must never reach a mail's header. */
export const cleanLine = (text: string): string => cleanText(text).replace(/\s+/g, ' ');
