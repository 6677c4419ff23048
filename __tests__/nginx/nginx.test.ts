import { join } from 'node:path';
import { startNginx, type RunningNginx } from '../support/nginx/nginx';
import { observatoryScore } from '../support/nginx/observatory';
import { required, siteFolder } from '../support/served';
import { attribute, find, readPage, readText, scriptsOf } from '../support/site/built-site';

let nginx: RunningNginx;
beforeAll(async () => {
  nginx = await startNginx(required('TEST_NGINX'), { current: join(siteFolder(), 'public') });
});
afterAll(() => nginx.stop());

type Rules = { headers: { pattern: string; headers: Record<string, string> }[] };

describe('the site behind nginx, with TLS', () => {
  it('earns an A+ by the rules of MDN’s HTTP Observatory', async () => {
    const { headers } = await nginx.get('/');
    const plain = await nginx.get('/fr/islande/?a=b', { isSecure: false });
    expect(plain.status).toBe(301);
    expect(plain.headers.location).toBe('https://www.example.org/fr/islande/?a=b');
    const { score, findings } = observatoryScore({
      headers,
      redirect: plain.headers.location,
      scripts: scriptsOf(readPage('/')),
    });
    expect(findings).toEqual([]);
    expect(score).toBeGreaterThanOrEqual(100);
  });

  it('sends the headers of the one source, on pages, files and errors alike', async () => {
    const [rule] = (JSON.parse(readText('/_rules.json')) as Rules).headers;
    const expected = Object.fromEntries(
      Object.entries(rule?.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]),
    );
    for (const path of ['/', '/en/iceland/', '/nulle-part/', '/fr/islande', '/static/gone.avif', '/gone.js'])
      expect([path, (await nginx.get(path)).headers]).toEqual([path, expect.objectContaining(expected)]);
    const { headers } = await nginx.get(scriptsOf(readPage('/')).at(0) ?? '');
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(headers).not.toHaveProperty('content-security-policy');
  });

  it.each([
    ['/fr/', '/'],
    ['/FR', '/'],
    ['/fr/islande', '/fr/islande/'],
    ['/Fr/Islande/?a=b&c', '/fr/islande/?a=b&c'],
    ['/EN/iceland/golden-circle', '/en/iceland/golden-circle/'],
  ])('%s leads to %s', async (path, target) => {
    const { status, headers } = await nginx.get(path);
    const { pathname, search } = new URL(headers.location ?? '');
    expect([status, pathname + search]).toEqual([301, target]);
  });

  it.each([
    ['/', 200, 'text/html; charset=utf-8'],
    ['/en/iceland/', 200, 'text/html; charset=utf-8'],
    ['/nulle-part/', 404, 'text/html; charset=utf-8'],
    ['/_rules.json', 404, 'text/html; charset=utf-8'],
    ['/_nginx-http.conf', 404, 'text/html; charset=utf-8'],
    ['/manifest_en.webmanifest', 200, 'application/manifest+json'],
    ['/fr/rss.xml', 200, 'text/xml; charset=utf-8'],
    ['/sitemap.xml', 200, 'text/xml; charset=utf-8'],
    ['/page-data/index/page-data.json', 200, 'application/json; charset=utf-8'],
    ['/favicon.svg', 200, 'image/svg+xml'],
  ])('%s is answered with %i and its type', async (path, status, type) => {
    const answer = await nginx.get(path);
    expect([answer.status, answer.headers['content-type']]).toEqual([status, type]);
  });

  it('shows the page for unknown addresses, compresses, and keeps the type of modern pictures', async () => {
    expect((await nginx.get('/nulle-part/')).text).toContain('Cette route ne mène nulle part');
    const compressed = await nginx.get('/', { headers: { 'Accept-Encoding': 'gzip' } });
    expect(compressed.headers['content-encoding']).toBe('gzip');
    const [source] = find(readPage('/'), 'source', { type: 'image/avif' });
    const picture = (source && attribute(source, 'srcset'))?.split(' ')[0] ?? '';
    expect((await nginx.get(picture)).headers['content-type']).toBe('image/avif');
  });
});
