import { randomUUID } from 'node:crypto';
import { seal, unseal } from './seal';

/** Milliseconds. Faster than this, a form was filled by a program. */
export const MINIMUM_FILL_TIME = 3000;
/** A form left open longer fetches a new token. Milliseconds. */
export const MAXIMUM_AGE = 12 * 3600 * 1000;

export type TokenFault = { code: 'too-fast'; wait: number } | { code: 'expired' };

export function makeFormToken(secret: string, now: number): string {
  return seal(secret, 'form', { at: now, id: randomUUID() });
}

/** The token's id, and when it expires (milliseconds since 1970). */
export type FormToken = {
  id: string;
  expiresAt: number;
};

/** @returns the token, or why its form is refused: too early, expired, or not ours */
export function readFormToken(secret: string, token: string, now: number): FormToken | TokenFault {
  const content = unseal(secret, 'form', token);
  if (typeof content?.at !== 'number' || typeof content.id !== 'string') return { code: 'expired' };
  const age = now - content.at;
  if (age < 0 || age > MAXIMUM_AGE) return { code: 'expired' };
  if (age < MINIMUM_FILL_TIME) return { code: 'too-fast', wait: MINIMUM_FILL_TIME - age };
  return { id: content.id, expiresAt: content.at + MAXIMUM_AGE + 1 };
}
