import { makeTicket, type Purpose, type Rights } from '../../../publisher/control/tickets';
import {
  type Answer,
  type ControlServer,
  SECRET,
  startControlServer,
} from '../../support/publisher/control-server';

let server: ControlServer;
beforeEach(async () => {
  server = await startControlServer();
});
afterEach(() => server.remove());

const ticket = (purpose: Purpose, rights: Rights) =>
  makeTicket({ purpose, rights, expiresAt: Date.now() + 60_000 }, SECRET);

/** A form of the publisher's own pages, unless told otherwise. */
const cookie =
  (purpose: Purpose, rights: Rights, by: { origin?: string } = { origin: 'http://localhost:9100' }) =>
  () => ({ cookie: `publication=${ticket(purpose, rights)}`, ...by });

/** Whoever may come by, and what they carry. */
const CALLERS = {
  anonymous: () => ({}),
  'wrong secret': () => ({ authorization: `Bearer ${SECRET}x` }),
  'ticket in a cookie': cookie('enter', 'publish'),
  'session that looks': cookie('session', 'look'),
  'session, by a form of another site': cookie('session', 'publish', { origin: 'http://localhost:9000' }),
  'session, by a form that names no page': cookie('session', 'publish', {}),
  'session that publishes': cookie('session', 'publish'),
  secret: () => ({ authorization: `Bearer ${SECRET}` }),
} satisfies Record<string, () => Record<string, string>>;

const everybody = (status: number) => Object.keys(CALLERS).map(() => status);
const onlyEditors = (status: number) => [403, 403, 403, status, status, status, status, status];
const onlyPublishers = (status: unknown) => [403, 403, 403, 403, 403, 403, status, status];

/** Started now, or running since the caller before. */
const startedOrRunning = { asymmetricMatch: (status: unknown) => status === 202 || status === 409 };

/** Answer to each caller, in the order above. There is no CMS here and no release, which a button says by 409. */
const ROUTES: Readonly<Record<string, unknown[]>> = {
  'GET /health': everybody(200),
  'POST /hooks/cms': [401, 401, 401, 401, 401, 401, 401, 202],
  // A ticket in the address alone opens this; see below.
  'GET /enter': everybody(400),
  'GET /': onlyEditors(200),
  'GET /view': onlyEditors(200),
  // Which release is meant has to be said.
  'GET /confirm/approve': onlyEditors(400),
  'GET /confirm/rollback': onlyEditors(400),
  'GET /status.json': onlyEditors(200),
  'GET /events': onlyEditors(200),
  'GET /status.css': everybody(200),
  'GET /status.js': everybody(200),
  'POST /actions/build': onlyPublishers(200),
  'POST /actions/approve': onlyPublishers(409),
  'POST /actions/resume': onlyPublishers(200),
  'POST /actions/rollback': onlyPublishers(409),
  'GET /report': onlyEditors(200),
  'GET /report/view': onlyEditors(200),
  'GET /report.json': onlyEditors(503),
  'POST /report/external': onlyPublishers(startedOrRunning),
};

const JSON_TYPE = { 'content-type': 'application/json' };
const EVENT = JSON.stringify({ event: 'entry.update' });

async function statusFor(route: string, headers: Record<string, string>): Promise<number> {
  const [method = '', url = ''] = route.split(' ');
  if (url !== '/hooks/cms') return (await server.call(url, { method, headers })).status;
  return (await server.call(url, { method, headers: { ...JSON_TYPE, ...headers }, body: EVENT })).status;
}

describe('the publisher’s addresses', () => {
  it('are those of the table, and no other', () => {
    const found = server.routes.map(({ method, url }) => `${method} ${url}`);
    const heads = Object.keys(ROUTES).flatMap((route) =>
      route.startsWith('GET ') ? [route.replace('GET', 'HEAD')] : [],
    );
    expect(found.sort()).toEqual([...Object.keys(ROUTES), ...heads].sort());
  });

  it.each(Object.entries(ROUTES))('%s is open to nobody but whom it is for', async (route, expected) => {
    const statuses: number[] = [];
    for (const headersOf of Object.values(CALLERS)) statuses.push(await statusFor(route, headersOf()));
    expect(statuses).toEqual(expected);
  });

  it.each([
    ['GET', '/nowhere'],
    ['POST', '/actions/format'],
    ['DELETE', '/'],
    ['GET', '/hooks/cms'],
    ['GET', '/STATUS.JSON'],
    ['GET', '//status.json'],
  ])('%s %s is none of them', async (method, url) => {
    const { status, text } = await server.call(url, { method, headers: CALLERS.secret() });
    expect([status, JSON.parse(text)]).toEqual([404, { error: expect.any(String) }]);
  });
});

describe('what is sent', () => {
  const send = (url: string, payload: unknown, headers: object = CALLERS.secret()) =>
    server.call(url, {
      method: 'POST',
      headers: { ...headers, ...JSON_TYPE },
      body: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });
  it.each([
    ['/hooks/cms', '[1', /JSON/],
    ['/hooks/cms', null, /body must be object/],
    ['/hooks/cms', [], /body must be object/],
    ['/hooks/cms', {}, /must have required property 'event'/],
    ['/hooks/cms', { event: 1 }, /event must be string/],
    ['/hooks/cms', { event: '' }, /event must NOT have fewer/],
    ['/actions/rollback', { release: '../../etc' }, /release must match pattern/],
    ['/actions/rollback', { release: ['000001'] }, /release must be string/],
    ['/actions/rollback', { release: '000001', and: 'more' }, /must NOT have additional properties/],
    ['/actions/build', '"now"', /body must be object/],
    ['/report/external', { url: 'http://169.254.169.254/' }, /must NOT have more than 0 properties/],
  ])('to %s as %j is refused, with what was expected', async (url, payload, expected) => {
    const { status, text } = await send(url, payload);
    expect([status, JSON.parse(text)]).toEqual([400, { error: expect.stringMatching(expected) }]);
  });

  it('is not read at all without the secret', async () => {
    expect((await send('/hooks/cms', '[1', {})).status).toBe(401);
  });
});

