import { randomInt } from 'node:crypto';

/** Without 0/O and 1/l/I: first passwords are read from a terminal and typed. */
const CLASSES = ['abcdefghijkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789'] as const;
const ALL = CLASSES.join('');

const pick = (letters: string): string => letters.charAt(randomInt(letters.length));

/** @returns 20 characters (115 bits) with a lower-case letter, a capital and a digit, as the admin panel wants them */
export function randomPassword(): string {
  const rest = Array.from({ length: 20 - CLASSES.length }, () => pick(ALL));
  return [...CLASSES.map(pick), ...rest].join('');
}
