import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';

/** `enter` opens the status page from the CMS's admin, once; `session` is the cookie that it leaves. */
export type Purpose = 'enter' | 'session';

/** The rights of the bearer: to look at the pages, or to press their buttons as well. */
export type Rights = 'look' | 'publish';

export type Claim = {
  readonly purpose: Purpose;
  readonly rights: Rights;
  /** In milliseconds since 1970. */
  readonly expiresAt: number;
  /** Tells one ticket from another. */
  readonly id: string;
};

const MINUTE = 60_000;
/** A working day. */
export const SESSION_MS = 10 * 60 * MINUTE;
/** No ticket is good for longer, whatever moment it names. The CMS gives a minute, by a clock that may differ from ours. */
const LONGEST_MS: Readonly<Record<Purpose, number>> = { enter: 5 * MINUTE, session: SESSION_MS };

const SHAPE = /^(enter|session)\.(look|publish)\.(\d{1,15})\.([\da-f-]{36})\.[\da-f]{64}$/;

/**
 * A short text that only those who know the secret can make, good for one purpose until a moment. The CMS makes them
 * alike (cms/src/domain/ticket.ts).
 * @example makeTicket({ purpose: 'enter', rights: 'look', expiresAt: 1790000000000 }, secret)
 *   → 'enter.look.1790000000000.0b9a3c1e-….5f2c…'
 */
export function makeTicket(
  { purpose, rights, expiresAt, id = randomUUID() }: Omit<Claim, 'id'> & { readonly id?: string },
  secret: string,
): string {
  const claim = [purpose, rights, expiresAt, id].join('.');
  return `${claim}.${createHmac('sha256', secret).update(claim).digest('hex')}`;
}

/** @returns undefined when the ticket is none, is for something else, or is not good at the moment `now` */
export function readTicket(ticket: string, wanted: Purpose, now: number, secret: string): Claim | undefined {
  const [, purpose, rights, digits, id] = SHAPE.exec(ticket) ?? [];
  if (purpose !== wanted || (rights !== 'look' && rights !== 'publish') || !id) return undefined;
  const claim = { purpose, rights, expiresAt: Number(digits), id } as const;
  const isGood = now < claim.expiresAt && claim.expiresAt <= now + LONGEST_MS[purpose];
  return isGood && isEqual(ticket, makeTicket(claim, secret), secret) ? claim : undefined;
}

/** Compares two texts so that the time it takes does not give away where they differ. */
export function isEqual(a: string, b: string, secret: string): boolean {
  const digest = (text: string) => createHmac('sha256', secret).update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}
