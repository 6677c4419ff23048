import type { Core } from '@strapi/strapi';
import { environment } from '../../config/environment';
import { randomPassword } from '../domain/password';
import { rowsOf } from '../strapi';
import type { Account } from './accounts-file';
import { ensureRole } from './roles';

type Creator = {
  create(user: Record<string, unknown>): Promise<unknown>;
};

type SiteCreator = {
  add(user: Record<string, unknown>): Promise<unknown>;
};

/** @returns the account it made, or nothing when the admin panel has a user already */
export async function createAdmin(strapi: Core.Strapi): Promise<Account | undefined> {
  if ((await rowsOf(strapi, 'admin::user').count()) > 0) return undefined;
  const role = await rowsOf(strapi, 'admin::role').findOne({ where: { code: 'strapi-super-admin' } });
  if (role === null)
    throw new Error('The admin role strapi-super-admin is missing; Strapi should have made it.');
  const account = { email: environment.adminEmail, password: randomPassword() };
  const service = strapi.service('admin::user') as unknown as Creator;
  const names = { firstname: 'Grand', lastname: 'Large', preferedLanguage: 'fr' };
  await service.create({ ...account, ...names, isActive: true, registrationToken: null, roles: [role.id] });
  return account;
}

/** @returns the account it made, or nothing when a site user has the role editor already */
export async function createEditor(strapi: Core.Strapi): Promise<Account | undefined> {
  const role = await ensureRole(strapi, 'editor');
  const users = rowsOf(strapi, 'plugin::users-permissions.user');
  if ((await users.count({ where: { role: { id: role.id } } })) > 0) return undefined;
  const account = { email: environment.editorEmail, password: randomPassword() };
  const service = strapi.plugin('users-permissions').service('user') as unknown as SiteCreator;
  await service.add({ ...account, username: 'editor', provider: 'local', confirmed: true, role: role.id });
  return account;
}
