import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { logIn } from '../../support/cms/admin';
import { callAs, makeAdmin } from '../../support/cms/admin-accounts';
import { freePort, OwnCms } from '../../support/cms/own-cms';
import { visitor } from '../../support/cms/visitor';

type Permission = { action: string; subject: unknown; properties: unknown; conditions: unknown };

const folder = mkdtempSync(join(tmpdir(), 'grand-large-hashes-'));
const COUNTED = join(folder, 'hashes');
let cms: OwnCms;

beforeAll(async () => {
  cms = new OwnCms(await freePort(), {
    NODE_OPTIONS: `--import ${pathToFileURL(join(__dirname, '../../support/count-hashes.mjs')).href}`,
    TEST_COUNT_HASHES: COUNTED,
    PUBLISHER_URL: 'http://127.0.0.1:9',
  });
  process.env['TEST_CMS_URL'] = `http://127.0.0.1:${String(cms.port)}`;
  process.env['TEST_CMS_DATA'] = cms.data;
  await cms.start();
});
afterAll(async () => {
  await cms.remove();
  rmSync(folder, { recursive: true, force: true });
});

const hashes = () => (existsSync(COUNTED) ? readFileSync(COUNTED, 'utf8').length : 0);

/** Tries to log in, and returns the answer and what it cost: the number of hashes. */
async function tryLogin(path: string, form: Record<string, string>) {
  writeFileSync(COUNTED, '');
  const answer = await visitor().post(path, { ...form, password: 'Un-autre-mot-9' });
  return { status: answer.status, body: await answer.json(), hashes: hashes() };
}

describe('a failed login', () => {
  it('on the site costs one hash and is answered alike, whoever is named', async () => {
    const admin = await logIn();
    const known = { email: 'known@example.org', password: 'Premier-mot-1' };
    const blocked = { email: 'blocked@example.org', password: 'Premier-mot-1' };
    for (const one of [known, blocked]) await admin.createSiteUser(one, 'editor');
    const uid = 'plugin::users-permissions.user';
    const { documentId } = await admin.find(uid, '', { email: blocked.email });
    expect((await admin.save(uid, documentId, '', { blocked: true })).status).toBe(200);

    const name = (identifier: string) => tryLogin('/api/auth/local', { identifier });
    const expected = await name(known.email);
    expect(expected).toMatchObject({ status: 400, hashes: 1 });
    for (const other of [blocked.email, 'nobody@example.org', 'nobody'])
      expect(await name(other)).toEqual(expected);
  });

  it('to the admin panel costs one hash and is answered alike, whoever is named', async () => {
    const known = await makeAdmin('strapi-author');
    const idle = await makeAdmin('strapi-author');
    const admin = await logIn();
    const use = await admin.request('PUT', `/admin/users/${String(idle.id)}`, { isActive: false });
    expect(use.status).toBe(200);

    const name = (email: string) => tryLogin('/admin/login', { email });
    const expected = await name(known.email);
    expect(expected).toMatchObject({ status: 400, hashes: 1 });
    for (const other of [idle.email, 'nobody@example.org']) expect(await name(other)).toEqual(expected);
  });
});

describe('the permission to publish', () => {
  it('that a super admin takes from editors stays away when the CMS starts again', async () => {
    const enter = async (token: string) => (await callAs(token, 'POST', '/publication/enter')).status;
    const editor = await makeAdmin('strapi-editor');
    expect(await enter(editor.token)).toBe(200);

    const admin = await logIn();
    const roles = (await (await admin.request('GET', '/admin/roles')).json()) as {
      data: { id: number; code: string }[];
    };
    const role = roles.data.find(({ code }) => code === 'strapi-editor');
    const path = `/admin/roles/${String(role?.id)}/permissions`;
    const { data } = (await (await admin.request('GET', path)).json()) as { data: Permission[] };
    const others = data
      .filter(({ action }) => !action.startsWith('api::publication.'))
      .map(({ action, subject, properties, conditions }) => ({ action, subject, properties, conditions }));
    expect(data.length - others.length).toBe(2);
    expect((await admin.request('PUT', path, { permissions: others })).status).toBe(200);
    expect(await enter(editor.token)).toBe(403);

    await cms.end('SIGTERM');
    await cms.start();
    expect(await enter(editor.token)).toBe(403);
  });
});
