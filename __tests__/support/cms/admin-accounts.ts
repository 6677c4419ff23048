import { freshAddress } from '../addresses';
import { cmsUrl } from '../served';
import { logIn } from './admin';

/** An account of the admin panel that a test made, and logged in as. */
export type AdminAccount = {
  readonly id: number;
  readonly email: string;
  readonly password: string;
  readonly token: string;
};

type Made = { id: number; registrationToken: string };

async function post<T>(path: string, body: Record<string, unknown>): Promise<T> {
  const answer = await (await logIn()).request('POST', path, body);
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { data: T }).data;
}

/** The id of one of Strapi's own roles, such as `strapi-author`; `nothing` is a new role that allows nothing. */
async function roleId(code: string): Promise<number> {
  if (code === 'nothing') {
    const name = `nothing-${Date.now()}`;
    return (await post<{ id: number }>('/admin/roles', { name, description: '' })).id;
  }
  const answer = await (await logIn()).request('GET', '/admin/roles');
  const { data } = (await answer.json()) as { data: { id: number; code: string }[] };
  const role = data.find((one) => one.code === code);
  if (!role) throw new Error(`no role ${code}`);
  return role.id;
}

let count = 0;

/** Makes an account with a role, as a super admin does, and follows its invitation. */
export async function makeAdmin(role: string, more: Record<string, unknown> = {}): Promise<AdminAccount> {
  count += 1;
  const names = { firstname: 'Essai', lastname: role };
  const email = `${role}-${String(Date.now())}-${String(count)}@example.org`;
  const roles = [await roleId(role)];
  const user = await post<Made>('/admin/users', { ...names, ...more, email, roles });
  const password = 'Premier-mot-1';
  const { registrationToken } = user;
  const { token } = await post<{ token: string }>('/admin/register', {
    registrationToken,
    userInfo: { ...names, password },
  });
  return { id: user.id, email, password, token };
}

/** Calls the CMS with an account's token. */
export const callAs = (token: string, method: string, path: string, body?: unknown): Promise<Response> =>
  fetch(cmsUrl() + path, {
    method,
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': freshAddress(),
      authorization: `Bearer ${token}`,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
