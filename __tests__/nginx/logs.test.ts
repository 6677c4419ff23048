import { freePort } from '../../scripts/lib/ports.mjs';
import { spellingsOf } from '../support/inputs/spellings';
import { CMS, type GuardedNginx, PUBLISHER, startGuardedNginx } from '../support/nginx/guarded-nginx';
import { sendRaw } from '../support/nginx/raw-request';

const PERMISSION = 'v2.Sealed-Permission_0123456789';

/** Each address that lets in whoever knows it; and what the log may say of it. */
const LINKS = [
  [CMS, `/api/moderation/${PERMISSION}`, '/api/moderation/(link)'],
  [CMS, `/api/subscription/${PERMISSION}`, '/api/subscription/(link)'],
  [CMS, `/api/my-data/${PERMISSION}`, '/api/my-data/(link)'],
  [CMS, `/api/my-data/${PERMISSION}/export`, '/api/my-data/(link)'],
  [CMS, `/API/My-Data/${PERMISSION}`, '/API/My-Data/(link)'],
  [CMS, `/api/preview?token=${PERMISSION}`, '/api/preview'],
  [CMS, `/admin/auth/reset-password?code=${PERMISSION}`, '/admin/auth/reset-password'],
  [CMS, `/admin/reset-password?code=${PERMISSION}`, '/admin/reset-password'],
  [CMS, `/admin/auth/register?registrationToken=${PERMISSION}`, '/admin/auth/register'],
  [CMS, `/api/auth/email-confirmation?confirmation=${PERMISSION}`, '/api/auth/email-confirmation'],
  [PUBLISHER, `/enter?ticket=${PERMISSION}`, '/enter'],
] as const;

/** Spellings of the part of an address that stands before the permission. */
const spelled = (link: string): string[] => {
  const [before = ''] = link.split(PERMISSION);
  const path = before.replace(/[/?].?[a-zA-Z]*=?$/, '');
  return spellingsOf(path).map((spelling) => spelling + link.slice(path.length));
};

const nobodyListens = () => freePort();

describe.each([
  ['a CMS and a publisher that answer', () => Promise.resolve({})],
  [
    'a CMS and a publisher that are down',
    async () => ({ cms: await nobodyListens(), publisher: await nobodyListens() }),
  ],
])('in front of %s', (_, ports) => {
  let nginx: GuardedNginx;
  beforeAll(async () => {
    nginx = await startGuardedNginx(await ports());
  });
  afterAll(() => nginx.stop());

  const isInLogs = () => {
    const { access, error } = nginx.logs();
    return [...access.split('\n'), ...error.split('\n')].filter((line) => line.includes('Permission'));
  };

  it.each(LINKS)('%s%s is in no log, and its kind is', async (host, path, kind) => {
    const address = { host, visitor: '203.0.113.9' };
    const { status } = await nginx.get(path, address);
    expect([200, 502]).toContain(status);
    await nginx.get(path, { ...address, isSecure: false });
    await nginx.get(path, { ...address, method: 'POST', body: 'x'.repeat(4_000_000) });
    await nginx.get('/', { ...address, headers: { Referer: `https://${host}${path}` } });
    for (const spelling of spelled(path)) await nginx.get(spelling, address);
    expect(isInLogs()).toEqual([]);
    expect(nginx.logs().access).toContain(` ${host} GET ${kind} ${status} `);
    expect(nginx.logs().access).toContain(` ${host} POST ${kind} 413 `);
  });

  it.each([
    '/api/moderation:/',
    '/api/moderation%3A/',
    '/x/api/subscription/',
    '/my-data',
    '/api/moderation/x/',
  ])('a link that was mangled into %s… is in no log', async (before) => {
    const path = `${before}${PERMISSION}`;
    for (const isSecure of [true, false]) await nginx.get(path, { host: CMS, isSecure });
    expect(isInLogs()).toEqual([]);
  });

  // The burst of an editor's screen, 400, is left alone: it would take seconds.
  it.each(LINKS.filter(([, path]) => !path.startsWith('/admin/auth/')))(
    '%s%s is not written when a limit refuses it, which the log says',
    async (host, path, kind) => {
      const ask = async () =>
        (await nginx.get(path, { host, method: 'POST', visitor: '203.0.113.10' })).status;
      let statuses: (number | undefined)[] = [];
      while (!statuses.includes(429)) statuses = await Promise.all(Array.from({ length: 15 }, ask));
      expect(isInLogs()).toEqual([]);
      expect(nginx.logs().access).toMatch(new RegExp(`POST ${escape(kind)} 429 \\d+ limit=REJECTED`));
    },
  );

  it('is not written from what is no proper request', async () => {
    for (const [host, path] of LINKS)
      for (const isSecure of [true, false])
        for (const request of [
          `GET ${path} HTTP/9.9\r\nHost: ${host}\r\n\r\n`,
          `GET ${path} HTTP/1.1\r\n\r\n`,
          `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nHost: ${host}\r\n\r\n`,
          `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Length: a\r\n\r\n`,
          `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\nTransfer-Encoding: odd\r\n\r\n`,
          `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`,
          `GET ${path}${'x'.repeat(40_000)} HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
          `GET ${path} HTTP/1.1\r\nHost: elsewhere.example.net\r\n\r\n`,
          `GET ${path}\r\n`,
          `get ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
          `GET http://${host}${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
        ])
          await sendRaw(nginx.place, request, { isSecure, servername: host });
    expect(isInLogs()).toEqual([]);
  });
});

const escape = (text: string) => text.replace(/[()/]/g, '\\$&');
