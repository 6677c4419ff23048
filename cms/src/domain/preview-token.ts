import { createHmac, timingSafeEqual } from 'node:crypto';
import { digest } from './digest';

/** The claim of a preview token, which shows its holder one document, in every language, until it expires. */
export type PreviewClaim = {
  uid: string;
  documentId: string;
  /** The language that is shown first. */
  locale: string;
  /** Milliseconds since 1970. */
  expires: number;
};

export const PREVIEW_MINUTES = 10;

/** Part of what is signed: a signature that the same secret made for another purpose is worth nothing here. */
const PURPOSE = 'preview';

/**
 * @example signPreview(claim, secret) → 'eyJ1aWQ….q3Xf…', which is safe in an address
 */
export function signPreview(claim: PreviewClaim, secret: string, purpose = PURPOSE): string {
  const payload = Buffer.from(JSON.stringify(claim)).toString('base64url');
  return `${payload}.${signature(payload, secret, purpose)}`;
}

/** @returns what the token allows, or why it allows nothing */
export function readPreview(
  token: string,
  secret: string,
  now: number,
): PreviewClaim | 'invalid' | 'expired' {
  const [payload = '', given = '', ...rest] = token.split('.');
  const expected = signature(payload, secret, PURPOSE);
  // Digests have one length, so that the comparison takes one time, whatever was given.
  const isOurs = timingSafeEqual(digest(given), digest(expected)) && rest.length === 0;
  if (!isOurs) return 'invalid';
  const claim = JSON.parse(Buffer.from(payload, 'base64url').toString()) as PreviewClaim;
  return claim.expires > now ? claim : 'expired';
}

function signature(payload: string, secret: string, purpose: string): string {
  return createHmac('sha256', secret).update(`${purpose}\n${payload}`).digest('base64url');
}
