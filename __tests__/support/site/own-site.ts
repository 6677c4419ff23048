import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type ClientRequest, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createSiteServer } from '../../../publisher/server/site-server';

type Answer = { status: number | undefined; headers: IncomingHttpHeaders; text: string };
export type OwnSite = Awaited<ReturnType<typeof startOwnSite>>;

/**
 * Serves a folder of a test's own as a built site.
 * @param rules what the build would have written to `_rules.json`
 * @param files texts by their paths
 */
export async function startOwnSite(rules: object, files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const write = (path: string, text: string | Buffer) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  for (const [path, text] of Object.entries({ ...files, '_rules.json': JSON.stringify(rules) }))
    write(path, text);
  const server = createSiteServer(folder);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;

  /** Sends an address as it is; `fetch` would tidy it up first. */
  const send = (path: string, method = 'GET', headers: Record<string, string> = {}): ClientRequest =>
    request({ host: '127.0.0.1', port, path, method, headers, agent: false }).end();

  const get = async (...call: Parameters<typeof send>): Promise<Answer> => {
    const [response] = (await once(send(...call), 'response')) as [IncomingMessage];
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk as Buffer);
    const { statusCode, headers } = response;
    return { status: statusCode, headers, text: Buffer.concat(chunks).toString() };
  };

  return {
    folder,
    write,
    send,
    get,
    stop: async () => {
      await new Promise((done) => server.close(done));
      rmSync(folder, { recursive: true });
    },
  };
}
