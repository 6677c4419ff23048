import { createHmac } from 'node:crypto';

/**
 * Opens the publisher's status page; the publisher makes and checks tickets alike (publisher/control/tickets.ts).
 * @example enterTicket(1790000000000, secret) → 'enter.1790000000000.5f2c…'
 */
export function enterTicket(expiresAt: number, secret: string): string {
  const claim = `enter.${String(expiresAt)}`;
  return `${claim}.${createHmac('sha256', secret).update(claim).digest('hex')}`;
}
