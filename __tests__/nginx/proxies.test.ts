import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startNginx, type RunningNginx } from '../support/nginx';
import { required } from '../support/served';

jest.setTimeout(60_000);

const CMS = 'cms.example.org';
const PUBLISHER = 'publish.example.org';
type Seen = { server: string; path: string | undefined; size: number; headers: IncomingHttpHeaders };

let nginx: RunningNginx;
let current: string;
const servers: Server[] = [];

/** Stands for the CMS or the publisher, and answers with what has reached it. */
function startWitness(server: string): Promise<number> {
  const witness = createServer((request, response) => {
    let size = 0;
    request.on('data', (chunk: Buffer) => (size += chunk.length));
    request.on('end', () => {
      const seen: Seen = { server, path: request.url, size, headers: request.headers };
      response.end(JSON.stringify(seen));
    });
  });
  servers.push(witness);
  return new Promise((resolve) =>
    witness.listen(0, '127.0.0.1', () => resolve((witness.address() as AddressInfo).port)),
  );
}

beforeAll(async () => {
  current = mkdtempSync(join(tmpdir(), 'release-'));
  for (const name of ['http', 'server']) writeFileSync(join(current, `_nginx-${name}.conf`), '');
  const ports = { cms: await startWitness('cms'), publisher: await startWitness('publisher') };
  nginx = await startNginx(required('TEST_NGINX'), { current, ports });
});
afterAll(async () => {
  for (const server of servers) server.close();
  await nginx.stop();
  rmSync(current, { recursive: true });
});

const seen = async (...all: Parameters<RunningNginx['get']>) => {
  const { status, text } = await nginx.get(...all);
  return { status, ...(status === 200 ? (JSON.parse(text) as Seen) : undefined) };
};
const post = (path: string, body = '', host = CMS) => seen(path, { host, method: 'POST', body });

describe('nginx in front of the CMS and the publisher', () => {
  it.each([
    ['/admin/', CMS, 'cms'],
    ['/uploads/a.jpg', CMS, 'cms'],
    ['/', PUBLISHER, 'publisher'],
    ['/events', PUBLISHER, 'publisher'],
    ['/enter?ticket=t', PUBLISHER, 'publisher'],
  ])('hands %s of %s to the %s, with the visitor’s address and no other', async (path, host, server) => {
    const headers = { 'X-Forwarded-For': '203.0.113.7', 'X-Forwarded-Proto': 'http' };
    const expected = { host, 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https' };
    expect(await seen(path, { host, headers })).toMatchObject({ server, path, headers: expected });
  });

  it('leads plain requests to https', async () => {
    for (const host of [CMS, PUBLISHER]) {
      const { status, headers } = await nginx.get('/admin?a=b', { host, isSecure: false });
      expect([status, headers.location]).toEqual([301, `https://${host}/admin?a=b`]);
    }
  });

  it('takes large pictures where pictures are sent, and no other large bodies', async () => {
    const [large, huge] = [41, 43].map((megabytes) => 'x'.repeat(megabytes * 1024 * 1024));
    expect(await post('/upload?id=1', large)).toMatchObject({ status: 200, size: large?.length });
    expect(await post('/upload/files/1/replace', large)).toMatchObject({ status: 200 });
    expect(await post('/upload', huge)).toMatchObject({ status: 413 });
    expect(await post('/uploads', large)).toMatchObject({ status: 413 });
    expect(await post('/content-manager/collection-types/x', 'x'.repeat(2e6))).toMatchObject({ status: 200 });
    expect(await post('/actions/build', large, PUBLISHER)).toMatchObject({ status: 413 });
  });

  it('keeps the webhook to this machine', async () => {
    expect(await post('/hooks/cms', '{}', PUBLISHER)).toMatchObject({ status: 404 });
  });

  it('slows down whoever tries passwords or sends forms, and nobody who reads', async () => {
    const count = async (path: string, times: number, method: string) => {
      const statuses: (number | undefined)[] = [];
      for (let time = 0; time < times; time += 1)
        statuses.push((await nginx.get(path, { host: CMS, method })).status);
      return [200, 429].map((status) => statuses.filter((each) => each === status).length);
    };
    // A burst, and what the seconds of a slow machine add to it.
    const [logins = 0, refusedLogins] = await count('/admin/login', 30, 'POST');
    expect([logins, refusedLogins]).toEqual([expect.any(Number), 30 - logins]);
    expect(Math.abs(logins - 12)).toBeLessThanOrEqual(3);
    const [forms = 0, refusedForms] = await count('/api/comments', 40, 'POST');
    expect([forms, refusedForms]).toEqual([expect.any(Number), 40 - forms]);
    expect(Math.abs(forms - 24)).toBeLessThanOrEqual(5);
    expect(await count('/api/comments', 60, 'GET')).toEqual([60, 0]);
  });
});
