import { LIMITS } from './limits';

/**
 * ASCII only: an address that looks like another one must not pass for it, and not every server takes other letters.
 * Quoted and bracketed forms are left out, because nobody's address has them and they carry header injections.
 */
const EMAIL =
  /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/i;

/** The longest part before the @ that mail servers carry. */
const LOCAL_PART = 64;

/** @example isEmail('a.b+c@example.org') → true; isEmail('a@b') → false */
export function isEmail(text: string): boolean {
  return text.length <= LIMITS.email && text.lastIndexOf('@') <= LOCAL_PART && EMAIL.test(text);
}

/** One person, one spelling: for comparing addresses, not for writing to them. */
export const sameAddress = (email: string): string => email.trim().toLowerCase();
