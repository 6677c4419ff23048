import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type AdminAccount, makeAdmin } from '../../support/cms/admin-accounts';
import { countFiles, uploadAs } from '../../support/cms/uploads';
import { picture } from '../../support/inputs/made-files';
import { cmsUrl } from '../../support/served';

let editor: AdminAccount;
beforeAll(async () => {
  editor = await makeAdmin('strapi-editor', { preferedLanguage: 'fr' });
});

describe('a good picture', () => {
  const send = async (request: { name?: string; info?: string }) =>
    uploadAs(editor, { name: 'a.png', content: await picture('png'), type: 'image/png', ...request });

  it('whose name is too long is refused, whether it has the name or is given it', async () => {
    const before = await countFiles();
    const long = `${'é'.repeat(99)}.png`;
    const refusal = {
      status: 400,
      message: expect.stringMatching(
        /^«\u00a0é{20}…\u00a0» n’est pas gardé\u00a0: son nom est trop long \(200 octets/,
      ),
    };
    expect(await send({ name: long })).toMatchObject(refusal);
    const info = JSON.stringify({ name: long });
    expect(await send({ info })).toMatchObject(refusal);
    expect(await countFiles()).toBe(before);
    expect((await send({ name: `${'e'.repeat(196)}.png` })).status).toBe(201);
  });

  it.each(['{', '1', 'null'])('of which the form says %s is refused in words', async (info) => {
    const { status, message } = await send({ info });
    expect([status, message]).toEqual([400, expect.stringMatching(/fileInfo/)]);
  });
});

describe('an address to download from', () => {
  /** @returns the message of each address that failed */
  async function download(urls: string[]): Promise<string[]> {
    const answer = await fetch(`${cmsUrl()}/upload/actions/upload-from-urls`, {
      method: 'POST',
      headers: { authorization: `Bearer ${editor.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ urls }),
    });
    const events = (await answer.text()).split('\n\n');
    return events.filter((event) => event.startsWith('event: file:error'));
  }

  it('within the machine is never asked, however it is written', async () => {
    const asked = jest.fn();
    const server = createServer((_, answer) => {
      asked();
      answer.end();
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const hosts = ['127.0.0.1', '0.0.0.0', '[::ffff:127.0.0.1]', '2130706433', 'localhost'];
    const failed = await download(hosts.map((host) => `http://${host}:${String(port)}/a.png`));
    await new Promise((closed) => server.close(closed));
    expect(failed).toHaveLength(hosts.length);
    expect(asked).not.toHaveBeenCalled();
  });
});
