/** The parameter by which each marketplace wants to be told who sent the visitor. */
const PARTNER_PARAMETERS: Readonly<Record<string, string>> = {
  'getyourguide.com': 'partner_id',
  'viator.com': 'pid',
};

/** Our id at a marketplace, by its domain. */
export type Partners = Readonly<Record<string, string>>;

const MARKETPLACES = Object.keys(PARTNER_PARAMETERS);

/** The `rel` by which a link that may earn us something declares itself to search engines. */
export const PAID_REL = 'sponsored nofollow noopener';

/**
 * A booking link that carries our id at its marketplace; any other address is left alone.
 * @example bookingLink('https://www.viator.com/a?b=1', { 'viator.com': 'P00' }) → 'https://www.viator.com/a?b=1&pid=P00'
 */
export function bookingLink(address: string, partners: Partners): string {
  const marketplace = marketplaceOf(address);
  const [parameter, id] = marketplace ? [PARTNER_PARAMETERS[marketplace], partners[marketplace]] : [];
  if (!parameter || !id) return address;
  const url = new URL(address);
  url.searchParams.set(parameter, id);
  return url.href;
}

/** @example isPaidLink('https://www.viator.com/a') → true, isPaidLink('/fr/islande/') → false */
export function isPaidLink(address: string): boolean {
  return marketplaceOf(address) !== undefined;
}

function marketplaceOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { hostname } = new URL(address);
  return MARKETPLACES.find((host) => hostname === host || hostname.endsWith(`.${host}`));
}
