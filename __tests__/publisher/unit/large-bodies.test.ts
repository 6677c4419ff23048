import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { SECRET, startControlServer } from '../../support/publisher/control-server';

it('a body above the limit is answered, although its sender goes on sending', async () => {
  const { app, publisher, remove } = await startControlServer();
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1').setEncoding('utf8');
  let said = '';
  const untilSaid = async (words: RegExp) => {
    while (!words.test(said)) said += ((await once(socket, 'data')) as string[]).join('');
  };
  const [rest, wanted] = ['x'.repeat(3_000_000), publisher.state.current.wanted];
  socket.write(
    `POST /hooks/cms HTTP/1.1\r\nhost: publisher\r\nauthorization: Bearer ${SECRET}\r\n` +
      `content-type: application/json\r\ncontent-length: ${String(rest.length)}\r\n\r\n`,
  );
  await untilSaid(/^HTTP\/1\.1 413 /);
  // Over a connection that had been closed, the next request would find nobody.
  socket.write(`${rest}GET /health HTTP/1.1\r\nhost: publisher\r\n\r\n`);
  await untilSaid(/HTTP\/1\.1 200 /);
  expect(publisher.state.current.wanted).toBe(wanted);
  socket.destroy();
  await remove();
});
