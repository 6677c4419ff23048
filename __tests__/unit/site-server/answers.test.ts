import { join } from 'node:path';
import { createSiteServer } from '../../../publisher/server/site-server';
import { type OwnSite, startOwnSite } from '../../support/site/own-site';

const RULES = {
  headers: [
    { pattern: '/*', headers: { 'X-Frame-Options': 'DENY', 'Cache-Control': 'max-age=0' } },
    { pattern: '/*.js', headers: { 'X-Frame-Options': '', 'Cache-Control': 'immutable' } },
    { pattern: '/preview/*', headers: { 'X-Frame-Options': '' } },
  ],
  redirects: [{ from: '/fr/', to: '/', status: 301 }],
  pages: ['/', '/fr/islande/', '/fr/îles/'],
};

const FILES = {
  'index.html': 'accueil',
  'fr/islande/index.html': 'Islande',
  'fr/îles/index.html': 'Îles',
  'preview/index.html': 'preview',
  '404.html': 'nulle part',
  'app.js': 'app',
};

let site: OwnSite;
beforeEach(async () => {
  site = await startOwnSite(RULES, FILES);
});
afterEach(() => site.stop());

const get: OwnSite['get'] = (...call) => site.get(...call);

describe('the server of a built site', () => {
  it.each([
    ['gzip, deflate, br', 'br', 'petit'],
    ['gzip', 'gzip', 'moyen'],
    ['identity', undefined, 'nulle part'],
  ])('sends the page for unknown addresses to who accepts %s as %s', async (accepted, encoding, text) => {
    site.write('404.html.br', 'petit');
    site.write('404.html.gz', 'moyen');
    const answer = await get('/nulle-part/', 'GET', { 'accept-encoding': accepted });
    expect([answer.status, answer.headers['content-encoding'], answer.text]).toEqual([404, encoding, text]);
    expect(answer.headers.vary).toBe('Accept-Encoding');
  });

  it('answers for a file that is not there with a page, its headers and no promise to last', async () => {
    expect((await get('/app.js')).headers).not.toHaveProperty('x-frame-options');
    const { status, headers } = await get('/gone.js');
    expect(status).toBe(404);
    expect(headers).toMatchObject({ 'x-frame-options': 'DENY', 'cache-control': 'max-age=0' });
  });

  it.each([
    ['/', 200, 'accueil'],
    ['/fr/islande/', 200, 'Islande'],
    ['/fr/%C3%AEles/', 200, 'Îles'],
    ['/fr/islande/?a=b', 200, 'Islande'],
    ['/nulle-part', 404, 'nulle part'],
    ['/nulle-part/', 404, 'nulle part'],
    ['/_rules.json', 404, 'nulle part'],
    ['/../_rules.json', 404, 'nulle part'],
    ['/%2e%2e/%2e%2e/etc/passwd', 404, 'nulle part'],
  ])('%s is answered with %i', async (path, status, text) => {
    const answer = await get(path);
    expect([answer.status, answer.text]).toEqual([status, text]);
  });

  it.each([
    ['/fr/', '/'],
    ['/fr', '/'],
    ['/FR/', '/'],
    ['/fr/islande', '/fr/islande/'],
    ['/FR/Islande/', '/fr/islande/'],
    ['/fr/%C3%AEles', '/fr/%C3%AEles/'],
    ['/Fr/islande?a=b&c', '/fr/islande/?a=b&c'],
  ])('%s leads to %s', async (path, target) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.location]).toEqual([301, target]);
  });

  it('sends the headers of the most particular rule, and takes back what a rule takes back', async () => {
    expect((await get('/')).headers).toMatchObject({
      'x-frame-options': 'DENY',
      'cache-control': 'max-age=0',
    });
    expect((await get('/app.js')).headers['cache-control']).toBe('immutable');
    expect((await get('/preview/')).headers).not.toHaveProperty('x-frame-options');
    expect((await get('/nulle-part')).headers['x-frame-options']).toBe('DENY');
  });

  it('sends what a visitor has already only once', async () => {
    const { etag = '' } = (await get('/fr/islande/')).headers;
    expect((await get('/fr/islande/', 'GET', { 'If-None-Match': etag })).status).toBe(304);
  });

  it('says what it does not understand', async () => {
    expect(await get('/%E0%A4%A')).toMatchObject({ status: 400, text: expect.stringContaining('address') });
    expect(await get('/', 'POST')).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
    expect(await get('/', 'HEAD')).toMatchObject({ status: 200, text: '' });
  });

  it('follows a new build without a restart', async () => {
    site.write(
      '_rules.json',
      JSON.stringify({ ...RULES, redirects: [{ from: '/vieux/', to: '/', status: 301 }] }),
    );
    expect((await get('/vieux/')).headers.location).toBe('/');
  });

  it('does not start on a folder without a build', () => {
    expect(() => createSiteServer(join(site.folder, 'fr'))).toThrow('_rules.json');
  });
});
