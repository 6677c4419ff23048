import { lookup, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { parse } from 'ipaddr.js';
import { Agent, buildConnector } from 'undici';

/** Tells whether an IP address is of the public network; an IPv6 one that stands for an IPv4 one is judged as that. */
export const isPublic = (address: string): boolean => {
  const parsed = parse(address);
  const plain = 'toIPv4Address' in parsed && parsed.isIPv4MappedAddress() ? parsed.toIPv4Address() : parsed;
  return plain.range() === 'unicast';
};

const refusalOf = (host: string): Error => new Error(`${host} is no address of the public network`);

/**
 * Calls addresses that are allowed, and no others. Each connection is judged when it is made, those that a redirect asks
 * for too, so that no answer of a name service or of a server leads elsewhere.
 * @param isAllowed told an IP address
 */
export function agentFor(isAllowed: (address: string) => boolean): Agent {
  const judged: LookupFunction = (host, options, callback) => {
    lookup(host, { ...options, all: true }, (error, found: LookupAddress[] = []) => {
      const [first] = found;
      if (error) callback(error, []);
      else if (first === undefined || !found.every(({ address }) => isAllowed(address)))
        callback(refusalOf(host), []);
      else if (options.all) callback(null, found);
      else callback(null, first.address, first.family);
    });
  };
  const connect = buildConnector({ lookup: judged });
  return new Agent({
    connect(options, callback) {
      const host = options.hostname.replace(/^\[|\]$/g, '');
      // An address that is no name is not looked up.
      if (isIP(host) !== 0 && !isAllowed(host)) callback(refusalOf(host), null);
      else connect(options, callback);
    },
  });
}
