import { createHmac } from 'node:crypto';
import { logIn } from '../../support/cms/admin';
import { callAs, makeAdmin } from '../../support/cms/admin-accounts';
import { changeRows, cmsSecret, countRows } from '../../support/cms/cms-files';
import { visitor } from '../../support/cms/visitor';
import { cmsUrl } from '../../support/served';

const USER = 'plugin::users-permissions.user';
const HOURS = 3600;

type Login = { jwt: string; refreshToken?: string; user: { id: number } };

let count = 0;
/** A new account of the site, with the role that sees drafts. */
async function account() {
  count += 1;
  const email = `session-${String(Date.now())}-${String(count)}@example.org`;
  const own = { email, password: 'Premier-mot-1' };
  const admin = await logIn();
  await admin.createSiteUser(own, 'editor');
  const { documentId } = await admin.find(USER, '', { email });
  return { ...own, change: (data: Record<string, unknown>) => admin.save(USER, documentId, '', data) };
}

async function logInAs({ email, password }: { email: string; password: string }): Promise<Login> {
  const answer = await visitor().post('/api/auth/local/', { identifier: email, password });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Login;
}

/** Every place that takes a login: what is one's own, what anyone may do, and drafts (400: it names none). */
const PLACES = ['/api/users/me', '/api/form-token', '/api/preview'];
const ALIVE = [200, 200, 400];
const OVER = [401, 401, 401];
const statuses = async (jwt: string) => {
  const answers = await Promise.all(PLACES.map((path) => callAs(jwt, 'GET', path)));
  return answers.map(({ status }) => status);
};

const claims = (jwt: string) =>
  JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString()) as {
    iat: number;
    exp: number;
    sessionId: string;
  };

