/** Characters that a field may hold; the CMS says the same (cms/src/domain/forms/limits.ts). */
export const LIMITS = {
  subject: 150,
  message: 5000,
  comment: 5000,
  name: 80,
  email: 254,
  reason: 1000,
} as const;

/** The CMS judges an address by the same pattern; the tests hold both against one table. */
const EMAIL =
  /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/i;
const LOCAL_PART = 64;

/** Nothing that anybody would see: spaces, controls, joiners, marks without a letter. */
const BLANK = /^[\s\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{M}]*$/u;

/** @example isBlank(' \u200b ') → true */
export const isBlank = (text: string): boolean => BLANK.test(text);

/** A character that comes along, unseen, at the ends of an address that is copied. */
const UNSEEN = /[\s\p{Cc}\p{Cf}]/u;
const ACCENTED = /^(?=.*\P{ASCII})[\p{Script=Latin}\p{M}\d.-]+$/u;

/** An address as the CMS will read it (cms/src/domain/forms/email.ts). */
function plainEmail(text: string): string {
  const letters = [...text];
  while (UNSEEN.test(letters[letters.length - 1] ?? '')) letters.pop();
  const begin = letters.findIndex((letter) => !UNSEEN.test(letter));
  const bare = letters
    .slice(Math.max(begin, 0))
    .join('')
    .replace(/^mailto:/i, '');
  const at = bare.lastIndexOf('@');
  const domain = bare.slice(at + 1);
  if (at < 0) return bare;
  return `${bare.slice(0, at).replace(/’/g, "'")}@${ACCENTED.test(domain) ? hostOf(domain) : domain}`;
}

function hostOf(domain: string): string {
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/** @example isEmail('ana@example.org') → true; isEmail('ana@example') → false */
function isEmail(text: string): boolean {
  const email = plainEmail(text);
  return email.length <= LIMITS.email && email.lastIndexOf('@') <= LOCAL_PART && EMAIL.test(email);
}

export type Fault = 'required' | 'too-long' | 'malformed';

export function judgeText(text: string, limit: number): Fault | undefined {
  if (isBlank(text)) return 'required';
  return text.trim().length > limit ? 'too-long' : undefined;
}

export function judgeEmail(text: string, isRequired: boolean): Fault | undefined {
  if (isBlank(text)) return isRequired ? 'required' : undefined;
  return isEmail(text) ? undefined : 'malformed';
}
