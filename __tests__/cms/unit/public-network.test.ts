import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { agentFor, isPublic } from '../../../cms/src/uploads/public-network';

it.each([
  ['93.184.216.34', true],
  ['2606:2800:220:1::1', true],
  ['::ffff:93.184.216.34', true],
  ['0.0.0.0', false],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['127.0.0.1', false],
  ['169.254.169.254', false],
  ['172.16.0.1', false],
  ['192.168.1.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::1', false],
  ['::ffff:127.0.0.1', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['fc00::1', false],
  ['fe80::1', false],
  ['ff02::1', false],
])('%s is of the public network: %s', (address, expected) => {
  expect(isPublic(address)).toBe(expected);
});

/** Node’s `fetch` takes it; its types do not say so. */
const through = (dispatcher: object) => ({ dispatcher }) as RequestInit;

describe('an agent for 127.0.0.1 alone', () => {
  const agent = agentFor((address) => address === '127.0.0.1');
  const servers: Server[] = [];
  const ask = (address: string) =>
    fetch(address, through(agent)).then(
      (answer) => answer.status,
      (error: unknown) => String((error as Error).cause),
    );

  async function serve(host: string, answer: RequestListener): Promise<string> {
    const server = createServer(answer);
    servers.push(server);
    await once(server.listen(0, host), 'listening');
    return `http://${host}:${String((server.address() as AddressInfo).port)}/`;
  }

  afterAll(async () => {
    await agent.close();
    await Promise.all(servers.map((server) => new Promise((closed) => server.close(closed))));
  });

  it('asks there, and nowhere else, not for a redirect either', async () => {
    const asked = jest.fn();
    const other = await serve('127.0.0.2', (_, answer) => {
      asked();
      answer.end();
    });
    const own = await serve('127.0.0.1', ({ url }, answer) => {
      answer.writeHead(url === '/leads-away' ? 302 : 200, { location: other }).end();
    });
    expect(await ask(own)).toBe(200);
    const refusal = expect.stringMatching(/127\.0\.0\.2 is no address of the public network/);
    expect(await ask(`${own}leads-away`)).toEqual(refusal);
    expect(await ask(other)).toEqual(refusal);
    expect(asked).not.toHaveBeenCalled();
  });

  it('judges where a name leads', async () => {
    const byName = (await serve('127.0.0.1', (_, answer) => answer.end())).replace('127.0.0.1', 'localhost');
    const none = agentFor(() => false);
    const refused = fetch(byName, through(none));
    await expect(refused).rejects.toMatchObject({ cause: { message: expect.stringMatching(/^localhost/) } });
    await none.close();
  });
});
