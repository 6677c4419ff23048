import { networkInterfaces } from 'node:os';
import { CMS, type GuardedNginx, PUBLISHER, SITE, startGuardedNginx } from '../support/nginx/guarded-nginx';
import { sendRaw } from '../support/nginx/raw-request';

let nginx: GuardedNginx;
beforeAll(async () => {
  nginx = await startGuardedNginx();
});
afterAll(() => nginx.stop());

const hasIpv6 = Object.values(networkInterfaces())
  .flat()
  .some((each) => each?.address === '::1');
const ADDRESSES = ['127.0.0.1', ...(hasIpv6 ? ['::1'] : [])];
const ask = (host: string) => `GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;

describe.each(ADDRESSES)('at %s', (address) => {
  it.each([SITE, CMS, PUBLISHER])('%s is answered', async (host) => {
    const secure = await sendRaw(nginx.place, ask(host), { address, servername: host });
    expect(secure).toMatch(/^HTTP\/1\.1 200 /);
    const plain = await sendRaw(nginx.place, ask(host), { address, isSecure: false });
    expect(plain).toMatch(/^HTTP\/1\.1 301 /);
  });

  it.each(['elsewhere.example.net', '203.0.113.1', 'example.org', 'cms.example.org.example.net', ''])(
    'the name “%s” is closed without an answer',
    async (host) => {
      expect(await sendRaw(nginx.place, ask(host), { address, isSecure: false })).not.toMatch(/ (200|30\d) /);
      // The name of a site in the handshake, and another one in the request.
      expect(await sendRaw(nginx.place, ask(host), { address, servername: CMS })).not.toMatch(/ (200|30\d) /);
      if (host !== '203.0.113.1')
        await expect(sendRaw(nginx.place, ask(SITE), { address, servername: host })).rejects.toThrow(
          /unrecognized name|handshake failure/i,
        );
    },
  );

  it('a request without a name is closed without an answer', async () => {
    expect(await sendRaw(nginx.place, 'GET / HTTP/1.0\r\n\r\n', { address, isSecure: false })).toBe('');
  });
});

describe('TLS', () => {
  const answer = (wire: Parameters<typeof sendRaw>[2]) =>
    sendRaw(nginx.place, ask(SITE), { servername: SITE, ...wire });
  const TLS_1_2 = { maxVersion: 'TLSv1.2' } as const;

  it.each(['AES128-GCM-SHA256', 'AES256-GCM-SHA384', 'CHACHA20-POLY1305'])(
    'of version 1.2 may be ECDHE with %s',
    async (cipher) => {
      expect(await answer({ ...TLS_1_2, ciphers: `ECDHE-ECDSA-${cipher}` })).toMatch(/^HTTP\/1\.1 200 /);
    },
  );

  it.each(['ECDHE-ECDSA-AES128-SHA256', 'ECDHE-ECDSA-AES256-SHA', 'ECDHE-ECDSA-AES128-CCM'])(
    'of version 1.2 is not %s',
    async (cipher) => {
      const ciphers = `${cipher}:@SECLEVEL=0`;
      await expect(answer({ ...TLS_1_2, ciphers })).rejects.toThrow(/handshake failure/);
    },
  );

  it('is of version 1.3 by choice, and never older than 1.2', async () => {
    expect(await answer({ minVersion: 'TLSv1.3' })).toMatch(/^HTTP\/1\.1 200 /);
    const old = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'ALL:@SECLEVEL=0' } as const;
    await expect(answer(old)).rejects.toThrow(/protocol version/);
  });
});
