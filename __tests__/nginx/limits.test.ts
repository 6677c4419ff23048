import { spellingsOf } from '../support/inputs/spellings';
import { CMS, type GuardedNginx, PUBLISHER, startGuardedNginx } from '../support/nginx/guarded-nginx';
import { startControlServer } from '../support/publisher/control-server';

let nginx: GuardedNginx;
beforeAll(async () => {
  nginx = await startGuardedNginx();
});
afterAll(() => nginx.stop());

let visitors = 0;
/** Whom nobody has seen before. */
const newVisitor = () => `198.51.${(visitors += 1) >> 8}.${visitors & 255}`;

const post = async (path: string, visitor: string) =>
  (await nginx.get(path, { host: CMS, method: 'POST', visitor })).status;

async function exhaust(path: string, visitor: string): Promise<void> {
  for (let status; status !== 429;) status = await post(path, visitor);
}

/**
 * Returns the answer to a spelling, for a visitor who has no request left for the plain address. Limits grant one
 * more every few seconds; what comes through three times in a row has a limit of its own, or none.
 */
async function answerTo(spelling: string, path: string, visitor: string): Promise<number | undefined> {
  const reached = nginx.cms.paths.length;
  let status = await post(spelling, visitor);
  for (let attempt = 0; attempt < 3 && nginx.cms.paths.length > reached; attempt += 1) {
    await exhaust(path, visitor);
    nginx.cms.paths.splice(reached);
    status = await post(spelling, visitor);
  }
  return status;
}

const PASSWORDS = [
  ...['login', 'register', 'register-admin', 'forgot-password', 'reset-password'].map(
    (name) => `/admin/${name}`,
  ),
  ...['local', 'local/register', 'forgot-password', 'reset-password', 'change-password'].map(
    (name) => `/api/auth/${name}`,
  ),
];
const FORMS = [
  ...['comments', 'comments/abc/report', 'contact-messages', 'my-data', 'form-token'].map(
    (name) => `/api/${name}`,
  ),
  ...['moderation', 'subscription', 'my-data'].map((name) => `/api/${name}/token`),
];

describe('every spelling of a guarded address', () => {
  it.each([...PASSWORDS, ...FORMS])('%s is counted with the plain one, or leads nowhere', async (path) => {
    const visitor = newVisitor();
    const spellings = spellingsOf(path);
    expect(spellings.length).toBeGreaterThanOrEqual(20);
    await exhaust(path, visitor);
    const answers = new Map<string, number | undefined>();
    for (const spelling of spellings) answers.set(spelling, await answerTo(spelling, path, visitor));
    const loopholes = [...answers].filter(([, status]) => ![400, 404, 429].includes(status ?? 0));
    expect(loopholes).toEqual([]);
    // Some must be known again for what they are, or the test tries nothing but refusals.
    expect([...answers.values()].filter((status) => status === 429).length).toBeGreaterThanOrEqual(3);
  });

  it('of the webhook leads nowhere', async () => {
    for (const path of ['/hooks/cms', ...spellingsOf('/hooks/cms')]) {
      const { status } = await nginx.get(path, { host: PUBLISHER, method: 'POST', visitor: newVisitor() });
      expect([path, status === 404 || status === 400]).toEqual([path, true]);
    }
    expect(nginx.publisher.paths).toEqual([]);
  });

  it('of the place for pictures takes no larger body anywhere else', async () => {
    const body = 'x'.repeat(4_000_000);
    const before = nginx.cms.paths.length;
    const elsewhere = ['/upload/../api/comments', '/upload/%2e%2e/api/comments', '/upload/..;/api/comments'];
    for (const path of [...elsewhere, '/upload;/../api/comments', '/uploads/a', '/api/upload']) {
      const { status } = await nginx.get(path, { host: CMS, method: 'POST', body, visitor: newVisitor() });
      expect([path, status === 404 || status === 413]).toEqual([path, true]);
    }
    expect(nginx.cms.paths.length).toBe(before);
  });
});

describe('plain addresses', () => {
  it.each([
    '/',
    '/admin/',
    '/admin/content-manager/collection-types/api::article.article?page=1&sort=titre%3AASC',
    '/content-manager/collection-types/api%3A%3Aarticle.article/abc123/actions/publish?locale=fr',
    '/api/comments?filters%5Barticle%5D=%C3%A9t%C3%A9//../x',
    '/uploads/large_Geysir_1a2b.jpg',
    '/admin/@strapi/index-Ab1.js',
    '/api/auth/local/',
  ])('%s arrives as it was sent', async (path) => {
    const { status, text } = await nginx.get(path, { host: CMS, visitor: newVisitor() });
    expect([status, JSON.parse(text)]).toEqual([200, expect.objectContaining({ path })]);
  });
});

describe('a limit', () => {
  const isLimited = async (visitor: string) => (await post('/admin/login', visitor)) === 429;

  it('is one for a network of IPv6, and another for the next', async () => {
    await exhaust('/admin/login', '2001:db8:1:2::1');
    const same = ['2001:db8:1:2::2', '2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2:a::'];
    const limited: boolean[] = [];
    for (const visitor of same) limited.push(await isLimited(visitor));
    // One may come through when a second ends between them.
    expect(limited.filter((each) => !each).length).toBeLessThanOrEqual(1);
    for (const visitor of ['2001:db8:1:3::1', '2001:db8:2:2::1', '32.1.13.184'])
      expect([visitor, await isLimited(visitor)]).toEqual([visitor, false]);
  });

  it('of the publisher belongs to each caller behind nginx', async () => {
    const control = await startControlServer();
    const { port } = control.app.server.address() as { port: number };
    const behind = await startGuardedNginx({ publisher: port });
    const left = async (visitor: string, claimed = visitor) => {
      const headers = { 'X-Forwarded-For': claimed, Forwarded: `for=${claimed}` };
      const answer = await behind.get('/health', { host: PUBLISHER, visitor, headers });
      return answer.headers['x-ratelimit-remaining'];
    };
    expect(await left('203.0.113.7')).toBe('1199');
    expect(await left('203.0.113.8')).toBe('1199');
    expect(await left('203.0.113.7')).toBe('1198');
    expect(await left('203.0.113.7', '203.0.113.8')).toBe('1197');
    await behind.stop();
    await control.remove();
  });
});
