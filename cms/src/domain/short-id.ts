import { createHash, randomInt } from 'node:crypto';

/** Lower-case consonants without `l` and `y`: the first letter cannot be taken for a digit, and no id is a word. */
const LETTERS = 'bcdfghjkmnpqrstvwxz';
/** The digits 0 and 1 are left out, because they look like letters. */
const SIGNS = `${LETTERS}23456789`;

/** Five signs make 19 × 27⁴ = 10,097,379 different ids. */
const LENGTH = 5;

/** Makes an id of numbers that are each drawn below a bound. */
function compose(draw: (bound: number) => number): string {
  return Array.from({ length: LENGTH }, (_, place) => {
    const signs = place === 0 ? LETTERS : SIGNS;
    return signs.charAt(draw(signs.length));
  }).join('');
}

/** @example isShortId('k3v9x') → true; isShortId('Îles') → false */
export const isShortId = (value: unknown): value is string =>
  typeof value === 'string' && new RegExp(`^[${LETTERS}][${SIGNS}]{${String(LENGTH - 1)}}$`).test(value);

/** An id for an entry that an editor makes. */
export const randomShortId = (): string => compose((bound) => randomInt(bound));

/**
 * An id that follows from a name: the same in every installation, and after every fresh start.
 * @param attempt 0 at first; the next number when that id is taken
 * @example derivedShortId('article iceland-geysir', 0) → always the same five signs
 */
export function derivedShortId(name: string, attempt: number): string {
  const digest = createHash('sha256')
    .update(`${name} ${String(attempt)}`)
    .digest();
  let place = 0;
  return compose((bound) => digest.readUInt32BE(4 * place++) % bound);
}
