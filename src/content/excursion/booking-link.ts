/** How each marketplace wants to hear who sent the visitor. */
const PARTNER_PARAMETERS: Readonly<Record<string, string>> = {
  'getyourguide.com': 'partner_id',
  'viator.com': 'pid',
};

/** Our id at a marketplace, by its domain. */
export type Partners = Readonly<Record<string, string>>;

export const MARKETPLACES = Object.keys(PARTNER_PARAMETERS);

/**
 * A booking link that carries our id at its marketplace; any other address is left alone.
 * @example bookingLink('https://www.viator.com/a?b=1', { 'viator.com': 'P00' }) → 'https://www.viator.com/a?b=1&pid=P00'
 */
export function bookingLink(address: string, partners: Partners): string {
  const url = new URL(address);
  const marketplace = MARKETPLACES.find((host) => url.hostname === host || url.hostname.endsWith(`.${host}`));
  const [parameter, id] = marketplace ? [PARTNER_PARAMETERS[marketplace], partners[marketplace]] : [];
  if (!parameter || !id) return address;
  url.searchParams.set(parameter, id);
  return url.href;
}
