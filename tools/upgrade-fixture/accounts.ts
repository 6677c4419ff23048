import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Account } from './facts';
import type { Panel } from './panel';

/** The accounts of the first start, as they lie in the data folder until their passwords are changed. */
export function firstAccounts(data: string): Record<'admin' | 'editor', Account> {
  return JSON.parse(readFileSync(join(data, 'accounts.json'), 'utf8')) as Record<'admin' | 'editor', Account>;
}

export const password = (name: string) => `For-tests-only-${name}-1`;

/** Makes a user of the panel with the named role, who has set a password. */
async function addAdmin(panel: Panel, name: string, roleId: number): Promise<Account> {
  const account = { email: `${name}@grand-large.example`, password: password(name) };
  const names = { firstname: name, lastname: 'Essai' };
  const user = { ...names, email: account.email, roles: [roleId] };
  const { registrationToken } = await panel.send<{ registrationToken: string }>('POST', '/admin/users', user);
  const userInfo = { ...names, password: account.password };
  await panel.send('POST', '/admin/register', { registrationToken, userInfo });
  return account;
}

/** Users with Strapi's roles Author and Editor, and one with a role that an administrator made. */
export async function addAdmins(panel: Panel): Promise<Account[]> {
  const roles = await panel.send<{ id: number; code: string }[]>('GET', '/admin/roles');
  const idOf = (code: string) => roles.find((role) => role.code === code)?.id ?? 0;
  const own = await panel.send<{ id: number }>('POST', '/admin/roles', {
    name: 'Relecture',
    description: 'Lit les articles',
  });
  const read = {
    action: 'plugin::content-manager.explorer.read',
    subject: 'api::article.article',
    properties: { fields: ['titre', 'slug'], locales: ['fr'] },
    conditions: [],
  };
  await panel.send('PUT', `/admin/roles/${String(own.id)}/permissions`, { permissions: [read] });
  return [
    await addAdmin(panel, 'author', idOf('strapi-author')),
    await addAdmin(panel, 'chief', idOf('strapi-editor')),
    await addAdmin(panel, 'reader', own.id),
  ];
}

/** Gives the site's first editor another password, as every guide tells them to, and adds a plain user. */
export async function addSiteUsers(panel: Panel, url: string, editor: Account): Promise<Account[]> {
  const changed = { email: editor.email, password: password('editor') };
  const { jwt } = await post<{ jwt: string }>(`${url}/api/auth/local`, {
    identifier: editor.email,
    password: editor.password,
  });
  const passwords = {
    currentPassword: editor.password,
    password: changed.password,
    passwordConfirmation: changed.password,
  };
  await post(`${url}/api/auth/change-password`, passwords, jwt);
  const plain = { email: 'plain@grand-large.example', password: password('plain') };
  const { roles } = await panel.send<{ roles: { id: number; documentId: string; type: string }[] }>(
    'GET',
    '/users-permissions/roles',
  );
  const role = roles.find(({ type }) => type === 'authenticated');
  await panel.create('plugin::users-permissions.user', 'fr', {
    ...plain,
    username: 'plain',
    confirmed: true,
    blocked: false,
    role: { connect: [{ id: role?.id, documentId: role?.documentId }] },
  });
  return [changed, plain];
}

async function post<T>(url: string, body: object, jwt?: string): Promise<T> {
  const headers = { 'content-type': 'application/json', ...(jwt && { authorization: `Bearer ${jwt}` }) };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url}: ${String(response.status)} ${await response.text()}`);
  return (await response.json()) as T;
}