describe('a login on the site', () => {
  it('is answered with a token and the user, and with nothing that would prolong it (SPEC §7)', async () => {
    const login = await logInAs(await account());
    expect(Object.keys(login).sort()).toEqual(['jwt', 'user']);
    expect(await statuses(login.jwt)).toEqual(ALIVE);
    expect((await callAs(login.jwt, 'POST', '/api/auth/refresh', {})).status).toBe(403);
  });

  it('lasts twelve hours at most', async () => {
    const { jwt } = await logInAs(await account());
    const { iat, exp } = claims(jwt);
    expect(exp - iat).toBe(12 * HOURS);
  });

  it('ends with its row, whatever the token says', async () => {
    const { jwt } = await logInAs(await account());
    const end = 'update strapi_sessions set expires_at = ? where session_id = ?';
    expect(changeRows(end, Date.now() - 1000, claims(jwt).sessionId)).toBe(1);
    expect(await statuses(jwt)).toEqual(OVER);
  });

  it('ends at logout, and no other login with it', async () => {
    const own = await account();
    const [here, elsewhere] = [await logInAs(own), await logInAs(own)];
    expect((await callAs(here.jwt, 'POST', '/api/auth/logout')).status).toBe(200);
    expect(await statuses(here.jwt)).toEqual(OVER);
    expect(await statuses(elsewhere.jwt)).toEqual(ALIVE);
    expect((await callAs(here.jwt, 'POST', '/api/auth/logout')).status).toBe(401);
  });

  it('ends with the password, when its holder changes it; the new login goes on', async () => {
    const own = await account();
    const [here, elsewhere] = [await logInAs(own), await logInAs(own)];
    const password = 'Second-mot-2';
    const form = { currentPassword: own.password, password, passwordConfirmation: password };
    const answer = await callAs(here.jwt, 'POST', '/api/auth/change-password', form);
    expect(answer.status).toBe(200);
    const login = (await answer.json()) as Login;
    expect(Object.keys(login).sort()).toEqual(['jwt', 'user']);
    expect(await statuses(here.jwt)).toEqual(OVER);
    expect(await statuses(elsewhere.jwt)).toEqual(OVER);
    expect(await statuses(login.jwt)).toEqual(ALIVE);
  });

  it('ends with the password, when an administrator sets another', async () => {
    const own = await account();
    const { jwt } = await logInAs(own);
    expect((await own.change({ username: `${own.email}-bis` })).status).toBe(200);
    expect(await statuses(jwt)).toEqual(ALIVE);
    expect((await own.change({ password: 'Second-mot-2' })).status).toBe(200);
    expect(await statuses(jwt)).toEqual(OVER);
  });

  it('ends with a block, for good', async () => {
    const own = await account();
    const { jwt } = await logInAs(own);
    expect((await own.change({ blocked: true })).status).toBe(200);
    expect(await statuses(jwt)).toEqual(OVER);
    expect((await own.change({ blocked: false })).status).toBe(200);
    expect(await statuses(jwt)).toEqual(OVER);
    expect(await statuses((await logInAs(own)).jwt)).toEqual(ALIVE);
  });

  // A trigger does it at the only moment that counts: between the check of the password and the end of the login.
  it.each([
    ['password', "password = 'another'"],
    ['right to log in', 'blocked = 1'],
  ])('is refused when the account lost its %s meanwhile, and leaves no session', async (_, change) => {
    const own = await account();
    const { user } = await logInAs(own);
    const sessions = () => countRows('select * from strapi_sessions where user_id = ?', String(user.id));
    const before = sessions();
    const of = `when new.user_id = '${String(user.id)}' and new.origin = 'users-permissions'`;
    changeRows(
      `create trigger overtake after insert on strapi_sessions ${of} begin update up_users set ${change} where id = ${String(user.id)}; end`,
    );
    try {
      const form = { identifier: own.email, password: own.password };
      const answer = await visitor().post('/api/auth/local', form);
      expect([answer.status, sessions()]).toEqual([400, before]);
      expect(await answer.text()).not.toContain('jwt');
    } finally {
      changeRows('drop trigger overtake');
    }
  });

  it('that an older version of this CMS gave out is over', async () => {
    const { user } = await logInAs(await account());
    const now = Math.floor(Date.now() / 1000);
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claim = { id: user.id, iat: now - HOURS, exp: now + 7 * 24 * HOURS };
    const text = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claim)}`;
    const signature = createHmac('sha256', cmsSecret('JWT_SECRET')).update(text).digest('base64url');
    expect(await statuses(`${text}.${signature}`)).toEqual(OVER);
  });

  it('can be ended sixty times a minute from one address', async () => {
    const address = visitor().address;
    const once = () =>
      fetch(`${cmsUrl()}/api/auth/logout`, {
        method: 'POST',
        headers: { 'x-forwarded-for': address, authorization: 'Bearer made-up' },
      });
    const answers = await Promise.all(Array.from({ length: 60 }, once));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]));
    expect((await once()).status).toBe(429);
  });
});

describe('a login to the admin panel', () => {
  const isAlive = async (token: string) => (await callAs(token, 'GET', '/admin/users/me')).status;

  it('ends when a super admin sets another password', async () => {
    const author = await makeAdmin('strapi-author');
    expect(await isAlive(author.token)).toBe(200);
    const admin = await logIn();
    const change = (data: Record<string, unknown>) =>
      admin.request('PUT', `/admin/users/${String(author.id)}`, data);
    expect((await change({ lastname: 'Autre' })).status).toBe(200);
    expect(await isAlive(author.token)).toBe(200);
    expect((await change({ password: 'Second-mot-2' })).status).toBe(200);
    expect(await isAlive(author.token)).toBe(401);
  });

  it('is refused when the password changed meanwhile, and leaves no session', async () => {
    const author = await makeAdmin('strapi-author');
    const sessions = () => countRows('select * from strapi_sessions where user_id = ?', String(author.id));
    const before = sessions();
    const of = `when new.user_id = '${String(author.id)}' and new.origin = 'admin'`;
    changeRows(
      `create trigger overtake_admin after insert on strapi_sessions ${of} begin update admin_users set password = 'another' where id = ${String(author.id)}; end`,
    );
    try {
      const { email, password } = author;
      const answer = await visitor().post('/admin/login', { email, password });
      expect([answer.status, sessions()]).toEqual([400, before]);
    } finally {
      changeRows('drop trigger overtake_admin');
    }
  });

  it('ends when the account is put out of use, for good', async () => {
    const author = await makeAdmin('strapi-author');
    const admin = await logIn();
    const use = (isActive: boolean) =>
      admin.request('PUT', `/admin/users/${String(author.id)}`, { isActive });
    expect((await use(false)).status).toBe(200);
    expect(await isAlive(author.token)).toBe(401);
    expect((await use(true)).status).toBe(200);
    expect(await isAlive(author.token)).toBe(401);
  });
});
