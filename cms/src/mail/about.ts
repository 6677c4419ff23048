import { sameAddress } from '../domain/forms/email';

/** An email address, or none: comments need none. */
export type Address = string | null | undefined;

/**
 * The people whose words or address a mail carries, as the outbox keeps them; they may have it taken back. An address
 * holds no space.
 * @example writeAbout(['Ana@example.org', null, 'bob@example.org']) → 'ana@example.org bob@example.org'
 */
export function writeAbout(addresses: readonly Address[]): string {
  return [...new Set(addresses.map((address) => sameAddress(address ?? '')).filter(Boolean))].join(' ');
}

/** @example isAbout('ana@example.org bob@example.org', 'na@example.org') → false */
export const isAbout = (about: string, address: string): boolean =>
  about.split(' ').includes(sameAddress(address));
