import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Seen = {
  readonly server: string;
  readonly path: string;
  readonly size: number;
  readonly headers: IncomingHttpHeaders;
};
export type Witness = Awaited<ReturnType<typeof startWitness>>;

/** Stands for the CMS or the publisher behind a proxy: answers with what has reached it, and remembers its addresses. */
export async function startWitness(name: string) {
  const paths: string[] = [];
  const server = createServer((request, response) => {
    let size = 0;
    paths.push(request.url ?? '');
    request.on('data', (chunk: Buffer) => (size += chunk.length));
    request.on('end', () => {
      const seen: Seen = { server: name, path: request.url ?? '', size, headers: request.headers };
      response.end(JSON.stringify(seen));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    port: (server.address() as AddressInfo).port,
    /** The addresses that it was asked for, in order. */
    paths,
    stop: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    },
  };
}
