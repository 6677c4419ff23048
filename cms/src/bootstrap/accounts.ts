import type { Core } from '@strapi/strapi';
import { logOf, rowsOf } from '../strapi';
import { type Account, readAccounts, writeAccounts } from './accounts-file';
import { createAdmin, createEditor } from './first-accounts';

type PasswordService = {
  validatePassword(password: string, hash: string): Promise<boolean>;
};

async function isUnchanged(strapi: Core.Strapi, uid: string, passwords: PasswordService, account: Account) {
  const user = await rowsOf(strapi, uid).findOne({ where: { email: account.email } });
  return user !== null && (await passwords.validatePassword(account.password, String(user.password)));
}

/** A password that no longer opens its account need not lie in a file. */
async function forgetChanged(strapi: Core.Strapi): Promise<void> {
  const { admin, editor } = readAccounts();
  const adminService = strapi.service('admin::auth') as unknown as PasswordService;
  const siteService = strapi.plugin('users-permissions').service('user') as unknown as PasswordService;
  const keepAdmin = admin && (await isUnchanged(strapi, 'admin::user', adminService, admin));
  const keepEditor =
    editor && (await isUnchanged(strapi, 'plugin::users-permissions.user', siteService, editor));
  if (Boolean(admin) === Boolean(keepAdmin) && Boolean(editor) === Boolean(keepEditor)) return;
  writeAccounts({ ...(keepAdmin && { admin }), ...(keepEditor && { editor }) });
  logOf(strapi, 'accounts')('a first password was changed and is no longer in accounts.json');
}

/** One account for the admin panel and one for the site's login page (DECISIONS 15), where there are none yet. */
export async function ensureAccounts(strapi: Core.Strapi): Promise<void> {
  await forgetChanged(strapi);
  const admin = await createAdmin(strapi);
  const editor = await createEditor(strapi);
  if (admin === undefined && editor === undefined) return;
  writeAccounts({ ...readAccounts(), ...(admin && { admin }), ...(editor && { editor }) });
  logOf(strapi, 'accounts')('first accounts made; their passwords are in accounts.json in the data folder');
}
