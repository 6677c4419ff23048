import { randomUUID } from 'node:crypto';
import { seal, unseal } from './seal';

/** Nobody reads a form and fills it faster; programs do. Milliseconds. */
export const MINIMUM_FILL_TIME = 3000;
/** A form left open longer fetches a new token. Milliseconds. */
export const MAXIMUM_AGE = 12 * 3600 * 1000;

export type TokenFault = { code: 'too-fast'; wait: number } | { code: 'expired' };

export function makeFormToken(secret: string, now: number): string {
  return seal(secret, 'form', { at: now, id: randomUUID() });
}

/** Who the token is, and when it stops being one (milliseconds since 1970). */
export interface FormToken {
  id: string;
  expiresAt: number;
}

/** @returns the token, or why a form that comes with it cannot be taken yet or any more */
export function readFormToken(secret: string, token: string, now: number): FormToken | TokenFault {
  const content = unseal(secret, 'form', token);
  if (typeof content?.at !== 'number' || typeof content.id !== 'string') return { code: 'expired' };
  const age = now - content.at;
  if (age < 0 || age > MAXIMUM_AGE) return { code: 'expired' };
  if (age < MINIMUM_FILL_TIME) return { code: 'too-fast', wait: MINIMUM_FILL_TIME - age };
  return { id: content.id, expiresAt: content.at + MAXIMUM_AGE + 1 };
}
