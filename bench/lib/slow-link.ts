import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export type Link = { readonly roundTripMs: number; readonly bitsPerSecond: number };

/** Bytes that are sent as one; small, so that answers that arrive together share the line. */
const PACKET = 1460;

/**
 * A slow line in front of a server, for everything that the browser fetches. The browser's own throttle would leave out
 * what is fetched ahead.
 * @returns the port to ask instead of the server's
 */
export async function slowLink(
  port: number,
  { roundTripMs, bitsPerSecond }: Link,
): Promise<{ port: number; close: () => void }> {
  const oneWay = roundTripMs / 2;
  const sockets = new Set<Socket>();
  // When the line is free again; all connections share it.
  let freeAt = 0;

  const down = (client: Socket, data: Buffer) => {
    for (let from = 0; from < data.length; from += PACKET) {
      const packet = data.subarray(from, from + PACKET);
      const now = performance.now();
      freeAt = Math.max(now, freeAt) + (packet.length * 8000) / bitsPerSecond;
      setTimeout(() => client.writable && client.write(packet), freeAt - now + oneWay);
    }
  };

  const server = createServer((client) => {
    const upstream = connect(port, '127.0.0.1');
    const openedAt = performance.now();
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        upstream.destroy();
      });
      socket.on('error', () => undefined);
    }
    client.on('data', (data: Buffer) => {
      // A connection costs a round trip before its first request is on the way.
      const handshake = Math.max(0, openedAt + roundTripMs - performance.now());
      setTimeout(() => upstream.writable && upstream.write(data), handshake + oneWay);
    });
    upstream.on('data', (data: Buffer) => down(client, data));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
