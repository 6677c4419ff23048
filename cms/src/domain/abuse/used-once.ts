import { createHmac } from 'node:crypto';

/** Kinds of things that can be used once; ids of different kinds never collide. */
export type Kind = 'form-token' | 'message' | 'comment' | 'report' | 'my-data-link' | 'forgotten-password';

/**
 * The name under which a use is kept. It is keyed with the server's secret, so that a row of the table tells nobody
 * which address or text it stands for.
 * @example usedOnceKey(secret, 'form-token', ['0f3c…']) → 'form-token:q5Zt…' (43 characters after the colon)
 */
export function usedOnceKey(secret: string, kind: Kind, parts: readonly string[]): string {
  const digest = createHmac('sha256', secret).update(JSON.stringify([kind, ...parts]));
  return `${kind}:${digest.digest('base64url')}`;
}
