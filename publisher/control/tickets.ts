import { createHmac, timingSafeEqual } from 'node:crypto';

/** `enter` opens the status page from the CMS's admin; `session` is the cookie that it leaves. */
export type Purpose = 'enter' | 'session';

/**
 * A short text that only those who know the secret can make, good for one purpose until a moment. The CMS makes them
 * alike (cms/src/domain/ticket.ts).
 * @example makeTicket('enter', 1790000000000, secret) → 'enter.1790000000000.5f2c…'
 */
export function makeTicket(purpose: Purpose, expiresAt: number, secret: string): string {
  const claim = `${purpose}.${expiresAt}`;
  return `${claim}.${createHmac('sha256', secret).update(claim).digest('hex')}`;
}

export function isValidTicket(ticket: string, purpose: Purpose, now: number, secret: string): boolean {
  const [given, expiresAt] = ticket.split('.');
  if (given !== purpose || !/^\d{1,15}$/.test(expiresAt ?? '')) return false;
  const expected = makeTicket(purpose, Number(expiresAt), secret);
  return isEqual(ticket, expected, secret) && now < Number(expiresAt);
}

/** Compares in a time that says nothing of where the texts differ. */
export function isEqual(a: string, b: string, secret: string): boolean {
  const digest = (text: string) => createHmac('sha256', secret).update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}