describe('an enter ticket', () => {
  const enter = (text: string, { call } = server) => call(`/enter?ticket=${text}`);
  const opened = ({ status, headers }: Answer) => [status, headers.location];

  it('lets in once, also when two use it at the same moment, and after a restart', async () => {
    const one = ticket('enter', 'publish');
    const answers = await Promise.all([enter(one), enter(one)]);
    expect(answers.map(opened)).toEqual([
      [303, '/'],
      [403, undefined],
    ]);
    await server.app.close();
    const restarted = await startControlServer({ folder: server.folder });
    expect((await enter(one, restarted)).status).toBe(403);
    expect((await enter(ticket('enter', 'publish'), restarted)).status).toBe(303);
    await restarted.app.close();
  });

  it('leaves a cookie with the rights that it names', async () => {
    const may = async (rights: Rights) => {
      const { headers } = await enter(ticket('enter', rights));
      const [pair = ''] = String(headers['set-cookie']).split(';');
      const page = await server.call('/', { headers: { cookie: pair } });
      return page.text.includes('action="/actions/build"');
    };
    expect([await may('look'), await may('publish')]).toEqual([false, true]);
  });

  it.each([
    ['twice', 'ticket=a&ticket=b', 400],
    ['in brackets', 'ticket[]=a', 400],
    ['under another name', 'Ticket=a', 400],
    ['at great length', `ticket=${'a'.repeat(10_000)}`, 400],
    ['made up', 'ticket=enter.publish.9999999999999.0.0', 403],
    ['empty', 'ticket=', 403],
  ])('%s opens nothing', async (_, query, expected) => {
    const { status, headers } = await server.call(`/enter?${query}`);
    expect([status, headers['set-cookie']]).toEqual([expected, undefined]);
  });

  it('of a session opens nothing', async () => {
    expect((await enter(ticket('session', 'publish'))).status).toBe(403);
  });

  it('is not told on: neither to the files of the page that refuses it, nor in the status', async () => {
    const { headers } = await enter('made-up');
    expect(headers['referrer-policy']).toBe('strict-origin');
    const one = ticket('enter', 'publish');
    await enter(one);
    const status = await server.call('/status.json', { headers: CALLERS.secret() });
    expect(status.text).not.toContain(one.split('.')[3]);
  });

  it('that was used is remembered as long as it would be good, however many others there are', async () => {
    const { state } = server.publisher;
    const over = Array.from({ length: 1000 }, (_, at) => `${String(at)} over`);
    const good = Array.from({ length: 2000 }, (_, at) => `${String(Date.now() + 60_000 + at)} good`);
    await state.update(() => ({ usedTickets: [...good, ...over] }));
    await enter(ticket('enter', 'publish'));
    expect(state.current.usedTickets.slice(1)).toEqual(good);
  });
});

describe('the cookie of a session', () => {
  it.each([
    ['http://localhost:9100', /^publication=[^;]+; HttpOnly; SameSite=Lax; Path=\/; Max-Age=36000$/],
    [
      'https://publish.example.org',
      /^__Host-publication=[^;]+; HttpOnly; SameSite=Lax; Path=\/; Max-Age=36000; Secure$/,
    ],
  ])('at %s is as narrow as can be, and opens the page', async (address, expected) => {
    await server.remove();
    server = await startControlServer({ variables: { PUBLISHER_PUBLIC_URL: address } });
    const { headers } = await server.call(`/enter?ticket=${ticket('enter', 'look')}`);
    const text = String(headers['set-cookie']);
    expect(text).toMatch(expected);
    const [pair = ''] = text.split(';');
    expect((await server.call('/', { headers: { cookie: pair } })).status).toBe(200);
  });
});

describe('limits', () => {
  /** As nginx on this machine hands on a call of somebody's. */
  const headersFrom = (address?: string) => ({
    ...JSON_TYPE,
    ...CALLERS.secret(),
    ...(address && { 'x-forwarded-for': address }),
  });
  const left = async (address?: string) =>
    (await server.call('/health', { headers: headersFrom(address) })).headers['x-ratelimit-remaining'];
  const hook = (headers: Record<string, string>) =>
    server.call('/hooks/cms', { method: 'POST', headers, body: EVENT });

  it('count the caller whom nginx names, and nobody whom a caller claims to be', async () => {
    expect(await left('203.0.113.7')).toBe('1199');
    expect(await left('203.0.113.8')).toBe('1199');
    expect(await left('203.0.113.7')).toBe('1198');
    expect(await left('198.51.100.1, 203.0.113.7')).toBe('1197');
    expect(await left()).toBe('1199');
  });

  it('do not count the webhook among an editor’s calls', async () => {
    expect((await hook(headersFrom())).headers['x-ratelimit-remaining']).toBe('5999');
    expect(await left()).toBe('1199');
    expect((await hook(headersFrom())).headers['x-ratelimit-remaining']).toBe('5998');
  });

  it('stop whoever tries secrets, and not the CMS beside them', async () => {
    const statuses: number[] = [];
    for (let time = 0; time < 22; time += 1) {
      const headers = { ...headersFrom('203.0.113.7'), authorization: `Bearer wrong ${time}` };
      statuses.push((await hook(headers)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 401), 429, 429]);
    expect((await hook(headersFrom())).status).toBe(202);
  });
});
