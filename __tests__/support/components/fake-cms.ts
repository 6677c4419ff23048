import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Received = {
  readonly method: string;
  readonly path: string;
  readonly token: string | undefined;
  readonly body: Record<string, unknown>;
};

type Answer = { status: number; body: unknown } | 'cut' | 'never';

/** A content backend that answers as a test tells it to, over real HTTP. */
export type FakeCms = {
  readonly url: string;
  readonly received: Received[];
  /** The next answers to all but the forms' tokens, in this order; then all is well. */
  answer: (...answers: Answer[]) => void;
  close: () => Promise<void>;
};

const FINE: Answer = { status: 201, body: { data: { received: true } } };

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  return text ? (JSON.parse(text) as Record<string, unknown>) : {};
}

export async function startFakeCms(): Promise<FakeCms> {
  const received: Received[] = [];
  let answers: Answer[] = [];
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', 'content-type, authorization, accept');
    if (request.method === 'OPTIONS') {
      response.end();
      return;
    }
    void bodyOf(request).then((body) => {
      const token = request.headers.authorization?.replace('Bearer ', '');
      const path = request.url ?? '';
      received.push({ method: request.method ?? '', path, token, body });
      const isToken = path === '/api/form-token';
      const answer = isToken ? { status: 200, body: { data: { token: 'T' } } } : (answers.shift() ?? FINE);
      if (answer === 'never') return;
      if (answer === 'cut') {
        request.socket.destroy();
        return;
      }
      response.writeHead(answer.status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${String(port)}/api`,
    received,
    answer: (...next) => {
      answers = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
