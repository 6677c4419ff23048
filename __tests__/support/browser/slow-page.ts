import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { siteUrl } from '../served';

/** A line so slow that a page's HTML comes in pieces, each when it is asked for. */
export type SlowPage = {
  readonly url: string;
  /** Returns how many pieces are still to come. */
  readonly left: () => number;
  readonly sendNext: () => void;
  readonly close: () => Promise<void>;
};

/** @param cut where the HTML may break off: behind each match, as long as there are fewer than `most` */
export async function serveSlowly(path: string, cut: RegExp, most: number): Promise<SlowPage> {
  const html = await (await fetch(siteUrl() + path)).text();
  const cuts = [...html.matchAll(cut)].map(({ index, 0: match }) => index + match.length).slice(0, most);
  const pieces = [0, ...cuts].map((from, at) => html.slice(from, cuts[at]));
  let sendNext = (): void => undefined;
  const server = createServer((request, response) => {
    if (request.url !== path)
      return void response.writeHead(302, { location: siteUrl() + (request.url ?? '') }).end();
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    sendNext = () => {
      response.write(pieces.shift() ?? '');
      if (pieces.length === 0) response.end();
    };
    sendNext();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port.toString()}${path}`,
    left: () => pieces.length,
    sendNext: () => {
      sendNext();
    },
    close: () => stop(server),
  };
}

function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((done) =>
    server.close(() => {
      done();
    }),
  );
}
