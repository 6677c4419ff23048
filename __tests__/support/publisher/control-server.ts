import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createControlServer } from '../../../publisher/control/server';
import { Publisher } from '../../../publisher/cycle/publisher';
import { readEnvironment } from '../../../publisher/environment';
import { StateStore } from '../../../publisher/state/store';

export const SECRET = 'a secret of at least thirty-two characters';

type Options = {
  readonly variables?: Readonly<Record<string, string>>;
  /** Folder in which an earlier server kept its state. */
  readonly folder?: string;
};

type Call = {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};

export type Answer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
};

/** Sends an address as it is written, and reads the answer; of events, which do not end, the beginning. */
async function call(port: number, path: string, { body, ...options }: Call = {}): Promise<Answer> {
  const sent = request({ host: '127.0.0.1', port, path, agent: false, ...options });
  sent.end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  let text = '';
  for await (const chunk of response) {
    text += String(chunk);
    if (response.headers['content-type'] === 'text/event-stream') break;
  }
  return { status: response.statusCode ?? 0, headers: response.headers, text };
}

/** The publisher's pages without its work: nothing is built, and no CMS answers. */
export async function startControlServer({ variables = {}, folder }: Options = {}) {
  const data = folder ?? mkdtempSync(join(tmpdir(), 'control-'));
  const environment = readEnvironment({
    PUBLISHER_SECRET: SECRET,
    CMS_TOKEN: 'none',
    CMS_URL: 'http://127.0.0.1:9',
    PUBLISHER_DATA_DIR: data,
    ...variables,
  });
  for (const place of [environment.folders.state, environment.folders.releases])
    mkdirSync(place, { recursive: true });
  const publisher = new Publisher(environment, new StateStore(environment.folders));
  const routes: { method: string; url: string }[] = [];
  const app = await createControlServer(publisher, {
    onRoute: ({ method, url }) => {
      for (const each of [method].flat()) routes.push({ method: each, url });
    },
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return {
    app,
    call: (path: string, options?: Call) => call(port, path, options),
    publisher,
    folder: data,
    routes,
    remove: async () => {
      await app.close();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

export type ControlServer = Awaited<ReturnType<typeof startControlServer>>;
