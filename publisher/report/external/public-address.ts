import { BlockList } from 'node:net';

/** Networks that are not the public one (IANA's special-purpose registries), as prefix and length. */
const NOT_PUBLIC_4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];
/**
 * An IPv6 address is public only within the range that registries hand out, and outside of the ranges below, which lie in
 * it but wrap other addresses or serve another purpose.
 */
const GLOBAL_6 = ['2000::', 3] as const;
const NOT_PUBLIC_6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const blocked4 = new BlockList();
for (const [network, length] of NOT_PUBLIC_4) blocked4.addSubnet(network, length, 'ipv4');
const global6 = new BlockList();
global6.addSubnet(...GLOBAL_6, 'ipv6');
const blocked6 = new BlockList();
for (const [network, length] of NOT_PUBLIC_6) blocked6.addSubnet(network, length, 'ipv6');

/** Checks whether an IP address belongs to the public network. @example isPublicAddress('192.168.1.1') → false */
export function isPublicAddress(address: string): boolean {
  if (!address.includes(':')) return !blocked4.check(address, 'ipv4');
  const plain = address.replace(/%.*/, '');
  return global6.check(plain, 'ipv6') && !blocked6.check(plain, 'ipv6');
}
