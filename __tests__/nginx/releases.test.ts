import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { startNginx, type RunningNginx } from '../support/nginx/nginx';
import { required } from '../support/served';

let folder: string;
let nginx: RunningNginx;

/** A release of one page, which its rules name in a header. */
function release(id: string) {
  mkdirSync(join(folder, id));
  writeFileSync(join(folder, id, 'index.html'), `release ${id}`);
  writeFileSync(join(folder, id, 'index.html.br'), brotliCompressSync(`release ${id}`));
  writeFileSync(join(folder, id, '_nginx-http.conf'), '');
  writeFileSync(join(folder, id, '_nginx-server.conf'), `add_header X-Rules ${id};`);
}

/** As the publisher switches. */
function switchTo(id: string) {
  symlinkSync(id, join(folder, '.current'));
  renameSync(join(folder, '.current'), join(folder, 'current'));
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'releases-'));
  release('000001');
  release('000002');
  switchTo('000001');
  nginx = await startNginx(required('TEST_NGINX'), { current: join(folder, 'current') });
});
afterAll(async () => {
  await nginx.stop();
  rmSync(folder, { recursive: true });
});

const look = async () => {
  const { text, headers } = await nginx.get('/');
  return { text, rules: headers['x-rules'] };
};

it('hands out the Brotli form that lies in a release, to who knows it', async () => {
  const encodingFor = async (accepted: string) =>
    (await nginx.get('/', { headers: { 'Accept-Encoding': accepted } })).headers['content-encoding'];
  expect(await encodingFor('gzip, deflate, br')).toBe('br');
  expect(await encodingFor('identity')).toBeUndefined();
});

it('serves a new release from the next request on, and its rules from the reload on', async () => {
  for (let visit = 0; visit < 20; visit += 1)
    expect(await look()).toEqual({ text: 'release 000001', rules: '000001' });
  switchTo('000002');
  expect(await look()).toEqual({ text: 'release 000002', rules: '000001' });

  await nginx.reload();
  expect(await look()).toEqual({ text: 'release 000002', rules: '000002' });
});

it('keeps the rules it has when a release brings some that it cannot read', async () => {
  writeFileSync(join(folder, '000001', '_nginx-server.conf'), 'nonsense;');
  switchTo('000001');
  await expect(nginx.reload()).rejects.toThrow('unknown directive "nonsense"');
  expect(await look()).toEqual({ text: 'release 000001', rules: '000002' });
});
