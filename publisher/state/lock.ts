import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:net';
import { resolve } from 'node:path';

/**
 * Makes sure that one publisher works in a data folder. The lock is a socket that the system itself takes away when
 * its process ends, however it ends; no clock and no process number can mislead it.
 * @throws Error when another publisher holds it
 */
export function lockFolder(folder: string): Promise<Server> {
  const name = createHash('sha256').update(resolve(folder)).digest('hex').slice(0, 24);
  const server = createServer((socket) => socket.end());
  return new Promise((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE')
        fail(new Error(`Another publisher works in ${folder}. One is enough: stop it first.`));
      else fail(error);
    });
    server.listen(addressOf(name), () => {
      server.unref();
      done(server);
    });
  });
}

/** Linux has sockets without a file. Elsewhere (a developer's machine) a port of the loopback device does. */
function addressOf(name: string): { path: string } | { host: string; port: number } {
  if (process.platform === 'linux') return { path: `\0grand-large-publisher-${name}` };
  return { host: '127.0.0.1', port: 40_000 + (Number.parseInt(name.slice(0, 6), 16) % 20_000) };
}
