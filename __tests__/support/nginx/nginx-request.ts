import { Agent, request as requestPlain, type IncomingHttpHeaders } from 'node:http';
import { Agent as SecureAgent, request as requestSecure } from 'node:https';

export type Answer = { status: number | undefined; headers: IncomingHttpHeaders; text: string };

/** By this header a test's nginx learns the visitor's address, as it learns it from a CDN. */
export const VISITOR_HEADER = 'X-Test-Visitor';

export type AskOptions = {
  isSecure?: boolean;
  /** The name in the address. */
  host?: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** The visitor's address, IPv4 or IPv6; this machine's when unset. */
  visitor?: string | undefined;
};

/** The place where nginx listens, and the certificate by which it is known. */
export type Place = { plainPort: number; securePort: number; ca: Buffer; host: string };

const agents = new Map<string, SecureAgent>();

/** Connections with TLS are kept for the next request: making one takes longer than most answers. */
function secureAgentFor({ ca, securePort }: Place, host: string): SecureAgent {
  const key = `${host}:${securePort}`;
  const agent = agents.get(key) ?? new SecureAgent({ ca, servername: host, keepAlive: true });
  agents.set(key, agent);
  return agent;
}

/** Makes new connections from now on: those of a worker that has gone are closed, which this end may not have heard of yet. */
export function forgetConnections({ securePort }: Pick<Place, 'securePort'>): void {
  for (const [key, agent] of agents) {
    if (!key.endsWith(`:${securePort}`)) continue;
    agent.destroy();
    agents.delete(key);
  }
}

/** Asks nginx on this machine as a browser asks it by its public name. */
export function ask(place: Place, path: string, options: AskOptions = {}): Promise<Answer> {
  const { isSecure = true, host = place.host, method = 'GET', body, visitor } = options;
  const headers = { Host: host, ...(visitor && { [VISITOR_HEADER]: visitor }), ...options.headers };
  const [request, port] = isSecure ? [requestSecure, place.securePort] : [requestPlain, place.plainPort];
  const agent = isSecure ? secureAgentFor(place, host) : new Agent();
  const target = { host: '127.0.0.1', port, path, method, agent, headers };
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
