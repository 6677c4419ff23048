import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** The purpose of a token. Each has a key of its own, so that a token for one is worthless for another. */
export type Purpose = 'form' | 'moderation' | 'subscription' | 'my-data';

const ALGORITHM = 'aes-256-gcm';
const IV = 12;
const TAG = 16;

const keyFor = (secret: string, purpose: Purpose): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `grand-large ${purpose}`, 32));

/**
 * A token that only this server can make, read or change. Sealed and not only signed: links carry addresses, and links
 * end up in logs.
 */
export function seal(secret: string, purpose: Purpose, content: Record<string, unknown>): string {
  const iv = randomBytes(IV);
  const cipher = createCipheriv(ALGORITHM, keyFor(secret, purpose), iv);
  const sealed = Buffer.concat([cipher.update(JSON.stringify(content), 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** @returns what was sealed, or undefined for anything that this server did not seal for this purpose */
export function unseal(secret: string, purpose: Purpose, token: string): Record<string, unknown> | undefined {
  if (!/^[\w-]{40,1000}$/.test(token)) return undefined;
  const bytes = Buffer.from(token, 'base64url');
  try {
    const decipher = createDecipheriv(ALGORITHM, keyFor(secret, purpose), bytes.subarray(0, IV));
    decipher.setAuthTag(bytes.subarray(IV, IV + TAG));
    const text = Buffer.concat([decipher.update(bytes.subarray(IV + TAG)), decipher.final()]).toString(
      'utf8',
    );
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}
