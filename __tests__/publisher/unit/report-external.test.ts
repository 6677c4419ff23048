import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkLinks } from '../../../publisher/report/external/check';
import { isPublicAddress } from '../../../publisher/report/external/public-address';
import { type LinkResult, readResults, writeResults } from '../../../publisher/report/external/results';
import { runCheck } from '../../../publisher/report/external/run-check';
import type { Survey } from '../../../publisher/report/survey';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  (_, response) =>
    void response.writeHead(code, headers).end();

const ANSWERS: Readonly<Record<string, Answer>> = {
  '/good': status(200),
  '/gone': status(404),
  '/broken': status(503),
  '/moved': status(301, { location: '/good' }),
  '/moved-and-gone': status(302, { location: 'gone' }),
  '/round': status(302, { location: '/round' }),
  '/inside': status(302, { location: 'http://10.0.0.1/secret' }),
  '/to-a-file': status(302, { location: 'file:///etc/passwd' }),
  '/no-head': (request, response) => void response.writeHead(request.method === 'HEAD' ? 405 : 200).end('x'),
  '/rude': (request, response) =>
    request.method === 'HEAD' ? request.socket.destroy() : void response.writeHead(200).end('x'),
  '/silent': () => undefined,
  // More than a connection holds: only the head is wanted.
  '/endless': (request, response) => {
    response.writeHead(200);
    if (request.method === 'HEAD') response.end();
    else response.write('x'.repeat(1_000_000));
  },
};

let server: Server;
let base: string;
let calls: { at: number; answeredAt: number; method: string; url: string; agent: string; host: string }[];
/** Answers that are held back until as many are under way as may be. */
let waiting: (() => void)[];
let underWay: number;
let mostUnderWay: number;

beforeAll(async () => {
  server = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    const call = { at: Date.now(), answeredAt: 0, method, url };
    calls.push(Object.assign(call, { agent: headers['user-agent'] ?? '', host: headers.host ?? '' }));
    underWay += 1;
    mostUnderWay = Math.max(mostUnderWay, underWay);
    response.on('close', () => (underWay -= 1));
    const answer = () => {
      call.answeredAt = Date.now();
      (ANSWERS[url] ?? status(200))(request, response);
    };
    if (url !== '/together') return answer();
    waiting.push(answer);
    if (mostUnderWay >= 4) waiting.splice(0).forEach((go) => go());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => ([calls, waiting, underWay, mostUnderWay] = [[], [], 0, 0]));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Loopback is open to these tests alone. */
const isAllowed = (address: string) => address === '127.0.0.1' || isPublicAddress(address);

async function check(urls: readonly string[], options: object = {}) {
  const results: LinkResult[] = [];
  await checkLinks(urls, {
    userAgent: 'Test',
    isAllowed,
    timeoutMs: 60_000,
    pauseMs: 0,
    onResult: (result) => void results.push(result),
    ...options,
  });
  return results;
}

const outcomeOf = async (url: string, options: object = {}) => {
  const [result] = await check([url], options);
  const { outcome, status: code, reason } = result ?? {};
  return [outcome, code ?? reason];
};

describe('an external link', () => {
  it.each([
    ['/good', ['ok', undefined]],
    ['/gone', ['status', 404]],
    ['/broken', ['status', 503]],
    ['/moved', ['ok', undefined]],
    ['/moved-and-gone', ['status', 404]],
    ['/round', ['unreachable', 'ELOOP']],
    ['/inside', ['private', undefined]],
    ['/to-a-file', ['unreachable', 'EINVAL']],
    ['/no-head', ['ok', undefined]],
    ['/rude', ['ok', undefined]],
    ['/endless', ['ok', undefined]],
  ])('%s', async (path, expected) => {
    expect(await outcomeOf(base + path)).toEqual(expected);
  });

  it('that never answers could not be reached', async () => {
    expect(await outcomeOf(`${base}/silent`, { timeoutMs: 300 })).toEqual(['unreachable', 'ETIMEDOUT']);
  });

  it('is asked shortly, and with GET only when that fails', async () => {
    await check([`${base}/good`, `${base}/gone`]);
    expect(calls.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'HEAD /good',
      'HEAD /gone',
      'GET /gone',
    ]);
  });

  it('that nobody listens to could not be reached', async () => {
    const closed = createServer();
    await new Promise<void>((done) => closed.listen(0, '127.0.0.1', done));
    const { port } = closed.address() as AddressInfo;
    await new Promise((done) => closed.close(done));
    expect(await outcomeOf(`http://127.0.0.1:${port}/`)).toEqual(['unreachable', 'ECONNREFUSED']);
  });

  it.each([
    ['a name of this machine', () => base.replace('127.0.0.1', 'localhost')],
    ['a number of this machine', () => base],
    ['a number written otherwise', () => base.replace('127.0.0.1', '0x7f.1')],
    ['IPv6', () => 'http://[::1]/'],
    ['IPv4 within IPv6', () => base.replace('127.0.0.1', '[::ffff:127.0.0.1]')],
  ])('with %s is never called', async (_, url) => {
    expect(await outcomeOf(url(), { isAllowed: isPublicAddress })).toEqual(['private', undefined]);
    expect(calls).toEqual([]);
  });
});

