import fc from 'fast-check';
import { StateStore } from '../../publisher/state/store';
import { holdsLater, hostileJson, hostileText } from '../support/inputs/fuzz';
import { type ControlServer, SECRET, startControlServer } from '../support/publisher/control-server';

let server: ControlServer;
beforeAll(async () => {
  server = await startControlServer();
});
afterAll(() => server.remove());

type Headers = Record<string, string>;
type Call = { method: string; url: string; headers: Headers; payload: string };

/** Values of a header that Node lets through. */
const headerValue = hostileText(40).map((text) => text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '').trim());
const NAMES = [
  'accept',
  'accept-language',
  'cookie',
  'host',
  'origin',
  'x-forwarded-for',
  'x-forwarded-proto',
];
const headers: fc.Arbitrary<Headers> = fc.dictionary(
  fc.constantFrom(...NAMES, 'authorization'),
  headerValue,
  { maxKeys: 4 },
);
const contentType = fc.oneof(
  { arbitrary: fc.constant('application/json'), weight: 4 },
  fc.constantFrom('application/x-www-form-urlencoded', 'text/plain', 'application/json; charset=x', ''),
  headerValue,
);

/** Events as Strapi sends them, and as it might send them one day. */
const event = fc.record({
  event: fc.oneof(fc.constantFrom('entry.publish', 'media.update', ''), hostileText(250), hostileJson()),
  entry: hostileJson(),
});
const payload = fc.oneof(
  event.map((value) => JSON.stringify(value)),
  hostileJson().map((value) => JSON.stringify(value) ?? ''),
  hostileText(),
);

let calls = 0;
/** From a new address each time: the limits have tests of their own. */
const nextAddress = () => `10.${[16, 8, 0].map((bits) => String((++calls >> bits) & 255)).join('.')}`;

const send = ({ method, url, headers, payload }: Call) => {
  // nginx on this machine adds whom it sees; what stands before that is a visitor's word.
  const forwarded = [headers['x-forwarded-for'], nextAddress()].filter(Boolean).join(', ');
  const named = { ...headers, 'x-forwarded-for': forwarded };
  return server.call(url, { method, headers: named, body: payload });
};

const stateNow = () => structuredClone(server.publisher.state.current);

/** Fastify takes no body that speaks of an object's prototype. */
function refusePrototypes(key: string, value: unknown): unknown {
  const isConstructor = key === 'constructor' && typeof value === 'object' && value !== null;
  if (key === '__proto__' || (isConstructor && Object.hasOwn(value, 'prototype'))) throw new SyntaxError(key);
  return value;
}

/** The event that a body names, as the webhook is documented: a text of 1 to 200 characters. */
function eventOf(text: string): string | undefined {
  try {
    const { event } = JSON.parse(text, refusePrototypes) as { event?: unknown };
    const isEvent = typeof event === 'string' && [...event].length >= 1 && [...event].length <= 200;
    return isEvent ? event : undefined;
  } catch {
    return undefined;
  }
}

const call = (method: string, url: string, carried: Headers = {}) =>
  fc.record({ type: contentType, headers, payload }).map(({ type, headers, payload }): Call => ({
    ...{ method, url, payload },
    headers: { ...headers, 'content-type': type, ...carried },
  }));

const authorization = `Bearer ${SECRET}`;

describe('the webhook', () => {
  it('takes events, and says of anything else what it is not', async () => {
    await holdsLater(call('POST', '/hooks/cms', { authorization }), async (sent) => {
      const before = stateNow();
      const { status, text } = await send(sent);
      if (status === 202) {
        expect(eventOf(sent.payload)).toBeDefined();
        // The first of several wishes says since when one waits.
        const { wanted, waitingSince = expect.any(String) as string } = before;
        expect(stateNow()).toEqual({ ...before, waitingSince, wanted: wanted + 1 });
        return;
      }
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect((JSON.parse(text) as { error: string }).error).toMatch(/\w/);
      expect(stateNow()).toEqual(before);
      if (sent.headers['content-type'] === 'application/json') expect(eventOf(sent.payload)).toBeUndefined();
    });
  });
});

describe('the webhook, given a body that once was a surprise', () => {
  it.each(['{"event":" ","entry":{"__proto__":"x"}}', '{"event":"a","constructor":{"prototype":1}}'])(
    'refuses %s',
    async (body) => {
      const headers = { authorization, 'content-type': 'application/json', 'x-forwarded-for': nextAddress() };
      expect(await server.call('/hooks/cms', { method: 'POST', headers, body })).toMatchObject({
        status: 400,
      });
    },
  );
});

describe('the buttons', () => {
  it('do their work, or say why not', async () => {
    const names = fc.constantFrom('build', 'approve', 'resume', 'rollback');
    const presses = names.chain((name) => call('POST', `/actions/${name}`, { authorization }));
    await holdsLater(presses, async (sent) => {
      const { status, text } = await send(sent);
      expect([200, 303, 400, 403, 409, 413, 415]).toContain(status);
      if (status >= 400) expect((JSON.parse(text) as { error: string }).error).toMatch(/\w/);
    });
  });
});

describe('strangers', () => {
  it('change nothing and break nothing, whatever they send and wherever', async () => {
    const routes = server.routes.filter(({ method }) => method !== 'HEAD');
    const anywhere = fc
      .tuple(fc.constantFrom(...routes), fc.webQueryParameters())
      .chain(([{ method, url }, query]) => call(method, `${url}?${query}`));
    await holdsLater(anywhere, async (sent) => {
      const before = stateNow();
      const { status } = await send(sent);
      expect(status).toBeLessThan(500);
      expect(stateNow()).toEqual(before);
    });
  });
});

it('the state on the disk is the one in memory, after all of this', () => {
  const { folders } = server.publisher.environment;
  expect(new StateStore(folders).current).toEqual(stateNow());
});
