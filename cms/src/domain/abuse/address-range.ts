import { isIPv4, isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address, written out. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array<string>(missing).fill('0'), ...after].map((group) => group.padStart(4, '0'));
}

/**
 * A visitor with one address usually has its neighbours too: a /24 of IPv4, a /56 of IPv6.
 * @example addressRange('203.0.113.7') → '203.0.113.*'; addressRange('2001:db8::1') → '2001:0db8:0000:00*'
 */
export function addressRange(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.*`;
  if (!isIPv6(plain)) return 'unknown';
  const [a, b, c, d = '0000'] = groupsOf(plain.toLowerCase());
  return `${[a, b, c].join(':')}:${d.slice(0, 2)}*`;
}
