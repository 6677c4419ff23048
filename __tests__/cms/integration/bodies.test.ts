import { gzipSync } from 'node:zlib';
import { freshAddress } from '../../support/addresses';
import { logIn } from '../../support/cms/admin';
import { cmsUrl, required } from '../../support/served';

/** JSON that costs more to read than any text of its length. */
const deep = (bytes: number) => `[${'[],'.repeat(bytes / 3)}[]]`;
const LONG = deep(1_500_000);

async function send(
  path: string,
  body: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
) {
  const answer = await fetch(cmsUrl() + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': freshAddress(), ...headers },
    body,
  });
  return answer.status;
}

/** Addresses of the panel, of the content, and none at all. */
const ANYWHERE = [
  '/content-manager/x',
  '/',
  '/admin/renew-token',
  '/i18n/locales',
  '/api/articles',
  '/upload',
];

describe('a stranger', () => {
  it.each(ANYWHERE)('sends no long body to %s, with a made-up token neither', async (path) => {
    const made = { authorization: `Bearer ${'a'.repeat(256)}` };
    expect([await send(path, LONG), await send(path, LONG, made)]).toEqual([401, 401]);
  });

  it.each(ANYWHERE)('sends nothing packed to %s', async (path) => {
    const packed = new Uint8Array(gzipSync(LONG));
    expect(await send(path, packed, { 'content-encoding': 'gzip' })).toBe(415);
  });

  it('sends no body whose end nobody knows', async () => {
    const stream = new Blob([deep(300)]).stream();
    const request = { method: 'POST', body: stream, duplex: 'half' } as RequestInit;
    expect((await fetch(`${cmsUrl()}/content-manager/x`, request)).status).toBe(411);
  });
});

describe('a long body is read of', () => {
  const TEXT = { corps: 'x'.repeat(500_000) };

  it('somebody who is logged in to the panel', async () => {
    const answer = await (await logIn()).request('POST', '/content-manager/uid/check-availability', TEXT);
    expect(answer.status).toBe(400);
  });

  it('a program with a token', async () => {
    const token = await (await logIn()).createToken(`bodies ${String(Date.now())}`, []);
    expect(await send('/api/articles', JSON.stringify(TEXT), { authorization: `Bearer ${token}` })).toBe(405);
  });

  it('the publisher', async () => {
    const authorization = `Bearer ${required('TEST_PUBLISHER_SECRET')}`;
    expect(await send('/api/publication/live', JSON.stringify(TEXT), { authorization })).toBe(400);
  });

  it('nobody, when it is longer than any entry', async () => {
    const answer = await (
      await logIn()
    ).request('POST', '/content-manager/x', { corps: 'x'.repeat(2_200_000) });
    expect(answer.status).toBe(413);
  });
});
