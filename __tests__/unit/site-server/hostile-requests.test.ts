import { once } from 'node:events';
import { mkdirSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { spellingsOf } from '../../support/inputs/spellings';
import { type OwnSite, startOwnSite } from '../../support/site/own-site';

const RULES = { headers: [], redirects: [], pages: ['/', '/fr/islande/'] };
const FILES = {
  'index.html': 'accueil',
  'fr/islande/index.html': 'Islande',
  '404.html': 'nulle part',
  'app.js': '0123456789',
  '_pages.json': 'private',
  '_rules.json.gz': 'private',
  '_rules.json.br': 'private',
  '_folder/index.html': 'private',
  _headers: 'private',
};

let site: OwnSite;
beforeAll(async () => {
  site = await startOwnSite(RULES, FILES);
});
afterAll(() => site.stop());

const isAlive = async () => expect(await site.get('/')).toMatchObject({ status: 200, text: 'accueil' });

describe('files for servers', () => {
  it.each([
    ...[
      '/_rules.json',
      '//_rules.json',
      '/./_rules.json',
      '/_rules.json/',
      '/_rules.json//',
      '/x/../_rules.json',
    ],
    ...['/_rules.json.gz', '/_rules.json.br', '/_rules.json.gz/', '//_rules.json.br', '/_rules', '/_'],
    ...['/%5frules.json', '/%5Frules.json', '/%2e/_rules.json', '/%2E%2e/_rules.json', '/%2f_rules.json'],
    ...[
      '/fr/..%2f_rules.json',
      '/_rules%2ejson',
      '/%5frules.json%2egz',
      '/_rules.json?a=b',
      '/_rules.json?/../',
    ],
    ...[
      '\\_rules.json',
      '/\\_rules.json',
      '/%5c_rules.json',
      '/fr\\..\\_rules.json',
      '/_rules.json%00',
      '/_rules.json%20',
    ],
    ...['/_folder', '/_folder/', '/_folder/index.html', '/_headers', '/_pages.json', '/%255frules.json'],
    ...[
      'http://localhost/_rules.json',
      '*',
      '/_RULES.JSON',
      '/_rules.json;',
      '/_rules.json#',
      '/fr/islande/../../_rules.json',
    ],
    ...spellingsOf('/_rules.json'),
  ])('%s is nothing to hand out', async (path) => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const { status, text } = await site.get(path, 'GET', { 'accept-encoding': encoding });
      expect([400, 404]).toContain(status);
      expect(text).toMatch(/^(nulle part|This address cannot be read\.\n|)$/);
    }
  });

  it.each(['//fr/islande/', '/./fr/islande/', '/x/../fr/islande/', '/fr/%69slande/', '/fr/islande//'])(
    'while %s is the page',
    async (path) => {
      expect(await site.get(path)).toMatchObject({ status: 200, text: 'Islande' });
    },
  );
});

describe('what could end the process', () => {
  it.each([
    'bytes=5-2',
    'bytes=-1',
    'bytes=abc',
    'abc',
    'bytes=2-4',
    'bytes=0-0,5-6',
    'bytes=999-',
    'bytes=--1',
    '',
  ])('a request for the part “%s” is given the whole file', async (range) => {
    const { status, headers, text } = await site.get('/app.js', 'GET', { range });
    expect([status, text, headers['content-length']]).toEqual([200, '0123456789', '10']);
    expect(headers).not.toHaveProperty('content-range');
  });

  /** As a file that goes between the look at it and its opening: it is there, and opening it fails. */
  const makeUnopenable = async (path: string) => {
    const socket = createServer().listen(join(site.folder, path));
    await once(socket, 'listening');
    return () => new Promise((done) => socket.close(done));
  };

  it('a file that is gone before it is opened breaks off one answer', async () => {
    const remove = await makeUnopenable('gone.js');
    await expect(site.get('/gone.js')).rejects.toThrow('socket hang up');
    await isAlive();
    await remove();
  });

  it('a page for unknown addresses that cannot be read breaks off one answer', async () => {
    rmSync(join(site.folder, '404.html'));
    mkdirSync(join(site.folder, '404.html'));
    await expect(site.get('/nulle-part')).rejects.toThrow('socket hang up');
    await isAlive();
  });

  it('a visitor who leaves in the middle of a file leaves nothing open', async () => {
    site.write('large.js', Buffer.alloc(20_000_000));
    const visit = site.send('/large.js');
    const [response] = (await once(visit, 'response')) as [IncomingMessage];
    await once(response, 'readable');
    expect(openFiles()).toContain(join(site.folder, 'large.js'));
    visit.destroy();
    while (openFiles().includes(join(site.folder, 'large.js'))) await isAlive();
  });
});

/** Files that this process has open. */
function openFiles(): string[] {
  return readdirSync('/proc/self/fd').flatMap((id) => {
    try {
      return [readlinkSync(`/proc/self/fd/${id}`)];
    } catch {
      return [];
    }
  });
}
