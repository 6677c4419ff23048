import { connect as connectPlain } from 'node:net';
import { connect as connectSecure, type ConnectionOptions } from 'node:tls';
import type { Place } from './nginx-request';

type Wire = Pick<ConnectionOptions, 'servername' | 'minVersion' | 'maxVersion' | 'ciphers'> & {
  readonly isSecure?: boolean;
  readonly address?: string;
};

/**
 * Sends bytes that no HTTP client would send.
 * @returns what came back until nginx closed the connection
 * @throws Error when the connection cannot be made, or is broken off
 */
export function sendRaw(place: Place, text: string, wire: Wire = {}): Promise<string> {
  const { isSecure = true, address = '127.0.0.1', ...options } = wire;
  const servername = place.host;
  return new Promise((resolve, reject) => {
    const socket = isSecure
      ? connectSecure({ host: address, port: place.securePort, ca: place.ca, servername, ...options })
      : connectPlain(place.plainPort, address);
    let answer = '';
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => (answer += chunk));
    socket.on('error', reject);
    socket.on('close', () => resolve(answer));
    socket.write(text);
  });
}
