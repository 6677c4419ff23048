import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { assertFree, freePort, readPort } from '../../../scripts/lib/ports.mjs';

const original = process.env['SITE_PORT'];
afterEach(() => {
  if (original === undefined) delete process.env['SITE_PORT'];
  else process.env['SITE_PORT'] = original;
});

describe('a port', () => {
  it('is the default unless the environment says otherwise', () => {
    delete process.env['SITE_PORT'];
    expect(readPort('SITE_PORT')).toBe(9000);
    process.env['SITE_PORT'] = '9001';
    expect(readPort('SITE_PORT')).toBe(9001);
  });

  it.each(['abc', '0', '70000', '90.5'])('of %s is refused by its name', (value) => {
    process.env['SITE_PORT'] = value;
    expect(() => readPort('SITE_PORT')).toThrow(
      `SITE_PORT is "${value}", expected a port between 1 and 65535.`,
    );
  });

  it('that is taken is said clearly, with the way round', async () => {
    const server: Server = createServer();
    const port = await freePort();
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    await expect(assertFree(port, 'SITE_PORT')).rejects.toMatchObject({
      message: `Port ${port} is taken by another program.`,
      advice: expect.stringContaining(`SITE_PORT=${port + 1}`),
    });
    server.close();
    await once(server, 'close');
    await expect(assertFree(port, 'SITE_PORT')).resolves.toBeUndefined();
  });
});
