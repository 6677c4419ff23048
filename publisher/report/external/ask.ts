import { lookup, type LookupAddress } from 'node:dns';
import { type ClientRequest, request as overHttp, type IncomingMessage } from 'node:http';
import { request as overHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';

export type Answer = { readonly status: number; readonly location: string | undefined };

export type Asking = {
  readonly userAgent: string;
  /** Checks whether this IP address may be called. */
  readonly isAllowed: (address: string) => boolean;
  readonly timeoutMs: number;
};

/** The address is one that we never call. */
export class PrivateAddressError extends Error {
  override readonly name = 'PrivateAddressError';
}

/**
 * Sends one request and reads the head of its answer. Where the name leads is judged at the moment of connecting, so
 * that no second answer of the name service can lead elsewhere.
 * @throws PrivateAddressError, and the network's own errors; ETIMEDOUT when no answer came in time
 */
export function ask(url: URL, method: 'HEAD' | 'GET', asking: Asking): Promise<Answer> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !asking.isAllowed(host)) return Promise.reject(new PrivateAddressError(host));
  const signal = AbortSignal.timeout(asking.timeoutMs);
  const send = url.protocol === 'https:' ? overHttps : overHttp;
  return new Promise((resolve, reject) => {
    const request: ClientRequest = send(
      url,
      {
        method,
        headers: { 'user-agent': asking.userAgent, accept: '*/*' },
        // A connection of its own for each: a kept one would pass by the lookup.
        agent: false,
        lookup: guardedLookup(asking.isAllowed),
        signal,
      },
      (response: IncomingMessage) => {
        resolve({ status: response.statusCode ?? 0, location: response.headers.location });
        response.on('error', () => undefined).destroy();
      },
    );
    request.on('error', (error) => {
      reject(signal.aborted ? Object.assign(new Error('no answer in time'), { code: 'ETIMEDOUT' }) : error);
    });
    request.end();
  });
}

function guardedLookup(isAllowed: Asking['isAllowed']): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      const [first] = addresses ?? [];
      if (error) callback(error, '', 0);
      else if (!first || !addresses.every(({ address }) => isAllowed(address)))
        callback(new PrivateAddressError(hostname), '', 0);
      else if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}
