import { createHmac, randomUUID } from 'node:crypto';

/** Rights of the bearer on the publisher's pages: to look at them, or to press their buttons as well. */
export type Rights = 'look' | 'publish';

/**
 * Opens the publisher's status page, once; the publisher makes and checks tickets alike (publisher/control/tickets.ts).
 * @example enterTicket(1790000000000, secret) → 'enter.publish.1790000000000.0b9a3c1e-….5f2c…'
 */
export function enterTicket(expiresAt: number, secret: string, rights: Rights): string {
  const claim = ['enter', rights, String(expiresAt), randomUUID()].join('.');
  return `${claim}.${createHmac('sha256', secret).update(claim).digest('hex')}`;
}
