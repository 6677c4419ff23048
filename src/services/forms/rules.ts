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

/** @example isEmail('ana@example.org') → true; isEmail('ana@example') → false */
function isEmail(text: string): boolean {
  const email = text.trim();
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
