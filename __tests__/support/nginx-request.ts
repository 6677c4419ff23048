import { Agent, request as requestPlain, type IncomingHttpHeaders } from 'node:http';
import { Agent as SecureAgent, request as requestSecure } from 'node:https';

export type Answer = { status: number | undefined; headers: IncomingHttpHeaders; text: string };

export type AskOptions = {
  isSecure?: boolean;
  /** The name in the address. */
  host?: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
};

/** Where nginx listens, and by which certificate it is known. */
export type Place = { plainPort: number; securePort: number; ca: Buffer; host: string };

/** Asks nginx on this machine as a browser asks it by its public name. */
export function ask(place: Place, path: string, options: AskOptions = {}): Promise<Answer> {
  const { isSecure = true, host = place.host, method = 'GET', headers = {}, body } = options;
  const [request, port] = isSecure ? [requestSecure, place.securePort] : [requestPlain, place.plainPort];
  const agent = isSecure ? new SecureAgent({ ca: place.ca, servername: host }) : new Agent();
  const target = { host: '127.0.0.1', port, path, method, agent, headers: { Host: host, ...headers } };
  return new Promise((resolve, reject) => {
    request(target, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          headers: response.headers,
          text: Buffer.concat(chunks).toString(),
        }),
      );
    })
      .on('error', reject)
      .end(body);
  });
}
