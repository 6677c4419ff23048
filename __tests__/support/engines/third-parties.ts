import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Stands for every other machine: the only way of a browser to them, a proxy that notes which are asked and answers nothing. */
export async function startThirdParties() {
  const asked = new Set<string>();
  const server = createServer((request, response) => {
    asked.add(new URL(request.url ?? '/', 'http://unknown.invalid').hostname);
    response.writeHead(502).end();
  });
  server.on('connect', (request, socket) => {
    asked.add((request.url ?? '').split(':')[0] ?? '');
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    port: (server.address() as AddressInfo).port,
    asked,
    stop: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    },
  };
}
