import { Agent, request } from 'node:http';
import { freshAddress } from '../../support/addresses';
import { spellingsOf } from '../../support/inputs/spellings';
import { cmsUrl } from '../../support/served';

const agent = new Agent({ keepAlive: true });
afterAll(() => agent.destroy());

type Call = { method: string; path: string; from: string; body?: string | Buffer };

/** Sends the path as it is written; `fetch` would tidy it up. */
function call({ method, path, from, body = method === 'GET' ? '' : '{}' }: Call): Promise<number> {
  const headers = {
    'x-forwarded-for': from,
    ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
  };
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(cmsUrl());
    const sent = request({ agent, hostname, port, method, path, headers }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
    });
    sent.on('error', reject).end(body);
  });
}

const CREDENTIALS = { email: 'nobody@example.org', identifier: 'nobody@example.org', password: 'Nothing-1' };
const login = JSON.stringify(CREDENTIALS);

/** Each with what its limit lets through in its period. */
const GUARDED = [
  ['POST', '/api/comments', 60],
  ['POST', '/api/comments/a1b2c3d4e5f6a7b8c9d0e1f2/report', 60],
  ['POST', '/api/contact-messages', 60],
  ['POST', '/api/my-data', 60],
  ['GET', '/api/form-token', 60],
  ['GET', '/api/moderation/x', 60],
  ['POST', '/api/moderation/x', 60],
  ['GET', '/api/subscription/x', 60],
  ['POST', '/api/subscription/x', 60],
  ['GET', '/api/my-data/x', 60],
  ['POST', '/api/my-data/x', 60],
  ['GET', '/api/my-data/x/export', 60],
  ['POST', '/api/auth/local', 10],
  ['POST', '/admin/login', 5],
  ['POST', '/admin/forgot-password', 5],
] as const;

describe.each(GUARDED)('%s %s', (method, path, limit) => {
  it(`is limited to ${String(limit)} in every spelling of its address`, async () => {
    const from = freshAddress();
    const body = method === 'POST' ? login : undefined;
    const send = (spelling: string) => call({ method, path: spelling, from, ...(body && { body }) });
    const plain = await Promise.all(Array.from({ length: limit }, () => send(path)));
    expect(plain).not.toContain(429);
    expect(await send(path)).toBe(429);
    const spellings = spellingsOf(path);
    expect(spellings.length).toBeGreaterThanOrEqual(20);
    const answers = await Promise.all(spellings.map(async (spelling) => [spelling, await send(spelling)]));
    expect(answers.filter(([, status]) => status !== 404 && status !== 429)).toEqual([]);
  });
});

it('the site’s login may have its final slash', async () => {
  const answer = await call({ method: 'POST', path: '/api/auth/local/', from: freshAddress(), body: login });
  expect(answer).toBe(400);
});

it('a body that is sent to another spelling is not read', async () => {
  const tooMuch = Buffer.alloc(3 * 1024 * 1024, ' ');
  const send = (path: string) => call({ method: 'POST', path, from: freshAddress(), body: tooMuch });
  expect(await send('/api/articles')).toBe(413);
  expect(await send('/api/Articles')).toBe(404);
});

it('an address with a host before it, or a fragment behind it, is none', async () => {
  const paths = [`${cmsUrl()}/api/form-token`, 'http://[::1/api', '/api/form-token#x', '/api\\form-token#x'];
  for (const path of paths) expect(await call({ method: 'GET', path, from: freshAddress() })).toBe(404);
});
