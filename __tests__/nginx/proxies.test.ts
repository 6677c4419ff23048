import { CMS, type GuardedNginx, PUBLISHER, SITE, startGuardedNginx } from '../support/nginx/guarded-nginx';
import type { Seen } from '../support/nginx/witness';

let nginx: GuardedNginx;
beforeAll(async () => {
  nginx = await startGuardedNginx();
});
afterAll(() => nginx.stop());

const seen = async (...all: Parameters<GuardedNginx['get']>) => {
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
    const claimed = {
      'X-Forwarded-For': '203.0.113.7',
      'X-Forwarded-Proto': 'http',
      'X-Forwarded-Host': 'evil.example.net',
      Forwarded: 'for=203.0.113.7;host=evil.example.net',
    };
    const arrived = await seen(path, { host: host.toUpperCase(), headers: claimed });
    expect(arrived).toMatchObject({
      server,
      path,
      headers: {
        host,
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-proto': 'https',
        'x-forwarded-host': host,
      },
    });
    expect(arrived.headers).not.toHaveProperty('forwarded');
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

  it('asks for https alike on every name, in its own answers too', async () => {
    const value = 'max-age=63072000; includeSubDomains; preload';
    const answers = [
      await nginx.get('/', { host: CMS }),
      await nginx.get('/', { host: PUBLISHER }),
      await nginx.get('//', { host: CMS }),
      await nginx.get('/hooks/cms', { host: PUBLISHER }),
      await nginx.get('/', { host: CMS, method: 'POST', body: 'x'.repeat(4_000_000) }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 404, 404, 413]);
    for (const { headers } of answers) expect(headers['strict-transport-security']).toBe(value);
  });

  it('takes no body that is packed', async () => {
    const headers = { 'content-encoding': 'gzip' };
    const { status } = await nginx.get('/content-manager/x', {
      host: CMS,
      method: 'POST',
      body: 'x',
      headers,
    });
    expect(status).toBe(415);
  });

  it('says on every name whom to write to about security', async () => {
    for (const host of [CMS, PUBLISHER]) {
      const { status, headers } = await nginx.get('/.well-known/security.txt', { host });
      expect([status, headers.location]).toEqual([301, `https://${SITE}/.well-known/security.txt`]);
    }
  });

  it('keeps the webhook to this machine', async () => {
    expect(await post('/hooks/cms', '{}', PUBLISHER)).toMatchObject({ status: 404 });
  });

  it('slows down whoever tries passwords or sends forms, and nobody who reads', async () => {
    const count = async (path: string, times: number, method: string) => {
      const statuses: (number | undefined)[] = [];
      const started = Date.now();
      for (let time = 0; time < times; time += 1)
        statuses.push((await nginx.get(path, { host: CMS, method })).status);
      const [granted = 0, refused = 0] = [200, 429].map(
        (status) => statuses.filter((each) => each === status).length,
      );
      return { granted, refused, minutes: (Date.now() - started) / 60_000 };
    };
    const bursts = [
      { path: '/admin/login', times: 30, burst: 10, perMinute: 10 },
      { path: '/api/comments', times: 40, burst: 20, perMinute: 30 },
    ];
    for (const { path, times, burst, perMinute } of bursts) {
      const { granted, refused, minutes } = await count(path, times, 'POST');
      expect(granted + refused).toBe(times);
      // The tests before may have taken some of the burst; a slow machine gives time for more.
      expect(granted).toBeGreaterThanOrEqual(burst - 2);
      expect(granted).toBeLessThanOrEqual(burst + 2 + Math.ceil(minutes * perMinute));
    }
    expect(await count('/api/comments', 60, 'GET')).toMatchObject({ granted: 60, refused: 0 });
  });
});
