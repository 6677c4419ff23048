import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freshAddress } from '../../support/addresses';
import { logIn } from '../../support/cms/admin';
import { callAs, makeAdmin } from '../../support/cms/admin-accounts';
import { cmsToken, cmsUrl } from '../../support/served';

/** A file that no other test sends; nothing that the media library would keep. */
const content = () => randomBytes(70_001 + Math.floor(Math.random() * 20_000));

async function send(path: string, field: string, file: Buffer, token?: string, name = 'a.jpg') {
  const form = new FormData();
  form.set(field, new Blob([new Uint8Array(file)]), name);
  const headers = { 'x-forwarded-for': freshAddress(), ...(token && { authorization: `Bearer ${token}` }) };
  return (await fetch(cmsUrl() + path, { method: 'POST', headers, body: form })).status;
}

/** Checks whether the folder for temporary files holds these bytes; files of others come and go there. */
function isLeft(file: Buffer): boolean {
  return readdirSync(tmpdir()).some((name) => {
    const path = join(tmpdir(), name);
    const found = statSync(path, { throwIfNoEntry: false });
    return found?.isFile() === true && found.size === file.length && readFileSync(path).equals(file);
  });
}

const ended = async () => {
  const author = await makeAdmin('strapi-author');
  expect((await callAs(author.token, 'POST', '/admin/logout')).status).toBe(200);
  return author.token;
};

describe('files that are sent', () => {
  it.each<[string, () => string | undefined | Promise<string>]>([
    ['a stranger', () => undefined],
    ['somebody with a made-up token', () => 'made-up'],
    ['the build', cmsToken],
    ['somebody who has logged out of the panel', ended],
  ])('by %s are not taken, and not put on the disk, at any address', async (_, tokenOf) => {
    const token = await tokenOf();
    const statuses: number[] = [];
    for (const path of ['/upload', '/upload/files', '/api/upload', '/api/articles', '/_health', '/nothing']) {
      const file = content();
      statuses.push(await send(path, 'picture', file, token));
      expect([path, isLeft(file)]).toEqual([path, false]);
    }
    expect(statuses).toEqual([401, 401, 415, 415, 415, 415]);
  });

  it('by an author are erased when they have been refused, or came under another name', async () => {
    const { token } = await makeAdmin('strapi-author');
    for (const field of ['files', 'picture']) {
      const file = content();
      expect([field, await send('/upload', field, file, token)]).toEqual([field, 400]);
      expect([field, isLeft(file)]).toEqual([field, false]);
    }
  });

  it('to the panel are refused with an answer that it can read, however large they are', async () => {
    const large = Buffer.alloc(30 * 1024 * 1024, 'a');
    expect(await send('/upload', 'files', large)).toBe(401);
    expect((await (await logIn()).request('GET', '/upload/files?pageSize=1')).status).toBe(200);
  });
});