describe('many external links', () => {
  it('of one host are asked one at a time, with a pause', async () => {
    await check([`${base}/a`, `${base}/b`, `${base}/gone`, `${base}/moved`], { pauseMs: 80 });
    // From an answer to the next request: a machine that stands still makes this longer, never shorter.
    const gaps = calls.slice(1).map(({ at }, index) => at - (calls[index]?.answeredAt ?? 0));
    expect(gaps).toHaveLength(5);
    // A timer may be a little early.
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(75);
  });

  it('of many hosts are asked four at a time', async () => {
    const { port } = server.address() as AddressInfo;
    const hosts = Array.from({ length: 9 }, (_, index) => `http://127.0.0.${index + 1}:${port}/together`);
    const anywhere = createServer((request, response) => server.emit('request', request, response));
    await new Promise<void>((done) => anywhere.listen(0, '0.0.0.0', done));
    const other = (anywhere.address() as AddressInfo).port;
    await check(
      hosts.map((url) => url.replace(String(port), String(other))),
      { isAllowed: () => true, pauseMs: 1 },
    );
    anywhere.close();
    expect(new Set(calls.map(({ host }) => host)).size).toBe(9);
    expect(mostUnderWay).toBe(4);
  });
});

describe('a check of a release', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'links-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  const survey = (...urls: string[]) =>
    ({
      external: new Map(urls.map((url) => [url, ['/fr/a/']])),
      siteUrl: 'https://guide.example.org/',
    }) as unknown as Survey;
  const options = { isAllowed, pauseMs: 0, timeoutMs: 60_000 };

  it('names the site, and keeps what it found with its date', async () => {
    const progress: string[] = [];
    await runCheck({
      survey: survey(`${base}/good`, `${base}/gone`),
      stateFolder: folder,
      options,
      onProgress: ({ done, all }) => progress.push(`${done}/${all}`),
    });
    expect(new Set(calls.map(({ agent }) => agent))).toEqual(
      new Set(['GrandLarge-LinkCheck/1.0 (+https://guide.example.org/)']),
    );
    expect(progress).toEqual(['0/2', '1/2', '2/2']);
    const kept = JSON.parse(readFileSync(join(folder, 'links.json'), 'utf8')) as LinkResult[];
    expect(kept).toEqual([
      { url: `${base}/good`, outcome: 'ok', checkedAt: expect.stringMatching(/^\d{4}-.*Z$/) },
      {
        url: `${base}/gone`,
        outcome: 'status',
        status: 404,
        checkedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      },
    ]);
  });

  it('forgets links that are gone', async () => {
    const checkedAt = '2026-11-01T08:00:00.000Z';
    await writeResults(folder, [{ url: 'https://gone.example/', outcome: 'ok', checkedAt }]);
    await runCheck({ survey: survey(`${base}/good`), stateFolder: folder, options });
    expect((await readResults(folder)).map(({ url }) => url)).toEqual([`${base}/good`]);
  });
});

describe('the public network', () => {
  it.each([
    ['8.8.8.8', true],
    ['93.184.216.34', true],
    ['172.15.255.255', true],
    ['172.32.0.1', true],
    ['2606:2800:220:1::1', true],
    ['2a00:1450:4007::1', true],
    ['0.0.0.0', false],
    ['10.1.2.3', false],
    ['100.64.0.1', false],
    ['127.0.0.1', false],
    ['127.255.255.254', false],
    ['169.254.169.254', false],
    ['172.16.0.1', false],
    ['172.31.255.255', false],
    ['192.168.1.1', false],
    ['198.18.0.1', false],
    ['224.0.0.1', false],
    ['255.255.255.255', false],
    ['::', false],
    ['::1', false],
    ['::ffff:127.0.0.1', false],
    ['::ffff:7f00:1', false],
    ['64:ff9b::7f00:1', false],
    ['2002:7f00:1::', false],
    ['2001:db8::1', false],
    ['fc00::1', false],
    ['fd12:3456::1', false],
    ['fe80::1%eth0', false],
    ['ff02::1', false],
  ])('%s: %s', (address, expected) => {
    expect(isPublicAddress(address)).toBe(expected);
  });
});
