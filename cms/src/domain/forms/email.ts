import { domainToASCII } from 'node:url';
import { LIMITS } from './limits';

/**
 * ASCII only: an address that looks like another one must not pass for it, and not every server takes other letters.
 * Quoted and bracketed forms are left out, because nobody's address has them and they carry header injections.
 */
const EMAIL =
  /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/i;

/** The longest part before the @ that mail servers carry. */
const LOCAL_PART = 64;

/** Characters that come along, unseen, at the ends of a copied address: spaces, marks of direction, joiners. */
const UNSEEN = /[\s\p{Cc}\p{Cf}]/u;

/** A domain in letters of the Latin alphabet alone: no letter of another looks like one of it. */
const ACCENTED = /^(?=.*\P{ASCII})[\p{Script=Latin}\p{M}\d.-]+$/u;

/**
 * An address as mail servers take it, from what was typed or pasted.
 * @example plainEmail('mailto:ana@gîte.example\u200b') → 'ana@xn--gte-0ma.example'
 */
export function plainEmail(text: string): string {
  const letters = [...text];
  while (UNSEEN.test(letters.at(-1) ?? '')) letters.pop();
  const begin = letters.findIndex((letter) => !UNSEEN.test(letter));
  const bare = letters
    .slice(Math.max(begin, 0))
    .join('')
    .replace(/^mailto:/i, '');
  const at = bare.lastIndexOf('@');
  const [local, domain] = [bare.slice(0, Math.max(at, 0)), bare.slice(at + 1)];
  if (at < 0) return bare;
  // Phones write a curly apostrophe where a straight one is meant.
  return `${local.replaceAll('’', "'")}@${(ACCENTED.test(domain) && domainToASCII(domain)) || domain}`;
}

/** @example isEmail('a.b+c@example.org') → true; isEmail('a@b') → false */
export function isEmail(text: string): boolean {
  return text.length <= LIMITS.email && text.lastIndexOf('@') <= LOCAL_PART && EMAIL.test(text);
}

/** One person, one spelling: for comparing addresses, not for writing to them. */
export const sameAddress = (email: string): string => email.trim().toLowerCase();
